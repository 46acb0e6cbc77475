public import Coordination

/// The visitor's orders.
public final class OrdersModel: Presentable {
    /// The node on the tree.
    public let node = Screen("orders")

    /// The session with the orders.
    public let session: VisitorSession

    init(_ context: OrdersContext) {
        session = context.session
    }
}

/// The question for the rating of an order.
public final class RatingModel: Finishing {
    /// The rating.
    public typealias Output = Rating

    /// The node on the tree.
    public let node = Screen("rating")

    /// The order to rate.
    public let order: Order

    init(_ order: Order) {
        self.order = order
    }

    /// Ends with the visitor's rating.
    public func rate(_ rating: Rating, completion: ((TransitionOutcome) -> Void)? = nil) {
        finish(with: rating, completion: completion)
    }
}
