public import Coordination

/// The routes of the account tab.
public enum AccountRoute: Route {
    /// The overview.
    case overview
    /// The visitor's orders.
    case orders
    /// Asks the visitor to rate an order.
    case rate(Order.ID)
    /// The answer: the visitor's rating.
    case rated(Order.ID, Rating)
    /// The visitor's settings.
    case settings
    /// Asks for the visitor's favourite store.
    case chooseStore
    /// The answer: a store.
    case storeChosen(Store)
    /// No answer, with the reason.
    case storeNotChosen(EndReason)
    /// Asks for the visitor's address.
    case chooseAddress
    /// The answer: an address.
    case addressChosen(Address)
    /// The flow about the shop, beside the overview.
    case about
    /// The answer: the flow about the shop has ended.
    case aboutClosed
}

/// The account tab: the overview on one side, and what was chosen from it on the other.
public final class AccountCoordinator: Coordinator {
    /// The two sides.
    public let root = SplitRoot(placeholders: [1: TextModel.nothingChosen()])

    private let overview = TextModel.account()
    private let inventory: Inventory
    private let session: VisitorSession

    /// Creates the tab with the overview.
    public init(inventory: Inventory, session: VisitorSession) {
        self.inventory = inventory
        self.session = session
        trigger(.overview)
    }

    /// Requires a login for the visitor's own screens, whatever leads to them.
    public func gates(for route: AccountRoute) -> [Gate] {
        switch route {
        case .rate: [.signedIn(session), .ratings(session)]
        case .orders, .settings, .chooseStore, .chooseAddress: [.signedIn(session)]
        case .overview, .about, .aboutClosed, .rated, .storeChosen, .storeNotChosen, .addressChosen: []
        }
    }

    /// Shows the account's screens beside the overview, and presents its questions.
    public func prepareTransition(for route: AccountRoute) -> Transition<SplitRoot> {
        switch route {
        case .overview: .show(overview)
        // A column stays when its flow ends, so the answer empties it.
        case .about: .showDetail(AboutCoordinator().at(.summary).returning(AccountRoute.aboutClosed))
        case .aboutClosed: .clear(column: 1)

        // A destination with its context. The rating is passed to a closure.
        case .orders: .showDetail(Later { Destination.orders(OrdersContext(session: self.session)).stack() })
        case .settings: .showDetail(Later { Destination.settings(SettingsContext(session: self.session)).stack() })
        case .rate(let id): .present(Later { try self.rating(of: id).make() }, style: .sheet())
        case .rated(let id, let rating): .effect("rate order \(id)") { self.session.rate(id, rating) }

        // A presented screen or coordinator returns its result as a route.
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

/// The visitor's settings.
public final class SettingsModel: Presentable {
    /// The node on the tree.
    public let node = Screen("settings")

    /// The session whose settings the screen shows.
    public let session: VisitorSession

    init(_ context: SettingsContext) {
        session = context.session
    }

    /// Signs the visitor out, with a route that goes up the tree to the ``Storefront``.
    public func signOut() {
        send(StorefrontRoute.signOut)
    }
}
