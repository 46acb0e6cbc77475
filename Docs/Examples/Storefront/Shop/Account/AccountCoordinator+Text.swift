extension AccountCoordinator: Titled {
    /// The name of the tab.
    public var title: String { "Account" }
}

extension TextModel {
    static func account() -> TextModel {
        TextModel(
            "account", title: "Account",
            actions: [Action("Settings", AccountRoute.settings), Action("About the shop", AccountRoute.about)])
    }
}

extension SettingsModel: Legible {
    /// What stands over it.
    public var title: String { "Settings" }

    /// The way out.
    public var actions: [Action] { [Action("Sign out", AppRoute.signOut)] }
}
