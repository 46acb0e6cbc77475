import Coordination

enum NestRoute: Route { case deeper }

/// A coordinator that pushes another of its kind.
final class Nest: Coordinator {
    let root = StackRoot()

    func prepareTransition(for route: NestRoute) -> Transition<StackRoot> {
        .push(Nest())
    }
}

enum HallRoute: Route { case tab(Int) }
enum LeftRoute: Route { case page }
enum RightRoute: Route { case page }

/// Two tabs, each with a coordinator.
final class Hall: Coordinator {
    let root = TabRoot(Left(), Right())

    func prepareTransition(for route: HallRoute) -> Transition<TabRoot> {
        switch route {
        case .tab(let index): .select(index: index)
        }
    }
}

final class Left: Coordinator {
    let root = StackRoot(Screen("left"))

    func prepareTransition(for route: LeftRoute) -> Transition<StackRoot> {
        .push(Screen("page"))
    }
}

final class Right: Coordinator {
    let root = StackRoot(Screen("right"))

    func prepareTransition(for route: RightRoute) -> Transition<StackRoot> {
        .push(Screen("page"))
    }
}
