extension RunningCommit {
    /// Makes a transition part of the commit: run now if nothing is to be done before it, else right after that.
    ///
    /// - Throws: The refusal of a verb, unless it runs later; the commit then ends with it.
    @inlinable
    public mutating func perform<Root>(_ transition: Transition<Root>, on root: Root) throws(TransitionError) {
        try commit.take(transition.step, on: Target(root))
    }
}

extension RunningCommit {
    /// Begins to change a root for its coordinator.
    ///
    /// - Returns: The root, for steps.
    /// - Throws: Where another coordinator changes it, or its tree is in the middle of a commit of its own.
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
