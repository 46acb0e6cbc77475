import Coordination
public import CoordinationRestoration

// Screens shown by routes come back after the app was killed. Never change a name.

extension Storefront: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "storefront" }
}

extension SceneCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "scene" }

    /// The coordinators that a link waiting for the steps before the shop may lead to.
    public static var linkedTypes: [any Restorable.Type] {
        [
            AppCoordinator.self, StoresCoordinator.self, SearchCoordinator.self, CartCoordinator.self,
            AccountCoordinator.self,
        ]
    }
}

extension AppCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "app" }

    /// The coordinators that a link waiting for the login may lead to.
    public static var linkedTypes: [any Restorable.Type] {
        [AddressBookCoordinator.self, CatalogueCoordinator.self, AboutCoordinator.self, LoginCoordinator.self]
    }
}

extension StoresCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "stores" }
}

extension SearchCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "search" }
}

extension CartCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "cart" }
}

extension AccountCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "account" }
}

extension CatalogueCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "catalogue" }
}

extension AddressBookCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "addresses" }
}

extension AboutCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "about" }
}

extension LoginCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "login" }
}

extension OnboardingCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "onboarding" }
}

extension AddressForm: StateRestorable {
    /// The unsaved input.
    public var kept: Address? {
        get { draft }
        set { draft = newValue }
    }
}

extension ResultsModel: StateRestorable {
    /// The opened products.
    public var kept: [Product.ID] {
        get { seen.sorted() }
        set { seen = Set(newValue) }
    }
}

extension ReceiptModel: StateRestorable {
    /// The amount paid: the basket is empty by then.
    public var kept: Int {
        get { total }
        set { total = newValue }
    }
}
