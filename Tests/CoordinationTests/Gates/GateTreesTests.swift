@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// Gates, and trees that come into windows, go, or borrow each other.
@Suite(.bothEnds, .noUnhandledFailures) struct GateTreesTests {
    @Test("a trigger that waits in a tree resumes there after the tree was put into a window") func putIntoAWindow() {
        let (house, recorder) = (House(), Recorder())
        var resume: Resumption?
        var isOpen = false
        house.gates[.secret] = [Gate("porter") { _ in isOpen ? .allow : .wait { resume = $0 } }]
        house.gates[.push("x")] = [Gate("porter") { _ in isOpen ? .allow : .require(HouseRoute.login) }]
        house.trigger(.secret, completion: recorder("secret"))
        house.trigger(.push("x"), completion: recorder("x"))
        expect(house, "[home]^login")
        let manager = WindowManager(WindowRoot(Screen("before"), name: "main"))
        manager.frontWindow?.perform(.setRoot(house))
        expect(manager, "main: [home]^login")
        isOpen = true
        resume?()
        house.login.map { $0.finish() }
        expect(manager, "main: [home, secret, x]")
        #expect(recorder.lines == ["secret: completed", "x: completed"])
    }

    @Test("a link that waits finds the login of a coordinator that has never triggered before") func firstLink() {
        let (fresh, recorder) = (FreshHouse(), Recorder())
        fresh.trigger(.push("x"), then: HouseRoute.secret, completion: recorder("link"))
        expect(fresh, "[home]^login")
        fresh.isOpen = true
        fresh.login.finish()
        expect(fresh, "[home, x, secret]")
        #expect(recorder.outcome("link")?.isCompleted == true)
    }

    @Test("a waiting trigger ends with its child, and does not affect the same wait in another child") func children() {
        let (parent, recorder) = (Stacked("home"), Recorder())
        func child(_ name: String) -> House {
            let house = House()
            house.gates[.secret] = [Gate("porter") { _ in .require(HouseRoute.login) }]
            house.trigger(.secret, completion: recorder(name))
            return house
        }
        parent.perform(.push(child("one")))
        expect(parent, "[home, [home]^login]")
        parent.perform(.popToRoot())
        #expect(recorder.outcomes["one"]?.count == 1, "it ended when its tree went")
        let second = child("two")
        parent.perform(.push(second))
        second.trigger(.secret, completion: recorder("three"))
        #expect(recorder.outcomes["two"] == nil && recorder.outcomes["three"] == nil)
        second.gates = [:]
        second.login.map { $0.finish() }
        #expect(recorder.outcome("two")?.isCompleted == true)
        #expect(recorder.outcome("three")?.isCompleted == true)
    }

    @Test("a commit that a borrowed tree's gate stops gives the tree back, and resumes later") func borrowed() {
        let (one, recorder) = (Stacked("one"), Recorder())
        let guarded = GuardedHouse()
        var isOpen = false
        var resume: Resumption?
        guarded.porter.answer = { _ in isOpen ? .allow : .wait { resume = $0 } }
        one.perform(
            .multiple(
                .push(Screen("a")), .trigger(.push("b"), on: guarded.house), .trigger(.secret, on: guarded.house)),
            completion: recorder("it"))
        expect(one, "[one]")
        #expect(guarded.tree == "main: [home]")
        #expect(guarded.house.outcome(of: .push("free"))?.isCompleted == true)
        isOpen = true
        resume?()
        expect(one, "[one, a]")
        #expect(guarded.tree == "main: [home, free, b, secret]")
        #expect(recorder.lines == ["it: completed"])
    }

    @Test(
        "the gates of a manager are asked too when the route comes from another tree, or from none", arguments: [0, 1])
    func gatesOfTheManager(_ way: Int) {
        let (guarded, one, recorder) = (GuardedHouse(), Stacked("one"), Recorder())
        guarded.manager.gates = [Gate("maintenance") { _ in .deny("later") }]
        if way == 0 {
            one.perform(.trigger(.secret, on: guarded.house), completion: recorder("it"))
        } else {
            Treeless(to: guarded.house).trigger(.on, completion: recorder("it"))
        }
        #expect(recorder.outcome("it") == .rejected(.denied("later")))
        #expect(guarded.house.built == 0)
        #expect(guarded.tree == "main: [home]")
    }

    @Test("a route passed on by a router without a tree waits in the gated router's tree") func treeless() {
        let guarded = GuardedHouse()
        guarded.wantsLogin()
        Treeless(to: guarded.house).trigger(.on, completion: guarded.recorder("it"))
        #expect(guarded.recorder.outcomes["it"] == nil)
        #expect(guarded.tree == "main: [home]^login")
        guarded.signIn()
        #expect(guarded.recorder.outcome("it")?.isCompleted == true)
        #expect(guarded.tree == "main: [home, secret]")
        #expect(guarded.house.outcome(of: .push("next"))?.isCompleted == true)
    }

    @Test("a redirected route of a router without a tree resumes in the tree where it was stopped")
    func treelessRedirection() {
        let guarded = GuardedHouse()
        guarded.porter.answer = { _ in .redirect(to: HouseRoute.push("elsewhere")) }
        Treeless(to: guarded.house).trigger(.on, completion: guarded.recorder("it"))
        #expect(guarded.recorder.outcome("it")?.isCompleted == true)
        #expect(guarded.tree == "main: [home, elsewhere]")
    }

    @Test("a gate of a router without a tree can neither redirect a route nor have it wait") func stoppedNowhere() {
        let (house, recorder) = (House(), Recorder())
        var resume: Resumption?
        func outcome(_ verdict: Verdict) -> TransitionOutcome? {
            Treeless(to: house, [Gate("porter") { _ in verdict }]).trigger(
                .on, completion: recorder(verdict.description))
            return recorder.outcome(verdict.description)
        }
        for verdict in [Verdict.require(HouseRoute.login), .redirect(to: HouseRoute.push("x"))] {
            guard case .failed(let error)? = outcome(verdict) else {
                Issue.record("it has not failed")
                continue
            }
            #expect(error.detail == .unclaimed(asked: []))
        }
        #expect(outcome(.wait { resume = $0 }) == .cancelled(.released))
        #expect(resume == nil)
        expect(house, "[home]")
    }

    @Test("a gesture or a recovery of a router without a tree changes the tree that its route reaches")
    func treelessGesture() {
        let (house, recorder) = (House(), Recorder())
        let gesture = Treeless(to: house).begin(.on, completion: recorder("gesture"))
        #expect(gesture.isActive)
        expect(house, "[home, secret]")
        gesture.finish()
        #expect(recorder.outcome("gesture")?.isCompleted == true)
        Treeless(to: house).begin(.on, completion: recorder("other")).cancel()
        #expect(recorder.outcome("other") == .cancelled(.user))
        Treeless(to: house).recover(to: .on, completion: recorder("recovery"))
        #expect(recorder.outcome("recovery")?.isCompleted == true)
        expect(house, "[home, secret, secret]")
    }
}

/// Hands its route on, and says nothing of a tree.
private final class Treeless: Router {
    private let house: House
    private let gates: [Gate]

    init(to house: House, _ gates: [Gate] = []) { (self.house, self.gates) = (house, gates) }

    func gates(for route: PassRoute) -> [Gate] { gates }

    func join(_ route: PassRoute, to commit: inout RunningCommit) throws(TransitionError) {
        try commit.join(.secret, on: house)
    }
}

/// What its root holds from the start makes no trigger of its own necessary.
private final class FreshHouse: Coordinator {
    let root = StackRoot(Screen("home"))
    let login = Prerequisite("login")
    var isOpen = false

    func gates(for route: HouseRoute) -> [Gate] {
        route == .secret ? [Gate("open") { _ in self.isOpen ? .allow : .require(HouseRoute.login) }] : []
    }

    func prepareTransition(for route: HouseRoute) -> Transition<StackRoot> {
        switch route {
        case .push(let name): .push(Screen(name))
        case .login: .present(login)
        default: .push(Screen("secret"))
        }
    }
}
