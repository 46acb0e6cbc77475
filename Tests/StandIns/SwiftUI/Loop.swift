#if canImport(UIKit)
    import UIKit
#endif

/// What a test has of the toolkit beside what SwiftUI says: its run loop, and its log. Where there is a UIKit, the loop is
/// that one's.
@MainActor package enum Loop {
    /// What SwiftUI would have written to the console, and done nothing.
    package private(set) static var log: [String] = []

    /// How many turns an animation takes.
    package static var animationTurns = 2

    /// How many presentations and dismissals are refused from now on, for a reason that is not known.
    package static var refusals = 0

    static func refuses(_ what: String) -> Bool {
        guard refusals > 0 else { return false }
        refusals -= 1
        warn("Refused: \(what).")
        return true
    }

    static func warn(_ text: String) { log.append(text) }

    #if canImport(UIKit)
        package static func reset() {
            (log, animationTurns, refusals) = ([], 2, 0)
            Transaction.pending = 0
        }
        static func after(_ turns: Int = 1, _ body: @escaping () -> Void) { Toolkit.after(turns, body) }
    #else
        private static var waiting: [(due: Int, order: Int, body: () -> Void)] = []
        private static var now = 0
        private static var count = 0

        /// Begins anew: nothing waits, nothing was logged.
        package static func reset() {
            (log, animationTurns, refusals, waiting, now) = ([], 2, 0, [], 0)
            Transaction.pending = 0
        }

        package static var isBusy: Bool { !waiting.isEmpty }

        /// Runs what is due in the next turn, in the order in which it was asked for.
        package static func turn() {
            now += 1
            let due = waiting.filter { $0.due <= now }.sorted { $0.order < $1.order }
            waiting.removeAll { $0.due <= now }
            for entry in due { entry.body() }
        }

        /// Turns until nothing waits any more, or that often.
        package static func idle(atMost turns: Int = 400) {
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

        static func after(_ turns: Int = 1, _ body: @escaping () -> Void) {
            count += 1
            waiting.append((now + max(turns, 1), count, body))
        }
    #endif
}
