@_spi(Hosting) import Coordination

/// The filter that skips the steps of an address whose screens are in the tree already.
final class ExistingScreens {
    /// The screen of the last skipped step, until it is brought to the front.
    private var reached: Node?

    /// Returns true, to skip a step, if its screen is in the tree already. The last such screen is brought to the front
    /// before the next step that is taken, or at the end.
    func skip(_ route: (any Route)?, _ frame: LinkFrame, _ commit: Commit) throws(TransitionError) -> Bool {
        if let route, let found = try? frame.find(route, commit),
            let node = try found.router.existingScreen(of: route, in: commit)
        {
            frame.place = node
            reached = node
            frame.forgetSearches(commit)
            return true
        }
        if let reached {
            try commit.bring(reached)
            frame.forgetSearches(commit)
        }
        reached = nil
        return false
    }
}

extension Commit {
    /// Brings a node to the front as its route has shown it: removes what other routes have pushed onto its stacks
    /// since. Tabs stay as the user has left them.
    ///
    /// - Throws: An error if the node's tree is in a commit of its own.
    fileprivate func bring(_ target: Node) throws(TransitionError) {
        try enter(target)
        var node: Node? = target
        while let container = node as? Container, container.layout != .tabs {
            if container.layout.kind == .stack, let first = container.content.first {
                let own = container.content.prefix { $0.node.cameFrom === first.node.cameFrom }
                if own.count < container.content.count { pop(container, keeping: own.count) }
            }
            node = container.frontSlot?.node
        }
        reveal(target)
        noteReached(target)
    }
}
