import CoordinationMoves

extension TextModel {
    static func welcome() -> TextModel {
        TextModel(
            "welcome", title: "Welcome", ["Tea, bread and books from the stores around the corner."],
            offers: [next, skip])
    }

    static func delivery() -> TextModel {
        TextModel(
            "delivery", title: "Delivery", ["What is paid by noon is at the door by six."],
            offers: [next, Offer("Back", OnboardingRoute.previous), skip])
    }

    static func ready() -> TextModel {
        TextModel(
            "ready", title: "Ready", ["That is all there is to know."],
            offers: [Offer("Into the shop", OnboardingRoute.done), Offer("Back", OnboardingRoute.previous)])
    }

    private static var next: Offer { Offer("Next", OnboardingRoute.next) }
    private static var skip: Offer { Offer("Skip", OnboardingRoute.done) }
}
