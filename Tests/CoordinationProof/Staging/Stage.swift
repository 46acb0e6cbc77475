@_spi(Hosting) import Coordination

/// A running app, on which moves are made one after the other.
final class Stage<App> {
    let scenario: Scenario<App>
    let app: App
    let root: any Navigable
    let time = ManualTime()
    private let log: Log
    private let host: ProofHost?

    /// The moves from outside: of several with one name only the first, marked as doubled, which is a finding.
    let outside: [(outside: Outside<App>, isDoubled: Bool)]

    /// All objects that have been on the tree since the launch, referenced weakly; nil if no law needs them.
    private(set) var census: Census?

    /// The links that completed in the last move, and the errors of links and offers.
    private var arrivals: [String] = []
    private var failures: [TransitionError] = []

    /// The links that a law is about, and, by link, the number of outcomes that are pending.
    private let links: Set<String>
    private var followed: [String: Int] = [:]

    /// The links with a pending outcome, in alphabetical order.
    var pendingLinks: [String] { followed.isEmpty ? [] : followed.keys.sorted() }

    init(_ scenario: Scenario<App>, _ log: Log, census: Bool) {
        self.scenario = scenario
        self.log = log
        links = Set(scenario.laws.compactMap(\.link))
        _ = log.take()
        app = scenario.launch(Launch(time: time))
        root = scenario.root(app)
        host = scenario.isRefusing ? ProofHost() : nil
        if let host { root.attach(host) }
        self.census = census ? Census() : nil
        let all = Dictionary(grouping: scenario.outside, by: \.move)
        var told: Set<Move> = []
        outside = scenario.outside.filter { told.insert($0.move).inserted }.map { ($0, (all[$0.move] ?? []).count > 1) }
    }

    var situation: Situation<App> { Situation(app: app, root: root) }

    /// The results of a move.
    struct Happening {
        var records: [CommitRecord]
        var diagnostics: [Diagnostic]
        /// The links that have completed.
        var arrivals: [String]
        /// The errors of links and offers.
        var failures: [TransitionError]
        /// The names of the nodes that are new on the tree.
        var arrived: [String]
    }

    /// Returns everything that was reported since the last move, or the launch.
    func takeHappening() -> Happening {
        let told = log.take()
        let arrived = census?.look(at: root.node) ?? []
        defer { (arrivals, failures) = ([], []) }
        return Happening(
            records: told.records, diagnostics: told.diagnostics, arrivals: arrivals, failures: failures,
            arrived: arrived)
    }

    /// Makes one of the moves that are possible now.
    func make(_ choice: Choice) -> Happening {
        if choice.move.isRefused { host?.refusesNext = true }
        let link = choice.move.kind == .link && links.contains(choice.move.words) ? choice.move.words : nil
        if let link { followed[link, default: 0] += 1 }
        choice.action { [weak self] in self?.note($0, ofLink: link) }
        host?.refusesNext = false
        return takeHappening()
    }

    private func note(_ outcome: TransitionOutcome, ofLink link: String?) {
        if let error = outcome.error { failures.append(error) }
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

/// A move that is possible now, with its action.
struct Choice {
    let move: Move
    let action: (@escaping Offer.Completion) -> Void
    /// True if another offer of the screen, or another move from outside, has the same name.
    var isDoubled = false
    /// True if it is the user's, or comes by itself.
    var leadsOn = true
}

/// A host that acknowledges everything at once, unless the next commit is to be refused.
final class ProofHost: Host {
    /// The reason of each refusal.
    static let refusal = "the host refuses it, as the move says"

    var refusesNext = false

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        guard refusesNext else { return commit.acknowledge() }
        refusesNext = false
        commit.refuse(Self.refusal)
    }

    func draws(_ style: PresentationStyle) -> Bool { true }
}

/// All objects that have been on the tree, referenced weakly.
final class Census {
    private struct Entry {
        let name: String
        weak var object: AnyObject?
        var isOnTree = true
    }

    private var entries: [NodeID: Entry] = [:]

    /// Notes the nodes that are on the tree now.
    ///
    /// - Returns: The names of those that were not there the last time.
    @discardableResult
    func look(at node: Node) -> [String] {
        var arrived: [String] = []
        var present: Set<NodeID> = []
        for node in node.outermost.allNodes {
            present.insert(node.id)
            if let entry = entries[node.id] {
                if !entry.isOnTree {
                    entries[node.id]?.isOnTree = true
                    arrived.append(node.moveName)
                }
            } else {
                entries[node.id] = Entry(name: node.moveName, object: node.presentable)
                arrived.append(node.moveName)
            }
        }
        for (id, entry) in entries where !present.contains(id) {
            if entry.object == nil { entries[id] = nil } else { entries[id]?.isOnTree = false }
        }
        return arrived
    }

    /// The objects that are alive, but neither on the tree nor kept, in words, in alphabetical order.
    func leaks(at node: Node) -> [String] {
        Set(leaked(at: node)).sorted().map { "'\($0)' has left the tree and lives on" }
    }

    private func leaked(at node: Node) -> [String] {
        if entries.values.allSatisfy(\.isOnTree) { return [] }
        let kept = node.outermost.keptPresentables.flatMap { $0.node.allNodes.map(ObjectIdentifier.init) }
        let known = Set(kept)
        return entries.values.compactMap { entry in
            guard !entry.isOnTree, let object = entry.object else { return nil }
            if let presentable = object as? any Presentable, known.contains(ObjectIdentifier(presentable.node)) {
                return nil
            }
            return entry.name
        }
    }
}
