/// A change, with the tree that it inserted: for a host that plays changes one by one on a model of its own.
@_spi(Hosting) public struct HostStep: Sendable {
    /// The change.
    public let change: TreeChange

    /// The inserted tree, with all that was in it and over it at that moment; nil for a change that inserts nothing.
    ///
    /// Like every ``Navigable/tree`` outside a window, it is one unnamed window; for a window that opens, it is that
    /// window. Later changes in it are in the steps that follow.
    public let arrived: Tree?
}

extension HostCommit {
    /// The ``changes``, each with the tree that it inserted: for a host that plays them without reading the tree.
    ///
    /// New nodes got their content before the host was notified, so each step includes that content. Skip a step in a
    /// node that the host does not show yet: the later step that inserts the node includes the change.
    ///
    /// O(changes of the whole commit + new nodes), each time and for each host. Empty once the commit has settled.
    @_spi(Hosting) public var steps: [HostStep] { node.flatMap { commit?.steps(for: $0) } ?? [] }
}

extension Commit {
    /// Returns the changes that the host at a node shows, each with the tree that it inserted.
    fileprivate func steps(for node: Node) -> [HostStep] {
        let isSole = hostings.isEmpty
        if isSole, soleHosting !== node { return [] }
        var steps: [HostStep] = []
        var index = 0
        replay { edit in
            guard let change = edit.change else { return }
            if isSole || hostings[index].includes(node) {
                steps.append(HostStep(change: change, arrived: edit.insertion?.slot.node.tree))
            }
            index += 1
        }
        return steps
    }
}
