import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import TestSupport

@Suite("Flows beside and inside each other", .bothEnds, .noUnhandledFailures)
struct FlowNestingTests {
    let lane = Address("lane")
    let corner = Store(name: "corner")
    let recorder = Recorder()

    private func hear(_ name: String) -> (Result<Cart, EndReason>) -> Void {
        { self.recorder.note("\(name): \($0.map(\.method))") }
    }

    @Test("two flows at once, on a stack and over it, keep their answers apart")
    func twoAtOnce() {
        let stack = StackRoot(Screen("home"))
        stack.perform(.run(NewCart(), onEnd: hear("outer")))
        stack.answer(DeliveryMethod.delivery)
        stack.perform(.run(NewCart(), style: .automatic, onEnd: hear("over")))
        stack.answer(DeliveryMethod.pickup)
        expect(stack, "[home, method, address-delivery]^[method, address-pickup]")
        stack.answer(lane)
        stack.answer(corner)
        expect(stack, "[home, method, address-delivery]")
        stack.answer(lane)
        stack.answer(corner)
        #expect(recorder.lines.map { $0.prefix(13) } == ["over: success", "outer: succes"])
        #expect(recorder.lines.map { $0.contains("pickup") } == [true, false])
    }

    @Test("a flow begun from a question of another ends by itself, and the other continues")
    func nested() {
        let stack = StackRoot(Screen("home"))
        stack.perform(.run(NewCart(), onEnd: hear("outer")))
        stack.perform(.run(NewCart(method: .pickup), onEnd: hear("inner")))
        expect(stack, "[home, method, address-pickup]")
        stack.answer(lane)
        stack.answer(corner)
        expect(stack, "[home, method]")
        #expect(recorder.lines.count == 1 && recorder.lines[0].hasPrefix("inner: success"))
        stack.answer(DeliveryMethod.delivery)
        expect(stack, "[home, method, address-delivery]")
    }

    @Test("cancelling an outer flow pops the inner one; cancelling the inner one leaves the outer")
    func nestedCancelled() {
        let stack = StackRoot(Screen("home"))
        stack.perform(.run(NewCart(), onEnd: hear("outer")))
        stack.perform(.run(NewCart(method: .pickup), onEnd: hear("inner")))
        stack.top.cancelFlow()
        expect(stack, "[home, method]")
        #expect(recorder.lines == ["inner: \(Result<DeliveryMethod, EndReason>.failure(.cancelled))"])
        recorder.forget()
        stack.perform(.run(NewCart(method: .pickup), onEnd: hear("inner")))
        stack.screens[1].cancelFlow()
        expect(stack, "[home]")
        #expect(
            recorder.lines == [
                "outer: \(Result<DeliveryMethod, EndReason>.failure(.cancelled))",
                "inner: \(Result<DeliveryMethod, EndReason>.failure(.popped))",
            ])
    }

    @Test("a screen that a question pushed stays beneath the next one, and goes with the flow")
    func pushesScreens() {
        let market = MarketStack("home")
        market.trigger(.create)
        let method = market.question(DeliveryMethod.self)
        market.trigger(.give("help"))
        method?.finish(with: .pickup)
        expect(market, "[home, method, help, address-pickup]")
        market.back(completion: nil)
        expect(market, "[home, method, help]")
        method?.finish(with: .delivery)
        market.answer(lane)
        market.trigger(.give("map"))
        expect(market, "[home, method, help, address-delivery, store-lane, map]")
        (market.root.screens[4] as? Picker<Store>)?.finish(with: corner)
        expect(market, "[home, home-of-corner]")
    }

    @Test("a finished flow that fills its stack is replaced in one commit, and takes no late answer")
    func allThatThereIs() {
        final class Onboarding: Coordinator {
            let root = StackRoot()
            init() { perform(.run(NewCart(), returning: NewCartRoute.created)) }
            func prepareTransition(for route: NewCartRoute) -> Transition<StackRoot> {
                switch route {
                case .created(let cart): .set([Screen("home-of-\(cart.store.name)")])
                }
            }
        }
        enum NewCartRoute: Route { case created(Cart) }
        let onboarding = Onboarding()
        let host = TestHost(onboarding)
        expect(onboarding, "[method]")
        let method = onboarding.question(DeliveryMethod.self)
        onboarding.answer(DeliveryMethod.pickup)
        onboarding.answer(lane)
        let before = host.commits.count
        onboarding.answer(corner)
        expect(onboarding, "[home-of-corner]")
        #expect(host.commits.count == before + 1, "the user never sees the first question again")
        method?.finish(with: .delivery, completion: recorder("late"))
        #expect(recorder.outcome("late") == .noChange)
    }

    @Test("a cancelled flow that fills its stack stays until the stack gets other screens", arguments: [0, 1])
    func allThatThereIsCancelled(index: Int) {
        let stack = StackRoot()
        stack.perform(.run(NewCart(), onEnd: hear("it")))
        stack.answer(DeliveryMethod.pickup)
        stack.screens[index].cancelFlow()
        expect(stack, "[method, address-pickup]")
        #expect(recorder.lines == ["it: \(Result<DeliveryMethod, EndReason>.failure(.cancelled))"])
        stack.answer(lane, completion: recorder("answer"))
        #expect(recorder.error("answer")?.detail == .finishedAlready)
        stack.perform(.set([Screen("home")]))
        #expect(recorder.lines.count == 2)
    }

    @Test("a child that runs a flow on its own stack stays on its parent's, and can finish with the output")
    func childOnParentsStack() {
        final class Child: Coordinator, Finishing {
            typealias Output = Cart
            let root = StackRoot()
            func prepareTransition(for route: MarketRoute) -> Transition<StackRoot> {
                switch route {
                case .created(let cart): .finish(self, with: cart)
                default: .run(NewCart(), returning: MarketRoute.created)
                }
            }
        }
        let stack = StackRoot(Screen("home"))
        let child = Child()
        child.onFinish(hear("parent"))
        stack.perform(.push(child.at(.create)))
        expect(stack, "[home, [method]]")
        stack.answer(DeliveryMethod.pickup)
        stack.answer(lane)
        stack.answer(corner)
        expect(stack, "[home]")
        #expect(recorder.lines.count == 1 && recorder.lines[0].contains("pickup"))
    }
}
