public import Coordination

/// The form for an address. What was entered is not lost by accident: it asks before it is left.
public final class AddressForm: Finishing {
    /// It ends with what was entered.
    public typealias Output = Address

    /// Its place on the tree.
    public let node = Screen("address-form")

    /// What was entered, and is not saved yet.
    public internal(set) var draft: Address?

    init() {}

    /// The visitor entered something.
    public func enter(_ address: Address) {
        draft = address
    }

    /// The visitor is done. What ends by itself is not asked whether it may.
    public func save(completion: ((TransitionOutcome) -> Void)? = nil) {
        guard let address = draft else {
            completion?(.noChange)
            return
        }
        draft = nil
        finish(with: address, completion: completion)
    }

    /// Back, a swipe, another tab, a link: whatever would take the form away has to ask first.
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
