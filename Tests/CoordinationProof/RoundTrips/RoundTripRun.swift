@_spi(Hosting) import Coordination
import CoordinationHistory
import CoordinationRestoration

/// A launched app that has gone a way, from whose end round trips begin.
struct RoundTripRun<App> {
    private let scenario: Scenario<App>
    private let log: Log
    private let stage: Stage<App>
    private let history: History?

    /// Launches the app and goes the way; nil if a move of it is not possible.
    ///
    /// - Parameter trips: The trips that are to be made.
    init?(_ scenario: Scenario<App>, _ way: [Move], _ log: Log, for trips: [RoundTrip<App>]) {
        (self.scenario, self.log) = (scenario, log)
        stage = Stage(trips.contains(where: \.needsHost) ? scenario.refusals() : scenario, log)
        history = trips.contains(where: \.needsHistory) ? makeHistory(of: stage.root) : nil
        for move in way {
            guard stage.make(move) != nil else { return nil }
        }
        _ = stage.takeHappening()
    }

    /// Makes a round trip.
    func make(_ trip: RoundTrip<App>) -> RoundTripEnd {
        switch trip.kind {
        case .fold: fold()
        case .restart(let launch): restart(launch)
        case .history: goBackAndForward()
        case .refusals: refuseAll()
        case .link(let name): follow(name).of(name)
        case .links: .untried
        case .event(let event): event.isMeant(stage.situation) ? undo(event) : .untried
        }
    }

    private func outlook(hasFacts: Bool = true) -> Outlook {
        Outlook(scenario, stage.situation, hasFacts: hasFacts)
    }
}

extension RoundTripRun {
    private func fold() -> RoundTripEnd {
        let (before, ids, choices) = (outlook(), ids, stage.choices().map(\.move))
        let isNarrow = stage.isNarrow
        if !isNarrow { goThroughWidths() }
        stage.resize(isNarrow: !isNarrow)
        if isNarrow { goThroughWidths() }
        stage.resize(isNarrow: isNarrow)
        stage.lookAgain()
        if let text = complaint { return .lost(text, "") }
        let end = compared(before, outlook(), [])
        guard case .whole = end else { return end }
        if ids != self.ids { return .lost("a screen is another object", "The tree is as before: \(before[.tree])") }
        let now = stage.choices().map(\.move)
        return now == choices
            ? .whole : .lost("what can be done is another", "It was \(choices.words), and is \(now.words).")
    }

    /// Gives each split each width between wide and narrow, at which its last columns are side by side.
    private func goThroughWidths() {
        for split in stage.root.node.outermost.allNodes.compactMap({ $0 as? Container }) {
            guard let count = split.layout.columnCount, count > 2 else { continue }
            for columns in (1..<count - 1).map({ ColumnsBeside($0..<count) }) + [.all] {
                stage.root.report(.resized(split.id, columns))
            }
        }
    }

    private var ids: [NodeID] { stage.root.node.outermost.allNodes.map(\.id) }

    /// A diagnostic or a failure since the last look, in words.
    private var complaint: String? {
        let happening = stage.takeHappening()
        return happening.diagnostics.first.map { "\($0)" } ?? happening.failures.first.map { "\($0)" }
    }

    private func restart(_ launch: @escaping (App, Launch) -> App) -> RoundTripEnd {
        let before = outlook()
        do throws(RestorationError) {
            let stored = try stage.root.stored().text
            let fresh = Stage(scenario, log) { launch(stage.app, $0) }
            let report = try fresh.root.restore(StoredState(stored))
            if stage.isNarrow { fresh.resize(isNarrow: true) }
            fresh.lookAgain()
            let after = Outlook(scenario, fresh.situation, hasFacts: true)
            let end = compared(before, after, report.losses.filter { $0.reason != .removed })
            // What waited is asked for again, and a login goes with it.
            if case .lost = end, before[.waiting] != after[.waiting], fresh.takeHappening().hasRejection {
                return .named(["a gate denies what waited"])
            }
            return end
        } catch {
            return .lost("it cannot be restored", "\(error)")
        }
    }

    /// Makes each move while the host refuses its commit. One that makes no commit is refused by nobody.
    private func refuseAll() -> RoundTripEnd {
        var end = RoundTripEnd.untried
        for move in stage.choices().map(\.move) where move.isRefused {
            let before = outlook()
            guard let happening = stage.make(move), happening.hasRefusal else { continue }
            end = compared(before, outlook(), [])
            if case .lost(let text, let details) = end { return .lost("\(move): \(text)", details) }
        }
        return end
    }

    /// Goes back and forward again.
    private func goBackAndForward() -> RoundTripEnd {
        // At a login, there is no place to come back to.
        guard let history, history.canGoBack, stage.situation.waiting.isEmpty else { return .untried }
        let (before, start) = (outlook(), history.current.id)
        history.back { _ in }
        stage.lookAgain()
        guard history.current.id != start else { return heldUp(before) }
        return goTo(start, before)
    }

    /// Goes to the entry where the trip began.
    private func goTo(_ start: History.Entry.ID, _ before: Outlook) -> RoundTripEnd {
        guard let history else { return .held }
        let named = history.losses(of: start)
        history.go(to: start) { _ in }
        stage.lookAgain()
        guard history.current.id == start else { return .held }
        for loss in history.lastLosses where !named.contains(loss) {
            return .lost("it was not named before", "\(loss)")
        }
        return compared(before, outlook(hasFacts: !before[.facts].isEmpty), history.lastLosses)
    }

    /// The end of a trip that was refused, or waits for an answer.
    private func heldUp(_ before: Outlook) -> RoundTripEnd {
        isAsked ? .held : compared(before, outlook(hasFacts: !before[.facts].isEmpty), [])
    }

    /// True if a question is up, or a trigger waits.
    private var isAsked: Bool { stage.situation.alert != nil || !stage.situation.waiting.isEmpty }

    private func follow(_ link: String) -> RoundTripEnd {
        let (before, start) = (outlook(hasFacts: false), history?.current.id)
        guard stage.situation.waiting.isEmpty, stage.make(.link(link)) != nil else { return .untried }
        if let start, history?.current.id != start { return goTo(start, before) }
        // It has changed nothing, or waits at a login, which the user closes.
        if !before.differences(outlook(hasFacts: false)).isEmpty { stage.root.back() }
        stage.lookAgain()
        return heldUp(before)
    }

    private func undo(_ event: RoundTrip<App>.Event) -> RoundTripEnd {
        let (before, beforeWithoutFacts) = (outlook(), outlook(hasFacts: false))
        event.happen(stage.app)
        stage.lookAgain()
        if event.moves.allSatisfy({ stage.make($0) != nil }) { return compared(before, outlook(), []) }
        return isAsked ? .held : compared(beforeWithoutFacts, outlook(hasFacts: false), [])
    }
}

extension Stage.Happening {
    /// True if the host has refused something because it was to.
    fileprivate var hasRefusal: Bool {
        records.contains { $0.outcome.error.map { "\($0)".contains(ProofHost.refusal) } ?? false }
    }

    fileprivate var hasRejection: Bool { records.contains { if case .rejected = $0.outcome { true } else { false } } }
}

extension RoundTripEnd {
    /// The same, with the link's name in what is lost.
    fileprivate func of(_ link: String) -> RoundTripEnd {
        if case .lost(let text, let details) = self { return .lost("'\(link)': \(text)", details) }
        return self
    }
}

extension [Move] {
    fileprivate var words: String { map { "'\($0)'" }.joined(separator: ", ") }
}
