import Coordination
import CoordinationLinks

extension CartRoute {
    /// What was shown by these routes has an address.
    public static let isRemembered = true

    /// The addresses of the cart.
    static let links: Links<CartRoute> = [
        .at("items", .items),
        .at("new", .create),
        .at("checkout", .checkout),
    ]

    /// What fills the cart, empties it, pays, or gives up.
    static let deeds: Links<CartRoute> = [
        .path("cart/add").value(Int.self, "product").route(CartRoute.add),
        .at("cart/give-up", .giveUp),
        .at("cart/empty", .empty),
        .at("cart/clear", .clear),
        .at("cart/pay", .pay),
        .at("cart/cancel", .cancel),
    ]
}
