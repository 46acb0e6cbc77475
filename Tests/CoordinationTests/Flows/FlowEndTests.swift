import Coordination
import CoordinationTesting
import Testing

/// How something is taken away, beside the user's steps back.
enum FlowEnd: CaseIterable {
    case replaced, dismissed, swipedAway, windowClosed, reset, recovery

    var reason: EndReason {
        switch self {
        case .replaced: .replaced
        case .dismissed, .swipedAway: .dismissed
        case .windowClosed: .windowClosed
        case .reset: .reset
        case .recovery: .cancelled
        }
    }
}

@Suite("Ends of a flow", .bothEnds, .noUnhandledFailures)
struct FlowEndTests {
    @Test("a flow removed in the middle gives its caller the reason, once", arguments: FlowEnd.allCases)
    func end(_ end: FlowEnd) {
        let manager = WindowManager {
            [WindowRoot(Stacked("other"), name: "other"), WindowRoot(Stacked("home"), name: "main")]
        }
        let host = TestHost(manager)
        let recorder = Recorder()
        let home = manager.frontWindow?.content as? Stacked
        let isPresented = end == .dismissed || end == .swipedAway
        let hear = { (result: Result<Cart, EndReason>) in recorder.note("\(result)") }
        home?.perform(isPresented ? .run(NewCart(), style: .automatic, onEnd: hear) : .run(NewCart(), onEnd: hear))
        home?.answer(DeliveryMethod.pickup)
        expect(manager, "other: [other]; main: [home" + (isPresented ? "]^[method" : ", method") + ", address-pickup]")
        #expect(recorder.lines.isEmpty)
        switch end {
        case .replaced: home?.perform(.set([Screen("new")]))
        case .dismissed: home?.perform(.dismiss())
        case .swipedAway: host.dragAway()
        case .windowClosed: manager.perform(.close(manager.windows[1]))
        case .reset: manager.reset()
        case .recovery: home?.root.recover(to: .popToRoot())
        }
        #expect(recorder.lines == ["failure(\(String(reflecting: end.reason)))"])
    }

    @Test("a flow ends if its first question goes alone, and a later one then ends like any screen")
    func firstGoesAlone() {
        let (market, recorder) = (MarketStack("home"), Recorder())
        market.trigger(.create)
        market.answer(DeliveryMethod.pickup)
        let address = market.question(Address.self)
        address.map { market.perform(.set([market.root.screens[0], $0])) }
        expect(market, "[home, address-pickup]")
        #expect(market.reasons == [.popped])
        market.answer(Address("lane"), completion: recorder("it"))
        #expect(recorder.outcome("it")?.isCompleted == true)
        expect(market, "[home]")
        #expect(market.reasons == [.popped] && market.carts.isEmpty)
    }

    @Test("a flow whose tree goes ends as released")
    func released() {
        let recorder = Recorder()
        do {
            let stack = StackRoot(Screen("home"))
            stack.perform(.run(NewCart(), onEnd: { recorder.note("\($0)") }))
            stack.answer(DeliveryMethod.pickup)
        }
        #expect(recorder.lines == ["failure(\(String(reflecting: EndReason.released)))"])
    }

    @Test("a refused transition begins no flow, and reports no end of one")
    func refused() {
        let (stack, recorder) = (StackRoot(Screen("home")), Recorder())
        stack.perform(
            .multiple(.run(NewCart(), onEnd: { recorder.note("\($0)") }), .dismiss()), completion: recorder("it"))
        #expect(recorder.error("it")?.reason == .nothingToDismiss)
        #expect(recorder.lines.count == 1)
        expect(stack, "[home]")
    }
}
