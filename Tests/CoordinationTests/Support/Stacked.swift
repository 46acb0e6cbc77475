import Coordination

/// A coordinator over a stack, for tests that bring their own transitions: it starts with screens of these names.
enum StackedRoute: Route { case push(String), pop, refused }

final class Stacked: Coordinator {
    let root: StackRoot

    init(_ names: String..., name: String = "") {
        root = StackRoot(name: name)
        if !names.isEmpty { perform(.set(names.map { Screen($0) })) }
    }

    func prepareTransition(for route: StackedRoute) -> Transition<StackRoot> {
        switch route {
        case .push(let name): .push(Screen(name))
        case .pop: .pop()
        case .refused: .multiple(.push(Screen("never")), .pop(to: Screen("absent")))
        }
    }
}
