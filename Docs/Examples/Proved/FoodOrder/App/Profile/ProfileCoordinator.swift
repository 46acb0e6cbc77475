import Coordination

/// The account, with its addresses and cards.
@MainActor final class ProfileCoordinator {
    let root = StackRoot()
    private let services: FoodServices

    init(_ services: FoodServices) {
        self.services = services
        trigger(.profile)
    }
}

extension ProfileCoordinator: @MainActor Coordinator {
    func gates(for route: ProfileRoute) -> [Gate] {
        switch route {
        case .cards, .newCard, .cardAdded: [.staysSignedIn(services.session)]
        case .signOut: [.noOrderUnderWay(services.orders)]
        case .profile, .addresses, .newAddress, .addressAdded: []
        }
    }

    func prepareTransition(for route: ProfileRoute) -> Transition<StackRoot> {
        switch route {
        case .profile: .set([ProfileModel(services.session)])
        case .addresses: .push(Later { AddressList(self.services.addresses) }, key: route)
        case .newAddress: .push(Later { AddressForm(for: .profile) }.returning(ProfileRoute.addressAdded), key: route)
        case .addressAdded(let address):
            .effect("add an address") { self.services.addresses.choose(address) }
        case .cards: .push(Later { CardList(self.services.wallet) }, key: route)
        case .newCard: .run(CardFlow(for: .profile), returning: ProfileRoute.cardAdded)
        case .cardAdded(let card): .effect("add a card") { self.services.wallet.add(card) }
        case .signOut:
            .multiple(.effect("sign out") { self.services.session.user = nil }, .send(TabsRoute.signedOut))
        }
    }
}
