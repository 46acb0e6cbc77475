import Coordination

/// The address of a checkout: one of its questions, to which the user may come back.
@MainActor final class AddressCoordinator: @MainActor Coordinator, @MainActor Finishing {
    typealias Output = Address
    let root = StackRoot()
    private let addresses: AddressBook

    init(_ addresses: AddressBook) {
        self.addresses = addresses
        trigger(.pick)
    }

    func prepareTransition(for route: AddressRoute) -> Transition<StackRoot> {
        switch route {
        case .pick: .set([AddressPicker(addresses, for: .checkout, router: weakRouter)])
        case .choice(.known(let address)), .chosen(let address):
            .multiple(.effect("choose an address") { self.addresses.choose(address) }, .finish(self, with: address))
        case .choice(.new): .push(AddressForm(for: .checkout).returning(AddressRoute.chosen))
        }
    }
}
