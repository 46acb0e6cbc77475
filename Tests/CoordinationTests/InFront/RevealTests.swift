@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// What is brought to the front: by a verb, and by a trigger that says so.
@Suite(.bothEnds, .noUnhandledFailures) struct RevealTests {
    let mall = Mall()
    let recorder = Recorder()

    /// Where something is hidden, and the tree once it is in front.
    nonisolated(unsafe) static let places: [(String, (Mall) -> any Presentable, String)] = [
        (
            "in a hidden tab", { mall in mall.stall },
            "main: {[press], [stall]*}"
        ),
        (
            "under what was pushed",
            { mall in
                let screen = mall.shown("a", on: mall.stall.root)
                mall.stall.root.perform(.multiple(.push(Screen("b")), .push(Screen("c"))))
                return screen
            }, "main: {[press], [stall, a]*}"
        ),
        (
            "under modals, in the order of the notation",
            { mall in
                mall.app.root.perform(.multiple(.present(Screen("m")), .present(Screen("n"))))
                return mall.press
            }, "main: {[press]*, [stall]}"
        ),
        (
            "as a modal under another",
            { mall in
                let screen = Screen("m")
                mall.app.root.perform(.multiple(.present(screen), .present(Screen("n"))))
                return screen
            }, "main: {[press]*, [stall]}^m"
        ),
        (
            "in a stack in a modal of a hidden tab, itself under a modal",
            { mall in
                let (inner, screen) = (StackRoot(Screen("x")), Screen("y"))
                mall.stall.root.perform(.present(inner))
                inner.perform(.multiple(.push(screen), .push(Screen("z")), .present(Screen("n"))))
                return screen
            }, "main: {[press], [stall]^[x, y]*}"
        ),
        (
            "in a window behind, under a modal",
            { mall in
                mall.app.trigger(.promo)
                mall.manager.perform(.open(WindowRoot(Screen("other"), name: "new")))
                return mall.stall
            }, "new: other; main: {[press], [stall]*}"
        ),
        (
            "a window behind, whose modals stay",
            { mall in
                mall.app.trigger(.promo)
                mall.manager.perform(.open(WindowRoot(Screen("other"), name: "new")))
                return mall.manager.windows[0]
            }, "new: other; main: {[press]*, [stall]}^promo"
        ),
        (
            "on a page, in a stack that is a column",
            { mall in
                let screen = Screen("deep")
                let pages = PageRoot(Screen("one"), StackRoot(screen, Screen("top")))
                mall.press.root.perform(.push(SplitRoot(pages, Screen("detail"))))
                return screen
            }, "main: {[press, (<one, [deep]*>* | detail)]*, [stall]}"
        ),
        (
            "beneath the modal of the column beside it",
            { mall in
                let detail = StackRoot(Screen("detail"))
                mall.press.root.perform(.push(SplitRoot(Screen("list"), detail)))
                detail.perform(.present(Screen("m")))
                return mall.press
            }, "main: {[press, (list* | [detail])]*, [stall]}"
        ),
        (
            "embedded in a hidden tab",
            { mall in
                let (pane, screen) = (StackRoot(Screen("x")), Screen("y"))
                mall.stall.root.perform(.embed(pane, in: mall.stall.root))
                pane.perform(.multiple(.push(screen), .push(Screen("z"))))
                return screen
            }, "main: {[press], [stall]+[x, y]*}"
        ),
    ]

    @Test(
        "a hidden screen is brought to the front in one commit, and a second time nothing changes",
        arguments: places.indices)
    func hidden(index: Int) {
        let (_, hide, picture) = Self.places[index]
        let target = hide(mall)
        let count = mall.host.commits.count
        #expect((target.node.hiddenBy == nil) == target.node.isVisible)
        mall.manager.perform(.reveal(target), completion: recorder("reveal"))
        expect(mall.manager, picture)
        #expect(target.node.isVisible && target.node.hiddenBy == nil)
        #expect(mall.host.commits.count == count + 1)
        mall.manager.perform(.reveal(target), completion: recorder("again"))
        #expect(recorder.lines == ["reveal: completed", "again: no change"])
    }

    @Test("a screen to be left on the way is asked, and may reject the whole commit") func leaving() {
        let draft = Manuscript()
        mall.app.root.perform(.present(draft))
        mall.manager.perform(.reveal(mall.stall), completion: recorder("reveal"))
        #expect(recorder.lines == ["reveal: rejected: a screen will not be left: unsaved"])
        expect(mall.manager, "main: {[press]*, [stall]}^draft")
        draft.answer = { _ in .ask("Sure?", choices: [.proceed("Yes"), .cancel()]) }
        mall.manager.perform(.reveal(mall.stall), completion: recorder("asked"))
        mall.manager.choose("Yes", completion: nil)
        #expect(recorder.lines.last == "asked: completed")
        expect(mall.manager, "main: {[press], [stall]*}")
    }

    @Test("a question ends as undone if a screen to be left redirects its commit") func askedElsewhere() {
        let draft = Manuscript()
        draft.answer = { [unowned draft] _ in
            draft.departures.count == 1 ? .redirect(to: MallRoute.stall) : .allow
        }
        let app = MallCoordinator(MallGate())
        app.root.perform(.present(draft))
        var answers: [String] = []
        app.press.root.ask("Sure?", [Answer("Yes", 1)], with: .revealing) { answers.append("\($0)") }
        expect(app, "{[press], [stall]*}")
        #expect(answers.count == 1)
        #expect(answers == ["failure(cancelled: the commit that it had joined was undone)"])
    }

    @Test("a screen that is not shown cannot be brought to the front") func nowhere() throws {
        mall.manager.perform(.reveal(Screen("x")), completion: recorder("reveal"))
        #expect(try #require(recorder.error("reveal")).detail == .notShown)
    }

    @Test("an alert stays up over the screen that is brought to the front") func alert() {
        mall.app.root.perform(.alert("Sure?", choices: [.cancel()]))
        mall.manager.perform(.reveal(mall.stall))
        expect(mall.manager, #"main: {[press], [stall]*}!"Sure?""#)
    }

    @Test("a host gets one commit for revealing, and its refusal leaves everything as it was") func host() {
        mall.app.trigger(.promo)
        mall.host.isHolding = true
        mall.manager.perform(.reveal(mall.stall), completion: recorder("reveal"))
        #expect(mall.host.waiting.count == 1)
        mall.host.waiting[0].refuse("no")
        #expect(recorder.error("reveal") != nil)
        expect(mall.manager, "main: {[press]*, [stall]}^promo")
    }

    @Test("a screen is revealed in a tree without a window, and from another tree") func otherTrees() {
        let (top, bottom) = (Screen("top"), Screen("bottom"))
        let tabs = TabRoot(Screen("first"), StackRoot(bottom, top))
        tabs.perform(.reveal(bottom))
        expect(tabs, "{first, [bottom]*}")
        StackRoot(Screen("loose")).perform(.reveal(mall.stall), completion: recorder("other"))
        #expect(recorder.lines == ["other: completed"])
        expect(mall.manager, "main: {[press], [stall]*}")
    }

    @Test("a screen is hidden by the nearest of a stack's top, a selected tab and a covering modal") func hiders() {
        let (inner, loose) = (mall.shown("x", on: mall.stall.root), StackRoot(Screen("a"), Screen("b")))
        #expect(inner.node.hiddenBy === mall.press)
        mall.stall.root.perform(.push(Screen("y")))
        #expect(inner.node.hiddenBy?.node.name == "y")
        mall.manager.perform(.reveal(inner))
        #expect(inner.node.hiddenBy == nil)
        mall.app.root.perform(.multiple(.present(Screen("sheet")), .present(Screen("over"), style: .fullScreen)))
        #expect(inner.node.hiddenBy?.node.name == "over")
        #expect(mall.manager.windows[0].node.hiddenBy == nil)
        #expect(loose.screens[0].node.hiddenBy?.node.name == "b")
        #expect(loose.node.hiddenBy == nil && !loose.node.isVisible)
    }

    // MARK: - As an option

    @Test("a revealing trigger brings its screen to the front; any other leaves it hidden") func option() {
        mall.app.trigger(.promo)
        mall.porter.isOpen = true
        mall.stall.trigger(.secret)
        expect(mall.manager, "main: {[press]*, [stall, secret]}^promo")
        mall.stall.trigger(.secret, with: .revealing, completion: recorder("secret"))
        #expect(recorder.lines == ["secret: completed"])
        expect(mall.manager, "main: {[press], [stall, secret, secret]*}")
    }

    @Test("a revealing link brings its end to the front, in its own commit") func link() {
        mall.app.trigger(.promo)
        let count = mall.host.commits.count
        mall.app.trigger(.stall, then: PressRoute.more, with: .revealing, completion: recorder("link"))
        expect(mall.manager, "main: {[press, more]*, [stall]}")
        #expect(mall.host.commits.count == count + 1)
    }

    @Test("a revealing link shows an end that is already there, and changes nothing if it is in front")
    func linkAgain() {
        mall.press.trigger(.login)
        mall.app.trigger(.stall)
        mall.app.trigger([Hop(PressRoute.login)], with: .revealing, completion: recorder("hidden"))
        expect(mall.manager, "main: {[press, login]*, [stall]}")
        mall.app.trigger([Hop(PressRoute.login)], with: .revealing, completion: recorder("in front"))
        #expect(recorder.lines == ["hidden: completed", "in front: no change"])
    }

    @Test("a login in a sheet that is waited for stays, with its sheet and the modal over it") func login() {
        let sheet = Guarded()
        let home = Stacked("home")
        let windows = WindowManager(WindowRoot(home, name: "main"))
        home.perform(.present(StackRoot(sheet)))
        sheet.trigger(.orders, completion: recorder("orders"))
        home.perform(.present(Screen("news")))
        home.perform(.push(Screen("page")), with: .revealing)
        expect(windows, "main: [home, page]^[[sheet]^login]^news")
        #expect(recorder.lines == [])
    }

    private final class Guarded: Coordinator {
        enum Route: Coordination.Route { case orders, login }
        let root = StackRoot(Screen("sheet"))

        func gates(for route: Route) -> [Gate] {
            route == .login ? [] : [Gate("shut") { _ in .require(Route.login) }]
        }

        func prepareTransition(for route: Route) -> Transition<StackRoot> {
            switch route {
            case .orders: .push(Screen("orders"))
            case .login: .perform(.present(Screen("login")), on: root)
            }
        }
    }

    @Test("a revealing transition that only removes, or does nothing, shows its root") func taking() {
        mall.press.trigger(.more)
        mall.app.trigger(.stall)
        mall.press.root.perform(.pop(), with: .revealing)
        expect(mall.manager, "main: {[press]*, [stall]}")
        mall.app.trigger(.stall)
        mall.press.root.perform(.popToRoot(), with: .revealing)
        expect(mall.manager, "main: {[press]*, [stall]}")
    }

    @Test("a revealing transition ignores a screen whose container it removes again") func goneAgain() {
        let inner = StackRoot(Screen("x"))
        let steps = Transition<StackRoot>.multiple(
            .push(inner), .push(Screen("kept")), .perform(.present(Screen("lost")), on: inner),
            Transition("take out") { editor in try editor.remove(at: 1) })
        mall.stall.root.perform(steps, with: .revealing)
        expect(mall.manager, "main: {[press], [stall, kept]*}")
    }

    @Test("a revealing link that would close a screen that will not be left is rejected, and says so") func kept() {
        mall.app.root.perform(.present(Manuscript()))
        mall.app.trigger([Hop(PressRoute.more)], with: .revealing, completion: recorder("link"))
        #expect(recorder.lines == ["link: rejected: a screen will not be left: unsaved"])
        expect(mall.manager, "main: {[press]*, [stall]}^draft")
    }

    @Test("a revealing trigger still reveals after it has waited at a gate") func gated() throws {
        mall.stall.trigger(.secret, with: .revealing, completion: recorder("secret"))
        try mall.signIn()
        #expect(recorder.lines == ["secret: completed"])
        expect(mall.manager, "main: {[press], [stall, secret]*}")
    }

    @Test("a revealing route does not coalesce with the same route without revealing") func coalescing() {
        mall.host.isHolding = true
        mall.porter.isOpen = true
        let shared = TransitionOptions(policy: .coalesce)
        mall.stall.trigger(.secret, with: shared, completion: recorder("first"))
        mall.stall.trigger(
            .secret, with: TransitionOptions(policy: .coalesce, reveals: true), completion: recorder("second"))
        mall.settle()
        expect(mall.manager, "main: {[press], [stall, secret, secret]*}")
    }

    @Test("a joined revealing trigger shows its root, even after a gate has required a login")
    func joinedAfterGate() throws {
        mall.stall.trigger(.secret)
        try mall.signIn()
        mall.app.trigger(.stall)
        mall.app.answers[.promo] = { [mall] in
            mall.press.trigger(.nothing, with: .revealing)
            return .none()
        }
        mall.app.trigger(.promo)
        expect(mall.manager, "main: {[press]*, [stall, secret]}")
    }

    @Test("a trigger made by a screen that is asked about leaving keeps nothing alive") func joinedLate() {
        weak var gone: Node?
        do {
            let inner = StackRoot(Screen("x"))
            gone = inner.node
            mall.press.root.perform(.push(inner))
            let asking = Manuscript { [weak inner] _ in
                inner?.perform(.push(Screen("y")))
                return .allow
            }
            mall.app.root.perform(.present(asking))
            mall.manager.perform(.reveal(inner), with: .revealing, completion: recorder("reveal"))
            expect(mall.manager, "main: {[press, [x, y]]*, [stall]}")
            mall.press.root.perform(.popToRoot())
        }
        #expect(gone == nil)
        #expect(recorder.lines == ["reveal: completed"])
    }

    @Test("a joined revealing trigger has the commit bring its screen to the front") func joined() {
        mall.app.answers[.promo] = { [mall] in
            mall.press.trigger(.more, with: .revealing)
            return .select(mall.stall)
        }
        mall.app.trigger(.promo)
        expect(mall.manager, "main: {[press, more]*, [stall]}")
    }

    @Test("a joined trigger reveals its screen after thousands of routes, too", arguments: [1, 4_000, 5_000, 9_000])
    func joinedLateInALink(count: Int) {
        mall.app.trigger(.stall)
        mall.app.answers[.promo] = { [mall] in
            mall.press.trigger(.more, with: .revealing)
            return .none()
        }
        let routes = Array(repeating: PressRoute.nothing, count: count)
        mall.app.perform(
            .multiple(.perform(mall.press.chain(routes: routes), on: mall.press.root), mall.app.chain(routes: [.promo]))
        )
        expect(mall.manager, "main: {[press, more]*, [stall]}")
    }
}

extension Mall {
    /// Pushes a screen, and gives it.
    func shown(_ name: String, on stack: StackRoot) -> Screen {
        let screen = Screen(name)
        stack.perform(.push(screen))
        return screen
    }
}
