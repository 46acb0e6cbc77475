import Coordination
import CoordinationMoves
import CoordinationTesting
import Testing

/// A tab whose first screen stands for a user.
private final class Desk: Coordinator {
    enum RouteType: Route, Codable { case start }

    final class Login: Presentable, Finishing, Offering {
        typealias Output = Void
        let node = Screen("login")
        var offers: [Offer] { [Offer("sign in") { self.finish(completion: $0) }] }
    }

    let root = StackRoot()
    let repair: Repair
    var user: Int? = 1

    init(_ repair: Repair = .cover { Login() }) {
        self.repair = repair
        trigger(.start)
    }

    func gates(for route: RouteType) -> [Gate] {
        [
            Gate("user") { _ in self.user == nil ? .deny("nobody is signed in") : .allow }
                .standing(for: { [unowned self] in user }, else: repair)
        ]
    }

    func prepareTransition(for route: RouteType) -> Transition<StackRoot> { .set([Screen("desk")]) }
}

@Suite("The first screen of another user", .noUnhandledFailures) struct FirstScreenTests {
    private let desk = Desk()
    private let windows: WindowManager

    init() {
        windows = WindowManager(WindowRoot(TabRoot(desk, StackRoot(Screen("help"), name: "help")), name: "main"))
        desk.user = nil
        windows.gatesChanged()
        desk.user = 2
        windows.do(.tap("sign in", on: "login"))
        expect(windows, "main: {[desk^user]*, help[help]}")
    }

    @Test("under its empty screen the user can do nothing, not even go to another tab") func nothing() {
        #expect(windows.moves.isEmpty && !windows.canGoBack)
        windows.gatesChanged()
        #expect(windows.moves.isEmpty)
    }

    @Test("its owner finds it again") func back() {
        desk.user = 1
        windows.gatesChanged()
        expect(windows, "main: {[desk]*, help[help]}")
    }

    @Test("a route that sets its stack is the way out for the other") func set() {
        desk.trigger(.start)
        expect(windows, "main: {[desk]*, help[help]}")
        #expect(windows.moves.count == 2)
    }

    @Test("a repair that names a route leads the other out, and only out of a first screen", arguments: [false, true])
    func replaced(isDeeper: Bool) {
        let desk = Desk(.replace(by: Desk.RouteType.start))
        let tree = WindowManager(WindowRoot(TabRoot(desk), name: "main"))
        let first = desk.root.screens[0].node.id
        if isDeeper { desk.root.perform(.push(Screen("paper"))) }
        desk.user = 2
        tree.gatesChanged()
        expect(tree, "main: {[desk]*}")
        #expect(desk.root.screens[0].node.id != first)
    }
}
