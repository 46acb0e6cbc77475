import Coordination

/// Routes of the folders and their letters.
enum MailRoute: Route, Codable {
    case folder(Folder)
    case letter(Int)
    case forget(Int)
}
