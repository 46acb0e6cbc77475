/// A letter that was received or sent.
struct Letter: Identifiable, Hashable, Sendable {
    let id: Int
    let from: String
    let subject: String
    let text: String
    var folder: Folder
}
