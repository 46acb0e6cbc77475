@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// What goes wrong with guards elsewhere, and cannot here.
@Suite(.bothEnds, .noUnhandledFailures) struct OtherGatesTests {
    private let guarded = GuardedHouse()
    private var house: House { guarded.house }
    private var recorder: Recorder { guarded.recorder }

    @Test("a login follows the trigger: without animation where that has none", arguments: [true, false])
    func loginOptions(isAnimated: Bool) {
        guarded.wantsLogin()
        house.trigger(.secret, with: isAnimated ? .animated : .unanimated, completion: recorder("it"))
        #expect(guarded.host.commits.map(\.options.isAnimated) == [isAnimated])
        guarded.signIn()
        #expect(guarded.host.commits.last?.options.isAnimated == isAnimated)
    }

    @Test("proceeding twice shows one screen, and does not skip the gate that comes next") func twice() {
        var isOpen = false
        var resume: Resumption?
        let next = Porter("next") { _ in .deny("not yet") }
        house.gates[.secret] = [Gate("first") { _ in isOpen ? .allow : .wait { resume = $0 } }, next.gate]
        house.trigger(.secret, completion: recorder("it"))
        isOpen = true
        resume?()
        resume?()
        #expect(next.asked == 1)
        #expect(recorder.lines == ["it: rejected: it is not allowed: not yet"])
        next.answer = { _ in .allow }
        resume?()
        #expect(guarded.tree == "main: [home]")
    }

    @Test("a gate that allows and calls what it was given before shows one screen") func allowsAndResumes() {
        var resume: Resumption?
        house.gates[.secret] = [
            Gate("porter") { request in
                guard request.attempt > 1 || resume != nil else { return .wait { resume = $0 } }
                resume?()
                return .allow
            }
        ]
        house.trigger(.secret, completion: recorder("one"))
        house.trigger(.secret, completion: recorder("two"))
        #expect(recorder.lines == ["two: completed", "one: completed"])
        #expect(guarded.tree == "main: [home, secret, secret]")
    }

    @Test("denied, nothing is lost in silence: the caller is notified, and the next trigger works") func notSilent() {
        guarded.porter.answer = { _ in .deny("") }
        house.trigger(.secret, completion: recorder("it"))
        #expect(recorder.outcome("it") == .rejected(.denied("")))
        house.trigger(.push("next"), completion: recorder("next"))
        #expect(guarded.tree == "main: [home, next]")
    }

    @Test("a link does not go around the gates of the type that it leads to") func linkToAType() {
        Strongroom.withKeeper(Porter("vault") { _ in .deny("locked") }) { keeper in
            house.answers[.probe] = { .push(Strongroom()) }
            house.trigger(.push("a"), then: HouseRoute.probe, completion: recorder("it"))
            #expect(recorder.outcome("it") == .rejected(.denied("locked")))
            #expect(keeper.asked == 1)
        }
        #expect(guarded.tree == "main: [home]")
    }

    @Test("allowed once is not allowed for good: each trigger, and each screen of a type, is asked about")
    func eachTime() {
        Strongroom.withKeeper(Porter("vault")) { keeper in
            house.perform(.push(Later { Strongroom() }, key: 1))
            house.perform(.push(Later { Strongroom() }, key: 1))
            keeper.answer = { _ in .deny("locked") }
            house.perform(.push(Strongroom()), completion: recorder("it"))
            #expect(recorder.outcome("it") == .rejected(.denied("locked")))
            house.perform(.multiple(.pop(), .push(Strongroom())), completion: recorder("too"))
            #expect(recorder.outcome("too") == .rejected(.denied("locked")))
        }
        #expect(guarded.tree == "main: [home, strongroom]")
    }

    @Test("going back from a forced login does not lead to what is behind it, however often") func escapes() {
        guarded.wantsLogin()
        for round in 1...3 {
            house.trigger(.secret, completion: recorder("\(round)"))
            #expect(guarded.tree == "main: [home]^login")
            guarded.manager.back(completion: nil)
            guarded.manager.back(completion: nil)
            #expect(recorder.outcome("\(round)") == .rejected(.closed("login")))
        }
        #expect(house.built == 0)
    }

    @Test("what is behind the gate may be shown while the login is up, by a call that the gate lets pass")
    func shownMeanwhile() {
        let model = Screen("secret")
        house.answers[.secret] = { .push(model) }
        guarded.wantsLogin()
        house.trigger(.secret, completion: recorder("it"))
        house.perform(.push(model))
        guarded.signIn()
        guard case .alreadyShown? = recorder.error("it")?.detail else {
            Issue.record("\(recorder.lines)")
            return
        }
        #expect(guarded.tree == "main: [home, secret]")
    }
}
