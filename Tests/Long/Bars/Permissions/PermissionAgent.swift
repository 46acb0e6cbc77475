import Coordination

/// A route of a drawn app. Each kind of router has a type of its own.
protocol PermissionWay: Route { var target: PermissionPlan.Target { get } }

struct Way<Tag>: PermissionWay, CustomStringConvertible {
    let number: Int

    var description: String { "\(number)" }

    var target: PermissionPlan.Target {
        let kinds: [Any.Type] = [A.self, B.self, C.self, D.self, E.self, Twice.self]
        return PermissionPlan.Target(kind: kinds.firstIndex { $0 == Tag.self } ?? 0, number: number)
    }
}

/// What is redirected two times.
enum Twice {}

extension PermissionPlan.Target {
    var route: any PermissionWay {
        switch kind {
        case 0: Way<A>(number: number)
        case 1: Way<B>(number: number)
        case 2: Way<C>(number: number)
        default: Way<D>(number: number)
        }
    }

    var hop: Hop { Self.hop(route) }

    private static func hop(_ route: some Route) -> Hop { Hop(route) }
}

/// What a drawn app has noted.
enum PermissionEvent: CustomStringConvertible {
    enum Place: String, CaseIterable { case common, own, type, leave }

    /// Which gate was asked, and about what.
    struct Key: Hashable, CustomStringConvertible {
        let place: Place
        let door: Int
        let router: String
        let about: Hop?

        var description: String { "\(place) \(door) of '\(router)' about \(about.map { "\($0)" } ?? "it")" }
    }

    case asked(Key, String, isTrial: Bool)
    /// A router was asked for the gates of a route.
    case consulted(String, Hop)
    case prepared(String, Hop)

    /// Which route it is about.
    var hop: Hop? {
        switch self {
        case .asked(let key, _, _): key.about
        case .consulted(_, let hop), .prepared(_, let hop): hop
        }
    }

    var description: String {
        switch self {
        case .asked(let key, let answer, let isTrial): "\(isTrial ? "trial" : "asked"): \(key): \(answer)"
        case .consulted(let router, let hop): "gates of \(hop) on \(router)"
        case .prepared(let router, let hop): "prepared \(hop) on \(router)"
        }
    }
}

/// A router, with its type forgotten.
struct Asker {
    enum Relay: String { case none, handle, redirection }

    let name: String
    let relay: Relay
    let permission: (Int) -> Permission
    let trigger: (Int, @escaping (TransitionOutcome) -> Void) -> Void
    let place: () -> Node?

    init<Tag>(_ router: some Router<Way<Tag>>, _ name: String, _ relay: Relay) {
        (self.name, self.relay) = (name, relay)
        permission = { router.permission(for: Way(number: $0)) }
        trigger = { router.trigger(Way(number: $0), completion: $1) }
        place = { router.anchor }
    }
}

/// A coordinator of whatever kind.
protocol PermissionAsked: AnyObject {
    var askers: [Asker] { get }
    var place: Node { get }
    func permission(_ hops: [Hop]) -> (permission: Permission, asked: Int)
    func follow(_ hops: [Hop], _ completion: @escaping (TransitionOutcome) -> Void)
}

final class PermissionAgent<Tag, Root: ContainerRoot>: Coordinator, PermissionAsked {
    let root: Root
    private let name: String
    private unowned let app: PermissionApp

    init(_ root: Root, in app: PermissionApp) {
        self.root = root
        self.app = app
        name = "\(Tag.self) \(app.name())"
        // One that nothing shows yet is known once it has been asked for its node.
        _ = node
    }

    var askers: [Asker] { [Asker(self, name, .none), Asker(weakRouter, "handle of \(name)", .handle)] }

    var place: Node { node }

    func permission(_ hops: [Hop]) -> (permission: Permission, asked: Int) { permission(for: hops) }

    func follow(_ hops: [Hop], _ completion: @escaping (TransitionOutcome) -> Void) {
        trigger(hops, completion: completion)
    }

    func gates(for route: Way<Tag>) -> [Gate] {
        app.note(.consulted(name, Hop(route)))
        return app.plan.routes[route.target]?.doors.map { app.gate($0, .own, of: name) } ?? []
    }

    func prepareTransition(for route: Way<Tag>) -> Transition<Root> {
        app.note(.prepared(name, Hop(route)))
        app.askInside()
        return .multiple(app.plan.routes[route.target]?.deeds.map { step($0, of: route) } ?? [])
    }

    private func step(_ deed: PermissionPlan.Deed, of route: Way<Tag>) -> Transition<Root> {
        guard let stack = root as? StackRoot ?? app.left?.root else { return .none() }
        let app = app
        switch deed {
        case .push: return .perform(.push(Screen(app.name())), on: stack)
        case .set: return .perform(.set([Screen(app.name())]), on: stack)
        case .pop: return .perform(.pop(), on: stack)
        case .present: return .present(Screen(app.name()))
        case .dismiss: return .dismiss()
        case .tab(let index):
            guard let tabs = root as? TabRoot else { return .perform(.popToRoot(), on: stack) }
            return .perform(.select(index: index), on: tabs)
        case .guarded: return .present(Later { PermissionGuarded(app) })
        case .draft: return .perform(.push(PermissionDraft(app)), on: stack)
        case .child(let number):
            let child = Later { [app] in PermissionAgent<D, StackRoot>(StackRoot(name: app.name()), in: app) }
            return .perform(.push(child.at(Way(number: number))), on: stack)
        case .login: return .present(Later { PermissionLogin() }, key: route, style: .fullScreen)
        case .flip(let flag):
            return .effect("flip") { [weak app] in
                app?.flags[flag].toggle()
                app?.noteEffect()
            }
        case .refuse: return .refuse("go on", because: "it says so")
        case .send(let target): return Self.send(target.route)
        case .trigger(let target):
            guard target.kind == 1, let left = app.left else { return Self.send(target.route) }
            return .trigger(Way(number: target.number), on: left.weakRouter)
        case .link(let target): return deepLink([target.hop])
        }
    }

    private static func send(_ route: some Route) -> Transition<Root> { .send(route) }
}

/// A model whose type has a gate.
final class PermissionGuarded: Presentable {
    let node: Screen

    static var gates: [Gate] {
        PermissionApp.current.map { [$0.gate($0.plan.typeDoor, .type, of: "")] } ?? []
    }

    init(_ app: PermissionApp) { node = Screen(app.name()) }
}

/// A model that may mind being left.
final class PermissionDraft: Presentable {
    let node: Screen
    private weak var app: PermissionApp?

    init(_ app: PermissionApp) {
        self.app = app
        node = Screen("draft \(app.name())")
    }

    func verdict(forLeavingBy departure: Departure) -> Verdict { app?.leaving() ?? .allow }
}

final class PermissionLogin: Finishing {
    typealias Output = Void
    let node = Screen("login")
}
