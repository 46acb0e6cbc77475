import Coordination

/// Has a gate for each of its routes.
final class Guarded: Coordinator {
    let root = StackRoot(Screen("home"))
    private let isOpen = true

    func gates(for route: WalkerRoute) -> [any Gate] {
        [ClosureGate("open") { _ in self.isOpen ? .allow : .deny("closed") }]
    }

    func prepareTransition(for route: WalkerRoute) -> Transition<StackRoot> {
        route == .push ? .push(Screen("page")) : .pop()
    }
}

/// The same without.
final class Unguarded: Coordinator {
    let root = StackRoot(Screen("home"))

    func prepareTransition(for route: WalkerRoute) -> Transition<StackRoot> {
        route == .push ? .push(Screen("page")) : .pop()
    }
}
