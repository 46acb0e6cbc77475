public import Coordination

/// Where the visitor's own tab can go.
public enum AccountRoute: Route {
    /// What there is.
    case overview
    /// What was bought.
    case orders
    /// Asks what the visitor thinks of an order.
    case rate(Order.ID)
    /// That is what the visitor thinks.
    case rated(Order.ID, Rating)
    /// What can be set, and the way out.
    case settings
    /// Asks which store the visitor likes best.
    case chooseStore
    /// It is this one.
    case storeChosen(Store)
    /// It is none of them.
    case storeNotChosen(EndReason)
    /// Asks where the visitor lives.
    case chooseAddress
    /// It is there.
    case addressChosen(Address)
    /// About the shop: a flow of its own, on this stack.
    case about
}

/// The visitor's own.
public final class AccountCoordinator: Coordinator {
    /// The overview, and what was opened from it.
    public let root = StackRoot()

    private let inventory: Inventory
    private let session: VisitorSession

    /// Makes the tab, at the overview.
    public init(inventory: Inventory, session: VisitorSession) {
        self.inventory = inventory
        self.session = session
        trigger(.overview)
    }

    /// Lets only a signed-in visitor at what is the visitor's own, however they come.
    public func gates(for route: AccountRoute) -> [Gate] {
        switch route {
        case .orders, .rate, .settings, .chooseStore, .chooseAddress: [.signedIn(session)]
        case .overview, .about, .rated, .storeChosen, .storeNotChosen, .addressChosen: []
        }
    }

    /// Pushes what is the visitor's own, and presents what asks for something.
    public func prepareTransition(for route: AccountRoute) -> Transition<StackRoot> {
        switch route {
        case .overview: .push(Later { TextModel.account() }, key: route)
        case .about: .push(AboutCoordinator().at(.summary))

        // A destination with its context. What it gives back goes to a closure.
        case .orders: .push(Later { Destination.orders(OrdersContext(session: self.session)).make() }, key: route)
        case .settings:
            .push(Later { Destination.settings(SettingsContext(session: self.session)).make() }, key: route)
        case .rate(let id): .present(Later { try self.rating(of: id).make() }, style: .sheet())
        case .rated(let id, let rating): .effect("rate order \(id)") { self.session.rate(id, rating) }

        // What is presented gives back a route: a screen for the store, a coordinator for the address.
        case .chooseStore:
            .present(
                Later { StorePicker(self.inventory.stores) }.returning(
                    AccountRoute.storeChosen, otherwise: AccountRoute.storeNotChosen), style: .sheet())
        case .storeChosen(let store): .effect("like \(store.name)") { self.session.favourite = store }
        case .storeNotChosen(.dismissed):
            .alert("You have no favourite, then?", choices: [.chooseStore, .cancel("No")])
        case .storeNotChosen: .none()
        case .chooseAddress:
            .present(Later { AddressBookCoordinator() }.returning(AccountRoute.addressChosen), style: .fullScreen)
        case .addressChosen(let address): .effect("move") { self.session.address = address }
        }
    }

    private func rating(of id: Order.ID) throws -> Destination {
        let context = RatingContext(order: try session.order(id)) { [weak self] result in
            if case .success(let rating) = result { self?.trigger(.rated(id, rating)) }
        }
        return .rating(context)
    }
}

extension AlertChoice {
    fileprivate static var chooseStore: AlertChoice {
        AlertChoice("Let me choose", sends: AccountRoute.chooseStore)
    }
}

/// What the visitor can set.
public final class SettingsModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("settings")

    /// Whose settings it shows.
    public let session: VisitorSession

    init(_ context: SettingsContext) {
        session = context.session
    }

    /// The visitor wants out. The route goes up the tree, through the app, to the windows.
    public func signOut() {
        send(StorefrontRoute.signOut)
    }
}
