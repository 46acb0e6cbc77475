/// A letter that is being written.
struct Draft: Identifiable, Hashable, Codable, Sendable {
    /// The number of the draft in the mailbox; nil until it is saved.
    var id: Int?
    var to = ""
    var subject = ""
    var text = ""
}
