extension RunningCommit {
    /// Makes a transition part of the commit: run now if nothing is to be done before it, else right after that.
    ///
    /// - Throws: The refusal of a verb, unless it runs later; the commit then ends with it.
    @inlinable
    public mutating func perform<Root>(_ transition: Transition<Root>, on root: Root) throws(TransitionError) {
        try commit.take(transition.step, on: Target(root))
    }
}

extension Target {
    @inlinable package init(_ root: some ContainerRoot) {
        self.init(root, node: root.node)
    }
}
