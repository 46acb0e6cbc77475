extension Commit {
    /// Makes sure that `node` is in the tree of this commit, or borrows the tree that it is in.
    ///
    /// - Throws: `busy` where that tree is in the middle of a commit of its own.
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

    /// The outermost node around one that is not in this commit's tree; nil where it does. One pointer read a
    /// level, as far as the place that was last found to be in it is away.
    func foreignTop(of node: Node) -> Node? {
        if node === known { return nil }
        // Neither goes meanwhile, nor what they are in: nothing is kept on the way.
        let (lower, ceiling) = (Unmanaged.passUnretained(node), known.map(Unmanaged.passUnretained))
        // Mostly it is one level further in.
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

    /// Whether a node is in a tree that this commit may change.
    func holds(_ node: Node) -> Bool {
        guard let top = foreignTop(of: node) else { return true }
        return top.commitOwner.map(hasBorrowed) ?? false
    }

    /// Whether an owner is that of another tree that this commit changes.
    func hasBorrowed(_ other: CommitOwner) -> Bool { !borrowed.isEmpty && other.borrower === owner }
}

extension Commit {
    /// Notes which coordinator changes a root, so that what is in it can find it.
    ///
    /// - Throws: `rootTaken` where another one does, and is still alive.
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
    /// - Throws: Where another coordinator changes it, or its tree is in the middle of a commit of its own.
    @usableFromInline func enter(
        _ root: Container, claimedBy coordinator: any Presentable
    ) throws(TransitionError) {
        if !root.isClaimed(by: coordinator) { try claim(root, by: coordinator) }
        if root !== known { try enter(root) }
        if reveals { noteLastRoot(root) }
    }
}

extension Container {
    /// What its place holds, if that is a router: the coordinator whose root it is.
    fileprivate var shownRouter: (any Presentable)? { shownAs.flatMap { $0._requestType == nil ? nil : $0 } }

    /// Notes which coordinator changes this root, unless another one does.
    @usableFromInline package func claimUnlessTaken(by coordinator: any Presentable) {
        if !isClaimed(by: coordinator), claimant == nil, shownRouter == nil { claimant = coordinator }
    }
}
