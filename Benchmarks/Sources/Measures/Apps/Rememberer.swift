import Coordination

enum RememberedRoute: Route, Codable { case push, pop, inside(Int) }

/// A coordinator that goes to and fro on a stack, and whose routes are remembered.
final class Rememberer: Coordinator {
    let root = StackRoot(Screen("home"))

    func prepareTransition(for route: RememberedRoute) -> Transition<StackRoot> {
        switch route {
        case .push: .push(Screen("page"))
        case .pop: .pop()
        case .inside(0): .none()
        case .inside(let levels):
            .multiple(.push(Screen("before")), .trigger(.inside(levels - 1), on: self), .push(Screen("after")))
        }
    }

    /// Goes to and fro once, so that what is made once has been made.
    func warm() -> Rememberer {
        for route in [RememberedRoute.push, .pop] { trigger(route) }
        return self
    }
}
