import Coordination

/// Routes of the folders and their letters.
enum MailRoute: Route, Codable {
    case folder(Folder)
    /// The letters of a folder, beside what is shown of one.
    case list(Folder)
    case letter(Int)
    case forget(Int)
}
