@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// A destination that waits, while the tree around it becomes another.
@Suite(.bothEnds, .noUnhandledFailures) struct ReplacedRootTests {
    private let estate = Estate()

    @Test("a login that replaces the root frees the old one, and the destination is shown on the new one")
    func replaced() {
        weak let old = estate.house
        estate.trigger()
        expect(estate.manager, "main: login")
        #expect(old == nil)
        estate.signIn()
        expect(estate.manager, "main: [home, secret]")
        #expect(estate.recorder.lines == ["it: completed"])
        #expect(estate.house?.built == 1)
    }

    @Test("a login replaced by another root without signing in rejects the route") func denied() {
        estate.trigger()
        estate.manager.send(EstateRoute.house, completion: nil)
        expect(estate.manager, "main: [home]")
        #expect(estate.recorder.outcome("it") == .rejected(.closed("login")))
    }

    @Test("a route left without a router after its login is rejected, as if the login was closed") func noRouter() {
        estate.trigger()
        estate.isSignedIn = true
        estate.window.perform(.setRoot(Screen("closed")))
        expect(estate.manager, "main: closed")
        #expect(estate.recorder.outcome("it") == .rejected(.closed("login")))
    }

    @Test("a waiting route whose window is closed goes to the nearest router, and the window is freed")
    func closedWindow() {
        weak var other: House?
        var resume: Resumption?
        do {
            let made = House()
            other = made
            made.gates[.secret] = [Gate("porter") { _ in .wait { resume = $0 } }]
            let window = WindowRoot(made, name: "other")
            estate.manager.perform(.open(window))
            made.trigger(.secret, completion: estate.recorder("it"))
            estate.manager.perform(.close(window))
        }
        #expect(other == nil && estate.recorder.lines.isEmpty)
        estate.isSignedIn = true
        resume?()
        expect(estate.manager, "main: [home, secret]")
        #expect(estate.recorder.lines == ["it: completed"])
    }

    @Test("a sent route and a link find the nearest router as well", arguments: [false, true])
    func others(isLink: Bool) {
        if isLink {
            estate.house?.trigger(.nothing, then: HouseRoute.secret, completion: estate.recorder("it"))
        } else {
            estate.house?.top.send(HouseRoute.secret, completion: estate.recorder("it"))
        }
        expect(estate.manager, "main: login")
        estate.signIn()
        expect(estate.manager, "main: [home, secret]")
        #expect(estate.recorder.lines == ["it: completed"])
    }

    @Test("a claimed report waits like its route") func claimed() {
        estate.house?.perform(.push(Screen("list")))
        estate.house?.claims = { _ in .secret }
        let host = TestHost(estate.manager)
        host.swipeBack(completion: estate.recorder("it"))
        expect(estate.manager, "main: login")
        estate.signIn()
        expect(estate.manager, "main: [home, secret]")
        #expect(estate.recorder.lines == ["it: completed"])
        #expect(host.commits.last?.report == nil)
        #expect(host.commits.last?.changes.allSatisfy(\.isAnimated) == true)
    }

    @Test("a login that finishes in place goes when its result's route sets the new root") func finishedInPlace() {
        estate.makesRoom = true
        estate.trigger()
        estate.isSignedIn = true
        estate.login?.finish()
        expect(estate.manager, "main: [home, secret]")
        #expect(estate.recorder.lines == ["it: completed"])
    }
}

enum EstateRoute: Route { case house, login }

/// A window whose root is either a house or a login.
final class Estate: Coordinator {
    let root = WindowRoot(name: "main")
    let gate = Porter("signed in")
    let recorder = Recorder()
    private(set) lazy var manager = WindowManager(self)
    var isSignedIn = false
    /// Whether the end of the login opens a house.
    var makesRoom = false
    private(set) weak var login: Prerequisite?

    init() {
        trigger(.house)
        gate.answer = { [unowned self] _ in isSignedIn ? .allow : .require(EstateRoute.login) }
        _ = manager
    }

    var window: WindowRoot { root }
    var house: House? { root.content as? House }

    func trigger() { house?.trigger(.secret, completion: recorder("it")) }

    func signIn() {
        isSignedIn = true
        trigger(.house)
    }

    func prepareTransition(for route: EstateRoute) -> Transition<WindowRoot> {
        switch route {
        case .house:
            let house = House()
            house.gates[.secret] = [gate.gate]
            return .setRoot(house)
        case .login:
            let prerequisite = Prerequisite("login")
            login = prerequisite
            return makesRoom ? .setRoot(prerequisite.returning(EstateRoute.house)) : .setRoot(prerequisite)
        }
    }
}
