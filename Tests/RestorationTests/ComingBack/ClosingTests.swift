import Coordination
import CoordinationRestoration
import CoordinationTesting
import Testing

private enum TillRoute: Route, Codable { case cart, checkout, pay, step(Int), swap(Int), gone }

/// One whose routes close something before they show something.
private final class TillCoordinator: Coordinator, Restorable {
    static var storedName: StaticString { "till" }
    let root = StackRoot()
    init() { trigger(.cart) }

    func prepareTransition(for route: TillRoute) -> Transition<StackRoot> {
        switch route {
        case .cart: .set([Screen("cart")])
        case .checkout: .present(Screen("checkout"))
        case .pay: .multiple(.dismiss(), .push(Screen("receipt")))
        case .step(let number): .push(Screen("step\(number)"))
        case .swap(let number): .multiple(.pop(), .push(Screen("swapped\(number)")))
        case .gone: .refuse("show it", because: "it is gone")
        }
    }
}

@Suite("Routes that close something first") struct ClosingTests {
    @Test("come back, though what they have closed does not")
    func comesBack() {
        expectSurvivesDeath([
            JourneyStep("checkout") { $0.trigger(.checkout) },
            JourneyStep("pay") { $0.trigger(.pay) },
            JourneyStep("step") { $0.trigger(.step(1)) },
            JourneyStep("swap") { $0.trigger(.swap(2)) },
            JourneyStep("back") { $0.back() },
            JourneyStep("back") { $0.back() },
            JourneyStep("step") { $0.trigger(.step(3)) },
            JourneyStep("swap") { $0.trigger(.swap(4)) },
        ]) { TillCoordinator() }
    }
}
