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
    private func enter(_ street: String, _ completion: Offer.Completion) {
        enter(Address(street))
        completion(.noChange)
    }

    /// The title of the screen.
    public var title: String { "An address" }

    /// The entered street.
    public var lines: [String] { ["Street: \(draft?.street ?? "")"] }

    /// Offers to enter a street, and to save it.
    public var offers: [Offer] {
        [Offer("Street ...", taking: .text(prompt: "Street"), action: enter)]
            + (draft == nil ? [] : [Offer("Save") { self.save(completion: $0) }])
    }
}
