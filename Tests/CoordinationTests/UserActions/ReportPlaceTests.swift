@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// What the user did, as a cause: by the place of what that was done to, as it was before anything came of it.
@Suite("Places of the user's actions", .bothEnds, .noUnhandledFailures) struct ReportPlaceTests {
    /// An app in which each sort of report can be made.
    private final class Desk {
        let stack = StackRoot(Screen("home"), Screen("list"), Screen("detail"))
        let tabs: TabRoot
        let windows: WindowManager
        let time = ManualTime()
        let host: TestHost
        let sheet = StackRoot(Screen("sheet"))
        let note = Screen("note")
        private(set) var causes: [Cause] = []
        private(set) var visibilityChanges: [Cause] = []

        init(isObserved: Bool = true, isHolding: Bool = false) {
            tabs = TabRoot([stack, Screen("account")])
            windows = WindowManager(
                WindowRoot(tabs, name: "main"), WindowRoot(Screen("draft"), name: "side"), time: time)
            windows.perform(.bringToFront(windows.windows[0]))
            tabs.perform(.present(sheet))
            sheet.perform(.present(note))
            windows.perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]))
            host = TestHost(windows, isHolding: isHolding)
            guard isObserved else { return }
            windows.observeCommits { [unowned self] in causes.append($0.cause) }
            windows.observeVisibility { [unowned self] in visibilityChanges.append($0.cause) }
        }

        /// Does one of each.
        func use() {
            host.answer("Yes")
            host.dragAway()
            host.dragAway(sheet)
            host.swipeBack(to: stack.screens[0])
            host.choose(tabs.tabs[1])
            host.focus(on: windows.windows[0])
            host.close(windows.windows[0])
            host.dragAway(note)
        }
    }

    private static let words = [
        "the user: chose 'Yes' of /1!0",
        "the user: dismissed /1/0^1",
        "the user: dismissed /1/0^0",
        "the user: popped to /1/0/0/0",
        "the user: selected /1/0/1",
        "the user: focused /0",
        "the user: closed /0",
        "the user: dismissed a removed node",
    ]

    @Test("a report is named by its place, and two runs give the same causes") func runs() {
        let (one, other) = (Desk(), Desk())
        one.use()
        other.use()
        #expect(one.causes.map(\.description) == Self.words)
        #expect(one.causes == other.causes)
        #expect(one.causes.map(\.report) != other.causes.map(\.report), "ids are of one run")
        #expect(one.visibilityChanges == other.visibilityChanges && one.visibilityChanges.count > 4)
        #expect(one.visibilityChanges.dropFirst().allSatisfy(one.causes.contains))
        expect(one.windows, "side: draft")
    }

    @Test("a report of one run, repeated by its place in another, gives the same cause and tree")
    func replayed() throws {
        let (played, fresh) = (Desk(), Desk())
        played.use()
        for cause in played.causes.dropLast() {
            let (report, place) = (try #require(cause.report), try #require(cause.path))
            #expect(TreePath(place.description) == place)
            let id = try #require(fresh.windows.nodeID(at: place))
            #expect(fresh.windows.path(of: id) == place)
            fresh.windows.report(report.about(id))
        }
        #expect(fresh.causes == played.causes.dropLast())
        expect(fresh.windows, played.windows.tree.description)
    }

    @Test("an id or a place of something not shown leads nowhere") func nowhere() {
        let desk = Desk()
        #expect(desk.windows.path(of: Screen("x").id) == nil)
        for text in ["/1!1", "/0!0", "!0", "/1/0!0", "/7!0", "/7", "/1!0!0", "/1!0/0", "/1!2147483647"] {
            #expect(TreePath(text).flatMap { desk.windows.nodeID(at: $0) } == nil, "\(text)")
        }
        #expect(TreePath("/1!0").flatMap { desk.windows.nodeID(at: $0) } == desk.windows.alerts.first?.id)
        let bare = StackRoot(Screen("a"))
        bare.perform(.alert("Now?", choices: [.cancel()]))
        bare.perform(.alert("Then?", choices: [.cancel()]))
        #expect(bare.alerts.map { bare.path(of: $0.id)?.description } == ["!0", "!1"])
        bare.choose("Cancel")
        #expect(bare.alerts.map { bare.path(of: $0.id)?.description } == ["!0"])
    }

    @Test("a cause has the place from the time of the action, not the present one") func moved() {
        let stack = Stacked("a", "b", "c")
        let windows = WindowManager(WindowRoot(stack))
        let host = TestHost(windows, isHolding: true)
        var causes: [String] = []
        windows.observeCommits { causes.append($0.cause.description) }
        stack.trigger(.push("d"))
        host.swipeBack(to: stack.root.screens[1])
        stack.root.perform(Transition("insert") { editor in try editor.insert(Screen("z"), at: 0) })
        host.acknowledge()
        host.acknowledge()
        #expect(causes == [#"push("d") on Stacked"#, "the user: popped to /0/0/1", "insert()"])
    }

    @Test("a report made during a commit is about the tree that the commit has left") func meanwhile() {
        let probe = Probe(StackRoot(Screen("home"), Screen("list")))
        let windows = WindowManager(WindowRoot(probe))
        let home = probe.root.screens[0].node.id
        var causes: [String] = []
        windows.observeCommits { causes.append($0.cause.description) }
        probe.answers = [
            0: {
                windows.report(.popped(to: home))
                return Transition("insert") { editor in try editor.insert(Screen("z"), at: 0) }
            }
        ]
        probe.trigger(.run(0))
        #expect(causes == ["run(0) on Probe<StackRoot>", "the user: popped to /0/0/1"])
        expect(windows, "[z, home]")
    }

    @Test("a route that waited at a gate says where the user's action was when it resumes", arguments: [false, true])
    func waiting(isObservedLater: Bool) throws {
        let house = House()
        var isOpen = false
        house.gates = [.secret: [Gate("porter") { _ in isOpen ? .allow : .require(HouseRoute.login) }]]
        house.perform(.push(Screen("door")))
        let windows = WindowManager(WindowRoot(house))
        let host = TestHost(windows)
        let home = house.root.screens[0].node.id
        house.claims = { [unowned house] report in
            house.claims = { _ in nil }
            return .secret
        }
        var causes: [String] = []
        if !isObservedLater { windows.observeCommits { causes.append($0.cause.description) } }
        windows.report(.popped(to: home))
        expect(windows, "[home, door]^login")
        if isObservedLater { windows.observeCommits { causes.append($0.cause.description) } }
        isOpen = true
        house.root.perform(Transition("insert") { editor in try editor.insert(Screen("z"), at: 0) })
        house.login?.finish()
        expect(windows, "[z, home, door, secret]")
        #expect(causes.last == "the user: popped to /0/0/0")
        #expect(host.shown == windows.tree)
    }

    @Test("windows changed by another tree's report get its place in that tree") func borrowed() {
        let shown = Shown("home")
        let house = House()
        house.perform(.push(Screen("door")))
        house.claims = { _ in .detour }
        house.answers = [
            .detour: { .multiple(.popToRoot(), .perform(.push(Screen("a")), on: shown.home.root)) }
        ]
        shown.manager.attach(nil)
        shown.manager.observeCommits { shown.recorder.note("\($0.cause): \($0.outcome)") }
        shown.manager.observeVisibility { shown.recorder.note("\($0)") }
        let home = house.root.screens[0].node.id
        house.report(.popped(to: home))
        #expect(
            shown.recorder.lines == [
                "begin: home", "the user: popped to /0: a", "the user: popped to /0: completed",
            ])
    }

    @Test("a message about a report that a host did not show names its place, the same in every run") func notShown() {
        func run(_ end: (Desk) -> Void) -> String? {
            let desk = Desk(isObserved: false, isHolding: true)
            var outcome: TransitionOutcome?
            desk.host.dragAway(desk.sheet) { outcome = $0 }
            end(desk)
            return outcome?.error?.summary
        }
        let place = "Can't show the user's action (dismissed /1/0^0)"
        #expect(run { $0.host.refuse("no") } == "\(place): a host refused: no.")
        #expect(
            run { $0.time.advance(by: .seconds(60)) } == "\(place): a host did not answer within 10.0 seconds.")
    }
}
