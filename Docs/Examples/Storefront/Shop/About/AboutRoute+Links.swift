import Coordination
import CoordinationLinks

extension AboutRoute {
    /// True, so that screens shown by these routes have addresses.
    public static let isRemembered = true

    /// The addresses of the pages about the shop.
    static let links: Links<AboutRoute> = [
        .at("shop", .summary),
        .at("licences", .licences),
        .path("licences").value(String.self, "work").route(AboutRoute.licence),
    ]

    /// The address that closes these pages.
    static let deeds: Links<AboutRoute> = [.at("about/close", .close)]
}
