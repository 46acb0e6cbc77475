import Coordination

/// Has a gate for each of its routes.
final class Guarded: Coordinator {
    let root = StackRoot(Screen("home"))
    private let isOpen = true

    func gates(for route: WalkerRoute) -> [Gate] {
        [Gate("open") { _ in self.isOpen ? .allow : .deny("closed") }]
    }

    func prepareTransition(for route: WalkerRoute) -> Transition<StackRoot> {
        pushOrPop(route)
    }
}

/// The same without.
final class Unguarded: Coordinator {
    let root = StackRoot(Screen("home"))

    func prepareTransition(for route: WalkerRoute) -> Transition<StackRoot> {
        pushOrPop(route)
    }
}

private func pushOrPop(_ route: WalkerRoute) -> Transition<StackRoot> {
    switch route {
    case .push: .push(Screen("page"))
    case .pop: .pop()
    case .present, .dismiss, .fail: .none()
    }
}
