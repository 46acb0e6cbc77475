extension AddressBookCoordinator: Titled {
    /// What stands over it.
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
    /// What stands over it.
    public var title: String { "An address" }

    /// What was entered.
    public var lines: [String] { ["Street: \(draft?.street ?? "")"] }

    /// To enter, and then to save.
    public var actions: [Action] {
        [Action("Street ...", asking: "Street", noting: { self.enter(Address($0)) })]
            + (draft == nil ? [] : [Action("Save") { self.save(completion: $0) }])
    }
}
