/// What the shop has to know after a restart beside where the visitor was: who that is, and what was bought.
public struct ShopNotes: Codable, Hashable, Sendable {
    private var isWelcomed: Bool
    private var visitor: Visitor?
    private var address: Address?
    private var favourite: Store?
    private var orders: [Order]
    private var products: [Product]
    private var cart: Cart?

    /// Notes what is known now.
    public init(_ session: VisitorSession) {
        isWelcomed = session.isWelcomed
        visitor = session.visitor
        address = session.address
        favourite = session.favourite
        orders = session.orders
        products = session.basket?.products ?? []
        cart = session.basket?.cart
    }

    /// A session that knows it. The first windows that are made with it have the basket.
    public var session: VisitorSession {
        let session = VisitorSession(of: visitor)
        session.isWelcomed = isWelcomed
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
