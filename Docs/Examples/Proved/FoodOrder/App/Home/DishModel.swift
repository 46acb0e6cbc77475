import Coordination

@MainActor final class DishModel: @MainActor Presentable {
    let node: Screen
    let dish: Dish
    var size = DishSize.regular
    var hasExtras = false

    init(_ dish: Dish) {
        node = Screen("dish-\(dish.id)")
        self.dish = dish
    }

    var line: BasketLine { BasketLine(dish: dish.id, size: size, hasExtras: hasExtras) }
}
