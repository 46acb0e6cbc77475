import Transitions

extension Model {
    /// Does what a verb says, or nothing where it is refused. A verb that names something takes its column.
    mutating func perform(_ verb: Verb, on root: Int) -> Answer {
        let before = places[root].content
        let answer = change(verb, root)
        guard answer != .refused else { return .refused }
        let named: [Int?] =
            switch verb {
            case .push(let number), .popTo(let number), .replaceTop(let number), .insert(let number, at: _),
                .embed(let number, in: _):
                [number]
            case .set(let numbers):
                answer == .same ? [] : added(numbers, to: before)
            case .select, .turn: [places[root].shown]
            default: []
            }
        let changes = named.compactMap(\.self).reduce(false) { take($1) || $0 }
        return changes ? .done : answer
    }

    /// What is new in a list, or else the last of it.
    private func added(_ numbers: [Int], to before: [Int]) -> [Int?] {
        let new = numbers.filter { !before.contains($0) }
        return new.isEmpty ? [numbers.last] : new
    }

    private mutating func change(_ verb: Verb, _ root: Int) -> Answer {
        let isStack = places[root].kind == .stack
        switch verb {
        case .push(let number) where isStack:
            guard isFree(number, for: root) else { return .refused }
            places[root].content.append(number)
            return .done
        case .pop where isStack: return pop(root)
        case .popTo(let number) where isStack:
            guard let index = places[root].content.firstIndex(of: number) else { return .refused }
            return cut(root, to: index + 1)
        case .popToRoot where isStack: return cut(root, to: 1)
        case .replaceTop(let number) where isStack:
            if places[root].content.last == number { return .same }
            guard !places[root].content.isEmpty, isFree(number, for: root) else { return .refused }
            places[root].content[places[root].content.count - 1] = number
            return .done
        case .turn(let direction): return turn(root, direction)
        case .column(let number, at: let column):
            guard case .split(let columns) = places[root].kind, column < columns else { return .refused }
            let former = places[root].content[column]
            if former == number { return .same }
            guard isFree(number, for: root) else { return .refused }
            places[root].content[column] = number
            if [nil, former].contains(places[root].shown) { places[root].shown = number }
            return .done
        case .clear(let column):
            guard case .split(let columns) = places[root].kind, column < columns else { return .refused }
            let before = places[root].content
            places[root].content[column] = -1
            follow([places[root].shown].compactMap(\.self), in: root, columns: before)
            return before[column] < 0 ? .same : .done
        case .select(let index): return select(root, index)
        case .set, .insert, .removeAt, .move: return arrange(verb, root)
        default: return overlay(verb, root)
        }
    }

    private mutating func cut(_ root: Int, to count: Int) -> Answer {
        guard places[root].content.count > count else { return .same }
        places[root].content.removeSubrange(count...)
        return .done
    }

    private mutating func pop(_ root: Int) -> Answer {
        if places[root].content.count > 1 { return cut(root, to: places[root].content.count - 1) }
        var inner = root
        while let (outer, link) = holder(of: inner), link == .content, places[outer].kind == .stack {
            if let index = places[outer].content.firstIndex(of: inner), index > 0 { return cut(outer, to: index) }
            inner = outer
        }
        return .refused
    }

    private mutating func turn(_ root: Int, _ direction: TurnDirection) -> Answer {
        guard case .pages(let pairs) = places[root].kind, !places[root].content.isEmpty else { return .refused }
        let (shown, count) = (shownIndices(of: root), places[root].content.count)
        var index = direction == .forward ? shown[shown.count - 1] + 1 : shown[0] - 1
        if !(0..<count).contains(index) {
            guard pairs else { return .refused }
            index = direction == .forward ? 0 : count - 1
        }
        return select(root, index)
    }

    private mutating func select(_ root: Int, _ index: Int) -> Answer {
        switch places[root].kind {
        case .screen, .stack: return .refused
        case .split:
            guard places[root].content.indices.contains(index), places[root].content[index] >= 0 else {
                return .refused
            }
            return take(places[root].content[index]) ? .done : .same
        case .tabs, .pages: break
        }
        guard places[root].content.indices.contains(index) else { return .refused }
        let before = places[root].shown
        places[root].shown = places[root].content[index]
        if let first = shownIndices(of: root).first { places[root].shown = places[root].content[first] }
        return places[root].shown == before ? .same : .done
    }

    private mutating func arrange(_ verb: Verb, _ root: Int) -> Answer {
        let before = places[root].content
        let shown = shownIndices(of: root).map { before[$0] }
        var columns: Int?
        if case .split(let count) = places[root].kind { columns = count }
        defer { follow(shown, in: root, columns: before) }
        switch verb {
        case .set(let numbers):
            guard !numbers.isEmpty, Set(numbers).count == numbers.count, numbers.count <= columns ?? .max,
                numbers.allSatisfy({ before.contains($0) || isFree($0, for: root) })
            else { return .refused }
            places[root].content = numbers + Array(repeating: -1, count: max(0, (columns ?? 0) - numbers.count))
        case .insert(let number, at: let index):
            if before.indices.contains(index), before[index] == number { return .same }
            guard isFree(number, for: root), index >= 0, index < columns ?? before.count + 1 else { return .refused }
            if columns == nil {
                places[root].content.insert(number, at: index)
            } else {
                guard before[index] < 0 else { return .refused }
                places[root].content[index] = number
            }
        case .removeAt(let index):
            guard before.indices.contains(index), before[index] >= 0, columns != nil || before.count > 1 else {
                return .refused
            }
            if columns == nil { places[root].content.remove(at: index) } else { places[root].content[index] = -1 }
        case .move(let from, let to):
            guard before.indices.contains(from), before[from] >= 0 else { return .refused }
            if from == to { return .same }
            guard before.indices.contains(to), columns == nil || before[to] < 0 else { return .refused }
            if columns == nil {
                places[root].content.insert(places[root].content.remove(at: from), at: to)
            } else {
                places[root].content.swapAt(from, to)
            }
        default: return .refused
        }
        return places[root].content == before ? .same : .done
    }
}

extension Model {
    fileprivate mutating func overlay(_ verb: Verb, _ root: Int) -> Answer {
        switch verb {
        case .present(let number), .presentOnRoot(let number):
            if case .presentOnRoot = verb, places[root].presents != nil { return .refused }
            guard isFree(number, for: root) else { return .refused }
            places[last(over: root)].presents = number
            return .done
        case .dismiss: return dismiss(root)
        case .dismissToRoot:
            guard let first = places[root].presents else { return dismiss(root) }
            end(from: first)
            return .done
        case .dismissAll:
            let ended = places.indices.filter { places[$0].presents != nil && stands($0, in: root) }
            for index in ended { places[index].presents = nil }
            return ended.isEmpty ? .same : .done
        case .finish: return finish(root)
        case .embed(let number, in: let container) where places[container].embedded.contains(number):
            return stands(container, in: root) ? .same : .refused
        case .embed(let number, in: let container):
            guard stands(container, in: root), isFree(number, for: container) else { return .refused }
            places[container].embedded.append(number)
            return .done
        case .unembed(let number):
            guard let (by, link) = holder(of: number), link == .embedded, stands(by, in: root) else { return .refused }
            places[by].embedded.removeAll { $0 == number }
            return .done
        default: return .refused
        }
    }

    private func last(over root: Int) -> Int {
        var top = root
        while let next = places[top].presents { top = next }
        return top
    }

    /// Takes a modal off, and each of those above it.
    private mutating func end(from modal: Int) {
        if let (by, _) = holder(of: modal) { places[by].presents = nil }
        var next: Int? = modal
        while let current = next {
            next = places[current].presents
            places[current].presents = nil
        }
    }

    private mutating func dismiss(_ root: Int) -> Answer {
        if places[root].presents != nil {
            end(from: last(over: root))
            return .done
        }
        var above = root
        while let (by, link) = holder(of: above) {
            if link == .presented {
                end(from: above)
                return .done
            }
            above = by
        }
        return .refused
    }

    private mutating func finish(_ root: Int) -> Answer {
        guard holder(of: root) != nil else { return .refused }
        var own = root
        while let (by, link) = holder(of: own) {
            switch link {
            case .presented:
                end(from: own)
                return .done
            case .embedded:
                places[by].embedded.removeAll { $0 == own }
                return .done
            case .content:
                guard places[by].kind == .stack, let index = places[by].content.firstIndex(of: own) else {
                    return .same
                }
                if index > 0 { return cut(by, to: index) }
                own = by
            }
        }
        return .same
    }
}
