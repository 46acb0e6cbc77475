extension LoginCoordinator: Titled {
    /// The title of the login.
    public var title: String { "Sign in" }
}

extension TextModel {
    static func login() -> TextModel {
        TextModel(
            "login", title: "Who are you?",
            actions: Visitor.known.map { Action("I am \($0.name)", LoginRoute.signedIn($0)) }
                + [Action("I forgot my password", LoginRoute.forgotten)])
    }

    static func forgotten() -> TextModel {
        TextModel(
            "forgotten", title: "A forgotten password",
            ["Nobody here has one: say who you are."],
            actions: [Action("Back to the login", LoginRoute.start)])
    }
}
