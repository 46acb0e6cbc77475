/// The beginning of a draft.
enum Composition: Hashable, Codable, Sendable {
    case blank(to: String)
    case reply(letter: Int)
    case forward(letter: Int)
    case draft(Int)
}
