import Coordination
public import CoordinationLinks

extension SceneRoute {
    /// True, so that screens shown by these routes have addresses.
    public static let isRemembered = true

    /// The addresses of the app, for links from outside. They wait for the steps before the shop.
    public static let links = Links<SceneRoute>(
        allowing: [.https("shop.example"), .scheme("shop")],
        [.at("welcome", .onboarding), .at("", .app).then(AppRoute.links)])

    /// The same addresses, and those that act, for typed input only: no link from outside can buy anything.
    public static let typed = Links<SceneRoute>([
        .at("welcome", .onboarding), .path("do").then(deeds).then(OnboardingRoute.deeds).then(StorefrontRoute.deeds),
        .at("", .app).then(AppRoute.typed),
    ])

    /// The address that ends the first-visit pages.
    private static let deeds: Links<SceneRoute> = [.at("welcomed", .welcomed)]
}
