import Coordination

extension Gate {
    static func signedIn(_ session: Session) -> Gate {
        Gate("signed in") { _ in session.hiker == nil ? .require(AppRoute.login) : .allow }
    }
}
