public import Coordination

/// Asks how what is bought gets to the visitor.
public final class MethodPicker: Finishing {
    /// It ends with the way.
    public typealias Output = DeliveryMethod

    /// Its place on the tree.
    public let node = Screen("method")

    init() {}

    /// The visitor tapped one.
    public func pick(_ method: DeliveryMethod, completion: ((TransitionOutcome) -> Void)? = nil) {
        finish(with: method, completion: completion)
    }
}

extension MethodPicker: Legible {
    /// What stands over it.
    public var title: String { "How do you want it?" }

    /// The ways there are, and the way out of all questions.
    public var actions: [Action] {
        DeliveryMethod.allCases.map { method in Action(method.title) { self.pick(method, completion: $0) } }
            + [Action("Never mind") { self.cancelFlow(completion: $0) }]
    }
}

extension DeliveryMethod: Titled {
    /// The way, as it begins a line.
    public var title: String {
        switch self {
        case .delivery: "Bring it to me"
        case .pickup: "I come and get it"
        }
    }
}
