import Coordination

enum TabsRoute: Route, Codable {
    enum Tab: Int, Codable, Sendable { case home, orders, profile }

    case tab(Tab)
    case track(Int)
    case reorder(Int)
    case signedOut
}
