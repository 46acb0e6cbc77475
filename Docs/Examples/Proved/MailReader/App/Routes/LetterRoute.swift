import Coordination

/// Routes of one letter, wherever it is shown.
enum LetterRoute: Route, Codable {
    case show(Int)
    case next
    case move
    case moved(Folder)
    case delete
    case deleted
}
