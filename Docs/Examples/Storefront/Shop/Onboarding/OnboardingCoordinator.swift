public import Coordination

/// The routes of the first-visit pages.
public enum OnboardingRoute: Route, Codable {
    /// The next page.
    case next
    /// The previous page.
    case previous
    /// Ends the pages.
    case done
}

/// The pages that greet a new visitor.
public final class OnboardingCoordinator: Coordinator, Finishing {
    /// No value.
    public typealias Output = Void

    /// The pages.
    public let root = PageRoot(TextModel.welcome(), TextModel.delivery(), TextModel.ready())

    /// Creates the pages, at the first.
    public init() {}

    /// Turns the pages, or ends them.
    public func prepareTransition(for route: OnboardingRoute) -> Transition<PageRoot> {
        switch route {
        case .next: .turn(.forward)
        case .previous: .turn(.reverse)
        case .done: .finish(self, with: ())
        }
    }
}
