import Coordination

/// Routes of a draft.
enum ComposeRoute: Route, Codable {
    case write
    case recipients
    case chosen(String)
    case save
    case send
    case close
    case delete
    case deleted
}
