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

    /// Actions to pay, and to start over.
    public var actions: [Action] {
        [Action("Check out", CartRoute.checkout)]
            + (basket.isEmpty ? [] : [Action("Empty it", CartRoute.empty)])
            + [Action("Begin a new one", CartRoute.create)]
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

    /// Actions to pay, and to call it off.
    public var actions: [Action] { [Action("Pay", CartRoute.pay), Action("Call it off", CartRoute.cancel)] }
}

extension ReceiptModel: Legible {
    /// The title of the screen.
    public var title: String { "Thank you" }

    /// The amount paid.
    public var lines: [String] { ["Paid: \(total.price)"] }

    /// The action to go back.
    public var actions: [Action] { [Action("Back to the cart", CartRoute.items)] }
}
