@_spi(Log) import Coordination
import CoordinationTesting
import Testing

/// A bar for guests, whose covers are built later.
private final class Lounge: Coordinator {
    enum RouteType: Route, Codable { case bar, signedIn(Int) }

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

    func gates(for route: RouteType) -> [Gate] {
        guard case .bar = route else { return [] }
        return [
            Gate("guest") { _ in self.guest == nil ? .deny("no guest") : .allow }
                .standing(for: { self.guest }, else: .cover { [unowned self] in login })
        ]
    }

    private var login: any Presentable {
        if isBroken { return Later<Login> { throw NoLogin() } }
        logins += 1
        return isPlain ? Login() : Login().returning(RouteType.signedIn)
    }

    func prepareTransition(for route: RouteType) -> Transition<StackRoot> {
        switch route {
        case .bar: .push(Screen("bar"))
        case .signedIn(let guest): .effect("welcome") { self.guest = guest }
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
}
