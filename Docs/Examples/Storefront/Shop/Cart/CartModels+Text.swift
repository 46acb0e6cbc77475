public import CoordinationMoves

extension CartCoordinator: Titled {
    /// The name of the tab.
    public var title: String { "Cart" }
}

extension CartModel: Legible {
    /// The title of the screen.
    public var title: String { "Cart" }

    /// The products, their total, and the delivery.
    public var lines: [String] {
        (basket.isEmpty ? ["Nothing is in it yet."] : basket.products.map(\.label) + ["Total: \(basket.total.price)"])
            + (basket.cart.map { [$0.line] } ?? [])
    }

    /// Offers to pay, and to start over.
    public var offers: [Offer] {
        [Offer("Check out", CartRoute.checkout)]
            + (basket.isEmpty ? [] : [Offer("Empty it", CartRoute.empty)])
            + [Offer("Begin a new one", CartRoute.create)]
    }
}

extension Cart {
    /// The store and the delivery.
    fileprivate var line: String {
        "From \(store.name), \(address.map { "brought to \($0.street)" } ?? "to be fetched")"
    }
}

extension CheckoutModel: Legible {
    /// The title of the screen.
    public var title: String { "Check out" }

    /// The amount to pay.
    public var lines: [String] { ["To pay: \(total.price)"] }

    /// Offers to pay, and to call it off.
    public var offers: [Offer] { [Offer("Pay", CartRoute.pay), Offer("Call it off", CartRoute.cancel)] }
}

extension ReceiptModel: Legible {
    /// The title of the screen.
    public var title: String { "Thank you" }

    /// The amount paid.
    public var lines: [String] { ["Paid: \(total.price)"] }

    /// The offer to go back.
    public var offers: [Offer] { [Offer("Back to the cart", CartRoute.items)] }
}
