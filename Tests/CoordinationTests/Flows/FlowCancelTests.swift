import Coordination
import CoordinationTesting
import Testing

@Suite("Cancelling a flow", .bothEnds, .noUnhandledFailures)
struct FlowCancelTests {
    let market = MarketStack("home")
    let recorder = Recorder()

    private func begin() {
        market.trigger(.create)
        market.answer(DeliveryMethod.pickup)
        expect(market, "[home, method, address-pickup]")
    }

    @Test("any question can cancel the flow: all are removed, and the caller is notified once", arguments: [1, 2])
    func fromQuestion(index: Int) {
        begin()
        market.root.screens[index].cancelFlow(completion: recorder("it"))
        expect(market, "[home]")
        #expect(market.reasons == [.cancelled])
        #expect(recorder.outcome("it")?.isCompleted == true)
    }

    @Test(
        "a screen in a question, on one, or over one can cancel the flow",
        arguments: ["in", "on", "in a stack on", "over"])
    func fromWithin(place: String) {
        begin()
        let inner = Screen("inner")
        switch place {
        case "in": market.perform(.embed(inner, in: market.root.screens[1]))
        case "on": market.perform(.push(inner))
        case "in a stack on": market.perform(.push(StackRoot(inner)))
        default: market.perform(.present(inner))
        }
        inner.cancelFlow()
        expect(market, place == "over" ? "[home]^inner" : "[home]")
        #expect(market.reasons == [.cancelled])
    }

    @Test("a coordinator cancels the flow on its root, with the screens pushed on it")
    func byTransition() {
        begin()
        market.perform(.push(Screen("help")))
        market.perform(.cancelFlow())
        expect(market, "[home]")
        #expect(market.reasons == [.cancelled])
        #expect(Transition<StackRoot>.cancelFlow().description == "cancelFlow()")
    }

    @Test("a coordinator of another root cancels the flow presented over it")
    func byTransitionOverTabs() {
        let market = Market(WindowRoot(TabRoot(Screen("a")), name: "main"))
        market.trigger(.create)
        market.answer(DeliveryMethod.pickup)
        market.perform(.cancelFlow())
        expect(market, "main: {a*}")
        #expect(market.reasons == [.cancelled])
    }

    @Test("cancelling without a flow is an error")
    func none() {
        market.root.screens[0].cancelFlow(completion: recorder("screen"))
        #expect(
            recorder.error("screen")?.description == """
                Can't cancel the flow of 'home': it is not in a flow.

                  Stack: [home]

                Call it on a question of a flow, while that is shown.
                """)
        #expect(market.failure(performing: .cancelFlow())?.detail == .noFlow)
    }

    @Test("a screen beneath a flow cannot cancel it, nor can a question of an ended flow")
    func notPart() {
        begin()
        market.root.screens[0].cancelFlow(completion: recorder("beneath"))
        #expect(recorder.error("beneath")?.detail == .noFlow)
        let method = market.root.screens[1]
        method.cancelFlow()
        method.cancelFlow(completion: recorder("again"))
        #expect(recorder.error("again")?.detail == .noFlow)
        #expect(market.reasons == [.cancelled])
    }

    @Test("an undone cancellation leaves the flow as it was, and notifies nobody")
    func undone() {
        begin()
        #expect(market.failure(performing: .multiple(.cancelFlow(), .dismiss()))?.reason == .nothingToDismiss)
        expect(market, "[home, method, address-pickup]")
        #expect(market.reasons.isEmpty)
        market.answer(Address("lane"))
        market.answer(Store(name: "corner"))
        #expect(market.carts.count == 1)
    }

    @Test("a question that refuses to be left keeps the whole flow")
    func keptByQuestion() {
        begin()
        market.question(Address.self)?.keeps = "half a street is typed"
        market.top.cancelFlow(completion: recorder("it"))
        #expect(recorder.outcome("it") == .rejected(.stays("half a street is typed")))
        expect(market, "[home, method, address-pickup]")
        #expect(market.reasons.isEmpty)
    }

    @Test("a question that asks before it is left goes if the answer allows it")
    func asksBeforeItIsLeft() {
        final class Form: Finishing {
            typealias Output = String
            let node = Screen("form")
            var isDirty = true
            func verdict(forLeavingBy departure: Departure) -> Verdict {
                guard isDirty else { return .allow }
                let discard = AlertChoice("Discard", role: .destructive) { self.isDirty = false }
                return .ask("Discard", choices: [discard, .cancel("Stay")])
            }
        }
        struct Filling: Flow {
            var text: String?
            func next() -> FlowStep<Filling, String> { text.map { .done($0) } ?? .ask(Form(), \.text) }
        }
        market.perform(.run(Filling(), onEnd: { recorder.note("\($0)") }))
        market.top.cancelFlow(completion: recorder("stays"))
        expect(market, "[home, form]!Discard")
        market.perform(.choose("Stay"))
        #expect(recorder.lines.count == 1)
        market.top.cancelFlow(completion: recorder("goes"))
        market.perform(.choose("Discard"))
        expect(market, "[home]")
        #expect(
            recorder.lines.dropFirst() == [
                "failure(\(String(reflecting: EndReason.cancelled)))", "goes: completed",
            ])
    }

    @Test("an answered question is not asked about leaving, but a screen pushed on it is")
    func notKeptWhenAnswered() {
        market.trigger(.createHere(NewCart(method: .pickup)))
        market.question(Address.self)?.keeps = "never mind"
        market.answer(Address("lane"))
        let store = market.question(Store.self)
        store?.keeps = "never mind"
        let note = Picker<Void>("note")
        note.keeps = "a note is being written"
        market.perform(.push(note))
        store?.finish(with: Store(name: "corner"), completion: recorder("kept"))
        #expect(recorder.outcome("kept") == .rejected(.stays("a note is being written")))
        expect(market, "[home, address-pickup, store-lane, note]")
        note.keeps = nil
        store?.finish(with: Store(name: "corner"))
        expect(market, "[home, home-of-corner]")
        #expect(market.carts.count == 1)
    }
}
