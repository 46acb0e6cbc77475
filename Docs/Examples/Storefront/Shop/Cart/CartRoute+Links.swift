import Coordination
import CoordinationLinks

extension CartRoute {
    /// True, so that screens shown by these routes have addresses.
    public static let isRemembered = true

    /// The addresses of the cart.
    static let links: Links<CartRoute> = [
        .at("items", .items),
        .at("new", .create),
        .at("checkout", .checkout),
    ]

    /// The addresses that change the cart, pay, or cancel.
    static let deeds: Links<CartRoute> = [
        .path("cart/add").value(Int.self, "product").route(CartRoute.add),
        .at("cart/give-up", .giveUp),
        .at("cart/empty", .empty),
        .at("cart/clear", .clear),
        .at("cart/pay", .pay),
        .at("cart/cancel", .cancel),
    ]
}
