@_spi(Log) import Coordination

/// A route that says what it does.
protocol ReplayRoute: Route {
    init(plan: ReplayPlan)
}

/// One that is remembered. Each sort of coordinator has a type of its own.
struct Asked<Tag>: ReplayRoute, Codable { let plan: ReplayPlan }

/// A root that does what a plan says, in its own way.
protocol ReplayRoot: ContainerRoot {
    func verb(_ deed: ReplayDeed, in app: ReplayApp) -> Transition<Self>
}

/// Who asks: how, and what is notified. Each step has a line of its own.
struct ReplayCaller {
    static let file: StaticString = "Replay/Step"

    let line: UInt
    var options = TransitionOptions.animated
    let completion: (TransitionOutcome) -> Void
}

/// A coordinator of whatever root, to be asked for whatever route.
protocol ReplayAgent: AnyObject {
    /// What it is asked for by a route, and by a link: as their causes have to say it.
    func cause(_ plan: ReplayPlan) -> Cause
    func cause(_ hops: [Hop]) -> Cause
    func go(_ plan: ReplayPlan, isWeak: Bool, _ caller: ReplayCaller)
    func link(_ hops: [Hop], _ caller: ReplayCaller)
    func recover(_ plan: ReplayPlan, _ caller: ReplayCaller)
    func perform(_ deeds: [ReplayDeed], _ caller: ReplayCaller)
    func recoverTo(_ deeds: [ReplayDeed], _ caller: ReplayCaller)
}

final class ReplayCoordinator<Tag, Root: ReplayRoot>: Coordinator, ReplayAgent {
    typealias RouteType = Asked<Tag>

    let root: Root
    weak var app: ReplayApp?

    init(_ root: Root, in app: ReplayApp?) {
        self.root = root
        self.app = app
    }

    func gates(for route: Asked<Tag>) -> [Gate] {
        guard route.plan.verdict != .allow, let app else { return [] }
        return [.replayed(route.plan, in: app)]
    }

    func prepareTransition(for route: Asked<Tag>) -> Transition<Root> { transition(route.plan.deeds) }

    func route(for report: Report) -> Asked<Tag>? { app?.claim(report, around: root.node).map { Asked(plan: $0) } }

    func cause(_ plan: ReplayPlan) -> Cause { .route(Asked<Tag>(plan: plan), .router(Self.self), at: node.path) }

    func cause(_ hops: [Hop]) -> Cause { .link(hops.map(\.route), .router(Self.self), at: node.path) }

    func go(_ plan: ReplayPlan, isWeak: Bool, _ caller: ReplayCaller) {
        let route = Asked<Tag>(plan: plan)
        let (options, file, line) = (caller.options, ReplayCaller.file, caller.line)
        if isWeak {
            weakRouter.trigger(route, with: options, completion: caller.completion, fileID: file, line: line)
        } else {
            trigger(route, with: options, completion: caller.completion, fileID: file, line: line)
        }
    }

    func link(_ hops: [Hop], _ caller: ReplayCaller) {
        trigger(
            hops, with: caller.options, completion: caller.completion, fileID: ReplayCaller.file, line: caller.line)
    }

    func recover(_ plan: ReplayPlan, _ caller: ReplayCaller) {
        recover(
            to: Asked(plan: plan), completion: caller.completion, fileID: ReplayCaller.file, line: caller.line)
    }

    func perform(_ deeds: [ReplayDeed], _ caller: ReplayCaller) {
        perform(
            transition(deeds), with: caller.options, completion: caller.completion, fileID: ReplayCaller.file,
            line: caller.line)
    }

    func recoverTo(_ deeds: [ReplayDeed], _ caller: ReplayCaller) {
        root.recover(
            to: transition(deeds), completion: caller.completion, fileID: ReplayCaller.file, line: caller.line)
    }
}

extension ReplayCoordinator {
    private func transition(_ deeds: [ReplayDeed]) -> Transition<Root> { .multiple(deeds.map(step)) }

    private func step(_ deed: ReplayDeed) -> Transition<Root> {
        guard let app else { return .none() }
        switch deed {
        case .present(let thing):
            let made = app.make(thing)
            return frontWindow.map { .perform(.present(made), on: $0) } ?? .present(made)
        case .dismiss: return frontWindow.map { .perform(.dismiss(), on: $0) } ?? .dismiss()
        case .embed(let thing): return .embed(app.make(thing), in: root)
        case .alert(let plan, let kind):
            return .alert("alert", choices: [kind.choice(plan), .cancel("no")])
        case .question(let plan, let kind): return question(kind.route(plan))
        case .answer: return app.last(.question).map { .finish($0, with: 1) } ?? .none()
        case .login: return .present(app.makeLogin())
        case .signIn: return app.last(.login).map { .finish($0, with: 1) } ?? .none()
        case .signOut: return .effect("sign out") { [weak app] in app?.isSignedIn = false }
        case .trigger, .climb: return Transition("trigger") { [weak self] _ in self?.ask(deed) }
        case .effect: return .effect("ask") { [weak self] in self?.ask(deed) }
        case .hop(let plan, let kind): return deepLink([kind.hop(plan)])
        case .attempt(let deed):
            let step = step(deed)
            return Transition("attempt") { try? $0.perform(step) }
        case .refuse: return .refuse("go on", because: "it says so")
        case .show, .set, .back, .backToRoot, .replace, .select, .remove: return root.verb(deed, in: app)
        }
    }

    /// The window in front, where it has windows: a manager presents nothing itself.
    private var frontWindow: WindowRoot? { (root as? WindowManager)?.windows.last }

    private func question(_ route: some ReplayRoute) -> Transition<Root> {
        let question = ReplayLeaf(.question, "q", in: app)
        return .present(question.returning({ _ in route }))
    }

    private func ask(_ deed: ReplayDeed) {
        switch deed {
        case .trigger(let plan, let kind): trigger([kind.hop(plan)]) { _ in }
        case .climb(let plan, let kind): climb(kind.route(plan))
        case .effect(let plan, let kind, let then):
            trigger([kind.hop(plan)]) { [weak self] _ in
                if let then { self?.trigger([kind.hop(then)]) { _ in } }
            }
        default: break
        }
    }

    private func climb(_ route: some ReplayRoute) { (self as any Presentable).send(route) { _ in } }
}

extension ReplayKind {
    func route(_ plan: ReplayPlan) -> any ReplayRoute {
        switch self {
        case .a: Asked<A>(plan: plan)
        case .b: Asked<B>(plan: plan)
        case .c: Asked<C>(plan: plan)
        case .tabs: Asked<D>(plan: plan)
        case .chief: Asked<E>(plan: plan)
        }
    }

    func hop(_ plan: ReplayPlan) -> Hop { Self.hop(route(plan)) }

    private static func hop(_ route: some ReplayRoute) -> Hop { Hop(route) }

    func choice(_ plan: ReplayPlan) -> AlertChoice { Self.choice(route(plan)) }

    private static func choice(_ route: some ReplayRoute) -> AlertChoice { AlertChoice("yes", sends: route) }
}

/// Says what a route's plan says.
extension Gate {
    static func replayed(_ plan: ReplayPlan, in app: ReplayApp) -> Gate {
        Gate("ReplayGate") { request in
            if request.attempt > 1, plan.verdict != .first { return .allow }
            return app.verdict(plan.verdict, elsewhere: plan.other)
        }
    }
}

/// A screen that ends with a number, and may say something before it is left.
final class ReplayLeaf: Finishing {
    typealias Output = Int
    enum Kind: Equatable { case plain, draft(ReplayPlan.Verdict), claimed, question, login }

    let node: Screen
    let kind: Kind
    private weak var app: ReplayApp?
    private var hasWaited = false

    init(_ kind: Kind, _ name: String, in app: ReplayApp?) {
        self.kind = kind
        node = Screen(name)
        self.app = app
    }

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        guard case .draft(let verdict) = kind, let app, !hasWaited else { return .allow }
        if verdict == .wait || (verdict == .deny && departure == .removed) { hasWaited = true }
        return app.verdict(verdict, elsewhere: .chief)
    }
}
