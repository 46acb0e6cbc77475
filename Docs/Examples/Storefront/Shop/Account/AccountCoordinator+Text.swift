public import CoordinationMoves

extension AccountCoordinator: Titled {
    /// The name of the tab.
    public var title: String { "Account" }
}

extension TextModel {
    static func account() -> TextModel {
        TextModel(
            "account", title: "Account",
            offers: [
                Offer("Settings", AccountRoute.settings), Offer("Orders", AccountRoute.orders),
                Offer("About the shop", AccountRoute.about),
            ])
    }

    static func nothingChosen() -> TextModel {
        TextModel("nothing-chosen", title: "Nothing chosen", ["What you choose is shown here."])
    }
}

extension SettingsModel: Legible {
    /// The title of the screen.
    public var title: String { "Settings" }

    /// The current settings.
    public var lines: [String] {
        [
            "Name: \(session.visitor?.name ?? "")",
            "Favourite store: \(session.favourite?.name ?? "none")",
            "Address: \(session.address?.street ?? "none")",
        ]
    }

    /// Offers to change a setting, and to sign out.
    public var offers: [Offer] {
        [
            Offer("Choose a favourite store", AccountRoute.chooseStore),
            Offer("Choose an address", AccountRoute.chooseAddress),
            Offer("Sign out", StorefrontRoute.signOut),
        ]
    }
}
