@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// A bar for guests, whose covers are built later.
private final class Lounge: Coordinator {
    enum RouteType: Route, Codable { case bar, signedIn(Int), news }

    struct NoLogin: Error {}

    final class Login: Presentable, Finishing {
        typealias Output = Int
        let node = Screen("login")
    }

    let root = StackRoot(Screen("hall"))
    var guest: Int? = 1
    var isBroken = false
    var isPlain = false
    var logins = 0
    var cover: (() -> any Presentable)?

    func gates(for route: RouteType) -> [Gate] {
        guard case .bar = route else { return [] }
        return [
            Gate("guest") { _ in self.guest == nil ? .deny("no guest") : .allow }
                .standing(for: { self.guest }, else: .cover { [unowned self] in login })
        ]
    }

    private var login: any Presentable {
        if let cover { return cover() }
        if isBroken { return Later<Login> { throw NoLogin() } }
        logins += 1
        return isPlain ? Login() : Login().returning(RouteType.signedIn)
    }

    func prepareTransition(for route: RouteType) -> Transition<StackRoot> {
        switch route {
        case .bar: .push(Screen("bar"))
        case .signedIn(let guest): .effect("welcome") { self.guest = guest }
        case .news: .push(Screen("news"))
        }
    }
}

@Suite("Covers", .bothEnds, .noUnhandledFailures) struct CoverTests {
    private let lounge = Lounge()

    init() {
        lounge.trigger(.bar)
        lounge.guest = nil
    }

    @Test("a cover returns its result as a route, and goes") func returning() throws {
        lounge.gatesChanged()
        expect(lounge, "[hall, bar^login]")
        try lounge.frontmost(Lounge.Login.self).finish(with: 1)
        expect(lounge, "[hall, bar]")
    }

    @Test("until its result has arrived, a cover that has finished stays, and no other one is built")
    func stays() throws {
        lounge.gatesChanged()
        let login = try lounge.frontmost(Lounge.Login.self)
        var trees: [String] = []
        let observer = lounge.root.node.outermost.observeCommits { _ in trees.append("\(lounge.tree)") }
        login.finish(with: 1)
        #expect(trees == ["[hall, bar^login]", "[hall, bar^login]", "[hall, bar]"])
        #expect(lounge.logins == 1)
        withExtendedLifetime(observer) {}
    }

    @Test("a cover that finishes without a result is followed by another one") func again() throws {
        lounge.isPlain = true
        lounge.gatesChanged()
        let login = try lounge.frontmost(Lounge.Login.self)
        var results: [Int] = []
        login.onFinish { if case .success(let guest) = $0 { results.append(guest) } }
        login.finish(with: 3)
        expect(lounge, "[hall, bar^login]")
        #expect(results == [3])
        #expect(try lounge.frontmost(Lounge.Login.self) !== login)
        try lounge.frontmost(Lounge.Login.self).onFinish { _ in lounge.guest = 1 }
        try lounge.frontmost(Lounge.Login.self).finish(with: 1)
        expect(lounge, "[hall, bar]")
    }

    @Test("a cover that finishes while its host holds the commit stays until that is done") func holding() throws {
        lounge.gatesChanged()
        let host = TestHost(lounge, isHolding: true)
        try lounge.frontmost(Lounge.Login.self).finish(with: 1)
        expect(lounge, "[hall, bar^login]")
        host.isHolding = false
        host.acknowledge()
        expect(lounge, "[hall, bar]")
    }

    @Test("a cover that finishes for somebody else takes the place along") func other() throws {
        lounge.gatesChanged()
        try lounge.frontmost(Lounge.Login.self).finish(with: 2)
        expect(lounge, "[hall]")
    }

    @Test("a cover that cannot be built is an empty screen, and the record says why") func broken() {
        lounge.isBroken = true
        var effects: [String] = []
        let observer = lounge.root.node.outermost.observeCommits { effects += $0.effects }
        lounge.gatesChanged()
        expect(lounge, "[hall, bar^guest]")
        #expect(effects.contains { $0.contains("a cover can't be made") && $0.contains("NoLogin") }, "\(effects)")
        withExtendedLifetime(observer) {}
    }

    // MARK: - What comes of building one

    @Test("a cover takes its first route in the same commit") func firstRoute() {
        lounge.cover = { Porch().at(.ask) }
        lounge.gatesChanged()
        expect(lounge, "[hall, bar^[ask]]")
    }

    @Test(
        "a cover whose first route is refused, or requires another one, is an empty screen",
        arguments: [PorchRoute.guarded, .nowhere])
    fileprivate func firstRouteRefused(route: PorchRoute) {
        lounge.cover = { Porch().at(route) }
        lounge.gatesChanged()
        expect(lounge, "[hall, bar^guest]")
        lounge.guest = 1
        lounge.gatesChanged()
        expect(lounge, "[hall, bar]")
    }

    @Test("what was a cover only in a commit that is undone is none afterwards") func undone() {
        let porch = Porch()
        porch.root.perform(.push(Screen("chair")))
        lounge.guest = 1
        lounge.gatesChanged()
        lounge.root.perform(.present(porch))
        (lounge.guest, lounge.cover) = (nil, { porch })
        let gesture = lounge.root.begin(.dismiss())
        expect(lounge, "[hall, bar^[chair]]")
        lounge.guest = 1
        gesture.cancel()
        expect(lounge, "[hall, bar]^[chair]")
        lounge.back()
        expect(lounge, "[hall, bar]")
    }

    @Test("what a cover triggers as it is built waits for the repair, and is told once") func triggers() {
        var told: [TransitionOutcome] = []
        var trees: [String] = []
        lounge.cover = { [unowned lounge] in
            lounge.trigger(.news) { outcome in
                told.append(outcome)
                trees.append("\(lounge.tree)")
            }
            return Screen("login")
        }
        lounge.gatesChanged()
        #expect(told.count == 1 && told[0].isCompleted, "\(told)")
        #expect(trees == ["[hall, bar^login, news]"], "\(trees)")
        lounge.guest = 1
        lounge.gatesChanged()
        expect(lounge, "[hall, bar, news]")
    }

    @Test("a window is no cover") func window() {
        lounge.cover = { WindowRoot(Screen("login"), name: "main") }
        lounge.gatesChanged()
        expect(lounge, "[hall, bar^guest]")
    }

    @Test("what was a cover is shown later like anything else") func reused() {
        let login = Screen("login")
        lounge.cover = { login }
        lounge.gatesChanged()
        expect(lounge, "[hall, bar^login]")
        lounge.guest = 1
        lounge.gatesChanged()
        lounge.perform(.popToRoot())
        lounge.perform(.present(login))
        expect(lounge, "[hall]^login")
        lounge.gatesChanged()
        expect(lounge, "[hall]^login")
    }

    // MARK: - Other trees

    @Test("a cover that the commit of another tree takes away is back in that commit") func borrowed() {
        lounge.gatesChanged()
        lounge.cover = { Screen("again") }
        let other = StackRoot(Screen("other"))
        other.perform(.reveal(lounge.root.screens[1]))
        expect(lounge, "[hall, bar^again]")
    }

    @Test("a cover that finishes in the commit of another tree stays until its result has arrived") func finishedThere()
        throws
    {
        lounge.gatesChanged()
        let login = try lounge.frontmost(Lounge.Login.self)
        StackRoot(Screen("other")).perform(.finish(login, with: 1))
        expect(lounge, "[hall, bar]")
        #expect(lounge.logins == 1)
    }

    @Test("a tree that joins another one after a signal is uncovered if its places hold", arguments: [1, 2])
    func joins(guest: Int) {
        lounge.gatesChanged()
        lounge.guest = guest
        let home = StackRoot(Screen("home"))
        home.perform(.push(lounge))
        expect(home, guest == 1 ? "[home, [hall, bar]]" : "[home, [hall]]")
    }
}

private enum PorchRoute: Route { case ask, guarded, nowhere }

/// A login of several screens.
private final class Porch: Coordinator {
    let root = StackRoot()

    func gates(for route: PorchRoute) -> [Gate] {
        route == .guarded ? [Gate("no") { _ in .require(PorchRoute.ask) }] : []
    }

    func prepareTransition(for route: PorchRoute) -> Transition<StackRoot> {
        switch route {
        case .ask, .guarded: .push(Screen("ask"))
        case .nowhere: .refuse("go on", because: "there is no way")
        }
    }
}
