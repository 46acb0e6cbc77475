import Coordination
import CoordinationLinks

extension LoginRoute {
    /// What was shown by these routes has an address.
    public static let isRemembered = true

    /// The addresses of the login.
    static let links: Links<LoginRoute> = [.at("who", .start), .at("forgotten", .forgotten)]
}
