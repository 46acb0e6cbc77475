extension Commit {
    /// Notes what a verb has found where it was to be, as that may have to be brought to the front, or waited for.
    package func noteReached(_ node: Node) {
        if reveals { journal.add(.reach(node)) }
    }

    /// Brings a node to the front of its tree.
    ///
    /// - Parameter sparesLogins: Whether what triggers wait for at a gate stays over it, with what is over that: a link
    ///   does not end what waits.
    package func reveal(_ target: Node, sparesLogins: Bool = true) {
        var node = target
        while let list = node.list, let index = node.position {
            node = list.holder
            guard case .content(let container) = list else { continue }
            switch container.layout.kind {
            case .stack: pop(container, keeping: index + 1)
            case .tabs, .pages: select(container.layout.shownRange(for: index, count: container.count), of: container)
            case .windows: if index < container.count - 1 { move(in: container, from: index, to: container.count - 1) }
            case .split, .window: break
            }
        }
        if target.isWindow { return }
        // What is presented over it in its window is dismissed, the topmost first.
        let (layer, window) = (target.enclosingModal, target.windowOrOutermost)
        if window.front.enclosingModal === layer { return }
        let all = window.modalsOver(hidden: false)
        let above = layer == nil ? all[...] : all.drop { $0 !== layer }.dropFirst()
        let awaited = sparesLogins ? awaitedModals(around: window) : []
        dismiss(above.prefix { modal in !awaited.contains { $0 === modal } }, nil)
    }

    /// Brings what this commit comes to to the front.
    func revealWhatWasDone() {
        // What was noted last is let go of here: nothing else may keep it.
        let target = target
        let last = takeLastRoot()
        if admission.isOpen, let target { reveal(target) }
        withExtendedLifetime(last) {}
    }

    /// Lets go of the root of the last step, which nothing else may keep: not while it is being changed.
    func forgetLastRoot() {
        let kept = takeLastRoot()
        withExtendedLifetime(kept) {}
    }

    /// What this commit comes to: what it has shown, selected, moved or found last; else where it has taken something
    /// from; else the root of its last step.
    private var target: Node? {
        if let brought { return brought }
        if isPrerequisite { return nil }
        for edit in edits.reversed() {
            if let place = edit.holder, stands(place) { return place }
        }
        return lastRoot.flatMap { stands($0) ? $0 : nil }
    }

    /// What this commit has shown, selected, moved or found last.
    var brought: Node? {
        for edit in edits.reversed() {
            if let node = edit.brought, stands(node) { return node }
        }
        return nil
    }

    /// The modals in which something is shown that triggers wait for, and those that these are presented in.
    private func awaitedModals(around node: Node) -> [Node] {
        owner.owner(around: node).awaitedNodes.flatMap { shown in
            sequence(first: shown) { $0.holder }.filter { $0.place == .modal }
        }
    }

    /// Whether a node is in a tree that this commit changes, and not in what it has removed.
    private func stands(_ node: Node) -> Bool {
        let outermost = node.outermost
        return outermost === owner.outermost || outermost.commitOwner.map(hasBorrowed) == true
    }

    /// What a gate wanted first has shown; where that is nothing, what it has found where it was to be, the last of
    /// that. What those have shown who were asked whether they may be left is none of it.
    var shownOrReached: (nodes: [Node], isShown: Bool) {
        let prerequisite = edits.prefix { !$0.endsPrerequisite }
        let shown = outermost(shownBy: prerequisite)
        if !shown.isEmpty { return (shown, true) }
        return (prerequisite.compactMap(\.reached).last { $0.holder != nil }.map { [$0] } ?? [], false)
    }
}

extension Node {
    /// The window that this node is in, or is; where it is in none, the outermost node of its tree.
    fileprivate final var windowOrOutermost: Node {
        var node = self
        while !node.isWindow, let holder = node.holder { node = holder }
        return node
    }

    /// Whether what is in front of this tree is in this node, or is it.
    final var isInFront: Bool {
        var node: Node? = outermost.front
        while let current = node, current !== self { node = current.holder }
        return node != nil
    }
}
