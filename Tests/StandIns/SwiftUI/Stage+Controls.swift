/// Something that a finger can take hold of.
package enum StageControl {
    /// Back, from the last of these; held by a button in its place.
    case back(from: AnyHashable, isHeld: Bool, touch: @MainActor () -> Void)
    /// Back from the bottom of a column.
    case stepBack(from: Int, isHeld: Bool, touch: @MainActor () -> Void)
    case tab(AnyHashable)
    case page(AnyHashable)
    case drag(AnyHashable, isHeld: Bool)
    case answer(String)
}

extension Stage {
    /// What the user can touch, while nothing moves.
    package var controls: [StageControl] {
        guard let top = presentations.last else { return pieces.flatMap(\.controls) }
        guard top.phase == .up else { return [] }
        if top.kind == .alert {
            return top.pieces.flatMap(\.buttons).compactMap { button in
                if case .button(let title, _, _) = button.kind { .answer(title) } else { nil }
            }
        }
        let isHeld = top.pieces.contains { $0.first { $0.locksSheet ? true : nil } == true }
        let drag = top.kind == .sheet ? top.id.map { StageControl.drag($0, isHeld: isHeld) } : nil
        return [drag].compactMap(\.self) + top.pieces.flatMap(\.controls)
    }
}

extension Piece {
    fileprivate var controls: [StageControl] {
        switch kind {
        case .tabs(let bar):
            let shown = zip(bar.tabs, bar.tags).first { $0.1 == bar.displayed }?.0
            return bar.tags.compactMap { $0.map(StageControl.tab) } + (shown?.controls ?? [])
        case .stack(let stack):
            let front = stack.screens.last ?? []
            return [stack.control].compactMap(\.self) + front.flatMap(\.controls)
        case .scroll(let scroll):
            guard let now = scroll.pages.firstIndex(where: { $0.key == scroll.displayed }) else { return [] }
            let beside = [now + 1, now - 1].filter(scroll.pages.indices.contains)
            return beside.compactMap { scroll.pages[$0].key.map(StageControl.page) } + scroll.pages[now].controls
        case .split(let split):
            let columns = split.columns.indices.filter(split.isVisible)
            let inside = columns.flatMap { split.columns[$0].flatMap(\.controls) }
            let isAbove = inside.contains { if case .back = $0 { true } else { false } }
            return (isAbove ? [] : [split.control].compactMap(\.self)) + inside
        default: return children.flatMap(\.controls)
        }
    }
}

extension StackMemory {
    fileprivate var control: StageControl? {
        guard let last = displayed?.last, !isMoving else { return nil }
        let hidesBack = screens.last?.contains { $0.first { $0.hidesBack ? true : nil } == true } == true
        if hidesBack, replacement == nil { return nil }
        return .back(from: last, isHeld: hidesBack) { [self] in
            if beginBack() { endBack(isCancelled: false) } else { replacement?.act() }
        }
    }
}

extension SplitMemory {
    fileprivate var control: StageControl? {
        guard let displayed, displayed > 0, !isMoving else { return nil }
        let hidesBack = columns[displayed].contains { $0.first { $0.hidesBack ? true : nil } == true }
        if hidesBack, replacement == nil { return nil }
        return .stepBack(from: displayed, isHeld: hidesBack) { [self] in
            if beginBack() { endBack(isCancelled: false) } else { replacement?.act() }
        }
    }
}
