import Coordination

/// A list to choose an address from: it answers its flow, or triggers a route of the coordinator that keeps it.
@MainActor final class AddressPicker: @MainActor Finishing {
    typealias Output = AddressChoice
    let node = Screen("address-picker")
    let asker: Asker
    private let book: AddressBook
    private let router: WeakRouter<AddressRoute>?

    init(_ book: AddressBook, for asker: Asker, router: WeakRouter<AddressRoute>? = nil) {
        self.book = book
        self.asker = asker
        self.router = router
    }

    var addresses: [Address] { book.addresses }

    func choose(_ choice: AddressChoice) {
        if let router { router.trigger(.choice(choice)) } else { finish(with: choice) }
    }
}
