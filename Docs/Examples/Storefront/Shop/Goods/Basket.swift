/// What one visitor is about to buy.
public final class Basket {
    /// The products, in the order in which they were added; the same one as often as it is wanted.
    public internal(set) var products: [Product] = []

    /// How it gets to the visitor, and from where, once that was asked.
    public internal(set) var cart: Cart?

    /// Makes an empty basket.
    public init() {}

    /// Whether there is nothing in it.
    public var isEmpty: Bool { products.isEmpty }

    /// What it all costs, in cents.
    public var total: Int { products.reduce(0) { $0 + $1.price } }

    func add(_ product: Product) {
        products.append(product)
    }

    /// Begins anew, with what was asked.
    func begin(_ cart: Cart) {
        products.removeAll()
        self.cart = cart
    }

    func clear() {
        cart = nil
        products.removeAll()
    }
}
