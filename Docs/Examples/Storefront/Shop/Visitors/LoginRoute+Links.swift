import Coordination
import CoordinationLinks

extension LoginRoute {
    /// True, so that screens shown by these routes have addresses.
    public static let isRemembered = true

    /// The addresses of the login.
    static let links: Links<LoginRoute> = [.at("who", .start), .at("forgotten", .forgotten)]
}
