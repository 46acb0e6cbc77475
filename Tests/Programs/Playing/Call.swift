@_spi(Hosting) import Coordination

/// One call whose outcome is known, or not yet.
final class Call {
    /// Where all calls come from, as the framework reports it; the line is the call's number.
    static let file: StaticString = "Programs/Call.swift"

    let id: Int
    let title: String
    let step: Int
    /// Whether it was given a completion.
    let isHeard: Bool
    private(set) var outcomes: [TransitionOutcome] = []
    /// The outermost node of the tree that it was made on.
    weak var home: Node?
    /// The same where it was another one before it had its turn.
    weak var formerHome: Node?
    /// What it was made on.
    weak var anchor: Node?
    /// Whether it may not have had its turn yet.
    var isFresh = true
    var wasDiagnosed = false
    /// Whether there was nothing in what it was made on when its failure was reported, and nothing over it: no question
    /// either, whose answer may fill it.
    var hasLeftBlank = false
    /// Whether the tree that it was made on was given a place in another one.
    var hasMoved = false
    /// Whether something settled when it was made: what it was made on may have gone back, and left again by its turn.
    var hasWaitedInLine = false
    /// Whether it ends all that is pending.
    var isRecovery = false
    /// Whether it is the first route of a coordinator.
    var isOpening = false
    /// Whether something may have to happen first.
    var mayWait = false
    /// Whether it brings the last thing to the front that it shows.
    var reveals = false
    /// Whether its route leads back to itself.
    var isCircle = false
    /// Which coordinators take the first route, where it is an address.
    var taker: Int?
    /// The question that it answers, and how many answers had come when it was made.
    var question: (asked: Asked, answers: Int)?
    /// How often a call had been sent elsewhere when it was made.
    var formerRedirections = 0
    /// Whether the caller has withdrawn, and so is not notified.
    var isWithdrawn = false

    init(_ id: Int, _ title: String, step: Int, isHeard: Bool, home: Node?) {
        self.id = id
        self.title = title
        self.step = step
        self.isHeard = isHeard
        self.home = home
    }

    var line: UInt { UInt(id) }

    /// Whether it is a transition without a route, over something that it names and so keeps.
    var keepsWhatItNames: Bool {
        let verbs = ["perform", "weakPerform", "drive", "begin", "pushInFront", "presentInFront"]
        return namesSomething && verbs.contains { title.hasPrefix($0) }
    }

    /// Whether it names something, which its transition keeps once it has its turn.
    var namesSomething: Bool {
        [
            "routeOn", "performOn", "through", "presentAt", "several", "chain", "kept", "standing", "node", "reveal",
            "dismissTo", "embed",
        ].contains { title.contains($0) }
    }

    func note(_ outcome: TransitionOutcome) { outcomes.append(outcome) }
}

extension World {
    /// Notes a call, and gives the completion that it is to be made with.
    func call(_ step: Step, at node: Node?) -> (call: Call, completion: ((TransitionOutcome) -> Void)?) {
        let how = step.first(.remark).map { $0.kind == .how ? $0[0] : 0 } ?? 0
        let then = step.hook(.then)
        let isHeard = how & 16 == 0
        let call = Call(calls.count, "\(step)", step: stepIndex, isHeard: isHeard, home: node?.outermost)
        call.anchor = node
        call.isRecovery = [.recoverRoute, .recoverRoot].contains(step.kind)
        call.isOpening = step.kind == .opening
        call.hasWaitedInLine = !isQuiet
        call.reveals = how & 32 != 0 && depth == 0 && step.kind.canReveal && !step.mentions(Step.Kind.finding)
        call.mayWait = step.mentions([.asks, .first, .waits])
        call.formerRedirections = redirections
        calls.append(call)
        trace?(String(repeating: "  ", count: depth) + "  #\(call.id) on \(node.map { "\($0.outermost.tree)" } ?? "-")")
        tally.count(step.kind.rawValue, of: "call")
        guard isHeard else {
            unexplained += 1
            return (call, nil)
        }
        openCalls.append(call)
        return (call, { [self] outcome in hear(outcome, of: call, then) })
    }

    private func hear(_ outcome: TransitionOutcome, of call: Call, _ then: [Step]) {
        tick()
        heard += 1
        call.note(outcome)
        trace?(String(repeating: "  ", count: depth) + "  #\(call.id): \(outcome)")
        openCalls.removeAll { $0 === call }
        if call.outcomes.count > 1 { flaw("a call has two outcomes", "\(call.title): \(call.outcomes)") }
        tally.count(Self.kind(of: outcome), of: "ending")
        if case .completed(let context) = outcome {
            for change in context.changes { tally.count(Self.kind(of: change), of: "change") }
        }
        check(outcome, of: call)
        if call.reveals { checkRevealed(outcome, call) }
        checkAnswered(outcome, call)
        // What is sent elsewhere ends as that does.
        if case .completed = outcome, call.isCircle, call.formerRedirections == redirections {
            flaw("a circle of routes ends as done", call.title)
        }
        run(then, in: .then)
    }

    private func check(_ outcome: TransitionOutcome, of call: Call) {
        if outcome.description.isEmpty { flaw("an outcome has no words") }
        guard case .failed(let error) = outcome else { return }
        if error.summary.count < 10 || error.verb.isEmpty { flaw("an error has no words", "\(error)") }
        if error.description.isEmpty { flaw("an error has no message") }
        if error.verb.hasPrefix("make ") { notePartialReported() }
    }

    static func kind(of outcome: TransitionOutcome) -> String {
        switch outcome {
        case .completed: "completed"
        case .noChange: "no change"
        case .failed: "failed"
        case .cancelled(let reason): "cancelled, " + word(reason)
        case .rejected(.denied): "rejected, denied"
        case .rejected(.closed): "rejected, closed"
        case .rejected(.stays): "rejected, stays"
        case .rejected(.mustBeAnswered): "rejected, must be answered"
        case .rejected(.busy): "rejected, busy"
        }
    }

    private static func word(_ reason: CancellationReason) -> String {
        switch reason {
        case .caller: "caller"
        case .user: "person"
        case .program: "program"
        case .recovery: "recovery"
        case .rolledBack: "undone"
        case .superseded: "superseded"
        case .released: "released"
        }
    }

    private static func kind(of change: TreeChange) -> String {
        switch change.kind {
        case .inserted: "inserted"
        case .removed: "removed"
        case .moved: "moved"
        case .selected: "selected"
        case .took: "took"
        case .presented: "presented"
        case .dismissed: "dismissed"
        case .embedded: "embedded"
        case .unembedded: "unembedded"
        case .alertShown: "alert shown"
        case .alertClosed: "alert closed"
        }
    }

    /// How a call is to be carried out.
    func options(_ step: Step) -> TransitionOptions {
        guard let how = step.steps.first(where: { $0.kind == .how })?[0] else { return .animated }
        var options = TransitionOptions(animated: how & 1 == 0)
        if how & 2 != 0 { options.policy = .reject }
        if how & 4 != 0 {
            options.policy = .coalesce
            hasCoalesced = true
        }
        if how & 8 != 0 { options.deadline = .seconds(2) }
        options.reveals = how & 32 != 0
        return options
    }
}
