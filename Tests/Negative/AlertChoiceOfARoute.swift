// An answer sends its route.
// expected: is unavailable: an answer sends its route: 'AlertChoice\(title, sends: route\)'
import Coordination

enum CartRoute: Route { case clear }

func choices() -> [AlertChoice] {
    [AlertChoice("Clear", role: .destructive, route: CartRoute.clear), .cancel()]
}
