@_spi(Hosting) public import Transitions

extension HostCommit {
    /// Returns the reason to refuse the commit, for `refuse(_:)`: that of the first new node that cannot be drawn.
    ///
    /// - Parameter reason: Returns why a node cannot be drawn where it is now; nil if it can. Called with each node
    ///   that was inserted, presented or embedded, each node in or over those, and the node that embeds it, if any.
    /// - Returns: The first reason; nil if all can be drawn. O(new nodes).
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
