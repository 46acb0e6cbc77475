@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationHistory

/// A running app, on which moves are made one after the other.
final class Stage<App> {
    let scenario: Scenario<App>
    let app: App
    let root: any Navigable
    let time = ManualTime()
    private let log: Log
    private var found: Found
    private let host: ProofHost?
    let history: History?

    /// True after a fold.
    private(set) var isNarrow = false

    /// The moves from outside. Of several with one name only the first is here, marked as doubled, which is a finding.
    let outside: [(outside: Outside<App>, isDoubled: Bool)]

    /// All objects that have been on the tree since the launch, referenced weakly; nil if no law needs them.
    private(set) var census: Census?

    /// The links that completed in the last move, and the errors of links and offers.
    private var arrivals: [String] = []
    private var failures: [TransitionError] = []

    private var usersMove: UsersMove?
    private let asksPermission: Bool
    private let seesLinks: Bool

    /// The links that a law is about, and, by link, the number of outcomes that are pending.
    private let links: Set<String>
    private var followed: [String: Int] = [:]

    var offersOfTypes = RulesOfTypes()

    /// The calls of links whose completion was not called yet.
    private var openCalls: [OpenCall] = []

    /// A call of a link. It lives as long as something can still call its completion.
    private final class LinkCall {}

    private struct OpenCall {
        let link: String
        weak var call: LinkCall?
    }

    /// The links with a pending outcome, in alphabetical order.
    var pendingLinks: [String] { followed.isEmpty ? [] : followed.keys.sorted() }

    /// Launches the app, by the scenario or by another closure.
    init(_ scenario: Scenario<App>, _ log: Log, launching launch: ((Launch) -> App)? = nil) {
        self.scenario = scenario
        self.log = log
        seesLinks = scenario.laws.contains { if case .linksSeen = $0.kind { true } else { false } }
        let all = scenario.outside.filter { $0.move.kind == .link }.map { $0.move.words }
        links = seesLinks ? Set(all) : Set(scenario.laws.compactMap { $0.link })
        asksPermission = scenario.laws.contains { if case .parity = $0.kind { true } else { false } }
        _ = log.take()
        app = (launch ?? scenario.launch)(Launch(time: time))
        root = scenario.root(app)
        found = Found(root)
        host = scenario.isRefusing ? ProofHost() : nil
        if let host { root.attach(host) }
        let root = root
        history = scenario.historyLimit.map { makeHistory(of: root, limit: $0) }
        self.census = scenario.laws.contains { $0.needsCensus } ? Census() : nil
        let named = Dictionary(grouping: scenario.outside) { $0.move }
        var told: Set<Move> = []
        outside = scenario.outside.filter { told.insert($0.move).inserted }
            .map { ($0, (named[$0.move] ?? []).count > 1) }
    }

    var situation: Situation<App> { Situation(app: app, found) }

    /// Notes that the tree may have changed without a move.
    func lookAgain() { found = Found(root) }

    /// The results of a move.
    struct Happening {
        var records: [CommitRecord]
        var diagnostics: [Diagnostic]
        /// The links that have completed.
        var arrivals: [String]
        /// The links that have completed, and have shown a screen that is not in front.
        var hidden: [String]
        /// The errors of links and offers.
        var failures: [TransitionError]
        /// The names of the nodes that are new on the tree.
        var arrived: [String]
        /// The links whose completion nothing can call any more, and nothing has.
        var dropped: [String]
        /// The move, if it is one of the user's.
        var usersMove: UsersMove?

        /// True if the move has done something, even if the tree is as it was.
        var isSomething: Bool {
            !diagnostics.isEmpty || !failures.isEmpty
                || records.contains { record in
                    if case .noChange = record.outcome { !record.effects.isEmpty } else { true }
                }
        }
    }

    /// A move of the user, with its outcome if it has one already.
    struct UsersMove {
        let move: Move
        /// The permission for the move before it was made, if a law asks for it, and the move needs one.
        let permission: Permission?
        var outcome: TransitionOutcome?
    }

    /// Returns everything that was reported since the last move, or the launch.
    func takeHappening() -> Happening {
        let told = log.take()
        let outermost: Node = root.node.outermost
        let arrived = census?.look(at: outermost === root.node ? found.nodes : outermost.allNodes) ?? []
        let dropped = openCalls.isEmpty ? [] : openCalls.filter { $0.call == nil }.map { $0.link }
        if !dropped.isEmpty { openCalls.removeAll { $0.call == nil } }
        defer { (arrivals, failures, usersMove) = ([], [], nil) }
        return Happening(
            records: told.records, diagnostics: told.diagnostics, arrivals: arrivals,
            hidden: arrivals.isEmpty || !seesLinks ? [] : hidden(after: told.records), failures: failures,
            arrived: arrived, dropped: dropped, usersMove: usersMove)
    }

    /// The links that have completed, if the screen of the last route that was taken is on the tree, and is neither in
    /// front nor around what is.
    private func hidden(after records: [CommitRecord]) -> [String] {
        let record = records.last { $0.outcome.isCompleted && !$0.routes.isEmpty }
        guard let route = record?.routes.last, root.alertInFront == nil,
            found.nodes.contains(where: { $0.origin?.route == route })
        else { return [] }
        var node: Node? = root.top.node
        while let next = node {
            if next.origin?.route == route { return [] }
            // What a modal stands over is behind it.
            node = next.place == .modal ? nil : next.holder
        }
        return arrivals
    }

    /// Makes one of the moves that are possible now.
    func make(_ choice: Choice) -> Happening {
        if choice.move.isRefused { host?.refusesNext = true }
        let link = choice.move.kind == .link && links.contains(choice.move.words) ? choice.move.words : nil
        if let link { followed[link, default: 0] += 1 }
        // What it has found is let go of, since the move may release it.
        found = Found(root)
        if choice.move.isUsers {
            // The answer to a question of a gate ends what has waited, and so has that one's outcome.
            let isAnswer = root.alertInFront != nil
            let permission = asksPermission && !isAnswer ? choice.work.permission(in: root) : nil
            usersMove = UsersMove(move: choice.move, permission: permission)
        }
        act(choice) { [weak self] in self?.note($0, ofLink: link) }
        host?.refusesNext = false
        // A window that the move has opened is as wide as the others.
        if isNarrow { resize(isNarrow: true) }
        return takeHappening()
    }

    /// Makes a move, and notes a link whose completion is not called.
    private func act(_ choice: Choice, _ completion: @escaping Offer.Completion) {
        guard choice.move.kind == .link else { return carryOut(choice.work, completion) }
        let call = LinkCall()
        openCalls.append(OpenCall(link: choice.move.words, call: call))
        carryOut(choice.work) { [weak self] outcome in
            self?.openCalls.removeAll { $0.call === call }
            completion(outcome)
        }
    }

    private func carryOut(_ work: Choice.Work, _ completion: @escaping Offer.Completion) {
        switch work {
        case .users(let possible, typing: let value): possible.make(value, in: root, completion)
        case .history(let distance): history?.go(by: distance, completion: completion)
        case .outside(let index): outside[index].outside.perform(app, root, time, completion)
        case .fold:
            resize(isNarrow: !isNarrow)
            completion(.noChange)
        }
    }

    func resize(isNarrow: Bool) {
        self.isNarrow = isNarrow
        root.resizeWindows(isNarrow: isNarrow)
    }

    private func note(_ outcome: TransitionOutcome, ofLink link: String?) {
        if let error = outcome.error { failures.append(error) }
        if usersMove?.outcome == nil { usersMove?.outcome = outcome }
        guard let link, let count = followed[link] else { return }
        followed[link] = count > 1 ? count - 1 : nil
        switch outcome {
        case .completed, .noChange: arrivals.append(link)
        case .cancelled, .rejected, .failed: break
        }
    }

    /// Makes a move if it is possible now; otherwise returns nil.
    func make(_ move: Move) -> Happening? {
        choices().first { $0.move == move }.map(make)
    }
}

/// A move that is possible now, with its work.
struct Choice {
    enum Work {
        case users(PossibleMove, typing: String?)
        /// A move from outside, by its index.
        case outside(Int)
        case fold
        /// A step in the history, by this many entries.
        case history(Int)

        func permission(in root: any Navigable) -> Permission? {
            if case .users(let possible, typing: _) = self { possible.permission(in: root) } else { nil }
        }
    }

    let move: Move
    let work: Work
    /// True if another offer of the screen, or another move from outside, has the same name.
    var isDoubled = false
    /// True if the move is the user's, or comes by itself.
    var leadsOn = true
}

/// A history of an object on whose type nothing depends.
func makeHistory(of root: any Navigable, limit: Int = 50) -> History { History(of: root, limit: limit) }
