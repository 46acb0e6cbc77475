public import Coordination
import CoordinationHistory
public import CoordinationRestoration
public import Testing

/// Expects an app to be the same wherever its user goes back and forward, at each state of a journey.
///
/// ```swift
/// expectTravels([
///     JourneyStep("opens a page") { $0.trigger(.page("tea")) },
///     JourneyStep("goes back") { $0.back() },
/// ]) { WikiCoordinator() }
/// ```
///
/// After each step, a `History` goes back to each entry in turn, then forward to each, and to where it was. Each entry
/// has the tree that it was left with, and no effect runs again. What does not come back has to be named by
/// `losses(of:)` before the step. A step that is refused, or that waits, has to leave tree and history alone. Alerts are
/// not compared, as they stay where they are, and there is no travelling while a trigger waits, as at a login.
///
/// - Parameters:
///   - journey: The steps, in order.
///   - allowed: Returns true if a loss is accepted, as long as it is named before.
///   - sourceLocation: The place at which issues are recorded.
///   - launch: Creates the app as a launch does: a coordinator, or windows.
public func expectTravels<App: Navigable>(
    _ journey: [JourneyStep<App>], allowing allowed: @escaping (RestorationReport.Loss) -> Bool = { _ in false },
    sourceLocation: Testing.SourceLocation = #_sourceLocation, _ launch: () -> App
) {
    let traveller = Traveller(launch, allowed)
    traveller.travel(after: "the launch")
    for (index, step) in journey.enumerated() {
        step.perform(on: traveller.app)
        traveller.travel(after: "'\(step.name)' (step \(index + 1))")
    }
    for problem in traveller.problems { Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation) }
}

/// An app with a history, and the trees that its entries were left with.
private final class Traveller<App: Navigable> {
    let app: App
    private let history: History
    private let log = EffectLog()
    private let allowed: (RestorationReport.Loss) -> Bool
    private var promised: [History.Entry.ID: String] = [:]
    private(set) var problems: [String] = []

    init(_ launch: () -> App, _ allowed: @escaping (RestorationReport.Loss) -> Bool) {
        self.allowed = allowed
        app = log.observing { launch() }
        history = History(of: app)
    }

    /// Goes to each entry, back and forward, and to the current one again.
    func travel(after place: String) {
        let start = history.current.id
        guard (app.node as Node).outermost.waitingTriggers.isEmpty else { return }
        promised[start] = tree
        let keys = history.entries.map(\.id)
        let way = keys[..<history.index].reversed() + Array(keys) + [start]
        for key in way where key != history.current.id { go(to: key, place) }
    }

    /// The tree without alerts.
    private var tree: String { "\(app.tree)".replacing(/!("[^"]*"|[^\s!;]+)/, with: "") }

    private func go(to key: History.Entry.ID, _ place: String) {
        let (named, before, from) = (history.losses(of: key), tree, history.current)
        _ = log.take()
        func complain(_ complaint: String, _ expected: String, _ found: String) {
            problems.append(
                "After \(place), from '\(from.title)' to entry \(key): \(complaint)\n\n"
                    + "  expected: \(expected)\n  found:    \(found)")
        }
        var outcome: TransitionOutcome?
        history.go(to: key) { outcome = $0 }
        guard history.current.id == key else {
            if history.current != from {
                complain("the history changes without the step.", "\(from)", "\(history.current)")
            }
            if outcome != nil, tree != before {
                complain("a refused step changes the tree.", before, tree)
            }
            return
        }
        let effects = log.take()
        if !effects.isEmpty { complain("effects run again.", "none", effects.joined(separator: ", ")) }
        let losses = history.lastLosses
        for loss in losses where !named.contains(loss) { complain("a loss was not named before.", "none", "\(loss)") }
        for loss in losses where !allowed(loss) { complain("something did not come back.", "none", "\(loss)") }
        let tree = self.tree
        if losses.isEmpty, let expected = promised[key], tree != expected {
            complain("it is another tree.", expected, tree)
        }
        promised[key] = tree
    }
}
