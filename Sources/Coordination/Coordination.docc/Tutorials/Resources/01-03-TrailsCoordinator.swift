import Coordination

enum TrailsRoute: Route {
    case list
    case trail(String)
}
