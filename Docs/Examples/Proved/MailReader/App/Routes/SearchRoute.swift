import Coordination

/// Routes of the search.
enum SearchRoute: Route, Codable {
    case field
    case recents
    case clearRecents
    case results(String)
    case letter(Int)
    case forget(Int)
}
