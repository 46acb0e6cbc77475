import Coordination
import CoordinationLinks

extension OnboardingRoute {
    /// True, so that screens shown by these routes have addresses.
    public static let isRemembered = true

    /// The addresses that turn the pages.
    static let deeds: Links<OnboardingRoute> = [
        .at("welcome/next", .next), .at("welcome/previous", .previous), .at("welcome/done", .done),
    ]
}
