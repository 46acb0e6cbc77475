extension CommitQueue {
    /// How many are looked at one by one before they are found by their routes.
    private static let few = 16

    /// The first of those that wait for the same route: at a gate, then in line. O(1); where the same route waits more
    /// than once, O(what waits).
    func firstWaiting(for request: Request) -> Trigger? {
        guard let hash = request.routeHash else { return nil }
        let isWanted = { (trigger: Trigger) in trigger.request.isSame(as: request) && !trigger.isForgotten }
        if backlog?.index == nil {
            var count = 0
            let found = firstWaiting { trigger in
                count += 1
                return count > Self.few || isWanted(trigger)
            }
            guard count > Self.few else { return found }
            makeIndex()
        }
        let waits = { (trigger: Trigger) in !trigger.isForgotten && trigger.request.waits(in: self) }
        let found = (backlog?.index?.find(hash, where: waits) ?? []).filter(isWanted)
        return found.count > 1 ? firstWaiting(where: isWanted) : found.first
    }

    private func firstWaiting(where isWanted: (Trigger) -> Bool) -> Trigger? {
        if let backlog {
            for hold in backlog.holds.all { if let found = hold.waiting.all.first(where: isWanted) { return found } }
        }
        return waiting.all.first(where: isWanted)
    }

    private func makeIndex() {
        let backlog = demandBacklog()
        let all = backlog.holds.all.flatMap { Array($0.waiting.all) } + waiting.all
        var index = WaitingIndex<Trigger>(for: all.count)
        for trigger in all { if let hash = trigger.request.routeHash { index.note(trigger, hash) } }
        backlog.index = index
    }
}
