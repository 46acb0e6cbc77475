import Coordination
import CoordinationTesting
import Testing

@Suite("The page on composing children", .noUnhandledFailures) struct ComposingPageTests {
    typealias AppCoordinator = ComposingPage.AppCoordinator
    typealias NewsCoordinator = ComposingPage.NewsCoordinator
    typealias AppRoute = ComposingPage.AppRoute
    typealias NewsRoute = ComposingPage.NewsRoute
    typealias CommentsRoute = ComposingPage.CommentsRoute
    typealias SettingsRoute = ComposingPage.SettingsRoute
    typealias SceneRoute = ComposingPage.SceneRoute
    typealias ArticleModel = ComposingPage.ArticleModel
    typealias LoginCoordinator = ComposingPage.LoginCoordinator
    typealias CommentsCoordinator = ComposingPage.CommentsCoordinator
    typealias User = ComposingPage.User
    typealias SceneCoordinator = ComposingPage.SceneCoordinator

    @Test("tabs hold a feature, which pushes a flow, which presents") func pictures() {
        // snippet.family-pictures
        let app = AppCoordinator()
        expect(app, "{[news]*, [account]}")
        app.trigger(.tab(.news), then: NewsRoute.comments(article: 7))
        expect(app, "{[news, [comments]]*, [account]}")
        app.trigger(.tab(.news), then: CommentsRoute.write)
        expect(app, "{[news, [comments]^[draft]]*, [account]}")
        // snippet.end
    }

    @Test("a child goes with its place") func lifetime() throws {
        let app = AppCoordinator()
        let news = try app.frontmost(NewsCoordinator.self)
        // snippet.child-lifetime
        news.trigger(.comments(article: 7))
        weak let comments = news.children.first
        #expect(comments != nil)
        app.back()
        #expect(comments == nil)
        // snippet.end
        expect(app, "{[news]*, [account]}")
    }

    @Test("children and parents are read off the tree") func relatives() throws {
        let app = AppCoordinator()
        app.trigger(.tab(.news), then: NewsRoute.comments(article: 7))
        // snippet.relatives
        let news = try #require(app.children.first)
        #expect(app.children.count == 1)  // the account is a plain stack
        #expect(news.children.first is CommentsCoordinator)
        #expect(news.parent === app)
        #expect(app.parent == nil)
        // snippet.end
    }

    @Test("a model goes down through its router, and up through the tree") func upAndDown() throws {
        let app = AppCoordinator()
        app.trigger(.tab(.news), then: NewsRoute.article(id: 7))
        let article = try app.frontmost(ArticleModel.self)
        article.showComments()
        expect(app, "{[news, article, [comments]]*, [account]}")
        article.goToAccount()
        expect(app, "{[news, article, [comments]], [account]*}")
    }

    @Test("a feature without a root sends its routes to another router") func redirection() {
        let app = AppCoordinator()
        // snippet.redirected
        let settings = RedirectionRouter(to: app) { (route: SettingsRoute) in AppRoute.settings(route) }
        settings.trigger(.privacy)
        expect(app, "{[news]*, [account]}^[privacy]")
        // snippet.end
    }

    @Test("a route from a screen opens a window") func desk() {
        let desk = ComposingPage.DeskCoordinator()
        desk.top.send(ComposingPage.DeskRoute.editor(name: "letter"))
        expect(desk, "main: {[news]*, [account]}; letter: [text]")
        desk.perform(.bringToFront(desk.root.windows[0]))
        desk.top.send(ComposingPage.DeskRoute.editor(name: "letter"))
        expect(desk, "main: {[news]*, [account]}; letter: [text]")
    }

    @Test("the window's root is replaced after a login and a logout") func scene() throws {
        // snippet.scene-test
        let scene = SceneCoordinator()
        let windows = WindowManager(scene)
        expect(windows, "main: [email]")
        let login = try windows.frontmost(LoginCoordinator.self)
        login.trigger(.password)
        login.trigger(.signedIn(User()))
        expect(windows, "main: {[news]*, [account]}")
        weak let app = scene.children.first
        windows.top.send(SceneRoute.login)  // from any screen
        expect(windows, "main: [email]")
        #expect(app == nil)
        // snippet.end
    }

    @Test("a child can be pushed, presented or embedded, and be a tab, a column or a window's root") func places() {
        func child() -> BasicCoordinator<CommentsRoute, StackRoot> {
            BasicCoordinator(root: StackRoot(Screen("b"))) { _ in .finish() }
        }
        func after<Root: ContainerRoot>(
            _ root: Root, _ transition: (BasicCoordinator<CommentsRoute, StackRoot>) -> Transition<Root>
        ) -> [String] {
            let child = child()
            root.perform(transition(child))
            let shown = root.tree.description
            child.trigger(.write, completion: { _ in })
            return [shown, root.tree.description]
        }
        #expect(after(StackRoot(Screen("a"))) { .push($0) } == ["[a, [b]]", "[a]"])
        #expect(after(TabRoot(Screen("a"))) { .insert($0, at: 1) } == ["{a*, [b]}", "{a*, [b]}"])
        #expect(after(StackRoot(Screen("a"))) { .present($0) } == ["[a]^[b]", "[a]"])
        #expect(after(SplitRoot(Screen("a"))) { .showDetail($0) } == ["(a | [b])", "(a | [b])"])
        #expect(after(WindowRoot(Screen("a"))) { .setRoot($0) } == ["[b]", "[b]"])
        #expect(after(StackRoot(Screen("a"))) { _ in .push(ComposingPage.CommentsCoordinator()) }[0] == "[a, []]")
        let form = Screen("form")
        #expect(after(StackRoot(form)) { .embed($0, in: form) } == ["[form+[b]]", "[form]"])
    }

    @Test("common mistakes have the messages on the page") func mistakes() throws {
        let news = NewsCoordinator()
        let second = BasicCoordinator<CommentsRoute, StackRoot>(root: news.root) { _ in .push(Screen("x")) }
        var messages: [String] = []
        func note(_ outcome: TransitionOutcome) { messages.append(outcome.error?.summary ?? "\(outcome)") }
        second.trigger(.write, completion: note)
        let child = NewsCoordinator()
        news.perform(.push(child), completion: { _ in })
        news.perform(.present(child), completion: note)
        child.perform(.push(news), completion: note)
        child.top.send(SceneRoute.login, completion: note)
        NewsCoordinator().weakRouter.trigger(.list, completion: note)
        NewsCoordinator().perform(.finish(), completion: note)
        NewsCoordinator().perform(.pop(), completion: note)
        #expect(
            messages == [
                "Can't change the root of BasicCoordinator<CommentsRoute, StackRoot>: "
                    + "another coordinator (NewsCoordinator) already changes this root.",
                "Can't present NewsCoordinator: it is already shown in a stack.",
                "Can't push NewsCoordinator: it contains this root.",
                "Can't send SceneRoute.login upward: no router takes it; asked: NewsCoordinator, NewsCoordinator.",
                "Can't trigger list on NewsCoordinator: it has been released.",
                "Can't finish NewsCoordinator: nothing shows it.",
                "Can't pop: there is nothing to go back to.",
            ])
    }

    @Test("a child that its parent stores lives on, and one that stores its parent keeps it") func cycles() {
        final class Hoarder: Coordinator {
            let root = StackRoot(Screen("home"))
            let child = NewsCoordinator()
            func prepareTransition(for route: CommentsRoute) -> Transition<StackRoot> { .push(child) }
        }
        let home = Hoarder()
        home.trigger(.write)
        weak let child = home.child
        home.perform(.pop())
        #expect(child != nil)
        home.trigger(.write)
        expect(home, "[home, [news]]")
    }
}
