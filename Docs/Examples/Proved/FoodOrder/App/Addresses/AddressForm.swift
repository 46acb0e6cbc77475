import Coordination

@MainActor final class AddressForm {
    let node = Screen("address-form")
    let asker: Asker
    var street = ""

    init(for asker: Asker) { self.asker = asker }

    func save() {
        if !street.isEmpty { finish(with: Address(street: street)) }
    }
}

extension AddressForm: @MainActor Finishing {
    typealias Output = Address

    func verdict(forLeavingBy departure: Departure) -> Verdict {
        guard !street.isEmpty, departure == .removed else { return .allow }
        return .ask(
            "Discard the address?", choices: [.proceed("Discard", role: .destructive), .cancel("Go on writing")])
    }
}
