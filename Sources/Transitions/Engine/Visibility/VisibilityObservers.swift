/// Who is told of what comes into view in the windows of a manager.
final class VisibilityObservers {
    private(set) var observers: [Observer<VisibilityChange>] = []
    private var sweeping = Sweeping()

    /// The screen that was in front when something was last noted for them.
    weak var front: Node?

    /// What those who observed then have not been told yet, in order: an event of one commit may bring another one
    /// about, which comes to its end first.
    private var pending: [(visibility: VisibilityChange, observers: [Observer<VisibilityChange>])] = []

    private var isTelling = false

    /// Adds one. O(1) on average.
    func add(_ observer: Observer<VisibilityChange>) {
        sweeping.sweep(&observers, where: \.hasEnded)
        observers.append(observer)
    }

    /// Lets go of those who will hear nothing any more.
    func forgetEnded() { if observers.contains(where: \.hasEnded) { observers.removeAll(where: \.hasEnded) } }

    func note(_ visibility: VisibilityChange) { pending.append((visibility, observers)) }

    /// Tells them all that was noted, unless that is being done.
    func tell() {
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !pending.isEmpty {
            let (visibility, observers) = pending.removeFirst()
            for observer in observers { observer.notify(visibility) }
        }
    }
}
