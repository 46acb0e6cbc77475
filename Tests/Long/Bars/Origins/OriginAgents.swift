import Coordination

/// A route that says what it does.
protocol PlannedRoute: Route {
    var plan: Plan { get }
    init(plan: Plan)
}

/// One that is remembered. Each coordinator has a type of its own, so that a link finds it.
struct Noted<Tag>: PlannedRoute, Codable { let plan: Plan }

/// One that is not.
struct Unnoted<Tag>: PlannedRoute { let plan: Plan }

enum A {}
enum B {}
enum C {}
enum D {}
enum E {}

/// A coordinator of whatever root, to be asked for whatever route.
protocol Agent: AnyObject {
    var presentable: any Presentable { get }
    func go(_ plan: Plan, isWeak: Bool, _ completion: @escaping (TransitionOutcome) -> Void)
    func go(_ deeds: [Deed], _ completion: @escaping (TransitionOutcome) -> Void)
    func hop(_ plan: Plan) -> Hop
    func step<Other: ContainerRoot>(_ plan: Plan, isWeak: Bool, in type: Other.Type) -> Transition<Other>
}

final class OriginAgent<R: PlannedRoute, Root: ContainerRoot>: Coordinator, Agent {
    let root: Root
    unowned let app: OriginApp

    init(_ root: Root, in app: OriginApp) {
        self.root = root
        self.app = app
    }

    func gates(for route: R) -> [Gate] {
        route.plan.verdict == .allow ? [] : [.planned(route.plan, in: app)]
    }

    func prepareTransition(for route: R) -> Transition<Root> {
        for aside in route.plan.asides { app.trigger(aside) }
        return app.transition(route.plan, Root.self)
    }

    var presentable: any Presentable { self }

    func go(_ plan: Plan, isWeak: Bool, _ completion: @escaping (TransitionOutcome) -> Void) {
        if isWeak {
            weakRouter.trigger(R(plan: plan), completion: completion)
        } else {
            trigger(R(plan: plan), completion: completion)
        }
    }

    func go(_ deeds: [Deed], _ completion: @escaping (TransitionOutcome) -> Void) {
        perform(app.transition(deeds, Root.self), completion: completion)
    }

    func hop(_ plan: Plan) -> Hop { Hop(R(plan: plan)) }

    func step<Other: ContainerRoot>(_ plan: Plan, isWeak: Bool, in type: Other.Type) -> Transition<Other> {
        isWeak ? .trigger(R(plan: plan), on: weakRouter) : .trigger(R(plan: plan), on: self)
    }
}

/// Says what a route's plan says.
extension Gate {
    static func planned(_ plan: Plan, in app: OriginApp) -> Gate {
        Gate("PlannedGate") { request in
            app.noteVerdict(plan.verdict)
            return switch plan.verdict {
            case .allow: .allow
            case .deny: .deny("it says so")
            case .redirect: .redirect(to: Noted<E>(plan: plan.elsewhere))
            case .first: request.attempt > 1 ? .allow : .require(Noted<E>(plan: plan.login))
            case .wait: request.attempt > 1 ? .allow : .wait(upTo: nil) { app.resumptions.append($0) }
            }
        }
    }
}

/// What is kept.
final class KeptThing: Presentable {
    let node: Screen
    init(_ key: Int) { node = Screen("k\(key)") }
}

/// What a gate wants first.
final class LoginThing: Finishing {
    typealias Output = Void
    let node: Screen
    init(_ thing: Int) { node = Screen(Cast.name(thing)) }
}
