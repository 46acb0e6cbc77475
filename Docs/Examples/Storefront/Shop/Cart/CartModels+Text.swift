extension CartCoordinator: Titled {
    /// The name of the tab.
    public var title: String { "Cart" }
}

extension CartModel: Legible {
    /// What stands over the list.
    public var title: String { "Cart" }

    /// What is in it, and what it costs.
    public var lines: [String] {
        (basket.isEmpty ? ["Nothing is in it yet."] : basket.products.map(\.label) + ["Total: \(basket.total.price)"])
            + (basket.cart.map { [$0.line] } ?? [])
    }

    /// To pay, and to start over.
    public var actions: [Action] {
        [Action("Check out", CartRoute.checkout)]
            + (basket.isEmpty ? [] : [Action("Empty it", CartRoute.empty)])
            + [Action("Begin a new one", CartRoute.create)]
    }
}

extension Cart {
    /// From where, and how it gets there.
    fileprivate var line: String {
        "From \(store.name), \(address.map { "brought to \($0.street)" } ?? "to be fetched")"
    }
}

extension CheckoutModel: Legible {
    /// What stands over it.
    public var title: String { "Check out" }

    /// What is to be paid.
    public var lines: [String] { ["To pay: \(total.price)"] }

    /// The two ways out.
    public var actions: [Action] { [Action("Pay", CartRoute.pay), Action("Call it off", CartRoute.cancel)] }
}

extension ReceiptModel: Legible {
    /// What stands over it.
    public var title: String { "Thank you" }

    /// What was paid.
    public var lines: [String] { ["Paid: \(total.price)"] }

    /// The way back.
    public var actions: [Action] { [Action("Back to the cart", CartRoute.items)] }
}
