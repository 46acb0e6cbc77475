import Coordination

/// Routes of the tabs.
enum AppRoute: Route, Codable {
    enum Tab: Int, Codable { case mail, search, settings }
    case tab(Tab)
    case compose(Composition)
    case letterMoved(Int)
    case letterDeleted(Int)
}
