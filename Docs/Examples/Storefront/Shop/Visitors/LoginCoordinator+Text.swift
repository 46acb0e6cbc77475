import CoordinationMoves

extension LoginCoordinator: Titled {
    /// The title of the login.
    public var title: String { "Sign in" }
}

extension TextModel {
    static func login() -> TextModel {
        TextModel(
            "login", title: "Who are you?",
            offers: Visitor.known.map { Offer("I am \($0.name)", LoginRoute.signedIn($0)) }
                + [Offer("I forgot my password", LoginRoute.forgotten)])
    }

    static func forgotten() -> TextModel {
        TextModel(
            "forgotten", title: "A forgotten password",
            ["Nobody here has one: say who you are."],
            offers: [Offer("Back to the login", LoginRoute.start)])
    }
}
