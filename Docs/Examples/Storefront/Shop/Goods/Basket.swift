/// The products that one visitor is about to buy.
public final class Basket {
    /// The products in the order in which they were added, with duplicates.
    public internal(set) var products: [Product] = []

    /// The delivery and the store, once the visitor has chosen.
    public internal(set) var cart: Cart?

    /// Creates an empty basket.
    public init() {}

    /// True if there are no products.
    public var isEmpty: Bool { products.isEmpty }

    /// The total price, in cents.
    public var total: Int { products.reduce(0) { $0 + $1.price } }

    func add(_ product: Product) {
        products.append(product)
    }

    /// Starts over with a new cart.
    func begin(_ cart: Cart) {
        products.removeAll()
        self.cart = cart
    }

    func clear() {
        cart = nil
        products.removeAll()
    }
}
