@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

/// What each verdict makes of a trigger, and which gates are asked.
@Suite(.bothEnds, .noUnhandledFailures) struct VerdictTests {
    private let guarded = GuardedHouse()
    private var house: House { guarded.house }

    @Test("the gates of the call are asked first, then the route's, then the type's, all of them") func order() {
        let recorder = Recorder()
        func porter(_ name: String) -> Porter {
            Porter(name) { _ in
                recorder.note(name)
                return .allow
            }
        }
        house.gates[.secret] = [porter("route 1").gate, porter("route 2").gate]
        Strongroom.withKeeper(porter("type")) { _ in
            house.answers[.secret] = {
                recorder.note("prepared")
                return .push(Strongroom())
            }
            house.trigger(.secret, gates: [porter("call 1").gate, porter("call 2").gate], completion: recorder("it"))
        }
        #expect(
            recorder.lines == ["call 1", "call 2", "route 1", "route 2", "prepared", "type", "it: completed"])
    }

    @Test("the first gate that does not allow decides, and those after it are not asked") func firstDecides() {
        let (one, two, three) = (Porter("1"), Porter("2") { _ in .deny("two") }, Porter("3") { _ in .deny("three") })
        house.gates[.secret] = [two.gate, three.gate]
        house.trigger(.secret, gates: [one.gate], completion: guarded.recorder("it"))
        #expect(guarded.recorder.outcome("it") == .rejected(.denied("two")))
        #expect([one.asked, two.asked, three.asked] == [1, 1, 0])
    }

    @Test("the gates of each router that a route passes are asked, in that order") func routers() {
        let recorder = Recorder()
        func porter(_ name: String) -> Porter {
            Porter(name) { _ in
                recorder.note(name)
                return .allow
            }
        }
        house.gates[.secret] = [porter("house").gate]
        let outer = HandingOn(to: house, [porter("outer").gate])
        HandingOn(to: outer, [porter("outermost").gate]).trigger(.secret, gates: [porter("call").gate]) { _ in }
        #expect(recorder.lines == ["call", "outermost", "outer", "house"])
        #expect(guarded.tree == "main: [home, secret]")
    }

    @Test("a lenient gate of a call does not replace the route's own") func lenientCall() {
        guarded.porter.answer = { _ in .deny("no") }
        house.trigger(.secret, gates: [Gate("lenient") { _ in .allow }], completion: guarded.recorder("it"))
        #expect(guarded.recorder.outcome("it") == .rejected(.denied("no")))
        #expect(guarded.porter.asked == 1)
    }

    @Test("each attempt asks all gates again, and gives them the attempt, the route and the options") func attempts() {
        guarded.wantsLogin()
        let first = Porter("first")
        house.gates[.secret]?.insert(first.gate, at: 0)
        house.trigger(.secret, with: .unanimated, completion: guarded.recorder("it"))
        guarded.signIn()
        #expect(first.requests.map(\.attempt) == [1, 2])
        #expect(guarded.porter.requests.map(\.attempt) == [1, 2])
        for request in first.requests {
            #expect(request.topic == "HouseRoute.secret")
            #expect(request.options == .unanimated)
            #expect(request.route(of: HouseRoute.self) == .secret)
            #expect(request.route(of: AnnexRoute.self) == nil)
        }
        #expect(guarded.host.commits.last?.options == .unanimated)
    }

    @Test("a redirection has the outcome and the gates of the other route, and the trigger's options")
    func redirection() {
        let other = Porter("other")
        guarded.porter.answer = { _ in .redirect(to: HouseRoute.push("elsewhere")) }
        house.gates[.push("elsewhere")] = [other.gate]
        house.trigger(.secret, with: .unanimated, completion: guarded.recorder("it"))
        #expect(guarded.tree == "main: [home, elsewhere]")
        #expect(other.requests.map(\.options) == [.unanimated])
        #expect(guarded.recorder.outcome("it")?.isCompleted == true)
        #expect(house.built == 0)
        other.answer = { _ in .deny("nor here") }
        house.trigger(.secret, completion: guarded.recorder("again"))
        #expect(guarded.recorder.outcome("again") == .rejected(.denied("nor here")))
    }

    @Test("a redirection that changes nothing is no change; one that no router takes fails") func redirectedNowhere() {
        guarded.porter.answer = { _ in .redirect(to: HouseRoute.nothing) }
        house.trigger(.secret, completion: guarded.recorder("it"))
        #expect(guarded.recorder.outcome("it") == .noChange)
        guarded.porter.answer = { _ in .redirect(to: AnnexRoute.start) }
        house.trigger(.secret, completion: guarded.recorder("untaken"))
        #expect(guarded.recorder.error("untaken")?.detail == .unclaimed(asked: ["House"], isRootKnown: false))
        #expect(guarded.tree == "main: [home]")
    }

    @Test("a redirection undoes the steps before it") func undoesSteps() {
        guarded.porter.answer = { _ in .redirect(to: HouseRoute.push("elsewhere")) }
        house.trigger(.push("a"), then: HouseRoute.secret, HouseRoute.push("b"), completion: guarded.recorder("it"))
        #expect(guarded.tree == "main: [home, elsewhere]")
        #expect(guarded.host.commits.count == 1, "what was undone is never shown")
    }

    @Test("gates that send a route back and forth, or to itself, fail") func backAndForth() {
        house.gates[.secret] = [Gate("here") { _ in .redirect(to: HouseRoute.detour) }]
        house.gates[.detour] = [Gate("there") { _ in .redirect(to: HouseRoute.secret) }]
        house.trigger(.secret, completion: guarded.recorder("it"))
        guard case .gateLoops? = guarded.recorder.error("it")?.detail else {
            Issue.record("\(guarded.recorder.lines)")
            return
        }
        house.gates[.detour] = [Gate("self") { _ in .redirect(to: HouseRoute.detour) }]
        house.trigger(.detour, completion: guarded.recorder("self"))
        #expect(guarded.recorder.error("self")?.detail == .gateLoops("self"))
        #expect(guarded.tree == "main: [home]")
        house.trigger(.push("next"), completion: guarded.recorder("next"))
        #expect(guarded.recorder.outcome("next")?.isCompleted == true)
    }

    @Test("a redirection to a route that needs a login waits for the login") func redirectedThenLogin() {
        guarded.wantsLogin()
        house.gates[.detour] = [Gate("detour") { _ in .redirect(to: HouseRoute.secret) }]
        house.trigger(.detour, completion: guarded.recorder("it"))
        #expect(guarded.tree == "main: [home]^login")
        guarded.signIn()
        #expect(guarded.tree == "main: [home, secret]")
        #expect(guarded.recorder.outcome("it")?.isCompleted == true)
    }

    @Test("a stopped link leaves nothing, and is planned again from its start on the tree as it then is")
    func plannedAgain() {
        guarded.wantsLogin()
        house.trigger(.push("a"), then: HouseRoute.secret, HouseRoute.push("b"), completion: guarded.recorder("it"))
        #expect(guarded.tree == "main: [home]^login")
        #expect(house.prepared == [.push("a"), .login])
        house.perform(.push(Screen("meanwhile")))
        guarded.signIn()
        #expect(guarded.tree == "main: [home, meanwhile, a, secret, b]")
        #expect(guarded.recorder.outcome("it")?.isCompleted == true)
    }

    @Test("a trigger made in a preparation is undone with the stopped commit, and joins it again") func joined() {
        guarded.wantsLogin()
        house.answers[.probe] = { [unowned house, guarded] in
            house.trigger(.push("joined"), completion: guarded.recorder("joined"))
            return .trigger(.secret, on: house)
        }
        house.trigger(.probe, completion: guarded.recorder("it"))
        #expect(guarded.recorder.lines == ["joined: cancelled: the commit that it had joined was undone"])
        guarded.signIn()
        #expect(guarded.tree == "main: [home, secret, joined]")
        #expect(guarded.recorder.lines.dropFirst() == ["it: completed", "joined: completed"])
    }

    @Test("a gate that triggers the login itself and denies does not lock anything") func triggersItself() {
        guarded.porter.answer = { [unowned house, guarded] _ in
            house.trigger(.login, completion: guarded.recorder("login"))
            return .deny("sign in")
        }
        house.trigger(.secret, completion: guarded.recorder("it"))
        #expect(guarded.recorder.outcome("it") == .rejected(.denied("sign in")))
        #expect(guarded.recorder.outcomes["login"]?.count == 1)
        #expect(guarded.tree == "main: [home]")
        house.trigger(.push("next"), completion: guarded.recorder("next"))
        #expect(guarded.tree == "main: [home, next]")
    }

    @Test("a request can be made by hand, to try a gate") func byHand() {
        let request = GateRequest(HouseRoute.push("x"), attempt: 3, options: .unanimated)
        #expect(request.topic == "HouseRoute.push(\"x\")")
        #expect(request.attempt == 3)
        #expect(
            Gate("adults only") { _ in .deny("too young") }.verdict(for: request).description
                == "deny: too young")
        #expect(!Verdict.require(HouseRoute.login).isAllowed && Verdict.allow.isAllowed)
    }
}

/// Hands a house's routes on, behind gates of its own.
private final class HandingOn: Router {
    private let next: any Router<HouseRoute>
    private let keepers: [Gate]

    init(to next: any Router<HouseRoute>, _ keepers: [Gate]) { (self.next, self.keepers) = (next, keepers) }

    var anchor: Node? { next.anchor }

    func gates(for route: HouseRoute) -> [Gate] { keepers }

    func join(_ route: HouseRoute, to commit: inout RunningCommit) throws(TransitionError) {
        try commit.join(route, on: next)
    }
}
