import Coordination
import CoordinationProof

@testable import FoodOrder

@MainActor extension Scenario where App == WindowManager {
    var offersAtHome: Self {
        offers(RestaurantList.self) { list in
            list.restaurants.map { Offer("Open \($0.id)", HomeRoute.restaurant($0.id)) }
                + [Offer("Basket", HomeRoute.basket)]
        }
        .offers(MenuModel.self) { menu in
            menu.restaurant.dishes.map { Offer("Choose \($0.id)", HomeRoute.dish($0.id)) }
                + [Offer("Basket", HomeRoute.basket)]
        }
        .offers(DishModel.self) { dish in
            [
                Offer("Size") { _ in dish.size = dish.size == .regular ? .large : .regular },
                Offer("Extras") { _ in dish.hasExtras.toggle() },
                Offer("Add", HomeRoute.add(dish.line)),
            ]
        }
        .about(DishModel.self) { [$0.size.rawValue, $0.hasExtras.description] }
        .offers(BasketModel.self) { Self.offers(of: $0) }
    }

    private static func offers(of model: BasketModel) -> [Offer] {
        let basket = model.basket
        let lines = basket.lines.indices.map { index in
            Offer("Remove line \(index)") { _ in model.removeLine(at: index) }
        }
        var others = [
            Offer("Enter a voucher", HomeRoute.voucher("WELCOME")),
            Offer("Enter a wrong voucher", HomeRoute.voucher("NONE")),
        ]
        if basket.voucher != nil { others.append(Offer("Remove the voucher") { _ in model.removeVoucher() }) }
        if let restaurant = basket.restaurant {
            others += [
                Offer("More dishes", HomeRoute.restaurant(restaurant)), Offer("Checkout", HomeRoute.checkout),
            ]
        }
        return lines + others
    }
}
