import Coordination
public import CoordinationLinks

extension SceneRoute {
    /// Screens that these routes have shown have an address.
    public static let isRemembered = true

    /// The addresses of the app: what comes from outside is read by these, and waits for what comes before the shop.
    public static let links = Links<SceneRoute>(
        allowing: [.https("shop.example"), .scheme("shop")],
        [.at("welcome", .onboarding), .at("", .app).then(AppRoute.links)])

    /// The same, and what only acts, for those who type: nothing that comes from outside can buy something.
    public static let typed = Links<SceneRoute>([
        .at("welcome", .onboarding), .path("do").then(deeds).then(OnboardingRoute.deeds).then(StorefrontRoute.deeds),
        .at("", .app).then(AppRoute.typed),
    ])

    /// The end of the pages for a first visit.
    private static let deeds: Links<SceneRoute> = [.at("welcomed", .welcomed)]
}
