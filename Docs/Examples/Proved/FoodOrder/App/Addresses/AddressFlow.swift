import Coordination

/// The choice of an address, or of a new one.
@MainActor struct AddressFlow: @MainActor Flow {
    let addresses: AddressBook
    let asker: Asker
    var choice: AddressChoice?
    var added: Address?

    init(_ addresses: AddressBook, for asker: Asker) {
        self.addresses = addresses
        self.asker = asker
    }

    func next() -> FlowStep<AddressFlow, Address> {
        guard let choice else { return .ask(AddressPicker(addresses, for: asker), \.choice) }
        if case .known(let address) = choice { return .done(address) }
        guard let added else { return .ask(AddressForm(for: asker), \.added) }
        return .done(added)
    }
}
