/// Who hears of what comes into sight in the windows of a manager.
final class SightObservers {
    var observers: [Observer<Sight>] = []

    /// The screen that was in front when something was last noted for them.
    weak var front: Node?

    /// What those who observed then have not been told yet, in order: an event of one commit may bring another one
    /// about, which comes to its end first.
    private var pending: [(sight: Sight, observers: [Observer<Sight>])] = []

    private var isTelling = false

    func note(_ sight: Sight) { pending.append((sight, observers)) }

    /// Tells them all that was noted, unless that is being done.
    func tell() {
        guard !isTelling else { return }
        isTelling = true
        defer { isTelling = false }
        while !pending.isEmpty {
            let (sight, observers) = pending.removeFirst()
            for observer in observers { observer.hear(sight) }
        }
    }
}
