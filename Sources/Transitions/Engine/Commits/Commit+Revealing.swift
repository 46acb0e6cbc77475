extension Commit {
    /// Notes a node that a verb found in place, as it may have to be brought to the front, or waited for.
    package func noteReached(_ node: Node) {
        if reveals { journal.add(.reach(node)) }
        if watch.contains(.columns) { takeColumns(around: node) }
    }

    /// Brings a node to the front of its tree.
    ///
    /// - Parameter keepsAwaitedModals: True if modals that triggers wait for stay over the node, with all above them: a
    ///   link does not end waiting triggers.
    package func reveal(_ target: Node, keepsAwaitedModals: Bool = true) {
        var node = target
        while let list = node.list, let index = node.position {
            node = list.holder
            guard case .content(let container) = list else { continue }
            switch container.layout.kind {
            case .stack: pop(container, keeping: index + 1)
            case .tabs, .pages: select(container.layout.shownRange(for: index, count: container.count), of: container)
            case .windows: if index < container.count - 1 { move(in: container, from: index, to: container.count - 1) }
            case .split where isInPlace: break
            case .split: take(container.content[container.offset(of: index) ?? 0].node, of: container)
            case .window: break
            }
        }
        if target.isWindow { return }
        // Modals over the node in its window are dismissed, the topmost first.
        let (layer, window) = (target.enclosingModal, target.windowOrOutermost)
        if window.front.enclosingModal === layer { return }
        let all = window.modalsOver(hidden: false)
        let above = layer == nil ? all[...] : all.drop { $0 !== layer }.dropFirst()
        let awaited = keepsAwaitedModals ? awaitedModals(around: window) : []
        dismiss(above.prefix { modal in !awaited.contains { $0 === modal } }, nil)
    }

    /// Brings what this commit showed, found or changed last to the front.
    func revealWhatWasDone() {
        // Released at the end, as this may be the last reference.
        let target = target
        let last = takeLastRoot()
        if admission.isOpen, let target { reveal(target) }
        withExtendedLifetime(last) {}
    }

    /// Clears the root of the last step, and then releases it, as this may be the last reference.
    func forgetLastRoot() {
        let kept = takeLastRoot()
        withExtendedLifetime(kept) {}
    }

    /// The node to bring to the front: the last one shown, selected, moved or found; else the last one whose list was
    /// changed; else the root of the last step.
    private var target: Node? {
        if let brought { return brought }
        if isPrerequisite { return nil }
        for edit in edits.reversed() {
            if let place = edit.holder, isInChangedTree(place) { return place }
        }
        return lastRoot.flatMap { isInChangedTree($0) ? $0 : nil }
    }

    /// The last node that this commit has shown, selected, moved or found.
    var brought: Node? {
        for edit in edits.reversed() {
            if let node = edit.brought, isInChangedTree(node) { return node }
        }
        return nil
    }

    /// Returns the modals around the nodes that triggers wait for.
    private func awaitedModals(around node: Node) -> [Node] {
        owner.owner(around: node).awaitedNodes.flatMap { shown in
            sequence(first: shown) { $0.holder }.filter { $0.place == .modal }
        }
    }

    /// Returns true if a node is in a tree that this commit changes, and not in a removed part.
    private func isInChangedTree(_ node: Node) -> Bool {
        let outermost = node.outermost
        return outermost === owner.outermost || outermost.commitOwner.map(hasBorrowed) == true
    }

    /// The nodes that the prerequisite run by this commit has shown; if there are none, the last node that it found in
    /// place. Nodes do not count if a screen, asked whether it may be left, made a trigger that showed them.
    var shownOrReached: (nodes: [Node], isShown: Bool) {
        let prerequisite = edits.prefix { !$0.endsPrerequisite }
        let shown = outermost(shownBy: prerequisite)
        if !shown.isEmpty { return (shown, true) }
        return (prerequisite.compactMap(\.reached).last { $0.holder != nil }.map { [$0] } ?? [], false)
    }
}

extension Node {
    /// The window that this node is or is in; else the outermost node of its tree.
    fileprivate final var windowOrOutermost: Node {
        var node = self
        while !node.isWindow, let holder = node.holder { node = holder }
        return node
    }

    /// True if the front of the tree is this node, or is in it.
    final var holdsFront: Bool {
        var node: Node? = outermost.front
        while let current = node, current !== self { node = current.holder }
        return node != nil
    }
}
