import Coordination

// Only routes that show a screen are coded. The others are no places to come back to, and an `EndReason` is not
// `Codable`.
extension AccountRoute: Codable {
    private enum Place: Codable {
        case overview, orders, rate(Order.ID), settings, chooseStore, chooseAddress, about
    }

    /// Decodes a route that shows a screen.
    public init(from decoder: any Decoder) throws {
        switch try Place(from: decoder) {
        case .overview: self = .overview
        case .orders: self = .orders
        case .rate(let id): self = .rate(id)
        case .settings: self = .settings
        case .chooseStore: self = .chooseStore
        case .chooseAddress: self = .chooseAddress
        case .about: self = .about
        }
    }

    /// Encodes a route that shows a screen; throws for others.
    public func encode(to encoder: any Encoder) throws {
        let place: Place
        switch self {
        case .overview: place = .overview
        case .orders: place = .orders
        case .rate(let id): place = .rate(id)
        case .settings: place = .settings
        case .chooseStore: place = .chooseStore
        case .chooseAddress: place = .chooseAddress
        case .about: place = .about
        case .aboutClosed, .rated, .storeChosen, .storeNotChosen, .addressChosen:
            throw EncodingError.invalidValue(
                self, .init(codingPath: encoder.codingPath, debugDescription: "It shows nothing."))
        }
        try place.encode(to: encoder)
    }
}
