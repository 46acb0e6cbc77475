import Coordination

@MainActor final class RestaurantList: @MainActor Presentable {
    let node = Screen("restaurants")
    let restaurants: [Restaurant]

    init(_ restaurants: [Restaurant]) { self.restaurants = restaurants }
}
