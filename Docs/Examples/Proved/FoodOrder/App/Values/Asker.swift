/// A place in which an address or a card is asked for.
enum Asker: Hashable, Codable, Sendable { case launch, gate, checkout, profile }
