public import Coordination

/// The screens of the account that need an input, each with a context: its input, and the receiver of its result.
///
/// A screen that ``make()`` forgets, or an input that is missing, does not compile.
public enum Destination {
    /// The visitor's orders.
    case orders(OrdersContext)
    /// The visitor's settings.
    case settings(SettingsContext)
    /// The rating of an order.
    case rating(RatingContext)
}

/// The input of ``OrdersModel``.
public struct OrdersContext {
    /// The session with the orders.
    public let session: VisitorSession

    /// Creates the context.
    public init(session: VisitorSession) {
        self.session = session
    }
}

/// The input of ``SettingsModel``.
public struct SettingsContext {
    /// The session with the settings.
    public let session: VisitorSession

    /// Creates the context.
    public init(session: VisitorSession) {
        self.session = session
    }
}

/// The input of ``RatingModel``, and the receiver of its result.
public struct RatingContext {
    /// The order to rate.
    public let order: Order

    /// Called with the rating, or with the reason for having none.
    public let onResult: (Result<Rating, EndReason>) -> Void

    /// Creates the context.
    public init(order: Order, onResult: @escaping (Result<Rating, EndReason>) -> Void) {
        self.order = order
        self.onResult = onResult
    }
}

extension Destination {
    /// Creates the screen.
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
    /// Creates a stack with the screen, for a side of a split.
    func stack() -> StackRoot { StackRoot(make()) }
}
