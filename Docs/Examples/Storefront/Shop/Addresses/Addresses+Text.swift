import Coordination
public import CoordinationMoves

extension AddressBookCoordinator: Titled {
    /// The title of the address book.
    public var title: String { "Addresses" }
}

extension TextModel {
    static func addresses() -> TextModel {
        TextModel(
            "addresses", title: "Where do you live?",
            offers: Address.known.map { Offer($0.street, AddressRoute.chosen($0)) }
                + [Offer("Somewhere else", AddressRoute.form)])
    }
}

extension AddressForm: Legible {
    /// The title of the screen.
    public var title: String { "An address" }

    /// The entered street.
    public var lines: [String] { ["Street: \(draft?.street ?? "")"] }

    /// Offers to enter a street, and to save it. As a route, what is entered is recorded.
    public var offers: [Offer] {
        [Offer("Street ...", taking: .text(prompt: "Street")) { AddressRoute.enter(Address($0)) }]
            + (draft == nil ? [] : [Offer("Save") { self.save(completion: $0) }])
    }
}
