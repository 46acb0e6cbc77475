extension Commit {
    /// Closes the alerts of a tree, and takes off what was shown because triggers wait for it.
    func closeWhatIsPending(in outermost: Node?) {
        // What was outermost may have gone back to a place by now, as what has taken it off was taken back.
        for host in outermost?.outermost.alertHosts.reversed() ?? [] {
            for index in host.alerts.indices.reversed() { closeAlert(at: index, of: host) }
        }
        for hold in queue.waiting?.holds ?? [] {
            for node in hold.stillShown(isOwn: true) where node.holder != nil && holds(node) { takeOff(node) }
        }
    }
}
