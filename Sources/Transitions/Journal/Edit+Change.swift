extension Edit {
    /// The change as a value; nil for an edit that hosts do not need.
    var change: TreeChange? {
        switch self {
        case .insert(let placement): placement.change(placement.insertion)
        case .remove(let placement): placement.change(placement.removal)
        case .move(let slot, let container, let from, let to, _, let motion):
            TreeChange(
                kind: .moved(from: from, to: to), subject: .init(slot), holder: .init(container),
                animation: nil, isAnimated: motion.isAnimated)
        case .select(let slot, let container, let before, let after, let direction, let motion):
            TreeChange(
                kind: .selected(from: before, to: after, direction: direction),
                subject: slot.map { .init($0) } ?? .init(container), holder: .init(container),
                animation: motion.animation, isAnimated: motion.isAnimated)
        case .take(let slot, let split, _, _, let motion):
            TreeChange(
                kind: .took(column: Int(slot.node.index)), subject: .init(slot), holder: .init(split), animation: nil,
                isAnimated: motion.isAnimated)
        case .showAlert(let alert, let host, let index, let motion):
            TreeChange(
                kind: .alertShown(position: index), subject: alert.item, holder: .init(host),
                animation: nil, isAnimated: motion.isAnimated)
        case .closeAlert(let alert, let host, let index, let motion):
            TreeChange(
                kind: .alertClosed(position: index), subject: alert.item, holder: .init(host),
                animation: nil, isAnimated: motion.isAnimated)
        default: nil
        }
    }
}

extension Placement {
    fileprivate var insertion: TreeChange.Kind { list.insertion(at: index, style) }

    fileprivate var removal: TreeChange.Kind { list.removal(from: index) }

    fileprivate func change(_ kind: TreeChange.Kind) -> TreeChange {
        TreeChange(
            kind: kind, subject: .init(slot), holder: .init(list.holder),
            animation: motion.animation, isAnimated: motion.isAnimated)
    }
}

extension SlotList {
    func insertion(at index: Int, _ style: @autoclosure () -> PresentationStyle) -> TreeChange.Kind {
        switch self {
        case .content: .inserted(at: index)
        case .modals: .presented(level: index, style: style())
        case .embedded: .embedded(at: index)
        }
    }

    func removal(from index: Int) -> TreeChange.Kind {
        switch self {
        case .content: .removed(from: index)
        case .modals: .dismissed(level: index)
        case .embedded: .unembedded(from: index)
        }
    }
}
