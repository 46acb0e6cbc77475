import Coordination

enum StageRoute: Route { case claimed, login }

/// The coordinator of the examined host's window, which claims the user's actions if a test says so.
final class StageCoordinator: Coordinator {
    let root: WindowRoot

    /// The transition of the claiming route; nil to claim nothing.
    var claim: Transition<WindowRoot>?

    /// The gate's verdict on the claiming route.
    var verdict = Verdict.allow

    /// The number of times that the claiming route has been taken.
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

/// A screen with a verdict on being left.
final class StageModel: Presentable {
    let node: Screen
    private let verdict: Verdict

    init(_ name: String, _ verdict: Verdict) {
        node = Screen(name)
        self.verdict = verdict
    }

    func verdict(forLeavingBy departure: Departure) -> Verdict { verdict }
}
