import Coordination
import CoordinationProof

@testable import FoodOrder

/// An app in a window, as a test or a scenario launches it.
@MainActor enum Town {
    static let ada = User(email: "ada@food.example")
    static let quay = Address(street: "1 Quay Road")
    static let card = Card(number: "4242", expiry: "12/30")

    /// The app in its window, after `prepare` has said what earlier launches have left behind.
    static func launch(
        time: any TimeSource, _ prepare: (FoodServices) -> Void = { _ in }
    ) -> WindowManager {
        let services = FoodServices(time: time)
        prepare(services)
        return WindowManager(SceneCoordinator(services), time: time)
    }

    /// The app of someone who has been here before.
    static func known(time: any TimeSource, _ prepare: (FoodServices) -> Void = { _ in }) -> WindowManager {
        launch(time: time) {
            $0.session.hasSeenOnboarding = true
            $0.addresses.choose(quay)
            prepare($0)
        }
    }

    static func order(_ id: Int = 1, state: OrderState = .placed) -> Order {
        Order(
            id: id, restaurant: "harbour", lines: [BasketLine(dish: "harbour-soup")], address: quay, card: card,
            tip: 0, state: state)
    }
}

@MainActor extension WindowManager {
    var scene: SceneCoordinator {
        guard let scene = try? router(for: SceneRoute.self) as? SceneCoordinator else {
            fatalError("no scene in \(tree)")
        }
        return scene
    }

    var isInTheApp: Bool { scene.root.content is TabsCoordinator }

    var isInCheckout: Bool { (try? router(for: CheckoutRoute.self)) != nil }

    var food: FoodServices { scene.services }
}
