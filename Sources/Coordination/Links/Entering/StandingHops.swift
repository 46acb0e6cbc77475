@_spi(Hosting) import Coordination

/// The steps of an address that are not taken, as what they would show stands already.
final class StandingHops {
    /// What stood already of what the steps before would have shown, the last of it.
    private var reached: Node?

    /// What the steps before have come to without being taken is brought to the front as soon as one is to be taken, or
    /// none is left.
    func pass(_ route: (any Route)?, _ frame: LinkFrame, _ commit: Commit) throws(TransitionError) -> Bool {
        if let route, let found = try? frame.find(route, commit),
            let node = try found.router.standing(route, in: commit)
        {
            frame.place = node
            reached = node
            frame.lookAnew(commit)
            return true
        }
        if let reached {
            try commit.bring(reached)
            frame.lookAnew(commit)
        }
        reached = nil
        return false
    }
}

extension Commit {
    /// Brings something to the front that stands somewhere, as a route has shown it: without what other routes have put
    /// on its stacks since. What is in tabs stays as the user has left it.
    ///
    /// - Throws: If its tree is in the middle of a commit of its own.
    fileprivate func bring(_ target: Node) throws(TransitionError) {
        try enter(target)
        var node: Node? = target
        while let container = node as? Container, container.layout != .tabs {
            if container.layout.kind == .stack, let first = container.content.first {
                let own = container.content.prefix { $0.node.cameFrom === first.node.cameFrom }
                if own.count < container.content.count { pop(container, keeping: own.count) }
            }
            node = container.shownSlots.last?.node
        }
        reveal(target)
        noteReached(target)
    }
}
