extension AddressBookCoordinator: Titled {
    /// The title of the address book.
    public var title: String { "Addresses" }
}

extension TextModel {
    static func addresses() -> TextModel {
        TextModel(
            "addresses", title: "Where do you live?",
            actions: Address.known.map { Action($0.street, AddressRoute.chosen($0)) }
                + [Action("Somewhere else", AddressRoute.form)])
    }
}

extension AddressForm: Legible {
    /// The title of the screen.
    public var title: String { "An address" }

    /// The entered street.
    public var lines: [String] { ["Street: \(draft?.street ?? "")"] }

    /// Actions to enter a street, and to save it.
    public var actions: [Action] {
        [Action("Street ...", asking: "Street", noting: { self.enter(Address($0)) })]
            + (draft == nil ? [] : [Action("Save") { self.save(completion: $0) }])
    }
}
