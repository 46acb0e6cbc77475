@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// Gates, and hosts that take their time, refuse, or report what a user did.
@Suite(.bothEnds, .noUnhandledFailures) struct GateHostTests {
    @Test("a tap on a gated tab shows the old tab again, then the login, then the tab") func gatedTab() {
        let (app, recorder) = (Tabbed(), Recorder())
        app.host.choose(app.other, completion: recorder("tap"))
        #expect(app.host.shownAgain == ["main: {home*, other}"])
        expect(app.manager, "main: {home*, other}^login")
        app.isSignedIn = true
        app.login?.finish()
        expect(app.manager, "main: {home, other*}")
        #expect(recorder.lines == ["tap: completed"])
        #expect(app.host.shown == app.manager.tree)
        #expect(app.host.shownAgain.count == 1, "it is notified once")
    }

    @Test("a tap on a gated tab whose login is closed leaves the old tab") func gatedTabDenied() {
        let (app, recorder) = (Tabbed(), Recorder())
        app.host.choose(app.other, completion: recorder("tap"))
        app.host.dragAway()
        expect(app.manager, "main: {home*, other}")
        #expect(recorder.outcome("tap") == .rejected(.closed("login")))
        #expect(app.host.shown == app.manager.tree)
    }

    @Test("each stage of a gated route settles before the next, and the outcome comes last") func holding() {
        let guarded = GuardedHouse(isHolding: true)
        guarded.wantsLogin()
        guarded.house.trigger(.secret, with: .unanimated, completion: guarded.recorder("it"))
        #expect(guarded.tree == "main: [home]^login" && guarded.host.waiting.count == 1)
        guarded.host.acknowledge()
        guarded.signIn()
        #expect(guarded.tree == "main: [home]" && guarded.host.waiting.count == 1)
        guarded.host.acknowledge()
        #expect(guarded.tree == "main: [home, secret]" && guarded.host.waiting.count == 1)
        #expect(guarded.recorder.lines.isEmpty)
        #expect(guarded.host.waiting.first?.options == .unanimated)
        guarded.host.acknowledge()
        #expect(guarded.recorder.lines == ["it: completed"])
        #expect(guarded.host.waiting.isEmpty)
    }

    @Test(
        "a refused login or destination fails the trigger; a refused end of the login can be repeated",
        arguments: [0, 1, 2])
    func refusing(_ stage: Int) {
        let guarded = GuardedHouse(isHolding: true)
        guarded.wantsLogin()
        guarded.house.trigger(.secret, completion: guarded.recorder("it"))
        if stage == 0 {
            guarded.host.refuse("no room")
        } else {
            guarded.host.acknowledge()
            guarded.signIn()
            if stage == 1 {
                guarded.host.refuse("no room")
                #expect(guarded.tree == "main: [home]^login")
                #expect(guarded.recorder.lines.isEmpty, "the login stands, and is waited for")
                guarded.host.isHolding = false
                guarded.house.login.map { $0.finish() }
                #expect(guarded.tree == "main: [home, secret]")
                return
            }
            guarded.host.acknowledge()
            guarded.host.refuse("no room")
        }
        guard case .hostRefused? = guarded.recorder.error("it")?.detail else {
            Issue.record("\(guarded.recorder.lines)")
            return
        }
        #expect(guarded.tree == "main: [home]")
        #expect(guarded.host.shown == guarded.manager.tree)
        guarded.host.isHolding = false
        guarded.porter.answer = { _ in .allow }
        #expect(guarded.house.outcome(of: .secret)?.isCompleted == true)
    }

    @Test("a recovery while the login settles, or waits for its turn, ends all of it once", arguments: [0, 1])
    func recovered(_ stage: Int) {
        let guarded = GuardedHouse(isHolding: true)
        guarded.wantsLogin()
        if stage == 1 { guarded.house.trigger(.push("a"), completion: guarded.recorder("a")) }
        guarded.house.trigger(.secret, completion: guarded.recorder("it"))
        guarded.house.recover(to: .home, completion: guarded.recorder("recovery"))
        #expect(guarded.recorder.outcome("it") == .cancelled(.recovery))
        #expect(guarded.recorder.outcome("recovery") != nil)
        #expect(guarded.tree == "main: [home]")
        guarded.host.isHolding = false
        #expect(guarded.house.outcome(of: .push("next"))?.isCompleted == true)
    }

    @Test("a recovery that a gate redirects has closed the alerts all the same") func recoveryRedirected() {
        let guarded = GuardedHouse()
        guarded.house.perform(.alert("Sure", choices: [.cancel()]))
        guarded.porter.answer = { _ in .redirect(to: HouseRoute.push("safe")) }
        guarded.house.recover(to: .secret, completion: guarded.recorder("it"))
        #expect(guarded.recorder.lines == ["it: completed"])
        #expect(guarded.tree == "main: [home, safe]")
    }

    @Test("a login that the user drags away while it settles is closed") func draggedWhileSettling() {
        let guarded = GuardedHouse(isHolding: true)
        guarded.wantsLogin()
        guarded.house.trigger(.secret, completion: guarded.recorder("it"))
        guarded.host.dragAway()
        guarded.host.isHolding = false
        guarded.host.acknowledge()
        #expect(guarded.recorder.outcome("it") == .rejected(.closed("login")))
        #expect(guarded.tree == "main: [home]")
    }

    @Test("a reset while triggers wait ends each once, launches afresh, and frees everything old") func reset() {
        weak var old: House?
        weak var login: Prerequisite?
        let recorder = Recorder()
        let manager = WindowManager { [WindowRoot(House(), name: "main")] }
        do {
            let house = (manager.frontWindow?.content as? House) ?? House()
            house.gates[.secret] = [Gate("porter") { _ in .require(HouseRoute.login) }]
            house.trigger(.secret, completion: recorder("it"))
            house.trigger(
                .push("a"), gates: [Gate("porter") { _ in .ask("Sure?", choices: [.cancel()]) }],
                completion: recorder("asked"))
            manager.perform(.open(WindowRoot(Screen("second"), name: "second")))
            (old, login) = (house, house.login)
        }
        expect(manager, "main: [home]^login!\"Sure?\"; second: second")
        manager.reset(completion: recorder("reset"))
        expect(manager, "main: [home]")
        #expect(recorder.outcome("it") == .cancelled(.recovery))
        #expect(recorder.outcome("asked") == .cancelled(.recovery))
        #expect(recorder.outcome("reset")?.isCompleted == true)
        #expect(old == nil && login == nil)
    }
}

enum TabbedRoute: Route { case other, login }

/// Two tabs, the second for members only.
private final class Tabbed: Coordinator {
    let root: TabRoot
    let other = Screen("other")
    private(set) lazy var manager = WindowManager(WindowRoot(self, name: "main"))
    private(set) lazy var host = TestHost(manager)
    var isSignedIn = false
    private(set) weak var login: Prerequisite?

    init() {
        root = TabRoot(Screen("home"), other)
        _ = host
    }

    func gates(for route: TabbedRoute) -> [Gate] {
        route == .other ? [Gate("members") { _ in self.isSignedIn ? .allow : .require(TabbedRoute.login) }] : []
    }

    func route(for report: Report) -> TabbedRoute? {
        if case .selected(other.id) = report { .other } else { nil }
    }

    func prepareTransition(for route: TabbedRoute) -> Transition<TabRoot> {
        switch route {
        case .other: return .select(other)
        case .login:
            let prerequisite = Prerequisite("login")
            login = prerequisite
            return .present(prerequisite)
        }
    }
}
