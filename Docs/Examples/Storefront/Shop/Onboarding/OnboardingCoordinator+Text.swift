extension TextModel {
    static func welcome() -> TextModel {
        TextModel(
            "welcome", title: "Welcome", ["Tea, bread and books from the stores around the corner."],
            actions: [next, skip])
    }

    static func delivery() -> TextModel {
        TextModel(
            "delivery", title: "Delivery", ["What is paid by noon is at the door by six."],
            actions: [next, Action("Back", OnboardingRoute.previous), skip])
    }

    static func ready() -> TextModel {
        TextModel(
            "ready", title: "Ready", ["That is all there is to know."],
            actions: [Action("Into the shop", OnboardingRoute.done), Action("Back", OnboardingRoute.previous)])
    }

    private static var next: Action { Action("Next", OnboardingRoute.next) }
    private static var skip: Action { Action("Skip", OnboardingRoute.done) }
}
