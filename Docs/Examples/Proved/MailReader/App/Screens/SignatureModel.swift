import Coordination

/// An editor of the signature, which asks before it loses a text.
@MainActor final class SignatureModel: @MainActor Presentable {
    let node = Screen("signature")
    private(set) var text: String
    private let preferences: Preferences

    init(_ preferences: Preferences) {
        self.preferences = preferences
        text = preferences.signature
    }

    var isDirty: Bool { text != preferences.signature }

    func type(_ text: String) { self.text = text }

    func save() { preferences.signature = text }

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        guard isDirty, departure == .removed else { return .allow }
        return .ask(
            "Save the signature?",
            choices: [
                AlertChoice("Save") { [weak self] in self?.save() }, .proceed("Discard", role: .destructive),
                .cancel("Go on writing"),
            ])
    }
}
