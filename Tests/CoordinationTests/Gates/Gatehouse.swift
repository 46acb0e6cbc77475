import Coordination
import CoordinationTesting

enum HouseRoute: Route { case home, push(String), secret, login, terms, detour, gateway, probe, nothing, close }

/// A gate whose verdicts a test decides, and that notes what it was asked.
final class Porter {
    let name: String
    private(set) var requests: [GateRequest] = []
    var answer: (GateRequest) -> Verdict

    init(_ name: String = "porter", _ answer: @escaping (GateRequest) -> Verdict = { _ in .allow }) {
        self.name = name
        self.answer = answer
    }

    var gate: Gate {
        Gate(name) { request in
            self.requests.append(request)
            return self.answer(request)
        }
    }

    var asked: Int { requests.count }
}

/// What a gate asks for first: a screen that finishes, of any name.
final class Prerequisite: Finishing {
    typealias Output = Void
    let node: Screen
    init(_ name: String) { node = Screen(name) }
}

/// A screen that can be left when a test lets it be.
final class Manuscript: Presentable {
    let node: Screen
    var answer: (Departure) -> Verdict
    private(set) var departures: [Departure] = []

    init(_ name: String = "draft", _ answer: @escaping (Departure) -> Verdict = { _ in .deny("unsaved") }) {
        node = Screen(name)
        self.answer = answer
    }

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        departures.append(departure)
        return answer(departure)
    }
}

/// A coordinator over a stack, with gates that a test gives it.
final class House: Coordinator {
    let root = StackRoot()
    var gates: [HouseRoute: [Gate]] = [:]
    var answers: [HouseRoute: () -> Transition<StackRoot>] = [:]
    var claims: (Report) -> HouseRoute? = { _ in nil }
    private(set) var prepared: [HouseRoute] = []
    private(set) weak var login: Prerequisite?
    private(set) weak var terms: Prerequisite?

    init() { perform(.set([Screen("home")])) }

    func gates(for route: HouseRoute) -> [Gate] { gates[route] ?? [] }

    func route(for report: Report) -> HouseRoute? { claims(report) }

    func prepareTransition(for route: HouseRoute) -> Transition<StackRoot> {
        prepared.append(route)
        if let answer = answers[route] { return answer() }
        switch route {
        case .home: return .popToRoot()
        case .push(let name): return .push(Screen(name))
        case .secret: return .push(Screen("secret"))
        case .login:
            let prerequisite = Prerequisite("login")
            login = prerequisite
            return .present(prerequisite)
        case .terms:
            let prerequisite = Prerequisite("terms")
            terms = prerequisite
            return .present(prerequisite)
        case .detour, .gateway, .probe: return .push(Screen("\(route)"))
        case .nothing: return .none()
        case .close: return .dismiss()
        }
    }

    /// How often the secret was built.
    var built: Int { prepared.count { $0 == .secret } }
}

enum AnnexRoute: Route { case start, secret }

/// A child with a secret of its own, behind the same gates.
final class Annex: Coordinator {
    let root = StackRoot()
    private let keepers: [Gate]
    private(set) var isBuilt = false

    init(_ keepers: [Gate], startingAt route: AnnexRoute? = nil, completion: ((TransitionOutcome) -> Void)? = nil) {
        self.keepers = keepers
        if let route { trigger(route, completion: completion) }
    }

    func gates(for route: AnnexRoute) -> [Gate] { route == .secret ? keepers : [] }

    func prepareTransition(for route: AnnexRoute) -> Transition<StackRoot> {
        if route == .secret { isBuilt = true }
        return .set([Screen("\(route)")])
    }
}

/// A house in a window that a test host shows, with one porter in front of its secret.
final class GuardedHouse {
    let house = House()
    let porter = Porter()
    let manager: WindowManager
    let host: TestHost
    let time = ManualTime()
    let recorder = Recorder()
    private(set) lazy var redirection = RedirectionRouter(to: house) { (_: PassRoute) in HouseRoute.secret }

    init(isHolding: Bool = false) {
        house.gates[.secret] = [porter.gate]
        manager = WindowManager(WindowRoot(house, name: "main"), time: time)
        host = TestHost(manager, isHolding: isHolding)
    }

    /// Signs in: the porter asks for the login until it has finished.
    func wantsLogin() {
        var isSignedIn = false
        porter.answer = { _ in isSignedIn ? .allow : .require(HouseRoute.login) }
        signIn = { [house] in
            isSignedIn = true
            house.login?.finish(completion: { _ in })
        }
    }

    private(set) var signIn: () -> Void = {}

    var tree: String { manager.tree.description }
}

enum PassRoute: Route { case on }

/// A router of one's own that hands its route on as the documentation says, or around the gates.
final class Passage: Router {
    private let house: House
    private let isDirect: Bool

    private let hasTree: Bool

    init(to house: House, isDirect: Bool = false, hasTree: Bool = true) {
        (self.house, self.isDirect, self.hasTree) = (house, isDirect, hasTree)
    }

    var anchor: Node? { hasTree ? house.anchor : nil }

    func join(_ route: PassRoute, to commit: inout RunningCommit) throws(TransitionError) {
        if isDirect { try house.join(.secret, to: &commit) } else { try commit.join(.secret, on: house) }
    }
}

/// A coordinator that says itself what it joins.
final class Shortcut: Coordinator {
    let root = StackRoot()
    let keeper: Porter

    init(_ keeper: Porter) { self.keeper = keeper }

    func gates(for route: AnnexRoute) -> [Gate] { [keeper.gate] }

    func prepareTransition(for route: AnnexRoute) -> Transition<StackRoot> { .set([Screen("secret")]) }

    func join(_ route: AnnexRoute, to commit: inout RunningCommit) throws(TransitionError) {
        try commit.perform(prepareTransition(for: route), on: root)
    }
}
