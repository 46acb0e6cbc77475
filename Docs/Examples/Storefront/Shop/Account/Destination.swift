public import Coordination

/// Every screen of the account that is given something, and what each gives back.
///
/// The list is closed, and ``make()`` is total: a screen that is forgotten, or is given too little, does not compile.
public enum Destination {
    /// What the visitor bought.
    case orders(OrdersContext)
    /// What can be set.
    case settings(SettingsContext)
    /// A question about an order.
    case rating(RatingContext)
}

/// What ``OrdersModel`` is given.
public struct OrdersContext {
    /// Whose orders.
    public let session: VisitorSession

    /// Makes the context.
    public init(session: VisitorSession) {
        self.session = session
    }
}

/// What ``SettingsModel`` is given.
public struct SettingsContext {
    /// Whose settings.
    public let session: VisitorSession

    /// Makes the context.
    public init(session: VisitorSession) {
        self.session = session
    }
}

/// What ``RatingModel`` is given, and to whom it gives what it ends with.
public struct RatingContext {
    /// What is asked about.
    public let order: Order

    /// Is given the answer, or why there is none.
    public let onResult: (Result<Rating, EndReason>) -> Void

    /// Makes the context.
    public init(order: Order, onResult: @escaping (Result<Rating, EndReason>) -> Void) {
        self.order = order
        self.onResult = onResult
    }
}

extension Destination {
    /// Builds the screen.
    public func make() -> any Presentable {
        switch self {
        case .orders(let context): return OrdersModel(context)
        case .settings(let context): return SettingsModel(context)
        case .rating(let context):
            let model = RatingModel(context.order)
            model.onFinish(context.onResult)
            return model
        }
    }
}
