import Coordination
import CoordinationLinks

extension AddressRoute {
    /// What was shown by these routes has an address.
    public static let isRemembered = true

    /// The addresses of the address book.
    static let links: Links<AddressRoute> = [.at("all", .list), .at("new", .form)]
}
