extension Commit {
    var queue: CommitQueue { unsafeDowncast(owner, to: CommitQueue.self) }

    /// The queues of the other trees that this commit changes.
    var borrowedQueues: [CommitQueue] { borrowed.map { unsafeDowncast($0, to: CommitQueue.self) } }

    /// The triggers that joined, those whose part was undone, and the queues of the other trees that were changed.
    struct Members {
        var joined: [Request] = []
        var withdrawn: [Request] = []
        var borrowed: [CommitQueue] = []
        var isEmpty: Bool { joined.isEmpty && withdrawn.isEmpty }
    }

    func takeMembers() -> Members {
        if isAlone { return Members() }
        let request = { (member: AnyRequest) in unsafeDowncast(member, to: Request.self) }
        let queues = borrowedQueues
        forgetBorrowed()
        let taken = agenda.takeMembers()
        return Members(joined: taken.members.map(request), withdrawn: taken.withdrawn.map(request), borrowed: queues)
    }
}

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
