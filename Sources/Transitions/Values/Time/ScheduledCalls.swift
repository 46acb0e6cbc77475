/// Scheduled calls, the earliest first; those due at the same moment in the order in which they were added.
///
/// A binary heap. Cancelled calls are removed when they reach the top, or when the heap has doubled.
package struct ScheduledCalls {
    package init() {}

    private struct Entry {
        let due: Duration
        let number: Int
        let call: ScheduledCall

        static func < (one: Entry, other: Entry) -> Bool { (one.due, one.number) < (other.due, other.number) }
    }

    private var heap: [Entry] = []

    /// The number of calls added so far.
    private var count = 0

    /// The size of the heap at which cancelled calls are removed.
    private var limit = 64

    /// The time when the first pending call is due; nil if there is none. O(log calls) for each cancelled call before.
    package var nextDue: Duration? {
        mutating get {
            while let first = heap.first {
                if first.call.isPending { return first.due }
                _ = takeFirst()
            }
            return nil
        }
    }

    /// Adds a call. O(log calls) on average.
    package mutating func add(_ call: ScheduledCall, due: Duration) {
        if heap.count == limit { removeCancelled() }
        heap.append(Entry(due: due, number: count, call: call))
        count += 1
        rise(from: heap.count - 1)
    }

    /// Removes and returns the first pending call, if it is due by `moment`. O(log calls).
    package mutating func next(by moment: Duration) -> (due: Duration, call: ScheduledCall)? {
        guard let due = nextDue, due <= moment, let first = takeFirst() else { return nil }
        return (first.due, first.call)
    }

    private mutating func takeFirst() -> Entry? {
        guard let last = heap.popLast() else { return nil }
        guard let first = heap.first else { return last }
        heap[0] = last
        sink(from: 0)
        return first
    }

    /// Removes cancelled calls: they hold no closure, so no code runs. O(1) per addition on average.
    private mutating func removeCancelled() {
        heap.removeAll { !$0.call.isPending }
        for index in (0..<heap.count / 2).reversed() { sink(from: index) }
        limit = max(64, heap.count * 2)
    }

    private mutating func rise(from start: Int) {
        var index = start
        while index > 0, heap[index] < heap[(index - 1) / 2] {
            heap.swapAt(index, (index - 1) / 2)
            index = (index - 1) / 2
        }
    }

    private mutating func sink(from start: Int) {
        var index = start
        while true {
            let left = 2 * index + 1
            guard left < heap.count else { return }
            let least = left + 1 < heap.count && heap[left + 1] < heap[left] ? left + 1 : left
            guard heap[least] < heap[index] else { return }
            heap.swapAt(index, least)
            index = least
        }
    }
}
