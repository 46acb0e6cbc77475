public import Coordination

extension Coordinator {
    /// The questions of ``NewCart``, written with `await`: each is closed when it is answered, so nothing is there to
    /// go back to.
    ///
    /// - Parameter known: What need not be asked.
    /// - Throws: Why there is no cart: the first question that was closed ends them all.
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
