import Coordination

enum HomeRoute: Route, Codable {
    case list
    case restaurant(String)
    case dish(String)
    case add(BasketLine)
    case basket
    case voucher(String)
    case reorder(Int)
    case checkout
    case closed
    case ordered(Order)
}
