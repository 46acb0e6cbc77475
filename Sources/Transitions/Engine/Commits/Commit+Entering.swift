extension Commit {
    /// Makes sure that this commit may change `node`'s tree, borrowing that tree if it is not this commit's.
    ///
    /// - Throws: `busy` if that tree is in the middle of a commit of its own.
    package func enter(_ node: Node) throws(TransitionError) {
        if node === known || node === knownElsewhere { return }
        guard let top = foreignTop(of: node) else { return }
        let other = owner.owner(around: top)
        if !hasBorrowed(other) {
            guard other.lend(to: owner) else {
                try node.refuse("change \(node.label)", .busy)
            }
            noteLoan(of: other)
        }
        noteElsewhere(node)
    }

    /// Returns the outermost node of a node's tree; nil if that tree is this commit's own. Reads one pointer per level
    /// of distance from the node last found in the tree.
    func foreignTop(of node: Node) -> Node? {
        if node === known { return nil }
        // Neither node is released meanwhile, nor anything around it: nothing is retained on the way.
        let (lower, ceiling) = (Unmanaged.passUnretained(node), known.map(Unmanaged.passUnretained))
        // Usually the node is one level further in.
        if let ceiling, node.around?.toOpaque() == ceiling.toOpaque() {
            noteInside(node)
            return nil
        }
        var (top, above) = (lower, ceiling)
        while top.toOpaque() != ceiling?.toOpaque(), above?.toOpaque() != lower.toOpaque() {
            let current = top.takeUnretainedValue()
            if let next = current.around {
                (top, above) = (next, above?.takeUnretainedValue().around)
            } else if current.owner === owner {
                break
            } else {
                return current
            }
        }
        noteInside(node)
        return nil
    }

    /// Returns true if a node is in a tree that this commit may change.
    func holds(_ node: Node) -> Bool {
        guard let top = foreignTop(of: node) else { return true }
        return top.commitOwner.map(hasBorrowed) ?? false
    }

    /// Returns true if this commit has borrowed the tree of an owner.
    func hasBorrowed(_ other: CommitOwner) -> Bool { !borrowed.isEmpty && other.borrower === owner }
}

extension Commit {
    /// Notes the coordinator that changes a root, so that content of the root can find it.
    ///
    /// - Throws: `rootTaken` if another coordinator that is still alive changes the root.
    package func claim(_ root: Container, by coordinator: any Presentable) throws(TransitionError) {
        if root.isClaimed(by: coordinator) { return }
        if let other = root.claimant ?? root.shownRouter, other !== coordinator {
            let verb = "change the root of \(type(of: coordinator))"
            try root.refuse(verb, .rootTaken(by: "\(type(of: other))"))
        }
        root.claimant = coordinator
        journal.add(.claim(root))
    }

    /// Begins to change a root for its coordinator.
    ///
    /// - Throws: `rootTaken` if another coordinator changes the root; `busy` if its tree is in a commit of its own.
    @usableFromInline func enter(
        _ root: Container, claimedBy coordinator: any Presentable
    ) throws(TransitionError) {
        if !root.isClaimed(by: coordinator) { try claim(root, by: coordinator) }
        if root !== known { try enter(root) }
        if reveals { noteLastRoot(root) }
    }
}

extension Container {
    /// The presentable in the container's place, if that is a router: the coordinator whose root this is.
    fileprivate var shownRouter: (any Presentable)? { shownAs.flatMap { $0._routeType == nil ? nil : $0 } }

    /// Notes the coordinator that changes this root, unless there is another one.
    @usableFromInline package func claimUnlessTaken(by coordinator: any Presentable) {
        if !isClaimed(by: coordinator), claimant == nil, shownRouter == nil { claimant = coordinator }
    }
}
