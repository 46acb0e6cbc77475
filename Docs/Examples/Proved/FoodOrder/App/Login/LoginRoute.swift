import Coordination

enum LoginRoute: Route {
    case email, code(email: String), signedIn(User), close
}
