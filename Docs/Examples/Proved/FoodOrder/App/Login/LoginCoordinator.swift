import Coordination

/// The way into an account: an email, then the code that was sent there.
@MainActor final class LoginCoordinator: @MainActor Coordinator, @MainActor Finishing {
    typealias Output = User
    let root = StackRoot()
    private let session: Session

    init(_ session: Session) {
        self.session = session
        trigger(.email)
    }

    func prepareTransition(for route: LoginRoute) -> Transition<StackRoot> {
        switch route {
        case .email: .set([LoginEmailModel(router: weakRouter)])
        case .code(let email): .push { LoginCodeModel(email: email, router: self.weakRouter) }
        case .signedIn(let user):
            .multiple(.effect("sign in") { self.session.user = user }, .finish(self, with: user))
        case .close: .dismiss()
        }
    }
}
