// What rides in a route is Hashable.
// expected: type 'BookRoute' does not conform to protocol '(Hashable|Equatable)'
import Coordination

struct Book: Sendable { let id: Int }

enum BookRoute: Route { case book(Book) }
