import Coordination
import TestSupport

/// Something that may be asked about, and then triggered: the same in each app of a plan that is in the same state.
enum PermissionQuestion {
    /// A route of a router, by its number among those that stand.
    case route(asker: Int, Int)
    /// A route that a presentable sends up the tree.
    case sent(from: Int, PermissionPlan.Target)
    /// A link that a coordinator follows.
    case link(from: Int, [PermissionPlan.Target])

    /// How it is counted.
    func name(in app: PermissionApp) -> String {
        switch self {
        case .route(let asker, _):
            switch app.askers[asker].relay {
            case .none: "a route"
            case .handle: "a route through a handle"
            case .redirection: "a route through a redirection"
            }
        case .sent: "a route sent up"
        case .link(_, let targets): "a link of \(targets.count)"
        }
    }

    /// The number of hops.
    var length: Int { if case .link(_, let targets) = self { targets.count } else { 1 } }

    func words(in app: PermissionApp) -> String {
        switch self {
        case .route(let asker, let number): "\(app.askers[asker].name): \(number)"
        case .sent(let from, let target): "\(target.hop) from \(app.presentables[from].node.title)"
        case .link(let from, let targets): "\(targets.map(\.hop)) from \(app.agents[from].place.title)"
        }
    }
}

/// What was said in advance.
struct Forecast {
    let permission: Permission
    /// How many hops were asked about; nil for a single route.
    let asked: Int?
    /// Which gates were asked.
    let trial: [PermissionEvent]

    /// The gate that decided.
    var decisive: PermissionEvent.Key? {
        guard permission != .now, case .asked(let key, _, _)? = trial.last else { return nil }
        return key
    }
}

extension PermissionApp {
    /// Each route of every router that stands, and some links and routes that are sent up.
    func questions(_ random: inout SplitMix64) -> [PermissionQuestion] {
        var all = askers.indices.flatMap { asker in
            PermissionPlan.Target.numbers.map { PermissionQuestion.route(asker: asker, $0) }
        }
        let (agents, presentables) = (agents.count, presentables.count)
        for length in 1...3 {
            for _ in 0..<10 {
                let targets = (0..<length).map { _ in PermissionPlan.target(&random) }
                all.append(.link(from: random.below(agents), targets))
            }
        }
        for _ in 0..<10 { all.append(.sent(from: random.below(presentables), PermissionPlan.target(&random))) }
        return all
    }

    func forecast(_ question: PermissionQuestion, _ fault: PermissionFault?) -> Forecast {
        (log, isAsking) = ([], true)
        defer { (log, isAsking) = ([], false) }
        let gates = windows.gates
        if fault == .skipsCommonGates { windows.gates = [] }
        let (permission, asked) = ask(question)
        if fault == .skipsCommonGates { windows.gates = gates }
        fault?.disturb(self)
        return Forecast(permission: fault?.change(permission, question, self) ?? permission, asked: asked, trial: log)
    }

    func ask(_ question: PermissionQuestion) -> (Permission, Int?) {
        switch question {
        case .route(let asker, let number): return (askers[asker].permission(number), nil)
        case .sent(let from, let target): return (Self.ask(presentables[from], target.route), nil)
        case .link(let from, let targets):
            let answer = agents[from].permission(targets.map(\.hop))
            return (answer.permission, answer.asked)
        }
    }

    func trigger(_ question: PermissionQuestion, _ completion: @escaping (TransitionOutcome) -> Void) {
        switch question {
        case .route(let asker, let number): askers[asker].trigger(number, completion)
        case .sent(let from, let target): Self.send(presentables[from], target.route, completion)
        case .link(let from, let targets): agents[from].follow(targets.map(\.hop), completion)
        }
    }

    /// How many hops of a link have a router that stands: what is asked about is looked up one by one.
    func standing(_ question: PermissionQuestion) -> Int? {
        guard case .link(let from, let targets) = question else { return nil }
        var place: (any Navigable)? = agents[from].place
        for (index, target) in targets.enumerated() {
            place = place.flatMap { Self.router(target.route, near: $0) }
            if place == nil { return index }
        }
        return targets.count
    }

    private static func router<R: Route>(_ route: R, near place: any Navigable) -> (any Navigable)? {
        (try? place.router(for: R.self)) as? any Navigable
    }

    /// The node from which the route of a verdict looks for its router.
    func place(of question: PermissionQuestion) -> Node? {
        switch question {
        case .route(let asker, _): askers[asker].place()
        case .sent(let from, _): presentables[from].node
        case .link(let from, _): agents[from].place
        }
    }

    private static func ask(_ presentable: any Presentable, _ route: some Route) -> Permission {
        presentable.permission(for: route)
    }

    private static func send(
        _ presentable: any Presentable, _ route: some Route, _ completion: @escaping (TransitionOutcome) -> Void
    ) {
        presentable.send(route, completion: completion)
    }
}
