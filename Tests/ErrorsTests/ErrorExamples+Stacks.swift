import Coordination
import CoordinationTesting
import Testing

extension ErrorExample {
    static let reading = [
        ErrorExample("How to read a message") {
            let stack = StackRoot(Screen("home"), Screen("list"), Screen("detail"))
            return heard { stack.perform(.multiple(.pop(), .pop(to: Screen("settings"))), completion: $0) }
        },
        ErrorExample("Where a message arrives") {
            let stack = StackRoot(Screen("home"))
            let found = reported { stack.perform(.pop(), fileID: "News/ArticleModel.swift", line: 12) }
            return found.map(\.description).joined()
        },
    ]

    static let stacks = [
        ErrorExample("there is nothing to go back to") {
            let stack = StackRoot(Screen("home"))
            return heard { stack.perform(.pop(), completion: $0) }
        },
        ErrorExample("it is not on this stack") {
            let stack = StackRoot(Screen("home"), Screen("list"), Screen("detail"))
            return heard { stack.perform(.pop(to: Screen("settings")), completion: $0) }
        },
        ErrorExample("it is not on this stack but on another (…)") {
            let profile = Screen("profile")
            let news = StackRoot(Screen("news"), Screen("article"))
            let account = StackRoot(Screen("account"), profile)
            return withExtendedLifetime(TabRoot(news, account)) {
                heard { news.perform(.pop(to: profile), completion: $0) }
            }
        },
        ErrorExample("'…' has to be answered first") {
            let stack = StackRoot(Screen("home"))
            stack.perform(.present(Screen("terms"), style: .sheet(dismissible: false)))
            return heard { stack.back(completion: $0) }
        },
    ]

    static let showing = [
        ErrorExample("it is already shown …") {
            let article = Screen("article")
            let stack = StackRoot(Screen("news"), article, name: "news-stack")
            return heard { stack.perform(.push(article), completion: $0) }
        },
        ErrorExample("it is already shown …") {
            let article = Screen("article")
            let stack = StackRoot(article)
            let found = reported { _ = TabRoot(article, Screen("account")) }
            return withExtendedLifetime(stack) { found.first?.message ?? "" }
        },
        ErrorExample("it contains this root") {
            let inner = StackRoot(Screen("article"))
            let outer = StackRoot(Screen("news"), inner, name: "news-stack")
            return heard { inner.perform(.push(outer), completion: $0) }
        },
        ErrorExample("the stack is empty") {
            let stack = StackRoot()
            return heard { stack.perform(.replaceTop(Screen("article")), completion: $0) }
        },
        ErrorExample("the list is empty") {
            let stack = StackRoot(Screen("news"))
            return heard { stack.perform(.set([]), completion: $0) }
        },
        ErrorExample("'…' is passed twice") {
            let (stack, article) = (StackRoot(Screen("news")), Screen("article"))
            return heard { stack.perform(.set([article, Screen("map"), article]), completion: $0) }
        },
        ErrorExample("'…' is in front, and no stack is around it") {
            let news = StackRoot(Screen("news"))
            news.perform(.present(Screen("search")))
            let windows = WindowManager(WindowRoot(news, name: "main"))
            return heard { windows.push(Screen("article"), completion: $0) }
        },
        ErrorExample("Can't carry out '…'") {
            let stack = StackRoot(Screen("shop"))
            let order = Transition<StackRoot>("order") { _ in throw ErrorWorld.SoldOut() }
            return heard { stack.perform(order, completion: $0) }
        },
        ErrorExample("Can't build …") {
            let stack = StackRoot(Screen("shop"))
            let late = Transition<StackRoot>.push { () throws -> ErrorWorld.ArticleModel in throw ErrorWorld.SoldOut() }
            return heard { stack.perform(late, completion: $0) }
        },
        ErrorExample("nothing is being shown on this tree") {
            let stack = StackRoot(Screen("shop"))
            let help = StackRoot(Screen("help"))
            let article = stack.keep(for: .seconds(60), key: 7) { ErrorWorld.ArticleModel() }
            return heard { help.perform(.push(article), completion: $0) }
        },
    ]
}
