// What rides in a route can be sent anywhere.
// expected: associated value 'book' of 'Sendable'-conforming enum 'BookRoute' has non-Sendable type 'Book'
import Coordination

final class Book: Hashable {
    static func == (one: Book, other: Book) -> Bool { one === other }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

enum BookRoute: Route { case book(Book) }
