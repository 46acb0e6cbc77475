@_spi(Hosting) import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

@Suite("A gate, as a state is restored", .noUnhandledFailures) struct GatedTests {
    /// An app of someone who is let in everywhere.
    let club = ClubCoordinator(Porter())
    /// The gate of the next process.
    let porter = Porter()

    private func launch(_ routes: [ClubRoute] = []) -> ClubCoordinator { ClubCoordinator(porter, launching: routes) }

    /// Restores it, and once more: that changes nothing, and loses the same.
    private func restore(_ fresh: ClubCoordinator) throws -> RestorationReport {
        let state = try StoredState(club.stored().text)
        let report = try fresh.restore(state)
        let tree = fresh.tree
        func lasting(_ report: RestorationReport) -> [RestorationReport.Loss] {
            report.losses.filter { $0.reason != .added && $0.detail != .removed }
        }
        #expect(try lasting(fresh.restore(state)) == lasting(report))
        #expect(fresh.tree == tree)
        return report
    }

    private static var verdicts: [Verdict] {
        [
            .deny("no"), .require(ClubRoute.login), .redirect(to: ClubRoute.shop),
            .ask("Sure?", choices: [.cancel("No")]),
            .wait { _ in Issue.record("it was begun") },
        ]
    }

    @Test("is asked about the selection of a tab, and a stranger's tab is not selected", arguments: 0..<5)
    func stranger(verdict: Int) throws {
        club.trigger(.account)
        let fresh = launch()
        porter.answer = { Self.verdicts[verdict] }
        let report = try restore(fresh)
        expect(fresh, "{[shop]*, [account], (files | )}")
        #expect(report.losses.map(\.description) == ["/1: the gate 'porter' does not allow it"])
        #expect(porter.asked == ["ClubRoute.account", "ClubRoute.account"], "once each time")
        #expect(fresh.root.node.selectionOrigin == nil)
        #expect(fresh.root.waiting.isEmpty && fresh.prepared.isEmpty)
    }

    @Test("a gate that allows is asked once about a route, however much that has shown")
    func allowed() throws {
        for route in [ClubRoute.account, .two, .two, .profile, .panel, .detail, .bench] { club.trigger(route) }
        let fresh = launch()
        let report = try fresh.restore(StoredState(club.stored().text))
        #expect(report.isWhole, "\(report)")
        #expect(fresh.tree == club.tree)
        #expect(Set(porter.asked).count == 6 && porter.asked.count == 6, "\(porter.asked)")
    }

    @Test(
        "keeps out all that its route has shown, and the screens on top of it",
        arguments: [ClubRoute.members, .two, .profile, .panel, .detail, .order, .bench])
    func shown(route: ClubRoute) throws {
        club.trigger(route)
        let fresh = launch()
        porter.answer = { .deny("no") }
        let report = try restore(fresh)
        expect(fresh, "{[shop]*, [account], (files | )}")
        #expect(report.losses.contains { $0.detail == .denied(by: "porter") })
        #expect(report.losses.contains { $0.reason == .denied && $0.reason != .secret && "\($0)".contains("'porter'") })
        #expect(Set(porter.asked).count == 1 && porter.asked.count == 2, "\(porter.asked)")
    }

    @Test(
        "is asked about screens that are there already, which go if it now denies",
        arguments: [ClubRoute.members, .two, .profile, .panel, .detail, .order])
    func standing(route: ClubRoute) throws {
        club.trigger(route)
        club.trigger(.ordered("above"))
        let fresh = launch([route, .ordered("above")])
        let asked = porter.asked.count
        // The user was signed out, and a login hides what stood there.
        let host = TestHost(fresh)
        fresh.trigger(.login)
        porter.answer = { .deny("no") }
        let report = try restore(fresh)
        #expect(report.losses.contains { $0.detail == .denied(by: "porter") })
        let rest = [.profile, .panel, .detail].contains(route) ? "[shop, above]" : "[shop]"
        expect(fresh, "{\(rest)*, [account], (files | )}")
        #expect(porter.asked.count == asked + 2, "\(porter.asked)")
        withExtendedLifetime(host) {}
    }

    @Test(
        "a gate of a type is asked about screens that are there already, as about new ones",
        arguments: [[], [ClubRoute.vault]])
    func types(launch routes: [ClubRoute]) throws {
        let keeper = Porter("keeper")
        try Vault.keeping(keeper) {
            club.trigger(.vault)
            let fresh = launch(routes)
            let asked = keeper.asked.count
            #expect(try fresh.restore(club.stored()).isWhole)
            #expect(keeper.asked.count == asked + 1)
            keeper.answer = { .deny("no") }
            let report = try restore(routes.isEmpty ? launch() : fresh)
            #expect(report.losses.map(\.detail) == [.denied(by: "keeper")])
        }
    }

    @Test("a gate of the windows is asked about the routes that come back in them") func common() throws {
        func windows(_ club: ClubCoordinator) -> WindowManager { WindowManager(WindowRoot(club, name: "main")) }
        let (before, fresh) = (windows(club), windows(launch()))
        for route in [ClubRoute.account, .ordered("free"), .register] { club.trigger(route) }
        let common = Porter("maintenance") { .deny("later") }
        fresh.gates = [common.gate]
        let report = try fresh.restore(StoredState(before.stored().text))
        expect(fresh, "main: {[shop]*, [account], (files | )}")
        #expect(report.losses.map(\.detail) == Array(repeating: .denied(by: "maintenance"), count: 3))
        #expect(Set(common.asked) == ["ClubRoute.account", "ClubRoute.ordered(\"free\")", "ClubRoute.register"])
        #expect(common.asked.count == 3 && porter.asked.isEmpty)
        common.answer = { .allow }
        #expect(try fresh.restore(StoredState(before.stored().text)).isWhole)
        #expect(fresh.tree == before.tree)
    }
}

extension GatedTests {
    @Test("is not asked about a route that its coordinator declines, and its tab is not selected")
    func declined() throws {
        club.trigger(.account)
        let fresh = launch()
        fresh.replacing = { $0 == .account ? nil : $0 }
        let report = try restore(fresh)
        expect(fresh, "{[shop]*, [account], (files | )}")
        #expect(report.losses.map(\.description) == ["/1: its coordinator declined it"])
        #expect(porter.asked.isEmpty)
    }

    @Test(
        "is asked about a replacing route, and the tab of that is selected", arguments: [true, false])
    func replaced(isAllowed: Bool) throws {
        club.trigger(.shop)
        club.trigger(.account)
        club.trigger(.shop)
        let fresh = launch()
        fresh.replacing = { $0 == .shop ? .bench : $0 }
        porter.answer = { isAllowed ? .allow : .deny("no") }
        let report = try fresh.restore(StoredState(club.stored().text))
        expect(fresh, isAllowed ? "{[shop], [account]*, (files | )}" : "{[shop]*, [account], (files | )}")
        #expect(report.losses.map(\.detail) == [isAllowed ? .replaced : .denied(by: "porter")])
        #expect(porter.asked == ["ClubRoute.bench"])
        #expect(fresh.root.node.selectionOrigin?.route == (isAllowed ? Hop(ClubRoute.bench) : nil))
    }

    @Test("leaves the selection of the launch, and its route", arguments: [[ClubRoute.shop], [.account], []])
    func launched(by routes: [ClubRoute]) throws {
        club.trigger(.account)
        let fresh = launch([.account] + routes)
        let before = (fresh.tree, fresh.root.node.selectionOrigin)
        porter.answer = { .deny("no") }
        #expect(try restore(fresh).losses.map(\.detail) == [.denied(by: "porter")])
        #expect(fresh.tree == before.0)
        #expect(fresh.root.node.selectionOrigin == before.1)
    }

    @Test("is not asked about a route that is not stored, and nothing is selected") func unknown() throws {
        final class Unnamed: Coordinator {
            let root = TabRoot(Screen("a"), Screen("b"))
            func gates(for route: ClubRoute) -> [Gate] { [Gate("any") { _ in .deny("no") }] }
            func prepareTransition(for route: ClubRoute) -> Transition<TabRoot> { .select(index: 1) }
        }
        final class Open: Coordinator {
            let root = TabRoot(Screen("a"), Screen("b"))
            func prepareTransition(for route: ClubRoute) -> Transition<TabRoot> { .select(index: 1) }
        }
        let (app, fresh) = (Open(), Unnamed())
        app.trigger(.account)
        let report = try fresh.restore(StoredState(app.stored().text))
        expect(fresh, "{a*, b}")
        #expect(report.losses.map(\.description) == ["/1 'b': \(RestorationReport.Detail.notStored)"])
    }

    /// The ways to name a route for a tab that it has not selected.
    enum Naming: CaseIterable { case claim, selecting, none }

    @Test("is asked about a selection by the user as about the route of that tab", arguments: Naming.allCases)
    func tapped(naming: Naming) throws {
        club.root.node.report(.selected(club.account.node.id))
        #expect(club.root.node.selectionOrigin == nil)
        let fresh = launch()
        switch naming {
        case .claim:
            fresh.claims = { [weak fresh] in $0 == .selected(fresh?.account.node.id ?? .random()) ? .account : nil }
        case .selecting: fresh.selecting = { [weak fresh] in $0 === fresh?.account ? .account : nil }
        case .none: break
        }
        let state = try StoredState(club.stored().text)
        porter.answer = { .deny("no") }
        let report = try fresh.restore(state)
        expect(fresh, naming == .none ? "{[shop], [account]*, (files | )}" : "{[shop]*, [account], (files | )}")
        #expect(report.losses.map(\.detail) == (naming == .none ? [] : [.denied(by: "porter")]))
        porter.answer = { .allow }
        #expect(try fresh.restore(state).isWhole)
        #expect(fresh.tree == club.tree && fresh.root.node.selectionOrigin == nil)
    }
}

/// One of several, of which a route selects one.
private enum ChoiceRoute: Route, Codable { case choose(Int), add }

private final class Chooser<Root: ContainerRoot>: Coordinator, Restorable {
    static var storedName: StaticString { "chooser" }
    let root: Root
    let porter: Porter
    init(_ root: Root, _ porter: Porter) { (self.root, self.porter) = (root, porter) }
    func gates(for route: ChoiceRoute) -> [Gate] { [porter.gate] }
    func prepareTransition(for route: ChoiceRoute) -> Transition<Root> {
        switch route {
        case .choose(let index): Transition("choose") { try $0.select(index: index) }
        case .add: Transition("add") { try $0.insert(Screen("added"), at: 0) }
        }
    }
}

extension GatedTests {
    /// Stores a choice of someone who is let in, and restores it for someone who is not.
    private func choose<Root: ContainerRoot>(
        _ indices: Int..., of make: @autoclosure () -> Root, launching routes: [ChoiceRoute] = [], _ expected: String
    ) throws {
        let app = Chooser(make(), Porter())
        for index in indices { app.trigger(.choose(index)) }
        let fresh = Chooser(make(), porter)
        porter.answer = { .allow }
        for route in routes { fresh.trigger(route) }
        porter.answer = { .deny("no") }
        let host = routes.isEmpty ? nil : TestHost(fresh)
        let report = try fresh.restore(StoredState(app.stored().text))
        expect(fresh, expected)
        #expect(report.losses.map(\.detail).filter { $0 != .removed } == [.denied(by: "porter")])
        porter.answer = { .allow }
        #expect(try fresh.restore(StoredState(app.stored().text)).isWhole)
        #expect(fresh.tree == app.tree)
        withExtendedLifetime(host) {}
    }

    @Test("is asked about pages and pairs of them as about tabs") func pages() throws {
        func screens() -> [Screen] { ["a", "b", "c", "d"].map { Screen($0) } }
        try choose(2, of: PageRoot(screens()), "<a*, b, c, d>")
        try choose(3, of: PageRoot(screens(), isDoubleSided: true), "<a*, b*, c, d>")
        try choose(2, of: TabRoot(screens()[0], screens()[1], screens()[2]), "{a*, b, c}")
    }

    @Test("leaves another page selected where the selected page of the launch goes") func launchedOneGoes() throws {
        func screens() -> [Screen] { ["a", "b", "c"].map { Screen($0) } }
        try choose(1, 0, of: PageRoot(screens()), launching: [.add, .choose(0)], "<a, b*, c>")
    }

    @Test("is asked about outer and inner tabs, once each") func nested() throws {
        func make(_ outer: Porter, _ inner: Porter) -> (Chooser<TabRoot>, Chooser<TabRoot>) {
            let within = Chooser(TabRoot(Screen("a"), Screen("b")), inner)
            return (Chooser(TabRoot(Screen("first"), within), outer), within)
        }
        let (app, within) = make(Porter(), Porter())
        app.trigger(.choose(1))
        within.trigger(.choose(1))
        for (isOuter, isInner, expected) in [
            (true, false, "{first, {a*, b}*}"), (false, true, "{first*, {a, b*}}"), (false, false, "{first*, {a*, b}}"),
        ] {
            let (outer, inner) = (Porter { isOuter ? .allow : .deny("no") }, Porter { isInner ? .allow : .deny("no") })
            let (fresh, _) = make(outer, inner)
            let report = try fresh.restore(StoredState(app.stored().text))
            expect(fresh, expected)
            #expect(
                report.losses.map(\.detail)
                    == Array(repeating: .denied(by: "porter"), count: isOuter != isInner ? 1 : 2))
            #expect(outer.asked.count == 1 && inner.asked.count == 1)
        }
    }

    @Test("keeps out a window") func window() throws {
        final class Windows: Coordinator, Restorable {
            static var storedName: StaticString { "windows" }
            let root = WindowManager(WindowRoot(Screen("home"), name: "main"))
            let porter: Porter
            init(_ porter: Porter) { self.porter = porter }
            func gates(for route: ChoiceRoute) -> [Gate] { [porter.gate] }
            func prepareTransition(for route: ChoiceRoute) -> Transition<WindowManager> {
                .open(WindowRoot(Screen("desk"), name: "second"))
            }
        }
        let app = Windows(Porter())
        app.trigger(.add)
        let fresh = Windows(porter)
        porter.answer = { .deny("no") }
        let report = try fresh.restore(StoredState(app.stored().text))
        expect(fresh, "main: home")
        #expect(report.losses.map(\.detail).first == .denied(by: "porter") && report.losses.count == 2)
        #expect(porter.asked.count == 1)
    }
}

/// A flow whose later question is guarded.
struct GuardedOrder: Flow, Codable {
    private struct Keeper: @unchecked Sendable { let porter: Porter }
    @TaskLocal private static var keeper: Keeper?
    var size: Int?
    var name: String?

    func next() -> FlowStep<GuardedOrder, String> {
        if size == nil { return .ask(AskModel<Int>("size"), \.size) }
        guard let name else { return .ask(AskModel<String>("name"), \.name) }
        return .done(name)
    }

    func gates(for question: PartialKeyPath<GuardedOrder>) -> [Gate] {
        question == \.name ? Self.keeper.map { [$0.porter.gate] } ?? [] : []
    }

    static func keeping(_ porter: Porter, _ body: () throws -> Void) rethrows {
        try $keeper.withValue(Keeper(porter: porter), operation: body)
    }
}

private final class GuardedOrders: Coordinator, Restorable {
    static var storedName: StaticString { "orders" }
    let root = StackRoot(Screen("orders"))
    func prepareTransition(for route: OrderRoute) -> Transition<StackRoot> {
        switch route {
        case .start, .sheet: .run(GuardedOrder(), returning: OrderRoute.ordered)
        case .ordered(let text): .push(Screen(text))
        }
    }
}

extension GatedTests {
    @Test("a gate of a flow's question is asked about it, also where it is there already") func question() throws {
        try GuardedOrder.keeping(porter) {
            let app = GuardedOrders()
            app.trigger(.start)
            try app.frontmost(AskModel<Int>.self).finish(with: 2)
            let state = try StoredState(app.stored().text)
            let fresh = GuardedOrders()
            for round in 1...2 {
                #expect(try fresh.restore(state).isWhole)
                expect(fresh, "[orders, size, name]")
                #expect(porter.asked.count == 1 + round)
            }
            porter.answer = { .deny("no") }
            for app in [fresh, GuardedOrders()] {
                let asked = porter.asked.count
                #expect(try app.restore(state).losses.map(\.detail) == [.denied(by: "porter")])
                expect(app, "[orders, size]")
                #expect(porter.asked.count == asked + 1)
            }
        }
    }

    @Test("is not asked about a trigger that waited and is not to come back") func waiting() throws {
        let session = Session()
        let club = ClubCoordinator(Porter())
        club.porter.wantsLogin(session)
        club.trigger(.members)
        expect(club, "{[shop]*, [account], (files | )}^login")
        let fresh = launch()
        porter.wantsLogin(session)
        fresh.replacing = { $0 == .members ? nil : $0 }
        let report = try fresh.restore(StoredState(club.stored().text))
        expect(fresh, "{[shop]*, [account], (files | )}")
        #expect(report.losses.map(\.detail) == [.declined])
        #expect(fresh.root.waiting.isEmpty && porter.asked.isEmpty)
    }
}
