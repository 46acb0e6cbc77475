import Coordination
import CoordinationTesting
import Testing

/// A question that is behind a gate.
private final class GuardedQuestion: Finishing {
    typealias Output = Store
    @TaskLocal static var verdict: Verdicts?
    static var gates: [Gate] { [Gate("guard") { _ in verdict?.next() ?? .allow }] }
    let node = Screen("guarded")

    init() { Self.verdict?.built += 1 }

    /// Used by one test at a time.
    final class Verdicts: @unchecked Sendable {
        var verdicts: [Verdict]
        var built = 0
        init(_ verdicts: Verdict...) { self.verdicts = verdicts }
        func next() -> Verdict { verdicts.isEmpty ? .allow : verdicts.removeFirst() }
    }
}

private struct GuardedFlow: Flow {
    var method: DeliveryMethod?
    var store: Store?

    func next() -> FlowStep<GuardedFlow, String> {
        guard method != nil else { return .ask(Picker("method"), \.method) }
        guard let store else { return .ask(GuardedQuestion(), \.store) }
        return .done(store.name)
    }
}

@Suite("Flows whose commits are undone, or wait", .bothEnds, .noUnhandledFailures)
struct FlowUndoTests {
    let recorder = Recorder()

    @Test("a host that refuses the next question leaves the one before, which can be answered again")
    func refusedQuestion() {
        let shown = Shown("home")
        shown.home.perform(.run(NewCart(), onEnd: { recorder.note("\($0)") }))
        shown.host.nextRefusal = "no"
        shown.home.answer(DeliveryMethod.delivery, completion: { outcome in recorder.note("\(outcome)") })
        expect(shown.home, "[home, method]")
        #expect(recorder.lines == ["failed: Can't show the commit of finish 'method': a host refused: no."])
        shown.home.answer(DeliveryMethod.pickup)
        expect(shown.home, "[home, method, address-pickup]")
    }

    @Test("a host that refuses the end leaves the last question, and the output comes once it is shown")
    func refusedEnd() {
        let shown = Shown("home")
        shown.home.perform(
            .run(
                NewCart(method: .pickup, address: Address("lane")),
                onEnd: { result in recorder.note("\(result.map(\.store.name))") }))
        shown.host.nextRefusal = "no"
        shown.home.answer(Store(name: "corner"), completion: { _ in })
        expect(shown.home, "[home, store-lane]")
        #expect(recorder.lines.isEmpty)
        shown.home.answer(Store(name: "other"))
        expect(shown.home, "[home]")
        #expect(recorder.lines == [#"success("other")"#])
    }

    @Test("the output waits for the hosts, and comes before the outcome of the last answer")
    func settles() {
        let shown = Shown("home")
        shown.home.perform(
            .run(
                NewCart(method: .pickup, address: Address("lane")),
                onEnd: { result in recorder.note("\(result.map(\.store.name))") }))
        shown.host.isHolding = true
        shown.home.answer(Store(name: "corner"), completion: recorder("it"))
        expect(shown.home, "[home]")
        #expect(recorder.lines.isEmpty)
        shown.host.acknowledge()
        #expect(recorder.lines == [#"success("corner")"#, "it: completed"])
    }

    @Test("a recovery while a host is silent leaves the flow as it was shown, or removes it")
    func recovery() {
        let shown = Shown("home")
        shown.home.perform(.run(NewCart(), onEnd: { recorder.note("\($0)") }))
        shown.host.isHolding = true
        shown.home.answer(DeliveryMethod.pickup, completion: { outcome in recorder.note("\(outcome)") })
        shown.home.root.recover(to: .none())
        expect(shown.home, "[home, method]")
        #expect(recorder.lines == ["cancelled: everything that was pending was ended"])
        shown.home.root.recover(to: .popToRoot())
        #expect(recorder.lines.count == 2)
    }

    @Test("a gate of the next question's type that denies leaves the one before, and nothing is built")
    func denied() {
        let verdicts = GuardedQuestion.Verdicts(.deny("not today"))
        GuardedQuestion.$verdict.withValue(verdicts) {
            let stack = StackRoot(Screen("home"))
            stack.perform(.run(GuardedFlow(), onEnd: { recorder.note("\($0)") }))
            stack.answer(DeliveryMethod.pickup, completion: { outcome in recorder.note("\(outcome)") })
            expect(stack, "[home, method]")
            #expect(recorder.lines == ["rejected: it is not allowed: not today"])
            #expect(verdicts.built == 0)
            stack.answer(DeliveryMethod.pickup)
            expect(stack, "[home, method, guarded]")
            #expect(verdicts.built == 1)
        }
    }

    @Test("a gate of the next question's type that waits holds the answer, which then resumes")
    func waits() {
        var pending: Resumption?
        let verdicts = GuardedQuestion.Verdicts(.wait { pending = $0 })
        GuardedQuestion.$verdict.withValue(verdicts) {
            let stack = StackRoot(Screen("home"))
            stack.perform(.run(GuardedFlow(), onEnd: { recorder.note("\($0)") }))
            stack.answer(DeliveryMethod.pickup, completion: recorder("it"))
            expect(stack, "[home, method]")
            #expect(recorder.lines.isEmpty && verdicts.built == 0)
            pending?()
            expect(stack, "[home, method, guarded]")
            #expect(recorder.lines == ["it: completed"])
        }
    }

    @Test("a gate of the first question's type stops the flow before it begins")
    func deniedAtOnce() {
        GuardedQuestion.$verdict.withValue(GuardedQuestion.Verdicts(.deny("not today"))) {
            let tabs = TabRoot(Screen("a"))
            tabs.perform(
                .run(GuardedFlow(method: .pickup), onEnd: { recorder.note("\($0)") }), completion: recorder("it"))
            expect(tabs, "{a*}")
            #expect(recorder.lines == ["it: rejected: it is not allowed: not today"])
        }
    }

    @Test("the output's route passes its gates like any route")
    func gatedOutput() {
        let club = ClubCoordinator(Session())
        struct Choice: Flow {
            var id: Int?
            func next() -> FlowStep<Choice, Int> {
                id.map { .done($0) } ?? .ask(Picker("which"), \.id)
            }
        }
        club.perform(.run(Choice(), returning: ClubRoute.profile))
        club.answer(7)
        expect(club, "[home]^login")
        club.session.isSignedIn = true
        club.login?.finish()
        expect(club, "[home, profile-7]")
    }

    @Test("a gate may require a flow: once answered, the gate is asked again; cancelled, it rejects")
    func flowAsPrerequisite() {
        let recorder = recorder
        final class Door: Coordinator {
            let root = StackRoot(Screen("home"))
            var isOpen = false
            func gates(for route: ProbeRoute) -> [Gate] {
                route == .run(0)
                    ? [Gate("door") { _ in self.isOpen ? .allow : .require(ProbeRoute.run(1)) }] : []
            }
            func prepareTransition(for route: ProbeRoute) -> Transition<StackRoot> {
                switch route {
                case .run(0): .push(Screen("inside"))
                default: .run(GuardedFlow(), onEnd: { if case .success = $0 { self.isOpen = true } })
                }
            }
        }
        let door = Door()
        let window = WindowRoot(door, name: "main")
        door.trigger(.run(0), completion: recorder("given up"))
        expect(door, "[home, method]")
        door.answer(DeliveryMethod.pickup)
        door.top.cancelFlow()
        #expect(recorder.outcome("given up") == .rejected(.closed("method")))
        door.trigger(.run(0), completion: recorder("answered"))
        door.answer(DeliveryMethod.pickup)
        (door.top as? GuardedQuestion)?.finish(with: Store(name: "corner"))
        expect(window, "main: [home, inside]")
        #expect(recorder.outcome("answered")?.isCompleted == true)
    }
}
