@_spi(Hosting) @_spi(Log) import Coordination
import TestSupport
import TreeTools

/// The app of a plan. It notes which gates are asked, what they answer, and which routes are prepared.
final class PermissionApp {
    /// The gates of a type know nothing but this. An app is used by one thread alone.
    nonisolated(unsafe) static weak var current: PermissionApp?

    let plan: PermissionPlan
    let windows: WindowManager
    private(set) var left: PermissionAgent<B, StackRoot>?
    private var tabs: PermissionAgent<A, TabRoot>?
    private var fixed: [Asker] = []

    var flags = PermissionPlan.flags.map { _ in false }
    private var counts: [Int]
    private var resumptions: [(resume: Resumption, door: Int)] = []
    private(set) var names = 0
    private(set) var effects = 0
    let host = PermissionHost()
    /// How many objects live that the closures of gates retain.
    let probes = Probes()
    private var told = 0
    private var observers: [AnyObject] = []

    var log: [PermissionEvent] = []
    var outcomes: [String] = []
    var isLogging = true
    /// True while a permission is asked for. All questions to gates have to be trials then, and no others.
    var isAsking = false
    private(set) var flaw: String?
    /// True if permissions are also asked for inside of gates, effects and transitions.
    private let asksInside: Bool

    init(_ plan: PermissionPlan, asksInside: Bool) {
        self.plan = plan
        self.asksInside = asksInside
        counts = plan.doors.map { _ in 0 }
        windows = WindowManager(time: ManualTime())
        Self.current = self
        let left = PermissionAgent<B, StackRoot>(StackRoot(Screen("left")), in: self)
        let right = PermissionAgent<C, StackRoot>(StackRoot(Screen("right")), in: self)
        let tabs = PermissionAgent<A, TabRoot>(TabRoot(left, right, StackRoot(Screen("plain"))), in: self)
        (self.left, self.tabs) = (left, tabs)
        windows.gates = plan.common.indices.map { commonGate($0) }
        windows.perform(.open(WindowRoot(tabs, name: "main")))
        if plan.hasTwoWindows {
            let other = PermissionAgent<C, StackRoot>(StackRoot(Screen("other")), in: self)
            windows.perform(.open(WindowRoot(other, name: "side")))
        }
        windows.attach(host)
        let redirection = RedirectionRouter(to: right) { (way: Way<E>) in Way<C>(number: way.number) }
        let second = RedirectionRouter(to: redirection) { (way: Way<Twice>) in Way<E>(number: way.number) }
        let tabsByHandle = RedirectionRouter(to: tabs.weakRouter) { (way: Way<E>) in Way<A>(number: way.number) }
        let gone = PermissionAgent<B, StackRoot>(StackRoot(Screen("gone")), in: self).weakRouter
        fixed = [
            Asker(redirection, "redirection", .redirection), Asker(second, "redirection of one", .redirection),
            Asker(tabsByHandle, "redirection to a handle", .redirection), Asker(gone, "released", .handle),
            Asker(second.weakRouter, "handle of a redirection", .redirection),
        ]
        observers = [
            windows.observeCommits { [weak self] _ in self?.told += 1 },
            windows.observeVisibility { [weak self] _ in self?.told += 1 },
        ]
    }
}

/// Shows all at once, or refuses it.
final class PermissionHost: Host {
    var isRefusing = false
    private(set) var refusals = 0

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        guard isRefusing else { return commit.acknowledge() }
        refusals += 1
        commit.refuse("it does not want to")
    }
}

/// Counts the objects that gates retain.
final class Probes {
    fileprivate(set) var alive = 0

    final class Probe {
        private let all: Probes

        fileprivate init(_ all: Probes) {
            self.all = all
            all.alive += 1
        }

        deinit { all.alive -= 1 }
    }

    func make() -> Probe { Probe(self) }
}

extension PermissionApp {
    private func commonGate(_ index: Int) -> Gate {
        let (door, targets) = plan.common[index]
        return Gate("common \(index)") { [weak self] request in
            guard let self, let way = request.route as? any PermissionWay else { return .allow }
            let answer = targets.contains(way.target) ? verdict(door, request) : .allow
            note(answer, .common, door, of: "", request)
            return answer
        }
    }

    func gate(_ door: Int, _ place: PermissionEvent.Place, of router: String) -> Gate {
        let probe = probes.make()
        return Gate("\(place) \(door)") { [weak self] request in
            guard let self else { return .allow }
            defer { withExtendedLifetime(probe) {} }
            let answer = verdict(door, request)
            note(answer, place, door, of: router, request)
            return answer
        }
    }

    func leaving() -> Verdict {
        let request = GateRequest(Way<A>(number: -1))
        let answer = verdict(plan.draftDoor, request)
        note(answer, .leave, plan.draftDoor, of: "", request, about: nil)
        return answer
    }

    private func note(
        _ verdict: Verdict, _ place: PermissionEvent.Place, _ door: Int, of router: String, _ request: GateRequest
    ) {
        note(verdict, place, door, of: router, request, about: (request.route as? any Route).map { Hop(any: $0) })
    }

    private func note(
        _ verdict: Verdict, _ place: PermissionEvent.Place, _ door: Int, of router: String, _ request: GateRequest,
        about hop: Hop?
    ) {
        if request.isTrial != isAsking { flaw = isAsking ? "a question is no trial" : "a trigger is a trial" }
        // A gate may ask for other permissions, as long as it is no trial itself.
        if !request.isTrial { askInside() }
        guard isLogging else { return }
        let key = PermissionEvent.Key(place: place, door: door, router: router, about: hop)
        log.append(.asked(key, verdict.description, isTrial: request.isTrial))
    }

    private func verdict(_ index: Int, _ request: GateRequest) -> Verdict {
        let door = plan.doors[index]
        var allows = flags[door.flag] == door.isSet
        if let limit = door.limit {
            allows = counts[index] < limit
            if !request.isTrial { counts[index] += 1 }
        }
        if allows { return .allow }
        switch door.refusal {
        case .deny: return .deny("door \(index)")
        case .redirect: return Self.redirect(to: door.target.route)
        case .require: return Self.require(door.target.route)
        case .ask:
            let open = AlertChoice("open") { [weak self] in self?.flags[door.flag] = door.isSet }
            return .ask("door \(index)?", choices: [.proceed("yes"), open, .cancel("no")])
        case .wait: return .wait { [weak self] in self?.resumptions.append(($0, index)) }
        }
    }

    private static func redirect(to route: some Route) -> Verdict { .redirect(to: route) }

    private static func require(_ route: some Route) -> Verdict { .require(route) }

    /// Asks for permissions in the middle of something else.
    func askInside() {
        guard asksInside, !isAsking else { return }
        (isAsking, isLogging) = (true, false)
        for asker in fixed { _ = asker.permission(names % PermissionPlan.Target.numbers.count) }
        _ = windows.permission(for: [Hop(Way<A>(number: 1)), Hop(Way<B>(number: names % 6))])
        (isAsking, isLogging) = (false, true)
    }

    func name() -> String {
        names += 1
        return "s\(names)"
    }

    func noteEffect() {
        effects += 1
        askInside()
    }

    func note(_ event: PermissionEvent) { if isLogging { log.append(event) } }
}

extension PermissionApp {
    /// All that is on the tree, in its order.
    var presentables: [any Presentable] {
        var (all, rest): ([any Presentable], [any Presentable]) = ([], [windows])
        while let next = rest.popLast() {
            all.append(next)
            rest += next.node.directSlots.reversed().map(\.presentable)
        }
        return all
    }

    var agents: [any PermissionAsked] {
        presentables.compactMap { $0 as? any PermissionAsked ?? $0.node.presentable as? any PermissionAsked }
    }

    /// The routers that stand, their handles, and the redirections, unless the window has closed where these lead.
    var askers: [Asker] {
        agents.flatMap(\.askers) + fixed.filter { $0.place().map { $0.outermost === windows.node } ?? true }
    }

    /// All that asking may not change.
    struct Snapshot: Equatable {
        let entries: [Tree.Entry]
        let waiting: [WaitingTrigger]
        let flags: [Bool]
        let numbers: [Int]
    }

    var snapshot: Snapshot {
        let numbers = counts + [names, effects, host.refusals, told, resumptions.count, probes.alive, outcomes.count]
        return Snapshot(entries: windows.tree.entries, waiting: windows.waiting, flags: flags, numbers: numbers)
    }

    /// What is the same in each app to which the same has been done.
    var line: String {
        let waiting = windows.waiting.map { "\($0.cause) \($0.reason)" }
        return "\(windows.tree)\n\(waiting)\n\(flags) \(counts) \(names) \(effects) \(told)\n\(outcomes)"
    }

    /// Does one thing that is drawn; the same to each app of a plan.
    ///
    /// - Returns: The name of what was done, for counting.
    func move(_ random: inout SplitMix64) -> String {
        let note: (TransitionOutcome) -> Void = { [weak self] in self?.outcomes.append("\($0)") }
        if let alert = windows.frontWindow?.node.alerts.first, random.oneIn(3) {
            windows.choose(alert.choices[random.below(alert.choices.count)].title, completion: note)
            return "answer"
        }
        if let login = presentables.lazy.compactMap({ $0 as? PermissionLogin }).first, random.oneIn(3) {
            flags[random.below(flags.count)].toggle()
            login.finish()
            return "login"
        }
        if !resumptions.isEmpty, random.oneIn(3) {
            let (resume, door) = resumptions.removeFirst()
            if random.oneIn(3) {
                resume.deny("no token")
            } else {
                flags[plan.doors[door].flag] = plan.doors[door].isSet
                resume()
            }
            return "resume"
        }
        switch random.below(12) {
        case 0..<6:
            let askers = askers
            askers[random.below(askers.count)].trigger(random.below(6), note)
            return "trigger"
        case 6:
            let agents = agents
            let hops = (0..<2).map { _ in PermissionPlan.target(&random).hop }
            agents[random.below(agents.count)].follow(hops, note)
            return "link"
        case 7, 8:
            flags[random.below(flags.count)].toggle()
            return "flag"
        case 9, 10:
            windows.back(completion: note)
            return "back"
        default:
            guard let tabs, tabs.node.outermost === windows.node else { return "nothing" }
            let slots = tabs.node.directSlots
            windows.report(.selected(slots[random.below(slots.count)].node.id), completion: note)
            return "tab"
        }
    }
}
