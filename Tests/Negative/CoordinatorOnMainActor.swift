// A coordinator of the main actor says so of its conformance, too.
// expected: conformance of 'UsersCoordinator' to protocol 'Coordinator' crosses into main actor-isolated code
import Coordination

enum UsersRoute: Route { case list }

@MainActor final class UsersCoordinator: Coordinator {
    let root = StackRoot()
    func prepareTransition(for route: UsersRoute) -> Transition<StackRoot> { .set([Screen("users")]) }
}
