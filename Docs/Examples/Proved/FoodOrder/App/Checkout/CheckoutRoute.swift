import Coordination

enum CheckoutRoute: Route { case start, cancel, done(Order) }
