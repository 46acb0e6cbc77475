extension RunningCommit {
    /// Makes a transition part of the commit. It runs now, or later in the same commit.
    ///
    /// - Throws: The error of a refused verb, if it runs now; if it runs later, the commit ends with that error.
    @inlinable
    public mutating func perform<Root>(_ transition: Transition<Root>, on root: Root) throws(TransitionError) {
        try commit.take(transition.step, on: Target(root))
    }
}

extension RunningCommit {
    /// Begins to change a root for its coordinator.
    ///
    /// - Returns: The root, as a target of steps.
    /// - Throws: An error if another coordinator changes the root, or its tree is in a commit of its own.
    @inlinable package func enter(
        _ root: some ContainerRoot, claimedBy coordinator: any Presentable
    ) throws(TransitionError) -> Target {
        let target = Target(root)
        try commit.enter(target.node, claimedBy: coordinator)
        return target
    }
}

extension Target {
    @inlinable init(_ root: some ContainerRoot) {
        self.init(root, node: root.node)
    }
}
