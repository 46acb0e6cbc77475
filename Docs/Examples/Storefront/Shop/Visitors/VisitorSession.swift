/// Who is signed in, and what the shop knows of them. What gates look at.
public final class VisitorSession {
    /// Who is signed in; nil for a stranger.
    public internal(set) var visitor: Visitor?

    /// Where the visitor lives, if that was said.
    public internal(set) var address: Address?

    /// The store that the visitor likes best, if that was said.
    public internal(set) var favourite: Store?

    /// What was bought, the latest last.
    public internal(set) var orders: [Order] = []

    /// True after the pages for a first visit have been seen, by any visitor.
    public internal(set) var isWelcomed = false

    /// What is about to be bought, as long as the windows are there in which it is.
    weak var basket: Basket?

    /// What was in that in an earlier run, until windows are made.
    var earlier: Basket?

    /// Makes a session, of a stranger unless you say otherwise.
    public init(of visitor: Visitor? = nil) {
        self.visitor = visitor
    }

    /// The visitor is known now.
    public func sign(in visitor: Visitor) {
        self.visitor = visitor
    }

    /// The visitor bought something.
    public func order(_ products: [Product]) {
        let total = products.reduce(0) { $0 + $1.price }
        orders.append(Order(id: orders.count + 1, products: products, total: total))
    }

    /// What was bought under a number.
    func order(_ id: Order.ID) throws -> Order {
        guard let order = orders.first(where: { $0.id == id }) else { throw NoOrder(id: id) }
        return order
    }

    func rate(_ order: Order.ID, _ rating: Rating) {
        for index in orders.indices where orders[index].id == order { orders[index].rating = rating }
    }

    /// Forgets the visitor.
    public func end() {
        (visitor, address, favourite, orders) = (nil, nil, nil, [])
    }
}

/// A number under which nothing was bought.
struct NoOrder: Error, CustomStringConvertible {
    let id: Order.ID

    var description: String { "there is no order \(id)" }
}
