@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite("Flows", .bothEnds, .noUnhandledFailures)
struct FlowTests {
    let lane = Address("lane")
    let corner = Store(name: "corner")

    @Test("each question gets the earlier answers; at the end all are removed, and the output comes once")
    func asksInOrder() {
        let market = MarketStack("home")
        market.trigger(.create)
        expect(market, "[home, method]")
        market.answer(DeliveryMethod.delivery)
        expect(market, "[home, method, address-delivery]")
        market.answer(lane)
        expect(market, "[home, method, address-delivery, store-lane]")
        #expect(market.carts.isEmpty)
        market.answer(corner)
        expect(market, "[home, home-of-corner]")
        #expect(market.carts == [Cart(method: .delivery, address: lane, store: corner)])
        #expect(market.reasons.isEmpty)
    }

    @Test("an answer known beforehand is not asked for", arguments: [DeliveryMethod.pickup, .delivery])
    func prefilled(method: DeliveryMethod) {
        let market = MarketStack("home")
        market.trigger(.createHere(NewCart(method: method, store: corner)))
        expect(market, "[home, address-\(method)]")
        market.answer(lane)
        expect(market, "[home, home-of-corner]")
        #expect(market.carts == [Cart(method: method, address: lane, store: corner)])
    }

    @Test("a flow with everything known shows nothing, and gives its output once all has settled")
    func allPrefilled() {
        let recorder = Recorder()
        let market = MarketStack("home")
        let known = NewCart(method: .pickup, address: lane, store: corner)
        market.perform(
            .multiple(
                .run(known, onEnd: { result in recorder.note("\(result.map(\.store.name)) on \(market.tree)") }),
                .push(Screen("next"))),
            completion: recorder("it"))
        #expect(recorder.lines == [#"success("corner") on [home, next]"#, "it: completed"])
    }

    @Test("a flow with everything known gives no output and no reason if its commit is undone")
    func allPrefilledUndone() {
        let market = MarketStack("home")
        let known = NewCart(method: .pickup, address: lane, store: corner)
        var results = 0
        let error = market.failure(performing: .multiple(.run(known, onEnd: { _ in results += 1 }), .dismiss()))
        #expect(error?.reason == .nothingToDismiss)
        #expect(results == 0)
    }

    @Test("the caller's own continuation is called instead of the coordinator's route, never both")
    func continuation() {
        let market = MarketStack("home")
        var names: [String] = []
        market.perform(
            .run(
                NewCart(method: .pickup, address: lane),
                onEnd: { result in if case .success(let cart) = result { names.append(cart.store.name) } }))
        market.answer(corner)
        expect(market, "[home]")
        #expect(names == ["corner"])
        #expect(market.carts.isEmpty)
    }

    @Test("questions on tabs are presented in a stack of their own")
    func onTabs() {
        let market = Market(TabRoot(Screen("a"), Screen("b")))
        market.trigger(.create)
        expect(market, "{a*, b}^[method]")
        market.answer(DeliveryMethod.pickup)
        expect(market, "{a*, b}^[method, address-pickup]")
        market.answer(lane)
        market.answer(corner)
        expect(market, "{a*, b}^home-of-corner")
        #expect(market.carts.count == 1)
    }

    @Test("questions in a window are presented over its root")
    func inWindow() {
        let window = WindowRoot(StackRoot(Screen("home")), name: "main")
        let market = Market(window)
        market.trigger(.create)
        expect(market, "main: [home]^[method]")
        market.answer(DeliveryMethod.pickup)
        expect(market, "main: [home]^[method, address-pickup]")
    }

    @Test("a flow presented over a stack has a stack of its own, which goes as a whole")
    func presented() {
        let market = MarketStack("home")
        market.trigger(.createOver(NewCart(method: .pickup)))
        expect(market, "[home]^[address-pickup]")
        market.answer(lane)
        expect(market, "[home]^[address-pickup, store-lane]")
        market.answer(corner)
        expect(market, "[home, home-of-corner]")
    }

    @Test("a flow finds out at run time that its root is a stack")
    func foundAtRunTime() {
        func run<Root: ContainerRoot>(on root: Root) { root.perform(.run(NewCart(), onEnd: { _ in })) }
        let stack = StackRoot(Screen("home"))
        run(on: stack)
        expect(stack, "[home, method]")
    }

    @Test("a flow's next step can be looked at without running the flow")
    func byItself() {
        #expect(NewCart().next().asked == \NewCart.method)
        #expect(NewCart(method: .pickup).next().asked == \NewCart.address)
        #expect(NewCart().next().output == nil)
        let whole = NewCart(method: .pickup, address: lane, store: corner).next()
        #expect(whole.asked == nil)
        #expect(whole.output?.store == corner)
    }

    @Test("a flow's animation is that of all its questions, and its description names the flow")
    func animation() {
        let market = MarketStack("home")
        let transition: Transition<StackRoot> = .run(NewCart(), animation: .default, onEnd: { _ in })
        #expect(transition.description == "run(NewCart)")
        market.perform(transition)
        market.answer(DeliveryMethod.pickup)
        #expect(market.top.node.animation == .default)
    }
}
