@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// A gate that asks the user.
@Suite(.bothEnds, .noUnhandledFailures) @MainActor struct GateQuestionTests {
    private let guarded = GuardedHouse()
    private var house: House { guarded.house }
    private var recorder: Recorder { guarded.recorder }
    private let consent = Consent()

    private final class Consent {
        var isGiven = false
    }

    private func ask(_ choices: AlertChoice...) {
        guarded.porter.answer = { [consent] _ in consent.isGiven ? .allow : .ask("Old enough?", choices: choices) }
        house.trigger(.secret, completion: recorder("it"))
        #expect(guarded.tree == "main: [home]!\"Old enough?\"")
    }

    private var yes: AlertChoice { AlertChoice("Yes") { [consent] in consent.isGiven = true } }

    @Test("an answer runs its action, and the gate is asked again", arguments: [false, true]) func yes(isTapped: Bool) {
        ask(yes, .cancel())
        if isTapped { guarded.host.answer("Yes") } else { house.choose("Yes", completion: nil) }
        #expect(guarded.tree == "main: [home, secret]")
        #expect(recorder.lines == ["it: completed"])
    }

    @Test(
        "a cancelling answer rejects the route, whether it is chosen or given by going back", arguments: [false, true])
    func no(byBack: Bool) {
        ask(yes, .cancel("No"))
        if byBack { guarded.manager.back(completion: nil) } else { house.choose("No", completion: nil) }
        #expect(recorder.outcome("it") == .rejected(.denied("the answer to 'Old enough?' was 'No'")))
        #expect(guarded.tree == "main: [home]")
        #expect(guarded.porter.asked == 1)
    }

    @Test("a question closed without an answer rejects the route, and a second try asks again") func closed() {
        ask(yes)
        house.perform(.dismiss())
        #expect(recorder.outcome("it") == .rejected(.denied("'Old enough?' was closed without an answer")))
        house.trigger(.secret, completion: recorder("again"))
        #expect(guarded.tree == "main: [home]!\"Old enough?\"")
    }

    @Test("a question ends as cancelled with a recovery, and as released with its window") func ended() {
        ask(yes)
        house.recover(to: .home, completion: nil)
        #expect(recorder.outcome("it") == .cancelled(.recovery))
        let other = House()
        other.gates[.secret] = [guarded.porter.gate]
        let window = WindowRoot(other, name: "other")
        guarded.manager.perform(.open(window))
        other.trigger(.secret, completion: recorder("other"))
        #expect(guarded.tree == "main: [home]; other: [home]!\"Old enough?\"")
        guarded.manager.perform(.close(window))
        #expect(recorder.outcome("other") == .cancelled(.released))
    }

    @Test("a question without choices fails") func noChoices() {
        guarded.porter.answer = { _ in .ask("Well?", choices: []) }
        house.trigger(.secret, completion: recorder("it"))
        #expect(recorder.error("it")?.detail == .noChoices)
        #expect(guarded.tree == "main: [home]")
    }

    @Test("an answer that changes nothing is asked for three times at most") func inVain() {
        ask(AlertChoice("Yes"), .cancel())
        for _ in 1...3 { house.choose("Yes", completion: nil) }
        #expect(recorder.error("it")?.detail == .gateLoops("porter"))
        #expect(guarded.tree == "main: [home]")
    }

    @Test("an answer's own route runs before the gate is asked again") func ownRoute() {
        house.answers[.probe] = { [consent] in
            consent.isGiven = true
            return .push(Screen("consent"))
        }
        ask(AlertChoice("Sign", sends: HouseRoute.probe), .cancel())
        house.trigger(.push("later"), completion: recorder("later"))
        house.choose("Sign", completion: nil)
        #expect(guarded.tree == "main: [home, later, consent, secret]")
        #expect(recorder.lines == ["later: completed", "it: completed"])
    }

    @Test("an answer's own route keeps its place before later triggers") func ownRouteWhileWaiting() {
        house.answers[.probe] = { [consent] in
            consent.isGiven = true
            return .push(Screen("consent"))
        }
        ask(AlertChoice("Sign", sends: HouseRoute.probe), .cancel())
        guarded.host.isHolding = true
        house.choose("Sign", completion: nil)
        house.trigger(.push("later"), completion: recorder("later"))
        guarded.host.isHolding = false
        guarded.host.acknowledge()
        #expect(guarded.tree == "main: [home, consent, secret, later]")
    }

    @Test("each waiting trigger has a question of its own, one after the other") func two() {
        ask(yes, .cancel("No"))
        house.trigger(.secret, completion: recorder("two"))
        house.choose("No", completion: nil)
        #expect(recorder.lines == ["it: rejected: it is not allowed: the answer to 'Old enough?' was 'No'"])
        house.choose("Yes", completion: nil)
        #expect(recorder.lines.last == "two: completed")
        #expect(guarded.tree == "main: [home, secret]")
    }

    @Test("the alert is withdrawn with the task that waits for it") func withdrawn() async {
        guarded.porter.answer = { [yes] _ in .ask("Old enough?", choices: [yes]) }
        let task = Task.immediate { @MainActor in _ = try? await house.trigger(.secret) }
        #expect(guarded.tree == "main: [home]!\"Old enough?\"")
        task.cancel()
        await task.value
        #expect(guarded.tree == "main: [home]")
    }
}
