/// An answer to the question how a meal was.
enum Rating: Hashable, Codable, Sendable {
    case stars(Int)
    case skipped
}
