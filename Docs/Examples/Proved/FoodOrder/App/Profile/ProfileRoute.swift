import Coordination

enum ProfileRoute: Route, Codable {
    case profile
    case addresses
    case newAddress
    case addressAdded(Address)
    case cards
    case newCard
    case cardAdded(Card)
    case signOut
}
