@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting

extension ErrorExample {
    static let modals = [
        ErrorExample("'…' is already presented") {
            let stack = StackRoot(Screen("news"))
            stack.perform(.present(Screen("search")))
            return heard { stack.perform(.presentOnRoot(Screen("login")), completion: $0) }
        },
        ErrorExample("nothing is presented, and this root is in no modal") {
            let stack = StackRoot(Screen("news"), Screen("article"))
            return heard { stack.perform(.dismiss(), completion: $0) }
        },
        ErrorExample("it is not a visible modal over or around this root") {
            let stack = StackRoot(Screen("news"))
            return heard { stack.perform(.dismiss(to: Screen("filter")), completion: $0) }
        },
        ErrorExample("the window has no root") {
            let window = WindowRoot(name: "main")
            return heard { window.perform(.present(Screen("login")), completion: $0) }
        },
        ErrorExample("nothing shows it") {
            let stack = StackRoot(Screen("email"), name: "login")
            return heard { stack.perform(.finish(), completion: $0) }
        },
        ErrorExample("the container is not in this root") {
            let (news, account) = (StackRoot(Screen("news")), Screen("account"))
            return heard { news.perform(.embed(Screen("map"), in: account), completion: $0) }
        },
        ErrorExample("it is not embedded") {
            let map = Screen("map")
            let news = StackRoot(Screen("news"), map)
            return heard { news.perform(.unembed(map), completion: $0) }
        },
    ]

    static let alerts = [
        ErrorExample("it has no choices") {
            let stack = StackRoot(Screen("news"))
            return heard { stack.perform(.alert("Delete?", choices: []), completion: $0) }
        },
        ErrorExample("no alert is shown") {
            let stack = StackRoot(Screen("news"))
            return heard { stack.perform(.choose("Delete"), completion: $0) }
        },
        ErrorExample("'…' is shown before it") {
            let stack = StackRoot(Screen("news"))
            for title in ["Sign out?", "Delete?"] { stack.perform(.alert(title, choices: [.cancel()])) }
            return heard { stack.report(.chose("Cancel", alert: stack.alerts[1].id), completion: $0) }
        },
        ErrorExample("the choices are '…'") {
            let stack = StackRoot(Screen("news"))
            stack.perform(.alert("Delete?", choices: [AlertChoice("Delete"), .cancel()]))
            return heard { stack.perform(.choose("Yes"), completion: $0) }
        },
    ]

    static let windows = [
        ErrorExample("it is not open") {
            let windows = WindowManager(WindowRoot(Screen("home"), name: "main"))
            return heard { windows.perform(.close(WindowRoot(Screen("draft"), name: "editor")), completion: $0) }
        },
        ErrorExample("only a window manager holds windows") {
            let stack = StackRoot(Screen("news"))
            return heard { stack.perform(.push(WindowRoot(Screen("draft"), name: "editor")), completion: $0) }
        },
        ErrorExample("a window manager holds only windows") {
            let windows = WindowManager(WindowRoot(Screen("home"), name: "main"))
            return heard { windows.perform(.open(Screen("draft")), completion: $0) }
        },
        ErrorExample("a window manager presents nothing itself") {
            let windows = WindowManager(WindowRoot(Screen("home"), name: "main"))
            return heard { windows.perform(.present(Screen("login")), completion: $0) }
        },
        ErrorExample("a window embeds nothing") {
            let window = WindowRoot(Screen("home"), name: "main")
            return heard { window.perform(.embed(Screen("player"), in: window), completion: $0) }
        },
        ErrorExample("it is in no window manager") {
            let stack = StackRoot(Screen("news"))
            return heard { stack.reset(completion: $0) }
        },
        ErrorExample("the manager was made with windows, not with a way to launch them") {
            let windows = WindowManager(WindowRoot(Screen("home"), name: "main"))
            return heard { windows.reset(completion: $0) }
        },
    ]
}
