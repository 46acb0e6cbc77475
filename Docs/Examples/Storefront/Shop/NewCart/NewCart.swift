public import Coordination

/// The questions before there is a cart, and their answers: how to get it, where to, and from which store.
///
/// What is known beforehand is not asked. Going back forgets what was answered from there on.
public struct NewCart: Flow, Codable {
    /// How to get it.
    public var method: DeliveryMethod?

    /// Where to; what is fetched needs none.
    public var address: Address?

    /// From where.
    public var store: Store?

    /// The stores to choose from.
    public let stores: [Store]

    /// Begins with what is known.
    public init(method: DeliveryMethod? = nil, address: Address? = nil, store: Store? = nil, stores: [Store]) {
        self.method = method
        self.address = address
        self.store = store
        self.stores = stores
    }

    /// Asks for the first answer that is missing.
    public func next() -> Step<NewCart, Cart> {
        guard let method else { return .ask(MethodPicker(), \.method) }
        if method == .delivery, address == nil { return .ask(AddressBookCoordinator(), \.address) }
        guard let store else { return .ask(StorePicker(stores), \.store) }
        return .done(Cart(method: method, address: method == .delivery ? address : nil, store: store))
    }
}
