import Coordination
import CoordinationTesting
import Testing

/// What a gate asks for first, and what becomes of the triggers that wait for it.
@Suite(.bothEnds, .noUnhandledFailures) struct PrerequisiteTests {
    private let guarded = GuardedHouse()
    private var house: House { guarded.house }
    private var recorder: Recorder { guarded.recorder }

    @Test(
        "a login closed without signing in rejects the route, and a second try asks again", arguments: Closing.allCases)
    func closed(_ closing: Closing) {
        guarded.wantsLogin()
        house.trigger(.secret, completion: recorder("it"))
        closing.close(guarded)
        #expect(recorder.outcome("it") == .rejected(.closed("login")))
        #expect(guarded.tree == "main: [home]")
        #expect(house.login == nil && house.built == 0)
        house.trigger(.secret, completion: recorder("again"))
        #expect(guarded.tree == "main: [home]^login")
        guarded.signIn()
        #expect(recorder.outcome("again")?.isCompleted == true)
    }

    @Test("a login closed after signing in elsewhere is as good as finished", arguments: Closing.allCases)
    func closedButAllowed(_ closing: Closing) {
        guarded.wantsLogin()
        house.trigger(.secret, completion: recorder("it"))
        guarded.porter.answer = { _ in .allow }
        closing.close(guarded)
        #expect(guarded.tree == "main: [home, secret]")
        #expect(recorder.outcome("it")?.isCompleted == true)
    }

    @Test("a login finished three times without the gate allowing ends in a loop error") func threeTimes() {
        guarded.porter.answer = { _ in .require(HouseRoute.login) }
        house.trigger(.secret, completion: recorder("it"))
        for _ in 1...3 {
            #expect(recorder.lines.isEmpty)
            house.login.map { $0.finish() }
        }
        #expect(guarded.porter.asked == 4)
        #expect(guarded.tree == "main: [home]")
        #expect(
            recorder.error("it")?.description == """
                Can't go to HouseRoute.secret: 'porter' requires the same again and again.

                  Tree: main: [home]

                Let the gate allow after its prerequisite, offer a .proceed choice, or deny.
                """)
    }

    @Test("a prerequisite that is denied, fails or is unknown ends the trigger with that outcome") func notShown() {
        guarded.porter.answer = { _ in .require(HouseRoute.login) }
        house.gates[.login] = [Gate("porter") { _ in .deny("closed today") }]
        house.trigger(.secret, completion: recorder("denied"))
        #expect(recorder.outcome("denied") == .rejected(.denied("closed today")))
        house.gates[.login] = []
        house.answers[.login] = { .pop(to: Screen("absent")) }
        house.trigger(.secret, completion: recorder("failed"))
        #expect(recorder.error("failed")?.detail == .notOnStack(on: nil))
        guarded.porter.answer = { _ in .require(AnnexRoute.start) }
        house.trigger(.secret, completion: recorder("unknown"))
        #expect(recorder.error("unknown")?.detail == .unclaimed(asked: ["House"], isRootKnown: false))
        #expect(guarded.tree == "main: [home]")
        guarded.porter.answer = { _ in .allow }
        house.trigger(.secret, completion: recorder("next"))
        #expect(recorder.outcome("next")?.isCompleted == true)
    }

    @Test("a prerequisite that shows nothing has the gate asked again at once, three times at most") func nothing() {
        var isOpen = false
        guarded.porter.answer = { _ in isOpen ? .allow : .require(HouseRoute.nothing) }
        house.trigger(.secret, completion: recorder("loop"))
        #expect(recorder.error("loop")?.detail == .gateLoops("porter"))
        #expect(house.prepared == [.nothing, .nothing, .nothing])
        house.answers[.nothing] = { .effect("open") { isOpen = true } }
        house.trigger(.secret, completion: recorder("opened"))
        #expect(recorder.outcome("opened")?.isCompleted == true)
        #expect(guarded.tree == "main: [home, secret]")
    }

    @Test("a gated login shows its own prerequisite first, then the login, then the destination") func gatedOne() {
        guarded.wantsLogin()
        var hasAgreed = false
        house.gates[.login] = [Gate("terms") { _ in hasAgreed ? .allow : .require(HouseRoute.terms) }]
        house.trigger(.secret, completion: recorder("it"))
        #expect(guarded.tree == "main: [home]^terms")
        hasAgreed = true
        house.terms.map { $0.finish() }
        #expect(guarded.tree == "main: [home]^login")
        guarded.signIn()
        #expect(guarded.tree == "main: [home, secret]")
        #expect(recorder.lines == ["it: completed"])
    }

    @Test("closing the terms of a login rejects each trigger that waits for them") func gatedOneClosed() {
        guarded.wantsLogin()
        house.gates[.login] = [Gate("terms") { _ in .require(HouseRoute.terms) }]
        house.trigger(.secret, completion: recorder("it"))
        house.trigger(.secret, completion: recorder("too"))
        guarded.manager.back(completion: nil)
        #expect(recorder.outcome("it") == .rejected(.closed("terms")))
        #expect(recorder.outcome("too") == .rejected(.closed("terms")))
        #expect(guarded.tree == "main: [home]")
    }

    @Test("a login and terms that need each other end as a loop, and so does a login that needs itself")
    func prerequisiteLoops() {
        guarded.wantsLogin()
        house.gates[.login] = [Gate("a") { _ in .require(HouseRoute.terms) }]
        house.gates[.terms] = [Gate("b") { _ in .require(HouseRoute.login) }]
        house.trigger(.secret, completion: recorder("pair"))
        #expect(recorder.error("pair")?.detail == .gateLoops("b"))
        house.gates[.login] = [Gate("self") { _ in .require(HouseRoute.login) }]
        house.trigger(.secret, completion: recorder("self"))
        #expect(recorder.error("self")?.detail == .gateLoops("self"))
        house.trigger(.login, completion: recorder("direct"))
        #expect(recorder.error("direct")?.detail == .gateLoops("self"))
        #expect(guarded.tree == "main: [home]")
        house.gates = [:]
        house.trigger(.secret, completion: recorder("next"))
        #expect(guarded.tree == "main: [home, secret]")
    }

    @Test("two gates with different prerequisites are satisfied one after the other") func twoGates() {
        guarded.wantsLogin()
        var hasAgreed = false
        house.gates[.secret]?.append(Gate("terms") { _ in hasAgreed ? .allow : .require(HouseRoute.terms) })
        house.trigger(.secret, completion: recorder("it"))
        guarded.signIn()
        #expect(guarded.tree == "main: [home]^terms")
        hasAgreed = true
        house.terms.map { $0.finish() }
        #expect(guarded.tree == "main: [home, secret]")
    }

    @Test("a login that was closed once is shown again when another round needs it") func closedThenNeeded() {
        var isSignedIn = false
        var hasAgreed = false
        guarded.porter.answer = { _ in isSignedIn ? .allow : .require(HouseRoute.login) }
        house.gates[.secret]?.append(Gate("terms") { _ in hasAgreed ? .allow : .require(HouseRoute.terms) })
        house.trigger(.secret, completion: recorder("it"))
        isSignedIn = true
        guarded.manager.back(completion: nil)
        #expect(guarded.tree == "main: [home]^terms")
        (isSignedIn, hasAgreed) = (false, true)
        house.terms.map { $0.finish() }
        #expect(guarded.tree == "main: [home]^login", "its session has ended meanwhile: it has to be signed in again")
    }

    @Test("a prerequisite of several screens goes as a whole when it has ended") func severalScreens() {
        guarded.wantsLogin()
        house.answers[.login] = { .multiple(.present(StackRoot(Screen("welcome"))), .present(Screen("form"))) }
        house.trigger(.secret, completion: recorder("it"))
        #expect(guarded.tree == "main: [home]^[welcome]^form")
        guarded.porter.answer = { _ in .allow }
        house.perform(.dismissToRoot())
        #expect(guarded.tree == "main: [home, secret]")
        #expect(recorder.lines == ["it: completed"])
    }

    @Test("a step back within a prerequisite of several screens does not end it") func stepBackWithin() {
        guarded.wantsLogin()
        house.answers[.login] = { .multiple(.push(Screen("name")), .push(Screen("password"))) }
        house.trigger(.secret, completion: recorder("it"))
        house.back(completion: nil)
        #expect(guarded.tree == "main: [home, name]")
        #expect(recorder.lines.isEmpty)
        house.back(completion: nil)
        #expect(guarded.tree == "main: [home]")
        #expect(recorder.outcome("it") == .rejected(.closed("name")))
    }

    @Test("a screen shown for a result in a stopped commit is shown once on resuming, with one result") func result() {
        guarded.wantsLogin()
        let child = Prerequisite("child")
        child.onFinish { [recorder] in recorder.note("\($0)") }
        house.answers[.probe] = { [unowned house] in
            .multiple(.present(child.returning({ HouseRoute.push("back") })), .trigger(.secret, on: house))
        }
        house.trigger(.probe, completion: recorder("it"))
        #expect(guarded.tree == "main: [home]^login" && recorder.lines.isEmpty)
        guarded.signIn()
        #expect(guarded.tree == "main: [home, secret]^child")
        child.finish { _ in }
        #expect(guarded.tree == "main: [home, secret, back]")
        #expect(recorder.lines == ["it: completed", "success()"])
    }

    @Test("a login pushed on the stack is popped with what was pushed on it") func pushed() {
        guarded.wantsLogin()
        let login = Prerequisite("login")
        house.answers[.login] = { .push(login) }
        house.trigger(.secret, completion: recorder("it"))
        house.perform(.push(Screen("forgot")))
        #expect(guarded.tree == "main: [home, login, forgot]")
        guarded.porter.answer = { _ in .allow }
        login.finish()
        #expect(guarded.tree == "main: [home, secret]")
    }
}

/// How a login can be closed.
enum Closing: CaseIterable {
    case back, dragged, route, dismissAll

    func close(_ guarded: GuardedHouse) {
        switch self {
        case .back: guarded.manager.back(completion: nil)
        case .dragged: guarded.host.dragAway()
        case .route: guarded.house.trigger(.close, completion: nil)
        case .dismissAll: guarded.house.perform(.dismissAll())
        }
    }
}
