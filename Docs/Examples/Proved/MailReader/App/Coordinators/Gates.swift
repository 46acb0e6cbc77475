import Coordination

extension Gate {
    @MainActor static func signedIn(_ session: Session) -> Gate {
        Gate("signed in") { _ in session.user == nil ? .require(SceneRoute.signIn) : .allow }
    }
}
