import Coordination
import CoordinationLinks

extension OnboardingRoute {
    /// What was shown by these routes has an address.
    public static let isRemembered = true

    /// What turns the pages.
    static let deeds: Links<OnboardingRoute> = [
        .at("welcome/next", .next), .at("welcome/previous", .previous), .at("welcome/done", .done),
    ]
}
