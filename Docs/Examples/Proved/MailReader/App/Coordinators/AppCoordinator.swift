import Coordination

/// The tabs, and the draft over them.
@MainActor final class AppCoordinator {
    let root = TabRoot()
    let mail: MailCoordinator
    let search: SearchCoordinator
    let settings: SettingsCoordinator
    private let account: Account
    private let session: Session

    init(_ account: Account, _ session: Session) {
        self.account = account
        self.session = session
        mail = MailCoordinator(account.mailbox)
        search = SearchCoordinator(account)
        settings = SettingsCoordinator(account.preferences)
        perform(.set([mail, search, settings]))
    }
}

extension AppCoordinator: @MainActor Coordinator {
    func gates(for route: AppRoute) -> [Gate] { [.signedIn(session)] }

    func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .tab(let tab):
            return .select(index: tab.rawValue)
        case .compose(let composition):
            guard let draft = account.mailbox.draft(for: composition) else {
                return .alert("This is gone.", choices: [.cancel("OK")])
            }
            return .present(Later { [account] in ComposeCoordinator(draft, account) }, key: route, style: .sheet())
        case .letterMoved(let id):
            return .trigger(.forget(id), on: mail)
        case .letterDeleted(let id):
            return .multiple(.trigger(.forget(id), on: mail), .trigger(.forget(id), on: search))
        }
    }
}
