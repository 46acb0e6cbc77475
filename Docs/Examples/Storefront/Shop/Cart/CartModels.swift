public import Coordination

/// The cart.
public final class CartModel: Presentable {
    /// The node on the tree.
    public let node = Screen("cart")

    /// The basket shown.
    public let basket: Basket

    init(basket: Basket) {
        self.basket = basket
    }
}

/// The till: a sheet that has to be answered.
public final class CheckoutModel: Presentable {
    /// The node on the tree.
    public let node = Screen("checkout")

    /// The amount to pay, in cents.
    public let total: Int

    init(total: Int) {
        self.total = total
    }
}

/// The receipt.
public final class ReceiptModel: Presentable {
    /// The node on the tree.
    public let node = Screen("receipt")

    /// The amount paid, in cents.
    public internal(set) var total: Int

    init(total: Int) {
        self.total = total
    }
}
