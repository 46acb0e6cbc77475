import Coordination

enum CheckoutRoute: Route, Codable { case start, cancel, done(Order) }
