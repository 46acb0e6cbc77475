import Coordination
import CoordinationTesting
import Testing

@Suite("Awaited flows", .bothEnds, .noUnhandledFailures) @MainActor
struct FlowAwaitingTests {
    let lane = Address("lane")
    let corner = Store(name: "corner")

    @Test("an awaited flow returns its output") func output() async throws {
        let market = MarketStack("home")
        let task = Task.immediate { @MainActor in try await market.run(NewCart()) }
        expect(market, "[home, method]")
        market.answer(DeliveryMethod.pickup)
        market.answer(lane)
        market.answer(corner)
        expect(market, "[home]")
        #expect(try await task.value == Cart(method: .pickup, address: lane, store: corner))
        #expect(market.carts.isEmpty)
    }

    @Test("an awaited flow with everything known returns at once") func known() async throws {
        let tabs = TabRoot(Screen("a"))
        let cart = try await Probe(tabs).run(NewCart(method: .pickup, address: lane, store: corner))
        #expect(cart.store == corner)
        expect(tabs, "{a*}")
    }

    @Test("an awaited flow without an output throws the reason", arguments: [true, false])
    func reason(isCancelled: Bool) async {
        let tabs = TabRoot(Screen("a"))
        let task = Task.immediate { @MainActor in await reasonOfFlow(on: Probe(tabs)) }
        tabs.answer(DeliveryMethod.pickup)
        expect(tabs, "{a*}^[method, address-pickup]")
        if isCancelled { tabs.top.cancelFlow(completion: nil) } else { tabs.perform(.dismiss(), completion: { _ in }) }
        #expect(await task.value == (isCancelled ? .cancelled : .dismissed))
    }

    @Test("an awaited flow throws if its first question is not shown") func notShown() async {
        let shown = Shown("home")
        shown.host.nextRefusal = "no"
        let reason = await reasonOfFlow(on: shown.home)
        guard case .notShown(.failed(let error)) = reason else { return #expect(reason == nil) }
        #expect(error.detail == .hostRefused(because: "no"))
    }

    @Test("a cancelled task closes all questions of its flow before it ends", arguments: [true, false])
    func cancelled(isOnStack: Bool) async {
        let (stack, tabs) = (StackRoot(Screen("home")), TabRoot(Screen("a")))
        let task = Task.immediate { @MainActor in
            isOnStack ? await reasonOfFlow(on: Probe(stack)) : await reasonOfFlow(on: Probe(tabs))
        }
        if isOnStack { stack.answer(DeliveryMethod.pickup) } else { tabs.answer(DeliveryMethod.pickup) }
        stack.question(Address.self)?.keeps = "never mind"
        task.cancel()
        #expect(await task.value == .cancelled)
        expect(stack, "[home]")
        expect(tabs, "{a*}")
    }

    @Test("a task that awaits a flow's first question closes the flow when it is cancelled", arguments: [true, false])
    func firstQuestion(hasOwnStack: Bool) async {
        let market = MarketStack("home")
        let first = Picker<DeliveryMethod>("first")
        let flow = Transition<StackRoot>.run(
            GivenCart(first: first), style: hasOwnStack ? .automatic : nil, returning: MarketRoute.created,
            otherwise: MarketRoute.notCreated)
        let task = Task.immediate { @MainActor () -> EndReason? in
            do throws(EndReason) {
                _ = try await market.result(of: first, by: flow)
                return nil
            } catch { return error }
        }
        expect(market, hasOwnStack ? "[home]^[first]" : "[home, first]")
        first.keeps = "never mind"
        task.cancel()
        #expect(await task.value == .cancelled)
        expect(market, "[home]")
        #expect(market.reasons == [.cancelled])
    }

    @Test("a task that is cancelled already begins no flow") func cancelledBefore() async {
        let stack = StackRoot(Screen("home"))
        let task = Task { @MainActor in await reasonOfFlow(on: Probe(stack)) }
        task.cancel()
        #expect(await task.value == .cancelled)
        expect(stack, "[home]")
    }
}

/// A cart whose first question is given.
private struct GivenCart: Flow {
    let first: Picker<DeliveryMethod>
    var method: DeliveryMethod?

    func next() -> FlowStep<GivenCart, Cart> {
        guard let method else { return .ask(first, \.method) }
        return .done(Cart(method: method, address: Address("lane"), store: Store(name: "corner")))
    }
}

/// Why there was no cart; nil if there was one.
@MainActor private func reasonOfFlow(on coordinator: some Coordinator) async -> EndReason? {
    do throws(EndReason) {
        _ = try await coordinator.run(NewCart())
        return nil
    } catch { return error }
}
