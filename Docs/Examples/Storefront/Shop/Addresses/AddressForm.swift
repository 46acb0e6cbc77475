public import Coordination

/// The form for an address. It asks the visitor before unsaved input is lost.
public final class AddressForm: Finishing {
    /// The entered address.
    public typealias Output = Address

    /// The node on the tree.
    public let node = Screen("address-form")

    /// The unsaved input, if any.
    public internal(set) var draft: Address?

    init() {}

    /// Keeps an entered address as the draft.
    public func enter(_ address: Address) {
        draft = address
    }

    /// Ends the form with the draft. A screen that finishes is not asked for a verdict.
    public func save(completion: ((TransitionOutcome) -> Void)? = nil) {
        guard let address = draft else {
            completion?(.noChange)
            return
        }
        draft = nil
        finish(with: address, completion: completion)
    }

    /// Asks before unsaved input is lost to a step back, a swipe, another tab or a link.
    public func verdict(forLeavingBy departure: Departure) -> Verdict {
        guard draft != nil else { return .allow }
        return .ask(
            "Not saved", message: "What was entered goes with the form.",
            choices: [
                .cancel("Stay"),
                AlertChoice("Leave", role: .destructive) { [weak self] in self?.draft = nil },
            ])
    }
}
