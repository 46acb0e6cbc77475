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

/// A way to build one route's transition on the spot, for tests about what happens meanwhile.
enum ProbeRoute: Route { case run(Int) }

final class Probe<Root: ContainerRoot>: Coordinator {
    let root: Root
    var answers: [Int: () -> Transition<Root>] = [:]

    init(_ root: Root) { self.root = root }

    func prepareTransition(for route: ProbeRoute) -> Transition<Root> {
        switch route {
        case .run(let number): answers[number].map { $0() } ?? .none()
        }
    }
}
