import Coordination

/// A place in the app that can be named from outside.
enum FoodLink: Hashable, Sendable {
    case restaurant(String)
    case dish(String, of: String)
    case basket
    case tracking(Int)
    case voucher(String)

    var hops: [Hop] {
        switch self {
        case .restaurant(let id): Self.home + [Hop(HomeRoute.restaurant(id))]
        case .dish(let id, let restaurant):
            Self.home + [Hop(HomeRoute.restaurant(restaurant)), Hop(HomeRoute.dish(id))]
        case .basket: Self.home + [Hop(HomeRoute.basket)]
        case .tracking(let id): [Hop(SceneRoute.app), Hop(TabsRoute.tab(.orders)), Hop(OrdersRoute.order(id))]
        case .voucher(let code): Self.home + [Hop(HomeRoute.voucher(code))]
        }
    }

    private static var home: [Hop] { [Hop(SceneRoute.app), Hop(TabsRoute.tab(.home))] }
}
