/// A change, with the tree that the change inserted: for a host that plays changes one by one on a model of its own.
@_spi(Hosting) public struct HostStep: Sendable {
    /// The change.
    public let change: TreeChange

    /// The inserted node as a tree, with all that was in it and over it at that moment; nil for a change that inserts
    /// nothing.
    ///
    /// The tree is one unnamed window, like every ``Navigable/tree`` outside a window; if a window was opened, that
    /// window. Later changes in the node are in the steps that follow.
    public let arrived: Tree?
}

extension HostCommit {
    /// The ``changes``, each with the tree that it inserted: for a host that plays changes without reading the tree.
    ///
    /// A step that inserts a node includes the content that the node has then. Skip a step in a node that the host does
    /// not show yet: the later step that inserts the node includes the change.
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
