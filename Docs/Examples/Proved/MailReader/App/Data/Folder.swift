/// A folder of a mailbox.
enum Folder: String, CaseIterable, Codable, Sendable {
    case inbox, drafts, sent, archive, trash

    /// The folders into which a letter can be moved.
    static let shelves: [Folder] = [.inbox, .archive, .trash]
}
