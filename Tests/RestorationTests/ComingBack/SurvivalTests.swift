@_spi(Hosting) import Coordination
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

private enum OfficeRoute: Route, Codable { case letter(Int), note, account, compose }

/// A list beside a split, in a tab; another split is presented.
private final class OfficeCoordinator: Coordinator, Restorable {
    static let storedName: StaticString = "office"
    let list = StackRoot(Screen("inbox"))
    let detail = StackRoot()
    let inner: SplitRoot
    let outer: SplitRoot
    let root: TabRoot

    init() {
        inner = SplitRoot(detail)
        outer = SplitRoot(list, inner)
        root = TabRoot(outer, StackRoot(Screen("account")))
    }

    func prepareTransition(for route: OfficeRoute) -> Transition<TabRoot> {
        switch route {
        case .letter(let id): .perform(.set([Screen("letter-\(id)")]), on: detail)
        case .note: .perform(.showDetail(Screen("note")), on: inner)
        case .account: .select(index: 1)
        case .compose: .present(SplitRoot(Screen("draft"), Screen("contacts")))
        }
    }
}

@Suite("An app with splits that is killed") struct FoldedSurvivalTests {
    private typealias Step = JourneyStep<OfficeCoordinator>

    private let journey: [Step] = [
        Step("letter") { $0.trigger(.letter(1)) },
        Step("note") { $0.trigger(.note) },
        Step("steps to the letter") { $0.report(.stepped(to: $0.detail.node.id)) },
        Step("steps to the list") { $0.report(.stepped(to: $0.list.node.id)) },
        Step("hides the note") { $0.report(.hid(column: 1, of: $0.inner.node.id)) },
        Step("another letter") { $0.trigger(.letter(2)) },
        Step("compose") { $0.trigger(.compose) },
        Step("steps to the contacts") { app in
            let split = app.root.node.presented as? Container
            if let contacts = split?.child(at: 1) { app.report(.stepped(to: contacts.node.id)) }
        },
        Step("closes it") { $0.perform(.dismiss()) },
        Step("hides the list") { $0.report(.hid(column: 0, of: $0.outer.node.id)) },
        Step("shows the note") { $0.report(.showed(column: 1, of: $0.inner.node.id)) },
        Step("account") { $0.trigger(.account) },
        Step("letter, from there") { $0.trigger(.letter(3)) },
    ]

    @Test("comes back with the same column in hand and the same ones hidden, wide and narrow") func comesBack() {
        expectSurvivesDeath(journey) { OfficeCoordinator() }
    }

    @Test("a column in hand that does not come back is found, in the words of a narrow window") func isFound() async {
        let issues = await issues {
            expectSurvivesDeath([Step("tidies up, in a narrow window") { $0.tidyIfNarrow() }]) { OfficeCoordinator() }
        }
        #expect(issues.count == 1)
        let text = issues.first?.comments.first?.rawValue ?? ""
        #expect(text.contains("(step 1), in a narrow window: "))
    }
}

extension OfficeCoordinator {
    /// Shows a screen that is not stored, if a window is narrow.
    fileprivate func tidyIfNarrow() {
        if root.tree.description.contains("/") { perform(.perform(.push(Screen("tidy")), on: list)) }
    }
}
