import Coordination

enum StageRoute: Route { case claimed, login }

/// The coordinator of the examined host's window, which makes a route of what the user does where a test says so.
final class StageCoordinator: Coordinator {
    let root: WindowRoot

    /// What the route does; nil where nothing is claimed.
    var claim: Transition<WindowRoot>?

    /// What is said to the route before it is taken.
    var verdict = Verdict.allow

    /// How often the route has been taken.
    private(set) var runs = 0

    init(_ root: WindowRoot) {
        self.root = root
    }

    func gates(for route: StageRoute) -> [Gate] {
        route == .claimed ? [Gate("stage") { [unowned self] _ in verdict }] : []
    }

    func prepareTransition(for route: StageRoute) -> Transition<WindowRoot> {
        switch route {
        case .claimed:
            .multiple(claim ?? .none(), .effect("count") { [weak self] in self?.runs += 1 })
        case .login: .present(Screen("login"))
        }
    }

    func route(for report: Report) -> StageRoute? { claim == nil ? nil : .claimed }
}

/// A screen that says whether it may be left.
final class StageModel: Presentable {
    let node: Screen
    private let verdict: Verdict

    init(_ name: String, _ verdict: Verdict) {
        node = Screen(name)
        self.verdict = verdict
    }

    func verdict(forLeavingBy departure: Departure) -> Verdict { verdict }
}
