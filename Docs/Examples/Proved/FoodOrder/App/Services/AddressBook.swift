/// The addresses of this device, and the one that is delivered to.
@MainActor final class AddressBook {
    private(set) var addresses: [Address] = []
    private(set) var current: Address?

    func choose(_ address: Address) {
        if !addresses.contains(address) { addresses.append(address) }
        current = address
    }

    func remove(_ address: Address) {
        addresses.removeAll { $0 == address }
        if current == address { current = nil }
    }
}
