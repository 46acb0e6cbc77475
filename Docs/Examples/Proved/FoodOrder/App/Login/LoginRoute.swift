import Coordination

enum LoginRoute: Route, Codable {
    case email, code(email: String), signedIn(User), close
}
