import Coordination
import CoordinationTesting
import Testing

/// Asks for the address again after one that will not do.
private struct Checked: Flow {
    var address: Address?
    var hasConfirmed: Bool?

    func next() -> FlowStep<Checked, String> {
        guard let address, address.street != "nowhere" else { return .ask(Picker("address"), \.address) }
        guard hasConfirmed != nil else { return .ask(Picker("confirm-\(address.street)"), \.hasConfirmed) }
        guard hasConfirmed == true else { return .ask(Picker("better-address"), \.address) }
        return .done(address.street)
    }
}

@Suite("Answers in a flow", .bothEnds, .noUnhandledFailures)
struct FlowAnswerTests {
    let lane = Address("lane")

    @Test("a question's second answer fails, and no question is asked twice")
    func twice() {
        let (market, recorder) = (MarketStack("home"), Recorder())
        market.trigger(.create)
        let method = market.question(DeliveryMethod.self)
        method?.finish(with: .delivery)
        method?.finish(with: .pickup, completion: recorder("again"))
        #expect(recorder.error("again")?.detail == .finishedAlready)
        expect(market, "[home, method, address-delivery]")
        market.answer(lane)
        method?.finish(with: .pickup, completion: recorder("late"))
        #expect(recorder.error("late")?.detail == .finishedAlready)
        expect(market, "[home, method, address-delivery, store-lane]")
    }

    @Test("a second answer to the last question is no change, and the output comes once")
    func lastTwice() {
        let (market, recorder) = (MarketStack("home"), Recorder())
        market.trigger(.createHere(NewCart(method: .pickup, address: lane)))
        let store = market.question(Store.self)
        store?.finish(with: Store(name: "corner"))
        store?.finish(with: Store(name: "other"), completion: recorder("again"))
        #expect(recorder.outcome("again") == .noChange)
        #expect(market.carts.map(\.store.name) == ["corner"])
    }

    @Test("a second answer while a host shows the next question waits, and then fails") func twiceWhileSettling() {
        let (shown, recorder) = (Shown("home"), Recorder())
        shown.home.perform(.run(NewCart(), onEnd: { _ in }))
        let method = shown.home.question(DeliveryMethod.self)
        shown.host.isHolding = true
        method?.finish(with: .delivery, completion: recorder("first"))
        method?.finish(with: .pickup, completion: recorder("second"))
        #expect(recorder.lines.isEmpty)
        shown.host.acknowledge()
        #expect(recorder.outcome("first")?.isCompleted == true)
        #expect(recorder.error("second")?.detail == .finishedAlready)
        expect(shown.home, "[home, method, address-delivery]")
    }

    @Test("an answer that leads to the same question is refused, and can be given again") func stuck() {
        let (stack, recorder) = (StackRoot(Screen("home")), Recorder())
        stack.perform(.run(Checked(), onEnd: { recorder.note("\($0)") }))
        stack.answer(Address("nowhere"), completion: recorder("it"))
        #expect(
            recorder.error("it")?.description == """
                Can't answer 'address': the answer leads to the same question again: 'address'.

                  Stack: [home, address]

                Let next() look at the answer, or end with .done.
                """)
        expect(stack, "[home, address]")
        recorder.forget()
        stack.answer(lane)
        expect(stack, "[home, address, confirm-lane]")
        #expect(recorder.lines.isEmpty)
    }

    @Test("a value may be asked for again after another question")
    func askedAgain() {
        let (stack, recorder) = (StackRoot(Screen("home")), Recorder())
        stack.perform(.run(Checked(), onEnd: { recorder.note("\($0)") }))
        stack.answer(lane)
        stack.answer(false)
        expect(stack, "[home, address, confirm-lane, better-address]")
        stack.back(completion: nil)
        stack.answer(true)
        expect(stack, "[home]")
        #expect(recorder.lines == [#"success("lane")"#])
    }

    @Test("a coordinator that is a question answers with a route of its own")
    func coordinatorAnswers() {
        final class Inner: Coordinator, Finishing {
            typealias Output = Address
            let root = StackRoot()
            init() { trigger(.push("map")) }

            func prepareTransition(for route: StackedRoute) -> Transition<StackRoot> {
                switch route {
                case .push(let name): .push(Screen(name))
                case .pop: .pop()
                case .refused: .finish(self, with: Address("lane"))
                }
            }
        }
        struct Asking: Flow {
            var address: Address?
            var store: Store?
            func next() -> FlowStep<Asking, String> {
                guard let address else { return .ask(Inner(), \.address) }
                guard let store else { return .ask(Picker("store-\(address.street)"), \.store) }
                return .done(store.name)
            }
        }
        let (stack, recorder) = (StackRoot(Screen("home")), Recorder())
        stack.perform(.run(Asking(), onEnd: { recorder.note("\($0)") }))
        expect(stack, "[home, [map]]")
        stack.top.send(StackedRoute.push("street"))
        stack.top.send(StackedRoute.refused)
        expect(stack, "[home, [map, street], store-lane]")
        stack.back(completion: nil)
        expect(stack, "[home, [map, street]]")
        stack.top.send(StackedRoute.refused)
        stack.answer(Store(name: "corner"))
        expect(stack, "[home]")
        #expect(recorder.lines == [#"success("corner")"#])
    }

    @Test("a question's own handler is called with its first answer, and the flow continues")
    func onFinish() {
        let (market, recorder) = (MarketStack("home"), Recorder())
        market.trigger(.create)
        market.question(DeliveryMethod.self)?.onFinish { recorder.note("\($0)") }
        market.answer(DeliveryMethod.pickup)
        #expect(recorder.lines == ["success(\(String(reflecting: DeliveryMethod.pickup)))"])
        expect(market, "[home, method, address-pickup]")
    }

    @Test("an answer of the output's type is an answer, and does not end the flow")
    func answerOfOutputType() {
        struct Names: Flow {
            var first: String?
            var last: String?
            func next() -> FlowStep<Names, String> {
                guard let first else { return .ask(Picker("first"), \.first) }
                guard let last else { return .ask(Picker("last"), \.last) }
                return .done("\(first) \(last)")
            }
        }
        let (stack, recorder) = (StackRoot(Screen("home")), Recorder())
        stack.perform(.run(Names(), onEnd: { recorder.note("\($0)") }))
        stack.answer("Ada")
        #expect(recorder.lines.isEmpty)
        stack.answer("Lovelace")
        #expect(recorder.lines == [#"success("Ada Lovelace")"#])
    }

    @Test("an answer with which the flow cannot continue is refused, and can be given again") func refused() {
        struct TooFar: Error, CustomStringConvertible { let description = "no store delivers there" }
        struct Delivery: Flow {
            var address: Address?
            func next() throws -> FlowStep<Delivery, String> {
                guard let address else { return .ask(Picker("address"), \.address) }
                guard address.street != "Moon" else { throw TooFar() }
                return .done(address.street)
            }
        }
        let (stack, recorder) = (StackRoot(Screen("home")), Recorder())
        stack.perform(
            .run(Delivery(address: Address("Moon")), onEnd: { recorder.note("\($0)") }), completion: recorder("at once")
        )
        #expect(recorder.error("at once")?.summary == "Can't go on with Delivery: no store delivers there.")
        recorder.forget()
        stack.perform(.run(Delivery(), onEnd: { recorder.note("\($0)") }))
        stack.answer(Address("Moon"), completion: recorder("it"))
        #expect(recorder.error("it")?.summary == "Can't go on with Delivery: no store delivers there.")
        expect(stack, "[home, address]")
        recorder.forget()
        stack.answer(lane)
        #expect(recorder.lines == [#"success("lane")"#])
        expect(stack, "[home]")
    }
}
