public import Coordination

extension TransitionOutcome {
    /// The outcome in words for a shopper; nil if it needs none. Its description is for developers.
    public var sentence: String? {
        switch self {
        case .completed, .noChange: nil
        case .cancelled: "That was called off."
        case .rejected(.denied(let reason)), .rejected(.stays(let reason)): "Sorry: \(reason)."
        case .rejected(.closed): "Something had to be answered first, so nothing has changed."
        case .rejected(.mustBeAnswered): "Please answer this first."
        case .rejected: "One moment, please."
        case .failed(let error): error.sentence
        }
    }
}

extension TransitionError {
    /// The error in words for a shopper: only the shop's own reasons.
    public var sentence: String {
        guard reason == .custom else { return "Sorry, that is not possible here." }
        return remedy.isEmpty ? "Sorry: \(reason)." : remedy
    }
}
