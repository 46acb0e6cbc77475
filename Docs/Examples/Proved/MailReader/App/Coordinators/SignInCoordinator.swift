import Coordination

/// The sign-in. It begins the session itself, so that it may be shown by a route or by a gate.
@MainActor final class SignInCoordinator {
    typealias Output = Void
    let root = StackRoot()
    private let session: Session

    init(_ session: Session) {
        self.session = session
        trigger(.users)
    }
}

extension SignInCoordinator: @MainActor Coordinator, @MainActor Finishing {
    func prepareTransition(for route: SignInRoute) -> Transition<StackRoot> {
        switch route {
        case .users: .set([SignInModel(session)])
        case .help: .push(Later { SignInHelpModel() }, key: route)
        case .about: .push(Later { AboutModel() }, key: route)
        case .signedIn(let user):
            .multiple(.effect("begin the session") { [session] in session.begin(for: user) }, .finish(self, with: ()))
        }
    }
}
