/// Finds those that wait by their routes. It keeps neither triggers nor routes.
struct WaitingIndex {
    private struct Entry {
        weak var trigger: Trigger?
    }

    private var entries: [Int: [Entry]] = [:]

    /// How many more may be noted before it is made anew, without those that have left.
    private var room = 64

    /// Whether it is to be made anew.
    var isFull: Bool { room <= 0 }

    init(_ triggers: [Trigger]) {
        for trigger in triggers { if let hash = trigger.request.routeHash { note(trigger, hash) } }
        room = 64 + triggers.count
    }

    /// - Parameter hash: That of its request.
    mutating func note(_ trigger: Trigger, _ hash: Int) {
        room -= 1
        entries[hash, default: []].append(Entry(trigger: trigger))
    }

    /// Those that wait in a queue, in no order. What waits there no more is forgotten.
    mutating func find(_ hash: Int, in queue: CommitQueue) -> [Trigger] {
        guard let all = entries[hash] else { return [] }
        var seen: Set<ObjectIdentifier> = []
        let waiting = all.filter { entry in
            guard let trigger = entry.trigger, !trigger.isForgotten else { return false }
            return trigger.request.waits(in: queue) && seen.insert(trigger.listing).inserted
        }
        entries[hash] = waiting.isEmpty ? nil : waiting
        return waiting.compactMap(\.trigger)
    }
}

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
        let found = (backlog?.index?.find(hash, in: self) ?? []).filter(isWanted)
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
        backlog.index = WaitingIndex(backlog.holds.all.flatMap { Array($0.waiting.all) } + waiting.all)
    }
}
