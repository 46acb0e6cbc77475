extension CommitQueue {
    /// How many are looked at one by one before they are found by their routes.
    private static let few = 16

    /// The first of those that wait for the same route: at a gate, then in line. O(1); where the same route waits more
    /// than once, O(what waits).
    func firstWaiting(for request: Request) -> Request? {
        guard let hash = request.routeHash else { return nil }
        let isWanted = { (other: Request) in
            other.isSame(as: request) && !other.isForgotten && other.progress?.decided == nil
        }
        if backlog?.index?.isFull != false {
            var count = 0
            let found = firstWaiting { other in
                count += 1
                return count > Self.few || isWanted(other)
            }
            guard count > Self.few else { return found }
            makeIndex()
        }
        let waits = { (other: Request) in !other.isForgotten && other.waits(in: self) }
        let found = (backlog?.index?.find(hash, where: waits) ?? []).filter(isWanted)
        return found.count > 1 ? firstWaiting(where: isWanted) : found.first
    }

    private func firstWaiting(where isWanted: (Request) -> Bool) -> Request? {
        if let backlog {
            for hold in backlog.holds.all { if let found = hold.waiting.all.first(where: isWanted) { return found } }
        }
        return waiting.all.first(where: isWanted)
    }

    private func makeIndex() {
        let backlog = demandBacklog()
        var all = waiting.all
        for hold in backlog.holds.all { all += hold.waiting.all }
        backlog.index = WaitingIndex(of: all)
    }
}
