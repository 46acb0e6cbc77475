import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

@Suite("An app that is killed") struct SurvivalTests {
    typealias Step = JourneyStep<NewsWindows>

    @Test("comes back with stacks, tabs, modals, splits, pages and windows") func comesBack() {
        let journey: [Step] = [
            Step("article") { $0.go(NewsRoute.article(id: 7)) },
            Step("pair") { $0.go(NewsRoute.pair(1, 2)) },
            Step("swap") { $0.go(NewsRoute.swap(3)) },
            Step("account") { $0.go(AppRoute.tab(.account)) },
            Step("child") { $0.go(AccountRoute.child(1)) },
            Step("page") { $0.go(AccountRoute.page(5)) },
            Step("login") { $0.go(AppRoute.login) },
            Step("password") { $0.go(LoginRoute.password) },
            Step("done") { $0.go(LoginRoute.done("Ada")) },
            Step("editor") { $0.go(AppRoute.editor(1)) },
            Step("columns") { $0.go(EditorRoute.columns(3)) },
            Step("help") { $0.go(AppRoute.help) },
            Step("back") { $0.root.back() },
            Step("window") { $0.go(WindowsRoute.open("second")) },
            Step("there") { $0.go(NewsRoute.article(id: 9)) },
            Step("main") { $0.go(WindowsRoute.front("main")) },
            Step("news") { $0.go(AppRoute.tab(.news)) },
            Step("fresh") { $0.go(NewsRoute.fresh(8)) },
            Step("aside") { $0.go(NewsRoute.aside(4)) },
            Step("embed") { $0.go(NewsRoute.embed) },
        ]
        expectSurvivesDeath(journey, keeping: Session.init) { NewsWindows($0) }
    }
}
