import Coordination
import CoordinationRestoration

// Screens shown by routes come back after the app was killed. Never change a name.

extension SceneCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "scene" }

    static var linkedTypes: [any Restorable.Type] {
        [TabsCoordinator.self, HomeCoordinator.self, OrdersCoordinator.self, ProfileCoordinator.self]
    }
}

extension TabsCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "tabs" }
}

extension HomeCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "home" }
}

extension OrdersCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "orders" }
}

extension ProfileCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "profile" }
}

extension OnboardingCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "onboarding" }
}

extension LoginCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "login" }
}

extension CheckoutCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "checkout" }
}

extension AddressCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "address" }
}

extension PaymentCoordinator: @MainActor Restorable {
    static var storedName: StaticString { "payment" }
}

extension DishModel: @MainActor StateRestorable {
    /// The options that are chosen.
    var kept: BasketLine {
        get { line }
        set { (size, hasExtras) = (newValue.size, newValue.hasExtras) }
    }
}

extension AddressForm: @MainActor StateRestorable {
    /// The text that is not saved.
    var kept: String {
        get { street }
        set { street = newValue }
    }
}

extension HelpMessage: @MainActor StateRestorable {
    struct Kept: Codable {
        let text: String
        let isSent: Bool
    }

    /// The text, which may have been sent.
    var kept: Kept {
        get { Kept(text: text, isSent: isSent) }
        set { restore(newValue.text, isSent: newValue.isSent) }
    }
}

extension LoginCodeModel: @MainActor StateRestorable {
    /// True after a wrong code.
    var kept: Bool {
        get { isWrong }
        set { isWrong = newValue }
    }
}
