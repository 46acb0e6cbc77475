import Coordination
import CoordinationTesting
import Testing

/// Every screen view of what routes do, with what has brought it about.
@Suite("Screen views", .bothEnds, .noUnhandledFailures) struct ScreenViewTests {
    private func views(of manager: WindowManager) -> () -> [String] {
        var views: [String] = []
        manager.observeVisibility { change in
            if let screen = change.front { views.append("\(screen.title), by \(change.cause)") }
        }
        return { views }
    }

    @Test("a route that waited at a gate is a view of its own, after that of the login") func gated() {
        let guarded = GuardedHouse()
        guarded.wantsLogin()
        let views = views(of: guarded.manager)
        guarded.house.trigger(.secret)
        #expect(views() == ["home, by begin", "login, by HouseRoute.login, which 'porter' asks for"])
        guarded.signIn()
        #expect(guarded.tree == "main: [home, secret]")
        #expect(views().last == "secret, by secret on House")
        #expect(!views().contains { $0.hasPrefix("secret, by HouseRoute.login") })
    }

    @Test("a denied route is no view, and a closed login is a view of the screen that it covered") func denied() {
        let guarded = GuardedHouse()
        guarded.porter.answer = { _ in .deny("locked") }
        let views = views(of: guarded.manager)
        guarded.house.trigger(.secret) { _ in }
        #expect(views() == ["home, by begin"])
        guarded.wantsLogin()
        guarded.house.trigger(.secret) { _ in }
        guarded.manager.back(completion: nil)
        #expect(views().suffix(2) == ["login, by HouseRoute.login, which 'porter' asks for", "home, by back()"])
    }

    @Test("a recovery that is refused has closed the login all the same, which is a view") func refusedRecovery() {
        let guarded = GuardedHouse()
        guarded.wantsLogin()
        let views = views(of: guarded.manager)
        guarded.house.trigger(.secret) { _ in }
        guarded.house.root.recover(to: .pop()) { _ in }
        #expect(guarded.tree == "main: [home]")
        #expect(views().map { $0.prefix { $0 != "," } } == ["home", "login", "home"])
    }

    @Test("a chain of routes is one view, of its last screen") func chain() {
        let shown = Shown("home")
        let views = views(of: shown.manager)
        shown.home.trigger(.push("a"), then: StackedRoute.push("b"), StackedRoute.push("c"))
        shown.home.trigger(.pop)
        #expect(views().map { $0.prefix { $0 != "," } } == ["home", "c", "b"])
    }
}
