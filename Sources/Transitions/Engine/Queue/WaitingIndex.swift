/// Finds those that wait by the hashes of their routes. It keeps neither them nor routes.
struct WaitingIndex {
    private struct Entry {
        weak var request: Request?
    }

    private var entries: [Int: [Entry]] = [:]

    /// How many more may be noted before it is made anew, without those that have left.
    private var room: Int

    /// Whether it is to be made anew.
    var isFull: Bool { room <= 0 }

    init(of requests: [Request]) {
        room = 64 + 3 * requests.count
        for request in requests { note(request) }
    }

    /// Notes that a trigger waits, if it is made of routes.
    mutating func note(_ request: Request) {
        guard !isFull, let hash = request.routeHash else { return }
        room -= 1
        entries[hash, default: []].append(Entry(request: request))
    }

    /// Those of a hash that wait, in no order. What waits no more is forgotten.
    mutating func find(_ hash: Int, where isWaiting: (Request) -> Bool) -> [Request] {
        guard let all = entries[hash] else { return [] }
        var seen: Set<ObjectIdentifier> = []
        let waiting = all.filter { entry in
            guard let request = entry.request else { return false }
            return isWaiting(request) && seen.insert(ObjectIdentifier(request)).inserted
        }
        entries[hash] = waiting.isEmpty ? nil : waiting
        return waiting.compactMap(\.request)
    }
}
