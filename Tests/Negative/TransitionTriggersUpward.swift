// A transition triggers a route on its router, or sends it.
// expected: 'trigger' is unavailable: name the router
import Coordination

enum AppRoute: Route { case login }

func login() -> Transition<StackRoot> {
    .trigger(AppRoute.login)
}
