/// The shop's data for a restart, beside its screens: the visitor, the orders, and the basket.
public struct ShopNotes: Codable, Hashable, Sendable {
    /// The version; nil for the first one, in which the account was a stack.
    public private(set) var version: Int? = 2

    private var isWelcomed: Bool
    private var visitor: Visitor?
    private var former: Visitor?
    private var takesRatings: Bool?
    private var address: Address?
    private var favourite: Store?
    private var orders: [Order]
    private var products: [Product]
    private var cart: Cart?

    /// Copies the data of a session.
    public init(_ session: VisitorSession) {
        isWelcomed = session.isWelcomed
        visitor = session.visitor
        former = session.former
        takesRatings = session.takesRatings
        address = session.address
        favourite = session.favourite
        orders = session.orders
        products = session.basket?.products ?? []
        cart = session.basket?.cart
    }

    /// A session with this data. The first windows created with it get the basket.
    public var session: VisitorSession {
        let session = VisitorSession(of: visitor)
        session.isWelcomed = isWelcomed
        session.former = former
        session.takesRatings = takesRatings ?? true
        session.address = address
        session.favourite = favourite
        session.orders = orders
        let basket = Basket()
        basket.products = products
        basket.cart = cart
        session.earlier = basket
        return session
    }
}
