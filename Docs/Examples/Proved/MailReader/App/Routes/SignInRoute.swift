import Coordination

/// Routes of the sign-in.
enum SignInRoute: Route, Codable {
    case users, help, about, signedIn(String)
}
