import Coordination

/// The pages of a first launch.
@MainActor final class OnboardingCoordinator: @MainActor Coordinator, @MainActor Finishing {
    typealias Output = Void
    let root = PageRoot()

    init() { trigger(.start) }

    func prepareTransition(for route: OnboardingRoute) -> Transition<PageRoot> {
        switch route {
        case .start:
            .set([
                OnboardingPage("welcome"), OnboardingPage("delivery"), OnboardingPage("ready", isLast: true),
            ])
        case .next: .turn(.forward)
        case .done: .finish(self, with: ())
        }
    }
}
