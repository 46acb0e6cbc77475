@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// What goes wrong with guards elsewhere, and cannot here.
@Suite(.bothEnds, .noUnhandledFailures) struct OtherGatesTests {
    private let guarded = GuardedHouse()
    private var house: House { guarded.house }
    private var recorder: Recorder { guarded.recorder }

    @Test("a login is animated if the trigger is", arguments: [true, false]) func loginOptions(isAnimated: Bool) {
        guarded.wantsLogin()
        house.trigger(.secret, with: isAnimated ? .animated : .unanimated, completion: recorder("it"))
        #expect(guarded.host.commits.map(\.options.isAnimated) == [isAnimated])
        guarded.signIn()
        #expect(guarded.host.commits.last?.options.isAnimated == isAnimated)
    }

    @Test("a resumption called twice does not skip the next gate") func twice() {
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

    @Test("a gate that allows and also calls an earlier resumption shows one screen for each trigger")
    func allowsAndResumes() {
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

    @Test("a denial without a reason is reported to the caller, and the next trigger works") func notSilent() {
        guarded.porter.answer = { _ in .deny("") }
        house.trigger(.secret, completion: recorder("it"))
        #expect(recorder.outcome("it") == .rejected(.denied("")))
        house.trigger(.push("next"), completion: recorder("next"))
        #expect(guarded.tree == "main: [home, next]")
    }

    @Test("a link does not bypass the gates of the type that it leads to") func linkToAType() {
        Strongroom.withKeeper(Porter("vault") { _ in .deny("locked") }) { keeper in
            house.answers[.probe] = { .push(Strongroom()) }
            house.trigger(.push("a"), then: HouseRoute.probe, completion: recorder("it"))
            #expect(recorder.outcome("it") == .rejected(.denied("locked")))
            #expect(keeper.asked == 1)
        }
        #expect(guarded.tree == "main: [home]")
    }

    @Test("a type's gate that has allowed once is asked again for each new screen") func eachTime() {
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

    @Test("going back from a required login never leads to the screen behind the gate") func escapes() {
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

    @Test("a screen pushed without its gated route during the login makes the route fail") func shownMeanwhile() {
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
