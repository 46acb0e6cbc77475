import Coordination

enum OrdersRoute: Route, Codable {
    case history
    case order(Int)
    case delivered(Int)
    case rate(Int)
    case rated(Int, Rating)
    case help(Int)
    case helpMessage(Int, topic: String)
    case helpSent
    case helpDone
}
