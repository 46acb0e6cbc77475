/// What the hosts were handed of one commit, in that order.
///
/// It is mostly one, which then costs nothing beside itself.
struct HostCommits: Sequence {
    private var first: HostCommit?
    private var others: [HostCommit] = []

    /// How many of the others were seen to have been answered, before the first that was not.
    private var answered = 0

    init(_ first: HostCommit? = nil) {
        self.first = first
    }

    /// Whether every host has answered, or is one no more. O(1) on average, as none is looked at again that has.
    mutating func areAnswered() -> Bool {
        if first?.isOpen == true { return false }
        while answered < others.count, !others[answered].isOpen { answered += 1 }
        return answered == others.count
    }

    mutating func append(_ commit: HostCommit) {
        if first == nil { first = commit } else { others.append(commit) }
    }

    /// From now on it cannot be answered. A copy that was kept keeps what it says.
    mutating func close() {
        if first == nil { return }
        if others.isEmpty, isKnownUniquelyReferenced(&first), first?.onEnd == nil { return }
        for commit in self { commit.close() }
    }

    func makeIterator() -> Iterator { Iterator(first: first, others: others.makeIterator()) }

    struct Iterator: IteratorProtocol {
        fileprivate var first: HostCommit?
        fileprivate var others: IndexingIterator<[HostCommit]>

        @inline(never)
        mutating func next() -> HostCommit? {
            guard let first else { return others.next() }
            self.first = nil
            return first
        }
    }
}
