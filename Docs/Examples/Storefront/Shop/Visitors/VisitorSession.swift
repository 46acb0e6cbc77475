/// The signed-in visitor, and what the shop knows of them. Gates read it.
public final class VisitorSession {
    /// The signed-in visitor; nil for a stranger.
    public internal(set) var visitor: Visitor?

    /// The visitor's address, once given.
    public internal(set) var address: Address?

    /// The visitor's favourite store, once chosen.
    public internal(set) var favourite: Store?

    /// The orders, the latest last.
    public internal(set) var orders: [Order] = []

    /// True after the pages for a first visit have been seen, by any visitor.
    public internal(set) var isWelcomed = false

    /// The basket of the open windows, whose coordinators retain it.
    weak var basket: Basket?

    /// The basket of an earlier run, until the tabs are created.
    var earlier: Basket?

    /// The visitor whose session has expired, until somebody signs in.
    public internal(set) var former: Visitor?

    /// True if orders can be rated: a switch of the shop.
    public var takesRatings = true

    /// Creates a session, a stranger's by default.
    public init(of visitor: Visitor? = nil) {
        self.visitor = visitor
    }

    /// Signs a visitor in. What is known of another one, whose session has expired, is forgotten, and so is the basket.
    public func sign(in visitor: Visitor) {
        if let former, former != visitor { endVisit() }
        (self.visitor, former) = (visitor, nil)
    }

    /// Forgets who has signed in, but not what the shop knows of that visitor: a session that expires.
    public func expire() {
        (former, visitor) = (visitor ?? former, nil)
    }

    /// Adds an order.
    public func order(_ products: [Product]) {
        let total = products.reduce(0) { $0 + $1.price }
        orders.append(Order(id: orders.count + 1, products: products, total: total))
    }

    /// Returns the order with a number.
    func order(_ id: Order.ID) throws -> Order {
        guard let order = orders.first(where: { $0.id == id }) else { throw NoOrder(id: id) }
        return order
    }

    func rate(_ order: Order.ID, _ rating: Rating) {
        for index in orders.indices where orders[index].id == order { orders[index].rating = rating }
    }

    /// Forgets the visitor, and what they were about to buy.
    func endVisit() {
        end()
        basket?.clear()
    }

    /// Forgets the visitor.
    public func end() {
        (visitor, former, address, favourite, orders) = (nil, nil, nil, nil, [])
    }
}

/// A number that no order has.
struct NoOrder: Error, CustomStringConvertible {
    let id: Order.ID

    var description: String { "there is no order \(id)" }
}
