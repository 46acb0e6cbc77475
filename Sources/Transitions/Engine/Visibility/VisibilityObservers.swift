/// The observers of visibility in the windows of a manager.
final class VisibilityObservers {
    private(set) var observers: [Observer<VisibilityChange>] = []
    private var sweeping = Sweeping()

    /// The screen that was in front at the last check.
    weak var front: Node?

    /// The changes still to report, in order, each with the observers of its time: a handler may cause another commit,
    /// which ends before the rest is reported.
    private var pending: [(visibility: VisibilityChange, observers: [Observer<VisibilityChange>])] = []

    private var isTelling = false

    /// Adds an observer. O(1) on average.
    func add(_ observer: Observer<VisibilityChange>) {
        sweeping.sweep(&observers, where: \.hasEnded)
        observers.append(observer)
    }

    func forgetEnded() { if observers.contains(where: \.hasEnded) { observers.removeAll(where: \.hasEnded) } }

    func note(_ visibility: VisibilityChange) { pending.append((visibility, observers)) }

    /// Reports all noted changes to their observers, unless that is going on already.
    func notifyAll() {
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !pending.isEmpty {
            let (visibility, observers) = pending.removeFirst()
            for observer in observers { observer.notify(visibility) }
        }
    }
}
