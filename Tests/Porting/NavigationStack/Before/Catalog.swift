/// A novel of the shop.
struct Book: Identifiable, Hashable, Sendable {
    let id: Int
    let title: String
    let author: String
    let similar: Int
}

/// The novels that the shop has.
enum Catalog {
    static let books = [
        Book(id: 1, title: "Emma", author: "Austen", similar: 2),
        Book(id: 2, title: "Persuasion", author: "Austen", similar: 1),
        Book(id: 3, title: "Middlemarch", author: "Eliot", similar: 4),
        Book(id: 4, title: "Villette", author: "Bronte", similar: 3),
    ]

    static func book(_ id: Int) -> Book? { books.first { $0.id == id } }

    static func books(by author: String) -> [Book] { books.filter { $0.author == author } }

    static func titles(_ ids: [Int]) -> String { ids.compactMap { book($0)?.title }.joined(separator: ", ") }
}

/// The judgement of a reader.
enum Rating: String, Codable {
    case liked, disliked
}

/// A purchase that was paid for.
struct Order: Identifiable, Codable, Equatable {
    let id: Int
    let books: [Int]
}
