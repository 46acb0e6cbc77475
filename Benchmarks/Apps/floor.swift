// The same app by hand: enums, arrays, and a function for each step.

enum AppRoute { case news, account, login }
enum NewsRoute { case list, article(Int) }

final class Session { var isOpen = false }

final class NewsStack {
    private(set) var screens: [String] = []

    init() { go(to: .list) }

    func go(to route: NewsRoute) {
        switch route {
        case .list: screens = ["news"]
        case .article(let id): screens.append("article \(id)")
        }
    }

    func push(_ screen: String) { screens.append(screen) }

    func pop() -> Bool {
        guard screens.count > 1 else { return false }
        screens.removeLast()
        return true
    }
}

final class App {
    let session: Session
    let news = NewsStack()
    var account = ["account"]
    private(set) var isNews = true
    private(set) var modals: [String] = []
    private(set) var alert: String?
    private var pending: AppRoute?

    init(_ session: Session) { self.session = session }

    func go(to route: AppRoute) {
        switch route {
        case .news: isNews = true
        case .account where !session.isOpen:
            pending = route
            go(to: .login)
        case .account: isNews = false
        case .login: modals.append("login")
        }
        show()
    }

    func finishLogin() {
        modals.removeAll { $0 == "login" }
        if let route = pending { go(to: route) }
        pending = nil
    }

    func push(_ screen: String) {
        if isNews { news.push(screen) } else { account.append(screen) }
        show()
    }

    func back() {
        if alert != nil {
            alert = nil
        } else if modals.popLast() == nil {
            if isNews { _ = news.pop() } else if account.count > 1 { account.removeLast() }
        }
        show()
    }

    func ask(_ title: String) {
        alert = title
        show()
    }

    private func show() {
        print((isNews ? news.screens : account).last ?? "")
        for modal in modals { print(modal) }
    }
}

let session = Session()
let app = App(session)
app.go(to: .news)
app.news.go(to: .article(7))
app.go(to: .account)
session.isOpen = true
app.finishLogin()
app.push("more")
app.back()
app.ask("Sure?")
app.back()
