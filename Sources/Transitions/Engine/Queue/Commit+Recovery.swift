extension Commit {
    /// Closes the alerts of a tree, and removes the screens shown because triggers wait for them.
    func closeWhatIsPending(in outermost: Node?) {
        // If its removal was rolled back, the outermost node has a place again.
        for host in outermost?.outermost.alertHosts.reversed() ?? [] { closeAlerts(of: host) }
        for hold in queue.waiting?.holds ?? [] {
            for node in hold.stillShown(isOwn: true) where node.holder != nil && holds(node) { removeAsFinished(node) }
        }
    }
}
