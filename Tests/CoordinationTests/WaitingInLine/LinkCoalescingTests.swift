import Coordination
import CoordinationTesting
import Testing

/// Links that coalesce.
@Suite(.bothEnds, .noUnhandledFailures) struct LinkCoalescingTests {
    @Test("the same link twice while a commit settles is followed once, and both callers are notified")
    func whileSettling() {
        let guarded = GuardedHouse(isHolding: true)
        let house = guarded.house
        for name in ["one", "two"] {
            house.trigger(
                .push("a"), then: HouseRoute.push("b"), with: PolicyTests.coalesce,
                completion: guarded.recorder(name))
        }
        guarded.host.acknowledge()
        expect(house, "[home, a, b]")
        #expect(guarded.recorder.lines == ["one: completed", "two: completed"])
    }

    @Test("equal links that wait at one login share the login and the run") func atALogin() {
        let guarded = GuardedHouse()
        guarded.wantsLogin()
        for name in ["one", "two"] {
            guarded.house.trigger(
                .secret, then: HouseRoute.push("b"), with: PolicyTests.coalesce, completion: guarded.recorder(name))
        }
        #expect(guarded.manager.waiting.count == 1)
        guarded.signIn()
        expect(guarded.house, "[home, secret, b]")
        #expect(guarded.recorder.lines == ["one: completed", "two: completed"])
    }

    @Test("a link with other or more hops does not coalesce, nor does its first hop as a route") func notTheSame() {
        let guarded = GuardedHouse(isHolding: true)
        let (house, coalesce) = (guarded.house, PolicyTests.coalesce)
        house.trigger(.push("a"), then: HouseRoute.push("b"), completion: { _ in })
        house.trigger(.push("a"), then: HouseRoute.push("c"), with: coalesce, completion: { _ in })
        house.trigger(
            .push("a"), then: HouseRoute.push("b"), HouseRoute.push("c"), with: coalesce, completion: { _ in })
        house.trigger(.push("a"), with: coalesce, completion: { _ in })
        #expect(guarded.manager.waiting.count == 3)
        for _ in 0..<4 { guarded.host.acknowledge() }
        expect(house, "[home, a, b, a, c, a, b, c, a]")
    }
}
