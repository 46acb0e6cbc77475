// UIKit hands on what Foundation has.
@_exported public import Foundation

/// What a test has of the toolkit beside what UIKit says: its run loop, its log, the device, and the user.
///
/// Nothing is done before it is due: a test pumps the loop by turns.
@MainActor package enum Toolkit {
    /// What UIKit would have written to the console, and done nothing.
    package private(set) static var log: [String] = []

    /// What UIKit would have raised as an exception, or left in a state that it does not recover from.
    package private(set) static var faults: [String] = []

    /// How many turns an animation takes.
    package static var animationTurns = 2

    /// How many presentations and dismissals are refused from now on, for a reason that is not known.
    package static var refusals = 0

    /// How many presentations, dismissals and turns of a page from now on end without that being told.
    package static var lostCompletions = 0

    /// How many scenes that are asked for do not come, and nothing is told of them.
    package static var lostScenes = 0

    static func losesScene() -> Bool {
        guard lostScenes > 0 else { return false }
        lostScenes -= 1
        return true
    }

    /// How many scenes that are asked for do not come, but an error does.
    package static var refusedScenes = 0

    static func refusesScene() -> Bool {
        guard refusedScenes > 0 else { return false }
        refusedScenes -= 1
        return true
    }

    static func loses<Completion>(_ completion: Completion?) -> Bool {
        guard completion != nil, lostCompletions > 0 else { return false }
        lostCompletions -= 1
        return true
    }

    /// How many presentations and dismissals from now on begin, and do not end by themselves.
    package static var endless = 0
    private static var unended: [() -> Void] = []

    static func keepsFromEnding(_ end: @escaping () -> Void) -> Bool {
        guard endless > 0 else { return false }
        endless -= 1
        unended.append(end)
        return true
    }

    /// Ends what did not end.
    package static func endAll() {
        let ends = unended
        unended = []
        for end in ends { end() }
    }

    static func refuses(_ what: String) -> Bool {
        guard refusals > 0 else { return false }
        refusals -= 1
        warn("Refused: \(what).")
        return true
    }

    /// What the app runs on.
    package static var device = Device()

    private static var waiting: [(due: Int, order: Int, body: () -> Void)] = []
    package private(set) static var now = 0
    private static var count = 0

    package struct Device {
        /// Whether a window is as narrow as on a phone.
        package var isCompact = true
        package var isPad = false
        package var supportsMultipleScenes = false
        /// Whether a split tells that a column has come or gone, as from iOS 26.
        package var tellsOfColumns = true
        /// How many turns a window takes to its size after a split in it has collapsed or expanded.
        package var resizingTurns = 0
    }

    /// Begins anew: nothing waits, nothing was logged.
    package static func reset() {
        (log, faults, waiting, now, animationTurns, device) = ([], [], [], 0, 2, Device())
        (refusals, lostCompletions, refusedScenes, lostScenes, endless, unended) = (0, 0, 0, 0, 0, [])
        UIApplication.shared.forgetAll()
    }

    /// Whether something is due in a later turn.
    package static var isBusy: Bool { !waiting.isEmpty }

    /// Runs what is due in the next turn, in the order in which it was asked for.
    package static func turn() {
        now += 1
        let due = waiting.filter { $0.due <= now }.sorted { $0.order < $1.order }
        waiting.removeAll { $0.due <= now }
        for entry in due { entry.body() }
    }

    /// Turns until nothing waits any more, or that often.
    package static func idle(atMost turns: Int = 200) {
        for _ in 0..<turns where isBusy { turn() }
    }

    private static var loop: RunLoop?

    /// Turns whenever a run loop does, so that time passes for those who know nothing of this.
    static func turn(with loop: RunLoop) {
        if loop === self.loop { return }
        self.loop = loop
        let timer = Timer(timeInterval: 0.0001, repeats: true) { _ in MainActor.assumeIsolated { turn() } }
        loop.add(timer, forMode: .default)
    }

    package static func after(_ turns: Int = 1, _ body: @escaping () -> Void) {
        count += 1
        waiting.append((now + max(turns, 1), count, body))
    }

    static func warn(_ text: String) { log.append(text) }

    package static func fault(_ text: String) { faults.append(text) }
}

/// What comes of a finger that takes hold of something.
package enum Grip {
    /// There is nothing to take hold of.
    case nothing
    /// It was asked about, and stays where it is.
    case held
    /// It follows the finger.
    case follows
}
