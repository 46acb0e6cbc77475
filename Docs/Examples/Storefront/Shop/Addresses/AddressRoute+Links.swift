import Coordination
import CoordinationLinks

extension AddressRoute {
    /// True, so that screens shown by these routes have addresses.
    public static let isRemembered = true

    /// The addresses of the address book.
    static let links: Links<AddressRoute> = [.at("all", .list), .at("new", .form)]
}
