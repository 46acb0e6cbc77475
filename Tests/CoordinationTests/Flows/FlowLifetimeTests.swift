import Coordination
import CoordinationTesting
import Testing

/// How a flow comes to its end, for what may be kept afterwards.
enum FlowFate: CaseIterable { case done, cancelled, popped, rewound, replaced, recovered, released }

@Suite("Lifetimes in a flow", .bothEnds, .noUnhandledFailures)
struct FlowLifetimeTests {
    @Test("nothing of an ended flow is kept", arguments: FlowFate.allCases, [true, false])
    func nothingIsLeft(fate: FlowFate, isPresented: Bool) {
        weak var method: Picker<DeliveryMethod>?
        weak var question: Picker<Address>?
        weak var answer: Address?
        weak var heard: Recorder?
        var market: MarketStack? = MarketStack("home")
        do {
            let recorder = Recorder()
            heard = recorder
            let hear = { (result: Result<Cart, EndReason>) in recorder.note("\(result)") }
            market?.perform(
                isPresented ? .run(NewCart(), style: .automatic, onEnd: hear) : .run(NewCart(), onEnd: hear))
            method = market?.question()
            market?.answer(DeliveryMethod.pickup)
            let lane = Address("lane")
            answer = lane
            question = market?.question()
            market?.answer(lane)
        }
        #expect(method != nil && question != nil && answer != nil && heard != nil)
        switch fate {
        case .done: market?.answer(Store(name: "corner"))
        case .cancelled: market?.top.cancelFlow()
        case .popped: market?.perform(isPresented ? .dismiss() : .popToRoot())
        case .rewound: for _ in 0..<3 { market?.back(completion: nil) }
        case .replaced: market?.perform(.multiple(.dismissAll(), .set([Screen("new")])))
        case .recovered: market?.root.recover(to: .multiple(.dismissAll(), .popToRoot()))
        case .released: market = nil
        }
        #expect(method == nil && question == nil)
        #expect(answer == nil)
        #expect(heard == nil)
    }

    @Test("an answer is released with the question that it led to")
    func answerGoesWithQuestion() {
        weak var answer: Address?
        let market = MarketStack("home")
        market.trigger(.createHere(NewCart(method: .pickup)))
        do {
            let lane = Address("lane")
            answer = lane
            market.answer(lane)
        }
        #expect(answer != nil)
        market.back(completion: nil)
        #expect(answer == nil)
    }

    @Test("a flow ends with its tree, even while one of its questions is kept")
    func keptQuestion() {
        var told: [Result<Cart, EndReason>] = []
        var market: MarketStack? = MarketStack("home")
        market?.perform(.run(NewCart(), onEnd: { told.append($0) }))
        market?.answer(DeliveryMethod.pickup)
        let second: Picker<Address>? = market?.question()
        #expect(second != nil)
        market = nil
        #expect(told == [.failure(.released)])
        withExtendedLifetime(second) {}
        #expect(told.count == 1)
    }

    @Test("a coordinator that runs a flow is kept by its place alone") func coordinator() {
        weak var asking: Stacked?
        let home = StackRoot(Screen("home"))
        do {
            let child = Stacked("child")
            asking = child
            home.perform(.push(child))
            child.perform(.run(NewCart(), onEnd: { [weak child] _ in child?.perform(.popToRoot()) }))
        }
        #expect(asking != nil)
        home.perform(.popToRoot())
        #expect(asking == nil)
    }
}
