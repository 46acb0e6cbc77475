public import Coordination

/// What the visitor bought.
public final class OrdersModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("orders")

    /// Whose orders it shows.
    public let session: VisitorSession

    init(_ context: OrdersContext) {
        session = context.session
    }
}

/// Asks what the visitor thinks of an order.
public final class RatingModel: Finishing {
    /// It ends with what the visitor thinks.
    public typealias Output = Rating

    /// Its place on the tree.
    public let node = Screen("rating")

    /// What is asked about.
    public let order: Order

    init(_ order: Order) {
        self.order = order
    }

    /// The visitor said it.
    public func rate(_ rating: Rating, completion: ((TransitionOutcome) -> Void)? = nil) {
        finish(with: rating, completion: completion)
    }
}
