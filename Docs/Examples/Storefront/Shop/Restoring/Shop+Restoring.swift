import Coordination
public import CoordinationRestoration

// What routes have shown comes back after the program was killed. Each name stays for ever.

extension Storefront: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "storefront" }
}

extension SceneCoordinator: Restorable {
    /// The name that its routes are stored under.
    public static var storedName: StaticString { "scene" }
}

extension AppCoordinator: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "app" }

    /// What a link may lead to behind the login.
    public static var linked: [any Restorable.Type] {
        [AddressBookCoordinator.self, CatalogueCoordinator.self, AboutCoordinator.self, LoginCoordinator.self]
    }
}

extension StoresCoordinator: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "stores" }
}

extension SearchCoordinator: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "search" }
}

extension CartCoordinator: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "cart" }
}

extension AccountCoordinator: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "account" }
}

extension CatalogueCoordinator: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "catalogue" }
}

extension AddressBookCoordinator: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "addresses" }
}

extension AboutCoordinator: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "about" }
}

extension LoginCoordinator: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "login" }
}

extension OnboardingCoordinator: Restorable {
    /// What its routes are stored under.
    public static var storedName: StaticString { "onboarding" }
}

extension AddressForm: StateKeeping {
    /// What was entered.
    public var kept: Address? {
        get { draft }
        set { draft = newValue }
    }
}

extension ResultsModel: StateKeeping {
    /// What was opened.
    public var kept: [Product.ID] {
        get { seen.sorted() }
        set { seen = Set(newValue) }
    }
}

extension ReceiptModel: StateKeeping {
    /// What was paid: the basket is empty by then.
    public var kept: Int {
        get { total }
        set { total = newValue }
    }
}
