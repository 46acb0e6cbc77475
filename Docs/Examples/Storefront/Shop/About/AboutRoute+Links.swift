import Coordination
import CoordinationLinks

extension AboutRoute {
    /// What was shown by these routes has an address.
    public static let isRemembered = true

    /// The addresses of the pages about the shop.
    static let links: Links<AboutRoute> = [
        .at("shop", .summary),
        .at("licences", .licences),
        .path("licences").value(String.self, "work").route(AboutRoute.licence),
    ]

    /// What closes them.
    static let deeds: Links<AboutRoute> = [.at("about/close", .close)]
}
