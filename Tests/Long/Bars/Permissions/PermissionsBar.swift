import Coordination
import TestSupport

/// Asks in advance about all that can be triggered in many states of drawn apps, and triggers each in an app of its own
/// to which the same has been done.
struct PermissionsBar: NumberedBar {
    let name: String
    let count = 100
    let unit = "apps, 9 states each"
    let limit = 300.0
    let required: Set<String> = [
        "move", "asked about", "answer", "stopped after now", "verdict of a common gate", "verdict of a router's gate",
        "verdict through a handle", "verdict through a redirection", "asked about, of a link",
    ]

    /// What is wrong with the answers; only for the check of the bar.
    private let fault: PermissionFault?

    static let moves = 8
    /// How often each app is asked at its end: in a whole run, a million times.
    private static let repetitions = 10_000

    init(_ fault: PermissionFault? = nil) {
        self.fault = fault
        name = fault.map { "permissions-\($0)" } ?? "permissions"
    }

    func play(_ numbered: NumberedCase, _ tally: inout Tally) -> Finding? {
        expect(&tally)
        let plan = PermissionPlan(seed: numbered.seed)
        var app: PermissionApp? = PermissionApp(plan, asksInside: true)
        var done: [Int] = []
        while let asked = app {
            PermissionApp.current = asked
            var random = numbered.random(1_000 + done.count)
            let makeTwin = {
                let twin = PermissionApp(plan, asksInside: false)
                for move in done {
                    var random = numbered.random(move)
                    _ = twin.move(&random)
                }
                return twin
            }
            if let finding = play(asked, makeTwin, &random, &tally) {
                return Finding(finding.headline, details: "after \(done.count) moves, \(finding.details)")
            }
            PermissionApp.current = asked
            if done.count == numbered.moves.count { break }
            let move = numbered.moves[done.count]
            var drawn = numbered.random(move)
            tally.count(asked.move(&drawn), of: "move")
            done.append(move)
        }
        weak let (released, left) = (app, app?.left)
        if let finding = app.flatMap(askAgainAndAgain) { return finding }
        app = nil
        return released == nil && left == nil ? nil : Finding("an app lives on that was asked")
    }

    /// Asks all questions of a state, and triggers each on a twin.
    private func play(
        _ app: PermissionApp, _ makeTwin: () -> PermissionApp, _ random: inout SplitMix64, _ tally: inout Tally
    ) -> Finding? {
        let questions = app.questions(&random)
        let before = app.snapshot
        let forecasts = questions.map { app.forecast($0, fault) }
        if let finding = flaw(of: app, since: before) { return finding }
        if makeTwin().line != app.line {
            return Finding("an app that was asked is another", details: "\(makeTwin().line)\n\(app.line)")
        }
        for (question, forecast) in zip(questions, forecasts) {
            let words = question.words(in: app)
            if let asked = forecast.asked, let standing = app.standing(question) {
                if forecast.permission == .now ? asked != standing : asked > standing {
                    return Finding("a hop is not asked about", details: "\(words): \(asked) of \(standing)")
                }
                tally.count("\(asked) of \(question.length)", of: "asked about, of a link")
            }
            forecast.count(question, in: app, &tally)
            let judge = PermissionJudge(app: makeTwin(), question: question, forecast: forecast)
            if let finding = judge.judge(refuses: random.oneIn(6), &tally) {
                return Finding(finding.headline, details: "\(words)\n\(finding.details)")
            }
        }
        return nil
    }

    private func flaw(of app: PermissionApp, since before: PermissionApp.Snapshot) -> Finding? {
        if let flaw = app.flaw { return Finding(flaw) }
        let after = app.snapshot
        if after == before { return nil }
        return Finding("asking changes something", details: "before: \(before)\nafter: \(after)")
    }

    private func askAgainAndAgain(_ app: PermissionApp) -> Finding? {
        var random = SplitMix64(seed: 1)
        let questions = app.questions(&random)
        let before = app.snapshot
        (app.isAsking, app.isLogging) = (true, false)
        for index in 0..<Self.repetitions { _ = app.ask(questions[index % questions.count]) }
        app.isAsking = false
        return flaw(of: app, since: before)
    }

    private func expect(_ tally: inout Tally) {
        let routes = ["a route", "a route through a handle", "a route through a redirection", "a route sent up"]
        tally.expect(routes + (1...3).map { "a link of \($0)" }, of: "asked about")
        tally.expect(
            ["0 of 1", "1 of 1", "0 of 2", "1 of 2", "2 of 2", "0 of 3", "1 of 3", "2 of 3", "3 of 3"],
            of: "asked about, of a link")
        tally.expect(["now", "after", "instead", "asks", "waits", "no"], of: "answer")
        tally.expect(
            ["a type's gate", "a leave verdict", "a later hop", "a verb that is refused", "a host that refuses"],
            of: "stopped after now")
        tally.expect(["trigger", "link", "flag", "back", "tab", "answer", "login", "resume"], of: "move")
        let verdicts = PermissionPlan.Refusal.allCases.map(\.rawValue) + ["allow"]
        for kind in ["of a common gate", "of a router's gate", "through a handle", "through a redirection"] {
            tally.expect(verdicts, of: "verdict \(kind)")
        }
    }
}

extension Forecast {
    fileprivate func count(_ question: PermissionQuestion, in app: PermissionApp, _ tally: inout Tally) {
        tally.count(question.name(in: app), of: "asked about")
        tally.count("\("\(permission)".prefix { $0.isLetter })", of: "answer")
        for place in [PermissionEvent.Place.common, .own] {
            let answers = trial.compactMap { event in
                if case .asked(let key, let answer, _) = event, key.place == place { answer } else { nil }
            }
            guard let last = answers.last else { continue }
            let verdict = String(last.prefix { $0.isLetter })
            tally.count(verdict, of: place == .common ? "verdict of a common gate" : "verdict of a router's gate")
            if case .route(let asker, _) = question, app.askers[asker].relay != .none {
                tally.count(verdict, of: "verdict through a \(app.askers[asker].relay)")
            }
        }
    }
}
