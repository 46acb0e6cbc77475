/// Calls that are to come, the earliest first; of those that are due at the same moment, the one that was asked for
/// first.
struct ScheduledCalls {
    private struct Entry {
        let due: Duration
        let call: ScheduledCall
    }

    private var entries: [Entry] = []

    /// When the first one is due; nil where none is to come.
    var nextDue: Duration? {
        mutating get {
            entries.removeAll { !$0.call.isPending }
            return entries.first?.due
        }
    }

    mutating func add(_ call: ScheduledCall, due: Duration) {
        var (low, high) = (0, entries.count)
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].due <= due { low = middle + 1 } else { high = middle }
        }
        entries.insert(Entry(due: due, call: call), at: low)
    }

    /// Takes out the first one, if it is due by then.
    mutating func next(by moment: Duration) -> (due: Duration, call: ScheduledCall)? {
        guard let first = entries.first, first.due <= moment else { return nil }
        entries.removeFirst()
        return (first.due, first.call)
    }
}
