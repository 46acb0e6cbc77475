@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// What the tables of the migration page name, used as they say, in the order of the page.
@Suite("Names on the migration page", .noUnhandledFailures) struct MigrationNames {
    typealias Users = MigratedUsers

    enum Made: Route { case one, two, three }

    final class Maker<Root: ContainerRoot>: Coordinator {
        typealias RouteType = Made

        let root: Root
        let make: (Made) -> Transition<Root>

        init(_ root: Root, _ make: @escaping (Made) -> Transition<Root> = { _ in .none() }) {
            self.root = root
            self.make = make
        }

        func prepareTransition(for route: Made) -> Transition<Root> { make(route) }
    }

    @Test("stacks") func stacks() {
        let (a, b, c) = (Screen("a"), Screen("b"), Screen("c"))
        let stack = Maker(StackRoot(a, name: ""))
        stack.perform(.push(b))
        stack.perform(.push(c, animation: nil))
        stack.perform(.pop())
        expect(stack, "[a, b]")
        stack.perform(.replaceTop(c))
        stack.perform(.pop(to: a))
        expect(stack, "[a]")
        stack.perform(.set([a, b, c]))
        stack.perform(.popToRoot())
        expect(stack, "[a]")
        stack.perform(.push(Later { Screen("seven") }, key: 7))
        stack.perform(.show(b))
        stack.perform(.push { c })
        expect(stack, "[a, seven, b, c]")
        #expect(stack.root.screens.count == 4)
        #expect(stack.root.last === c)
    }

    @Test("tabs") func tabs() {
        let (a, b, c) = (Screen("a"), Screen("b"), Screen("c"))
        let tabs = Maker(TabRoot(a, b, selecting: b))
        expect(tabs, "{a, b*}")
        tabs.perform(.select(a))
        tabs.perform(.select(index: 1))
        tabs.perform(.insert(c, at: 0))
        expect(tabs, "{c, a, b*}")
        tabs.perform(.remove(c))
        tabs.perform(.set([b, a]))
        expect(tabs, "{b*, a}")
        #expect(tabs.root.tabs.count == 2)
        #expect(tabs.root.selected === b)
        #expect(tabs.root.selectedIndex == 0)
        #expect(TabRoot([Screen("a"), Screen("b")], selecting: nil).selectedIndex == 0)
    }

    @Test("pages") func pages() {
        let (a, b, c) = (Screen("a"), Screen("b"), Screen("c"))
        let pages = Maker(PageRoot(a, b, c, loops: true))
        pages.perform(.set(b, direction: .forward))
        pages.perform(.turn(.reverse))
        expect(pages, "<a*, b, c>")
        pages.perform(.turn(.reverse))
        expect(pages, "<a, b, c*>")
        #expect(pages.root.pages.count == 3)
        #expect(pages.root.shown.count == 1)
        #expect(pages.root.loops)
        let (d, e) = (Screen("d"), Screen("e"))
        let book = Maker(PageRoot(Screen("a"), Screen("b"), d, e, isDoubleSided: true))
        book.perform(.set(d, e, direction: .forward))
        expect(book, "<a, b, d*, e*>")
        #expect(book.root.isDoubleSided)
        book.perform(.set([d, e]))
        expect(book, "<d*, e*>")
    }

    @Test("splits") func splits() {
        let (a, b, c) = (Screen("a"), Screen("b"), Screen("c"))
        let split = Maker(SplitRoot(a, b))
        split.perform(.showDetail(c))
        expect(split, "(a | c)")
        split.perform(.show(b))
        expect(split, "(b* | c)")
        split.perform(.set([a]))
        expect(split, "(a | )")
        split.perform(.clear(column: 0))
        expect(split, "( | )")
        let wide = Maker(SplitRoot(columns: 3))
        wide.perform(.fill(column: 1, with: c))
        expect(wide, "( | c | )")
        #expect(split.root.primary == nil)
        #expect(split.root.detail == nil)
    }

    @Test("any root") func anyRoot() {
        let (a, b) = (Screen("a"), Screen("b"))
        let stack = Maker(StackRoot(a))
        stack.perform(.present(b, style: .fullScreen))
        stack.perform(.present(Screen("c"), style: .sheet(dismissible: false)))
        expect(stack, "[a]^b^c")
        stack.perform(.dismiss())
        stack.perform(.dismissToRoot())
        stack.perform(.presentOnRoot(Screen("d")))
        stack.perform(.dismissAll())
        stack.perform(.embed(b, in: a))
        expect(stack, "[a+b]")
        stack.perform(.unembed(b))
        stack.perform(.none())
        stack.perform(.multiple(.push(b), .push(Screen("c"))))
        stack.perform(.multiple([.pop(), .pop()]))
        stack.perform(.perform(.setRoot(b), on: WindowRoot()))
        stack.perform(.effect("log") {})
        stack.perform(.alert("Sure?", choices: [AlertChoice("Yes", sends: Made.one), .cancel()]))
        expect(stack, "[a]!\"Sure?\"")
        stack.choose("Cancel")
        expect(stack, "[a]")
    }

    @Test("routers") func routers() throws {
        let other = Maker(StackRoot(Screen("x"))) { _ in .push(Screen("y")) }
        let stack = Maker(StackRoot(Screen("a"))) { [weak other] route in
            guard let other else { return .none() }
            return switch route {
            case .one: .trigger(.one, on: other)
            case .two: .trigger(.two, on: other.weakRouter)
            case .three: .push(Screen("b"))
            }
        }
        let routers: [any Router<Made>] = [stack, stack.weakRouter, try stack.router(for: Made.self)]
        for router in routers { router.trigger(.three) }
        stack.trigger(.one, with: TransitionOptions(animated: false))
        stack.trigger(.two, with: .unanimated, completion: { _ in })
        expect(stack, "[a, b, b, b]")
        expect(other, "[x, y, y]")
        stack.perform(stack.chain(routes: [.three, .three]))
        stack.perform(stack.chain(routes: [.three, .three]))
        expect(stack, "[a, b, b, b, b, b, b, b]")
        #expect(!stack.weakRouter.isReleased)
        let redirection = RedirectionRouter(to: stack) { (_: Users.SettingsRoute) in Made.three }
        redirection.trigger(.privacy)
        #expect(stack.root.screens.count == 9)
        let any: any Coordinator<Made, StackRoot> = stack
        #expect(any.children.isEmpty)
        #expect(any.parent == nil)
    }

    @Test("links") func links() {
        let stack = Maker(StackRoot(Screen("a"))) { _ in .push(Screen("b")) }
        stack.perform(stack.deepLink(.one, Made.two))
        stack.perform(stack.deepLink([Hop(Made.one)]))
        stack.trigger(.one, then: Made.two)
        stack.trigger([Hop(Made.one)])
        #expect(stack.root.screens.count == 7)
    }

    @Test("a refused route fails, and a route that is sent goes up") func refusing() {
        let child = Maker(StackRoot(Screen("x"))) { _ in .refuse("open user 7", because: "there is none") }
        let opened = outcome { child.trigger(.one, completion: $0) }
        #expect(opened?.error?.summary == "Can't open user 7: there is none.")
        let parent = BasicCoordinator(root: StackRoot(child)) { (route: Users.SettingsRoute) in
            .present(Screen("settings"))
        }
        let windows = WindowManager(WindowRoot(parent))
        child.perform(.send(Users.SettingsRoute.privacy))
        expect(windows, "[[x]]^settings")
    }

    @Test("a context holds names and changes") func contexts() throws {
        let stack = Maker(StackRoot(Screen("a")))
        var outcome: TransitionOutcome?
        stack.perform(.push(Screen("b"))) { outcome = $0 }
        let context = try #require(try outcome?.get())
        #expect(context.shown.map(\.name) == ["b"])
        #expect(context.changes.map(\.description) == ["inserted 'b' at 1 of Maker<StackRoot>"])
        let transition = Transition<StackRoot>.push(Screen("c"), animation: .default).with(.unanimated)
        #expect(transition.presentables.count == 1)
        #expect(transition.animation == .default)
    }

    @Test("a basic coordinator") func basic() {
        let basic = BasicCoordinator(root: StackRoot(), initialRoute: Made.one) { _ in .push(Screen("one")) }
        expect(basic, "[one]")
    }

    @Test("windows") func windows() {
        let home = Maker(StackRoot(Screen("home")))
        let window = WindowRoot(home, name: "main")
        let windows = WindowManager(window)
        window.perform(.setRoot(Screen("login")))
        expect(windows, "main: login")
        #expect(window.content?.node.isVisible == true)
        #expect(windows.windows.count == 1)
    }

    @Test("awaited") func awaited() async throws {
        let stack = Maker(StackRoot(Screen("a"))) { _ in .push(Screen("b")) }
        try await stack.trigger(.one)
        let context = try await stack.trigger(.one, with: .unanimated)
        #expect(context.shown.map(\.name) == ["b"])
        let (routes, more) = AsyncStream<Made>.makeStream()
        more.yield(.one)
        more.finish()
        _ = await stack.weakRouter.follow(routes)
        expect(stack, "[a, b, b, b]")
    }

    @Test("animations and gestures") func gestures() {
        let (a, b) = (Screen("a"), Screen("b"))
        let stack = Maker(StackRoot(a, b)) { _ in .pop() }
        let fade = TransitionAnimation("fade", duration: .milliseconds(300))
        let pair = TransitionAnimation("slide", duration: .milliseconds(200), dismissal: fade)
        #expect(pair.dismissal == fade)
        let swipe = stack.begin(.one)
        swipe.update(0.4)
        swipe.cancel()
        let back = GestureDriver(shouldFinish: { $0.velocity > 1 || $0.progress > 0.5 }, begin: { stack.beginBack() })
        back.handle(Gesture(.began))
        back.handle(Gesture(.ended, progress: 0.6))
        expect(stack, "[a]")
        let windows = WindowManager(WindowRoot(stack))
        stack.perform(.push(b))
        #expect(windows.allows(.popped(to: a.id)))
        windows.report(.popped(to: a.id))
        expect(windows, "[a]")
        let tabs = TabRoot(Screen("c"), Screen("d"))
        windows.present(tabs, style: .sheet())
        tabs.report(.selected(tabs.tabs[1].node.id))
        windows.report(.dismissed(tabs.node.id))
        expect(windows, "[a]")
        let timed = StackRoot(Screen("e"))
        ClockHost(timed, time: ManualTime(), standard: .milliseconds(300))
    }
}
