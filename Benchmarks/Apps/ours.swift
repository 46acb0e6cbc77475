// An app of two tabs with a login, as an app has it that uses the framework and nothing of it beside: no notation, no
// differences, no coding, no flows, no streams.
@_spi(Hosting) import Coordination

enum AppRoute: Route { case news, account, login }
enum NewsRoute: Route { case list, article(Int) }

final class Session { var isOpen = false }

extension Gate {
    static func signedIn(_ session: Session) -> Gate {
        Gate("signed in") { _ in session.isOpen ? .allow : .require(AppRoute.login) }
    }
}

final class LoginModel: Finishing {
    typealias Output = Void
    let node = Screen("login")
}

final class NewsCoordinator: Coordinator {
    let root = StackRoot()

    init() { trigger(.list) }

    func prepareTransition(for route: NewsRoute) -> Transition<StackRoot> {
        switch route {
        case .list: .set([Screen("news")])
        case .article(let id): .push(Screen("article \(id)"))
        }
    }
}

final class AppCoordinator: Coordinator {
    let root = TabRoot()
    let session: Session
    let news = NewsCoordinator()
    let account = StackRoot(Screen("account"))

    init(_ session: Session) {
        self.session = session
        perform(.set([news, account]))
    }

    func gates(for route: AppRoute) -> [Gate] {
        if case .account = route { [.signedIn(session)] } else { [] }
    }

    func prepareTransition(for route: AppRoute) -> Transition<TabRoot> {
        switch route {
        case .news: .select(news)
        case .account: .select(account)
        case .login: .present(Later { LoginModel() }, key: AppRoute.login)
        }
    }
}

final class NamesHost: Host {
    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        for layer in commit.root?.node.layers ?? [] { print(layer.node.name) }
        commit.acknowledge()
    }
}

let session = Session()
let app = AppCoordinator(session)
let windows = WindowManager(WindowRoot(app, name: "main"))
let host = NamesHost()
windows.attach(host)
app.trigger(.news, then: NewsRoute.article(7)) { outcome in
    if case .failed(let error) = outcome { print(error.summary) }
}
app.trigger(.account)
session.isOpen = true
(windows.top as? LoginModel)?.finish()
windows.push(Screen("more"))
windows.back()
app.perform(.alert("Sure?", choices: [.cancel()]))
windows.choose("Cancel")
