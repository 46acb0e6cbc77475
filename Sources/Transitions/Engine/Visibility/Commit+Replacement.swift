/// What a container shows instead of something else, where that is all that a commit has changed.
struct Replacement {
    let container: Container
    let former: Node?
    let present: Node?
}

extension Commit {
    /// What was exchanged; nil where more was done, or something else.
    var replacement: Replacement? {
        guard structuralEdits == 1, let edit = edits.count == 1 ? edits[0] : edits.first(where: \.isStructural) else {
            return nil
        }
        if let placement = edit.insertion {
            guard case .content(let stack) = placement.list, stack.layout.kind == .stack else { return nil }
            let below = stack.content.count - 2
            guard placement.index > below else { return .nothing(in: stack) }
            let former = below < 0 ? nil : stack.content[below].node
            return Replacement(container: stack, former: former, present: placement.slot.node)
        }
        if let placement = edit.removal {
            guard case .content(let stack) = placement.list, stack.layout.kind == .stack else { return nil }
            guard placement.index == stack.content.count else { return .nothing(in: stack) }
            return Replacement(container: stack, former: placement.slot.node, present: stack.content.last?.node)
        }
        guard let (container, before, after) = edit.selection, before.count == 1, after.count == 1 else { return nil }
        let (former, present) = (container.content[before.lowerBound], container.content[after.lowerBound])
        return Replacement(container: container, former: former.node, present: present.node)
    }
}

extension Replacement {
    /// Something changed of a container that it does not show.
    fileprivate static func nothing(in container: Container) -> Replacement {
        Replacement(container: container, former: nil, present: nil)
    }

    /// What came into view with it and went out of it, as far as that is watched in a way; nil where either presents
    /// something, which may cover what stands elsewhere.
    ///
    /// O(what can be seen of either), and where it is watched, O(what can be seen).
    func seenDifference(of watch: Watch) -> SeenDifference? {
        var come: [Node] = []
        var gone: [Node] = []
        if let present, present.addLayerVisibility(watch, to: &come) { return nil }
        if let former, former.addLayerVisibility(watch, to: &gone) { return nil }
        // What is shown of it can be seen where it can, and is found faster, as nothing is in most of that.
        guard !come.isEmpty || !gone.isEmpty, (present ?? container).isVisible else {
            return SeenDifference(come: [], gone: [])
        }
        return SeenDifference(come: come, gone: gone.reversed())
    }
}
