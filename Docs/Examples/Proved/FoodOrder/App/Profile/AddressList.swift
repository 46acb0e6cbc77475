import Coordination

@MainActor final class AddressList: @MainActor Presentable {
    let node = Screen("addresses")
    let book: AddressBook

    init(_ book: AddressBook) { self.book = book }
}
