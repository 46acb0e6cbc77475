@_spi(Hosting) @_spi(Log) public import Coordination
import CoordinationProof
public import CoordinationRestoration
public import Testing

/// One step of a journey: a name, and an action on an app.
///
/// ```swift
/// JourneyStep("opens an article") { $0.trigger(.article(id: 7)) }
/// ```
public struct JourneyStep<App> {
    /// The name in messages.
    public let name: String

    private let act: (App) -> Void

    /// Creates a step.
    ///
    /// - Parameters:
    ///   - name: The name in messages.
    ///   - act: The action: what the user or a link would do.
    public init(_ name: String, _ act: @escaping (App) -> Void) {
        self.name = name
        self.act = act
    }

    /// Runs the action on an app.
    public func perform(on app: App) { act(app) }
}

/// Expects an app to come back as it was, whenever it is killed on a journey.
///
/// ```swift
/// expectSurvivesDeath([
///     JourneyStep("opens an article") { $0.trigger(.article(id: 7)) },
///     JourneyStep("goes back") { $0.back() },
/// ]) { NewsCoordinator() }
/// ```
///
/// The journey runs once without a death, then once for each death: after the launch, and after each step. At a death
/// the app is stored as text and released; a new one is launched and restored, and continues. Its tree after restoring,
/// and its tree and effects after each further step, must be those of the app that was not killed. Restoring must have
/// no effects, and restoring twice must change nothing more. An app that has shown a split goes the journey in narrow
/// windows as well: they are wide when it is restored, and narrow again when it goes on.
///
/// - Parameters:
///   - journey: The steps, in order.
///   - allowed: Returns true if a loss is accepted. After a loss, neither trees nor later effects are compared.
///   - sourceLocation: The place at which issues are recorded.
///   - launch: Creates the app as a launch does. Only what the app has on disk may be shared by launches.
/// - Returns: The report of the restoration, for each death in wide windows.
@discardableResult
public func expectSurvivesDeath<App: Navigable>(
    _ journey: [JourneyStep<App>], allowing allowed: (RestorationReport.Loss) -> Bool = { _ in false },
    sourceLocation: Testing.SourceLocation = #_sourceLocation, _ launch: @escaping () -> App
) -> [RestorationReport] {
    expectSurvivesDeath(journey, keeping: { () }, allowing: allowed, sourceLocation: sourceLocation) { launch() }
}

/// Expects an app to come back as it was, given state that outlives the app: the session, the cart. See
/// ``expectSurvivesDeath(_:allowing:sourceLocation:_:)``.
///
/// - Parameters:
///   - journey: The steps, in order.
///   - kept: Creates the state that outlives the app, once per run of the journey.
///   - allowed: Returns true if a loss is accepted.
///   - sourceLocation: The place at which issues are recorded.
///   - launch: Creates the app as a launch does.
/// - Returns: The report of the restoration, for each death in wide windows.
@discardableResult
public func expectSurvivesDeath<App: Navigable, Kept>(
    _ journey: [JourneyStep<App>], keeping kept: @escaping () -> Kept,
    allowing allowed: (RestorationReport.Loss) -> Bool = { _ in false },
    sourceLocation: Testing.SourceLocation = #_sourceLocation, _ launch: @escaping (Kept) -> App
) -> [RestorationReport] {
    let survival = Survival(journey, kept, launch)
    let wide = survival.go(dyingBefore: nil)
    func die(_ whole: Survival<App, Kept>.Run, isNarrow: Bool) -> [RestorationReport] {
        (0...journey.count).map { death in
            let run = survival.go(dyingBefore: death, isNarrow: isNarrow)
            let losses = run.report.losses.filter { $0.reason != .removed && !allowed($0) }
            if let problem = survival.problem(of: run, beside: whole, death, losses, isNarrow: isNarrow) {
                Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
            }
            return run.report
        }
    }
    let reports = die(wide, isNarrow: false)
    if wide.hasSplit { _ = die(survival.go(dyingBefore: nil, isNarrow: true), isNarrow: true) }
    return reports
}

/// A journey that is repeated, once for each death.
private struct Survival<App: Navigable, Kept> {
    private let journey: [JourneyStep<App>]
    private let kept: () -> Kept
    private let launch: (Kept) -> App

    init(_ journey: [JourneyStep<App>], _ kept: @escaping () -> Kept, _ launch: @escaping (Kept) -> App) {
        self.journey = journey
        self.kept = kept
        self.launch = launch
    }

    /// The observations of one journey: the tree and the effects after the launch and after each step.
    struct Run {
        var trees: [String] = []
        var effects: [[String]] = []
        var report = RestorationReport()
        var restored = ""
        var again = ""
        var effectsOfRestoring: [String] = []
        var error: RestorationError?
        var stored = ""
        var hasSplit = false
    }

    func go(dyingBefore death: Int?, isNarrow: Bool = false) -> Run {
        var run = Run()
        let (log, kept) = (EffectLog(), kept())
        var app = log.observing { launch(kept) }
        func note() {
            if isNarrow { app.resizeWindows(isNarrow: true) }
            let tree = app.tree
            run.hasSplit = run.hasSplit || tree.entries.contains { $0.kind == .split }
            run.trees.append("\(tree)")
            run.effects.append(log.take())
        }
        note()
        for (index, step) in journey.enumerated() {
            if index == death { app = die(app, kept, log, &run, isNarrow: isNarrow) }
            step.perform(on: app)
            note()
        }
        if journey.count == death { _ = die(app, kept, log, &run, isNarrow: isNarrow) }
        return run
    }

    private func die(_ app: App, _ kept: Kept, _ log: EffectLog, _ run: inout Run, isNarrow: Bool) -> App {
        do throws(RestorationError) {
            run.stored = try app.stored().text
            let fresh = log.observing { launch(kept) }
            // Effects of the launch are not those of restoring.
            _ = log.take()
            run.report = try fresh.restore(StoredState(run.stored))
            if isNarrow { fresh.resizeWindows(isNarrow: true) }
            run.restored = "\(fresh.tree)"
            _ = try fresh.restore(StoredState(run.stored))
            if isNarrow { fresh.resizeWindows(isNarrow: true) }
            run.again = "\(fresh.tree)"
            run.effectsOfRestoring = log.take()
            return fresh
        } catch {
            run.error = error
            return app
        }
    }

    func problem(
        of run: Run, beside whole: Run, _ death: Int, _ losses: [RestorationReport.Loss], isNarrow: Bool
    ) -> String? {
        let place = death == 0 ? "right after the launch" : "after '\(journey[death - 1].name)' (step \(death))"
        let when = isNarrow ? "\(place), in a narrow window" : place
        func said(_ complaint: String, _ details: String) -> String {
            "The app does not survive its death \(when): \(complaint)\n\n\(details)\n\nStored:\n\(run.stored)"
        }
        if let error = run.error { return said("it cannot be restored.", error.description) }
        if !losses.isEmpty {
            return said("something did not come back.", losses.map { "  \($0)" }.joined(separator: "\n"))
        }
        if !run.effectsOfRestoring.isEmpty {
            return said("restoring had effects.", run.effectsOfRestoring.map { "  \($0)" }.joined(separator: "\n"))
        }
        guard run.report.isWhole else { return nil }
        if run.restored != whole.trees[death] {
            return said("it is another tree.", compared(run.restored, whole.trees[death]))
        }
        if run.again != run.restored {
            return said("restored a second time, it is another tree.", compared(run.again, run.restored))
        }
        for step in death..<journey.count {
            let name = journey[step].name
            if run.trees[step + 1] != whole.trees[step + 1] {
                return said("then '\(name)' leads elsewhere.", compared(run.trees[step + 1], whole.trees[step + 1]))
            }
            if run.effects[step + 1] != whole.effects[step + 1] {
                let (found, expected) = (run.effects[step + 1].description, whole.effects[step + 1].description)
                return said("then '\(name)' has other effects.", compared(found, expected))
            }
        }
        return nil
    }

    private func compared(_ found: String, _ expected: String) -> String {
        "  expected: \(expected)\n  found:    \(found)"
    }
}

/// A log of the effects of all trees that are created while a closure runs. Used on one actor only.
final class EffectLog: @unchecked Sendable {
    private var names: [String] = []

    func observing<Result>(_ body: () -> Result) -> Result {
        CommitTap.observing { [weak self] record in
            self?.names += record.effects
        } perform: {
            body()
        }
    }

    func take() -> [String] {
        defer { names = [] }
        return names
    }
}
