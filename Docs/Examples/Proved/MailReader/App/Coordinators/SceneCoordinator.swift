import Coordination

/// The window: a splash until somebody has signed in, then the tabs.
@MainActor final class SceneCoordinator {
    let root = WindowRoot(Screen("splash"), name: "main")
    let session: Session
    private weak var signIn: SignInCoordinator?

    init(_ session: Session) {
        self.session = session
        session.changed = { [weak self] in self?.gatesChanged() }
        trigger(.app)
    }

    private var isOpen: Bool { root.content is AppCoordinator }

    private func makeSignIn() -> SignInCoordinator {
        let made = SignInCoordinator(session)
        signIn = made
        return made
    }

    private func ending() -> Transition<WindowRoot> {
        .multiple(
            .setRoot(Screen("splash")),
            .effect("end the session") {
                self.session.end()
                self.trigger(.app)
            })
    }
}

extension SceneCoordinator: @MainActor Coordinator {
    func gates(for route: SceneRoute) -> [Gate] {
        switch route {
        case .app: [.signedIn(session).standing(for: { [session] in session.user }, else: .cover { self.makeSignIn() })]
        case .signOut:
            [
                Gate("mail is open") { _ in self.isOpen ? .allow : .deny("nobody is signed in") },
                Gate("nothing is asked") { _ in self.root.alerts.isEmpty ? .allow : .deny("a question is open") },
            ]
        case .signIn, .about, .signedOut: []
        }
    }

    func prepareTransition(for route: SceneRoute) -> Transition<WindowRoot> {
        switch route {
        case .app:
            if isOpen { return .dismissAll() }
            guard let account = session.account else { return .refuse("open the mail", because: "nobody is signed in") }
            return .setRoot(AppCoordinator(account, session))
        case .signIn:
            if let signIn { return .reveal(signIn) }
            return .present(Later { self.makeSignIn() }, key: route, style: .fullScreen.dismissible(false))
        case .about:
            if let signIn { return .trigger(.about, on: signIn) }
            return .present(Later { AboutModel() }, key: route, style: .sheet())
        case .signOut:
            return .alert(
                "Sign out?",
                choices: [AlertChoice("Sign out", role: .destructive, sends: SceneRoute.signedOut), .cancel("Stay")])
        case .signedOut:
            return isOpen ? ending() : .none()
        }
    }
}
