public import Coordination
public import CoordinationMoves

/// The question for the delivery method.
public final class MethodPicker: Finishing {
    /// The chosen method.
    public typealias Output = DeliveryMethod

    /// The node on the tree.
    public let node = Screen("method")

    init() {}

    /// Ends with the method that the visitor tapped.
    public func pick(_ method: DeliveryMethod, completion: ((TransitionOutcome) -> Void)? = nil) {
        finish(with: method, completion: completion)
    }
}

extension MethodPicker: Legible {
    /// The question.
    public var title: String { "How do you want it?" }

    /// An offer for each method, and one to cancel all questions.
    public var offers: [Offer] {
        DeliveryMethod.allCases.map { method in Offer(method.title) { self.pick(method, completion: $0) } }
            + [Offer("Never mind") { self.cancelFlow(completion: $0) }]
    }
}

extension DeliveryMethod: Titled {
    /// The method, as the visitor says it.
    public var title: String {
        switch self {
        case .delivery: "Bring it to me"
        case .pickup: "I come and get it"
        }
    }
}
