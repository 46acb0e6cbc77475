@_spi(Log) public import Coordination
public import CoordinationRestoration
public import Testing

/// One step of a journey: what it is called, and what it does to an app.
///
/// ```swift
/// JourneyStep("opens an article") { $0.trigger(.article(id: 7)) }
/// ```
public struct JourneyStep<App> {
    /// What messages call it.
    public let name: String

    private let act: (App) -> Void

    /// Makes a step.
    ///
    /// - Parameters:
    ///   - name: What messages call it.
    ///   - act: What it does: what the user or a link would.
    public init(_ name: String, _ act: @escaping (App) -> Void) {
        self.name = name
        self.act = act
    }

    /// Does it.
    public func perform(on app: App) { act(app) }
}

/// Expects an app to come back as it was, wherever on a journey it is killed.
///
/// ```swift
/// expectSurvivesDeath([
///     JourneyStep("opens an article") { $0.trigger(.article(id: 7)) },
///     JourneyStep("goes back") { $0.back() },
/// ]) { NewsCoordinator() }
/// ```
///
/// The journey is gone once without a death. Then, for the launch and after each step, an app is stored as text and
/// thrown away, another one is launched and restored, and goes the rest of the way. Each time the tree and the effects
/// have to be those of the app that was not killed: after restoring, and after each step from there. Restoring itself
/// has no effect, and a second time changes nothing.
///
/// - Parameters:
///   - journey: The steps, in order.
///   - allowed: What may be missing. Where something is, the trees of that death are not compared.
///   - sourceLocation: Where issues are recorded.
///   - launch: Makes the app as a launch does. What it shares with the next launch is what is on disk in the app.
/// - Returns: What the report said, for each death.
@discardableResult
public func expectSurvivesDeath<App: Navigable>(
    _ journey: [JourneyStep<App>], allowing allowed: (RestorationReport.Loss) -> Bool = { _ in false },
    sourceLocation: Testing.SourceLocation = #_sourceLocation, _ launch: @escaping () -> App
) -> [RestorationReport] {
    expectSurvivesDeath(journey, keeping: { () }, allowing: allowed, sourceLocation: sourceLocation) { launch() }
}

/// Expects an app to come back as it was, with something outside its navigation that is not killed with it: who is
/// signed in, what is in the cart. See ``expectSurvivesDeath(_:allowing:sourceLocation:_:)``.
///
/// - Parameters:
///   - journey: The steps, in order.
///   - kept: Makes that, for each time that the journey begins.
///   - allowed: What may be missing.
///   - sourceLocation: Where issues are recorded.
///   - launch: Makes the app as a launch does.
/// - Returns: What the report said, for each death.
@discardableResult
public func expectSurvivesDeath<App: Navigable, Kept>(
    _ journey: [JourneyStep<App>], keeping kept: @escaping () -> Kept,
    allowing allowed: (RestorationReport.Loss) -> Bool = { _ in false },
    sourceLocation: Testing.SourceLocation = #_sourceLocation, _ launch: @escaping (Kept) -> App
) -> [RestorationReport] {
    let survival = Survival(journey, kept, launch)
    let whole = survival.go(dyingBefore: nil)
    var reports: [RestorationReport] = []
    for death in 0...journey.count {
        let run = survival.go(dyingBefore: death)
        reports.append(run.report)
        let losses = run.report.losses.filter { $0.reason != .removed && !allowed($0) }
        guard let problem = survival.problem(of: run, beside: whole, death, losses) else { continue }
        Issue.record(Comment(rawValue: problem), sourceLocation: sourceLocation)
    }
    return reports
}

/// A journey that is gone again and again.
private struct Survival<App: Navigable, Kept> {
    private let journey: [JourneyStep<App>]
    private let kept: () -> Kept
    private let launch: (Kept) -> App

    init(_ journey: [JourneyStep<App>], _ kept: @escaping () -> Kept, _ launch: @escaping (Kept) -> App) {
        self.journey = journey
        self.kept = kept
        self.launch = launch
    }

    /// What was seen on the way: the tree and the effects after the launch and after each step.
    struct Run {
        var trees: [String] = []
        var effects: [[String]] = []
        var report = RestorationReport()
        var restored = ""
        var again = ""
        var effectsOfRestoring: [String] = []
        var error: RestorationError?
        var stored = ""
    }

    func go(dyingBefore death: Int?) -> Run {
        var run = Run()
        let (log, kept) = (EffectLog(), kept())
        var app = log.observing { launch(kept) }
        run.trees.append("\(app.tree)")
        run.effects.append(log.take())
        for (index, step) in journey.enumerated() {
            if index == death { app = die(app, kept, log, &run) }
            step.perform(on: app)
            run.trees.append("\(app.tree)")
            run.effects.append(log.take())
        }
        if journey.count == death { _ = die(app, kept, log, &run) }
        return run
    }

    private func die(_ app: App, _ kept: Kept, _ log: EffectLog, _ run: inout Run) -> App {
        do throws(RestorationError) {
            run.stored = try app.stored().text
            let fresh = log.observing { launch(kept) }
            // What a launch does is done in each.
            _ = log.take()
            run.report = try fresh.restore(StoredState(run.stored))
            run.restored = "\(fresh.tree)"
            _ = try fresh.restore(StoredState(run.stored))
            run.again = "\(fresh.tree)"
            run.effectsOfRestoring = log.take()
            return fresh
        } catch {
            run.error = error
            return app
        }
    }

    func problem(of run: Run, beside whole: Run, _ death: Int, _ losses: [RestorationReport.Loss]) -> String? {
        let when = death == 0 ? "right after the launch" : "after '\(journey[death - 1].name)' (step \(death))"
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

/// Notes the effects of all trees that are made while something runs. Used on one actor only.
private final class EffectLog: @unchecked Sendable {
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
