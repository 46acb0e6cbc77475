public import Coordination

/// The questions for a new cart, with their answers: the delivery method, the address, and the store.
///
/// Known answers are not asked for. Going back forgets the answers from there on.
public struct NewCart: Flow, Codable {
    /// The delivery method.
    public var method: DeliveryMethod?

    /// The delivery address; pickup needs none.
    public var address: Address?

    /// The store to buy from.
    public var store: Store?

    /// The stores to choose from.
    public let stores: [Store]

    /// Creates the flow with the known answers.
    public init(method: DeliveryMethod? = nil, address: Address? = nil, store: Store? = nil, stores: [Store]) {
        self.method = method
        self.address = address
        self.store = store
        self.stores = stores
    }

    /// Asks for the first missing answer.
    public func next() -> FlowStep<NewCart, Cart> {
        guard let method else { return .ask(MethodPicker(), \.method) }
        if method == .delivery, address == nil { return .ask(AddressBookCoordinator(), \.address) }
        guard let store else { return .ask(StorePicker(stores), \.store) }
        return .done(Cart(method: method, address: method == .delivery ? address : nil, store: store))
    }
}
