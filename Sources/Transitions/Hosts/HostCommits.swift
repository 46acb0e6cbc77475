/// What the hosts were handed of one commit, in that order.
///
/// A chain instead of an array: it is mostly one, and that then costs nothing beside itself.
struct HostCommits: Sequence {
    private var first: HostCommit?

    init() {}

    /// Whether every host has acknowledged it.
    var areShown: Bool {
        var commit = first
        while let current = commit {
            if !current.hasShown { return false }
            commit = current.next
        }
        return true
    }

    mutating func append(_ commit: HostCommit) {
        guard var last = first else { return first = commit }
        while let next = last.next { last = next }
        last.next = commit
    }

    /// From now on nobody can answer. What somebody has kept keeps what it says.
    mutating func close() {
        if first == nil { return }
        if first?.next == nil, isKnownUniquelyReferenced(&first), first?.onEnd == nil { return }
        for commit in self { commit.close() }
    }

    func makeIterator() -> AnyIterator<HostCommit> {
        var commit = first
        return AnyIterator {
            defer { commit = commit?.next }
            return commit
        }
    }
}
