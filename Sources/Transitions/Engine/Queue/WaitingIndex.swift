/// Finds those that wait by the hashes of their routes. It keeps neither them nor routes.
struct WaitingIndex<Element: Listed> {
    private struct Entry {
        weak var element: Element?
    }

    private var entries: [Int: [Entry]] = [:]

    /// How many more may be noted before it is made anew, without those that have left.
    private var room: Int

    /// Whether it is to be made anew.
    var isFull: Bool { room <= 0 }

    /// - Parameter count: How many are noted at once.
    init(for count: Int) {
        room = 64 + 2 * count
    }

    mutating func note(_ element: Element, _ hash: Int) {
        room -= 1
        entries[hash, default: []].append(Entry(element: element))
    }

    /// Those of a hash that wait, in no order. What waits no more is forgotten.
    mutating func find(_ hash: Int, where isWaiting: (Element) -> Bool) -> [Element] {
        guard let all = entries[hash] else { return [] }
        var seen: Set<ObjectIdentifier> = []
        let waiting = all.filter { entry in
            guard let element = entry.element else { return false }
            return isWaiting(element) && seen.insert(element.listing).inserted
        }
        entries[hash] = waiting.isEmpty ? nil : waiting
        return waiting.compactMap(\.element)
    }
}
