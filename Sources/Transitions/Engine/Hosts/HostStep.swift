/// One change, with what came by it: all that a host needs which plays changes one by one on a model of its own.
@_spi(Hosting) public struct HostStep: Sendable {
    /// What changed.
    public let change: TreeChange

    /// What was put there, with all that stood in it and over it at that moment; nil for a change that puts nothing.
    ///
    /// It is one unnamed window, as every ``Navigable/tree`` of something that is in none; for a window that
    /// opens it is that window. What happens to it afterwards comes in the steps that follow.
    public let arrived: Tree?
}

extension HostCommit {
    /// The ``changes``, each with what came by it: for a host that plays them without reading the tree.
    ///
    /// What is in something new was put there before a host could be told of it, so each step brings its picture. A
    /// step in something that the host does not show yet is part of the picture that comes later: leave it out.
    ///
    /// O(changes of the whole commit + nodes that came), each time and for each host. Empty once the commit has
    /// settled.
    @_spi(Hosting) public var steps: [HostStep] { node.flatMap { commit?.steps(for: $0) } ?? [] }
}

extension Commit {
    /// The changes of what the host at a node shows, with what came by each.
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
