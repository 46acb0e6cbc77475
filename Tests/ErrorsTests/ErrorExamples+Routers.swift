@_spi(Log) import Coordination
import CoordinationTesting
import Testing

extension ErrorExample {
    static let routers = [
        ErrorExample("no router takes it; asked: …") {
            let app = ErrorWorld.AppCoordinator().started()
            let model = app.top
            return heard { model.send(ErrorWorld.Other.settings, completion: $0) }
        },
        ErrorExample("no router takes it; asked: …") {
            let app = ErrorWorld.AppCoordinator().started()
            return heard {
                app.trigger(.logIn, then: ErrorWorld.Other.settings, completion: $0)
            }
        },
        ErrorExample("no router takes it; asked: …") {
            let tabs = TabRoot(ErrorWorld.NewsCoordinator().started())
            let model = tabs.top
            return heard { model.send(ErrorWorld.Other.settings, completion: $0) }
        },
        ErrorExample("no router above takes it; … does, elsewhere on the tree") {
            let app = ErrorWorld.AppCoordinator().started()
            return heard { app.send(ErrorWorld.NewsRoute.list, completion: $0) }
        },
        ErrorExample("there is no router to ask") {
            let stack = StackRoot(ErrorWorld.ArticleModel())
            return heard { stack.top.send(ErrorWorld.NewsRoute.list, completion: $0) }
        },
        ErrorExample("…, which takes it, has been released") {
            func news() -> StackRoot { ErrorWorld.NewsCoordinator().started().root }
            let stack = news()
            return heard { stack.send(ErrorWorld.NewsRoute.article(id: 7), completion: $0) }
        },
        ErrorExample("… take it and are equally near") {
            let (left, right) = (ErrorWorld.NewsCoordinator().started(), ErrorWorld.NewsCoordinator().started())
            let tabs = TabRoot(Screen("home"), StackRoot(left, name: "left"), StackRoot(right, name: "right"))
            let error = #expect(throws: TransitionError.self) { try tabs.router(for: ErrorWorld.NewsRoute.self) }
            return error?.description ?? ""
        },
        ErrorExample("'…' is in front") {
            let app = ErrorWorld.AppCoordinator().started()
            app.trigger(.logIn)
            let error = #expect(throws: TransitionError.self) { try app.frontmost(ErrorWorld.ArticleModel.self) }
            return error?.description ?? ""
        },
        ErrorExample("it has been released") {
            let router = ErrorWorld.NewsCoordinator().weakRouter
            return heard { router.trigger(.article(id: 7), completion: $0) }
        },
        ErrorExample("a transition is known by its words alone") {
            let tabs = TabRoot(Screen("a"), Screen("b"))
            let windows = WindowManager(WindowRoot(tabs, name: "main"))
            var causes: [Cause] = []
            windows.observeCommits { causes.append($0.cause) }
            tabs.perform(.select(index: 1))
            return heard { windows.trigger(causes[0], completion: $0) }
        },
        ErrorExample("another coordinator (…) already changes this root") {
            let first = ErrorWorld.NewsCoordinator().started()
            let second = ErrorWorld.NewsCoordinator(first.root)
            return heard { second.trigger(.list, completion: $0) }
        },
        ErrorExample("it leads back to itself without a change: …") {
            final class HelpCoordinator: Coordinator {
                let root = StackRoot(Screen("help"))
                func prepareTransition(for route: ErrorWorld.HelpRoute) -> Transition<StackRoot> {
                    switch route {
                    case .contents: .send(ErrorWorld.HelpRoute.search)
                    case .search: .send(ErrorWorld.HelpRoute.contents)
                    }
                }
            }
            return heard { HelpCoordinator().trigger(.contents, completion: $0) }
        },
        ErrorExample("it runs inside more than … others") {
            func again() -> Transition<StackRoot> {
                Transition("again") { editor in try editor.perform(again()) }
            }
            return heard { StackRoot(Screen("help")).perform(again(), completion: $0) }
        },
        ErrorExample("it is another one each time it is asked for") {
            final class NewsCoordinator: Coordinator {
                var root: StackRoot { StackRoot() }
                func prepareTransition(for route: ErrorWorld.NewsRoute) -> Transition<StackRoot> { .none() }
            }
            return heard { NewsCoordinator().trigger(.list, completion: $0) }
        },
        ErrorExample("it is running a transition of its own") {
            let (news, login) = (StackRoot(Screen("news")), StackRoot(Screen("email"), name: "login"))
            var message = ""
            news.perform(
                Transition("both") { editor in
                    try editor.perform(.push(Screen("article")))
                    message = heard { login.perform(.perform(.pop(), on: editor.root), completion: $0) }
                })
            return message
        },
    ]
}

extension ErrorWorld {
    enum Other: Route { case settings }
}
