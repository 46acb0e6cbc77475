public import Coordination

/// Where a first visit can go.
public enum OnboardingRoute: Route, Codable {
    /// The next page.
    case next
    /// The page before.
    case previous
    /// Into the shop.
    case done
}

/// The pages that greet a new visitor.
public final class OnboardingCoordinator: Coordinator, Finishing {
    /// It ends with nothing but that.
    public typealias Output = Void

    /// The pages.
    public let root = PageRoot(TextModel.welcome(), TextModel.delivery(), TextModel.ready())

    /// Makes the pages, at the first.
    public init() {}

    /// Turns the pages.
    public func prepareTransition(for route: OnboardingRoute) -> Transition<PageRoot> {
        switch route {
        case .next: .turn(.forward)
        case .previous: .turn(.reverse)
        case .done: .finish(self, with: ())
        }
    }
}
