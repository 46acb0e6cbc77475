public import Coordination

/// The cart.
public final class CartModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("cart")

    /// What it shows.
    public let basket: Basket

    init(basket: Basket) {
        self.basket = basket
    }
}

/// The till: a sheet that has to be answered.
public final class CheckoutModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("checkout")

    /// What is to be paid, in cents.
    public let total: Int

    init(total: Int) {
        self.total = total
    }
}

/// What was paid.
public final class ReceiptModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("receipt")

    /// What was paid, in cents.
    public internal(set) var total: Int

    init(total: Int) {
        self.total = total
    }
}
