extension AccountCoordinator: Titled {
    /// The name of the tab.
    public var title: String { "Account" }
}

extension TextModel {
    static func account() -> TextModel {
        TextModel(
            "account", title: "Account",
            actions: [
                Action("Settings", AccountRoute.settings), Action("Orders", AccountRoute.orders),
                Action("About the shop", AccountRoute.about),
            ])
    }
}

extension SettingsModel: Legible {
    /// What stands over it.
    public var title: String { "Settings" }

    /// What was set.
    public var lines: [String] {
        [
            "Name: \(session.visitor?.name ?? "")",
            "Favourite store: \(session.favourite?.name ?? "none")",
            "Address: \(session.address?.street ?? "none")",
        ]
    }

    /// What can be set, and the way out.
    public var actions: [Action] {
        [
            Action("Choose a favourite store", AccountRoute.chooseStore),
            Action("Choose an address", AccountRoute.chooseAddress),
            Action("Sign out", StorefrontRoute.signOut),
        ]
    }
}
