@_spi(Hosting) public import Transitions

extension HostCommit {
    /// Returns a reason to refuse the commit with `refuse(_:)`: the first new node that cannot be drawn gives it.
    ///
    /// - Parameter reason: Returns why a node cannot be drawn where it is now; nil if it can. Called for each node that
    ///   was inserted, presented or embedded, and for everything in and over it, with the node that it is embedded in.
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
