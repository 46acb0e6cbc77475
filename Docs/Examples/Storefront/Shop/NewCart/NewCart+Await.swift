public import Coordination

extension Coordinator {
    /// Asks the questions of ``NewCart`` with `await`. Each is closed when it is answered, so the visitor cannot go
    /// back to it.
    ///
    /// - Parameter known: The answers that are known.
    /// - Throws: The reason why a question ended without an answer. The others are then not asked.
    public func newCart(_ known: NewCart) async throws(EndReason) -> Cart {
        let method =
            if let method = known.method { method } else { try await result(of: MethodPicker()) }
        let address: Address? =
            if method == .pickup { nil } else if let address = known.address { address } else {
                try await result(of: AddressBookCoordinator())
            }
        let store =
            if let store = known.store { store } else { try await result(of: StorePicker(known.stores)) }
        return Cart(method: method, address: address, store: store)
    }
}
