@_spi(Hosting) public import Transitions

extension HostCommit {
    /// Finds a reason to refuse it with `refuse(_:)`: asks of each node that it brings why that cannot be drawn.
    ///
    /// - Parameter reason: Gives why a node cannot be drawn where it is now; nil if it can. Called of each node that
    ///   was inserted, presented or embedded, and of all that is in it and over it, with what that is embedded in.
    /// - Returns: The first reason; nil if all can be drawn. O(nodes that came).
    public func refusal(where reason: (_ node: Node, _ embeddedIn: Node?) -> String?) -> String? {
        for change in changes {
            switch change.kind {
            case .inserted, .presented, .embedded: break
            default: continue
            }
            var waiting = [root?.node.node(change.subject.id)].compactMap(\.self)
            while let node = waiting.popLast() {
                let parent = node.parent
                let isEmbedded = parent?.embedded.contains { $0.node === node } == true
                if let reason = reason(node, isEmbedded ? parent : nil) { return reason }
                waiting += (node.embedded + node.children).map { $0.node }
                if let modal = node.presented { waiting.append(modal) }
            }
        }
        return nil
    }
}
