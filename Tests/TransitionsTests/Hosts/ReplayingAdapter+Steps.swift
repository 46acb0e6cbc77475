@_spi(Hosting) import Transitions

extension ReplayingAdapter {
    /// Does to the views what one step says. A step in something that is not shown yet is left out.
    func play(_ step: HostStep) {
        let change = step.change
        guard var holder = views[change.holder.id] else { return }
        let fits = Self.play(change, on: &holder, isShown: show(_:in:))
        if !fits { misfits.append(change) }
        views[change.holder.id] = holder
        if let arrived = step.arrived {
            add(arrived, as: change.subject.id)
            if case .presented(_, let style) = change.kind { views[change.subject.id]?.style = style }
        }
        switch change.kind {
        case .removed, .dismissed, .unembedded: loose.insert(change.subject.id)
        case .inserted, .moved, .selected, .took, .presented, .embedded, .alertShown, .alertClosed: break
        }
    }

    private func show(_ range: Range<Int>, in content: [NodeID?]) {
        for (index, id) in content.enumerated() { if let id { views[id]?.isShown = range.contains(index) } }
    }

    private static func play(
        _ change: TreeChange, on holder: inout View, isShown: (Range<Int>, [NodeID?]) -> Void
    ) -> Bool {
        let id = change.subject.id
        switch change.kind {
        case .inserted(let index) where holder.kind == .split:
            guard holder.content.indices.contains(index), holder.content[index] == nil else { return false }
            holder.content[index] = id
            holder.hand = holder.hand ?? id
        case .inserted(let index):
            guard index <= holder.content.count else { return false }
            holder.content.insert(id, at: index)
        case .removed(let index):
            guard holder.content.indices.contains(index), holder.content[index] == id else { return false }
            if holder.kind == .split { holder.empty(index) } else { holder.content.remove(at: index) }
        case .moved(let from, let to):
            guard holder.content.indices.contains(from), holder.content[from] == id else { return false }
            holder.content.insert(holder.content.remove(at: from), at: to)
        case .selected(_, let range, _):
            guard range.upperBound <= holder.content.count else { return false }
            isShown(range, holder.content)
        case .took(let column):
            guard holder.content.indices.contains(column), holder.content[column] == id else { return false }
            holder.hand = id
        case .presented(let level, _): return insert(id, at: level, in: &holder.modals)
        case .dismissed(let level): return remove(id, at: level, of: &holder.modals)
        case .embedded(let index): return insert(id, at: index, in: &holder.embedded)
        case .unembedded(let index): return remove(id, at: index, of: &holder.embedded)
        case .alertShown(let position): return insert(change.subject.name, at: position, in: &holder.alerts)
        case .alertClosed(let position): return remove(change.subject.name, at: position, of: &holder.alerts)
        }
        return true
    }

    private static func insert<Element>(_ element: Element, at index: Int, in list: inout [Element]) -> Bool {
        guard index <= list.count else { return false }
        list.insert(element, at: index)
        return true
    }

    private static func remove<Element: Equatable>(
        _ element: Element, at index: Int, of list: inout [Element]
    ) -> Bool {
        guard list.indices.contains(index), list[index] == element else { return false }
        list.remove(at: index)
        return true
    }
}

extension ReplayingAdapter.View {
    /// Empties a column; the nearest filled one to the left is in hand then, else the nearest to the right.
    fileprivate mutating func empty(_ column: Int) {
        if hand == content[column] {
            hand = content[..<column].last { $0 != nil } ?? content[(column + 1)...].first { $0 != nil } ?? nil
        }
        content[column] = nil
    }
}

extension ReplayingAdapter {
    /// The views that a tree is shown with.
    static func views(of root: any Presentable) -> [NodeID: View] {
        let fresh = ReplayingAdapter()
        fresh.show(root)
        return fresh.views
    }

    /// What is wrong with the views that were made by playing.
    func flaws(beside root: any Presentable) -> [String] {
        let right = Self.views(of: root)
        var flaws = misfits.map { "it does not fit: \($0)" }
        for (id, view) in views where right[id] != view {
            flaws.append("\(id) is \(view), not \(right[id].map { "\($0)" } ?? "there")")
        }
        for (id, view) in right where views[id] == nil { flaws.append("\(id) is missing: \(view)") }
        return flaws.sorted()
    }
}
