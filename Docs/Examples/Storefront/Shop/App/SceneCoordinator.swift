public import Coordination

/// The shop, and the steps that come before it.
public enum SceneRoute: Route, Codable {
    /// The shop, after all steps that come before it.
    case app
    /// The pages for a first visit, over everything.
    case onboarding
    /// The pages have been seen.
    case welcomed
}

/// The window: blank until the steps before the shop are done, then the shop. A step is a gate of the shop's route, so
/// links wait for it.
public final class SceneCoordinator: Coordinator {
    /// The window.
    public let root = WindowRoot(Screen("splash"), name: "main")

    private let inventory: Inventory
    private let session: VisitorSession

    /// Makes the window, and asks for the shop.
    public init(inventory: Inventory = .sample, session: VisitorSession) {
        self.inventory = inventory
        self.session = session
        trigger(.app)
    }

    /// The steps that come before the shop, in their order.
    public func gates(for route: SceneRoute) -> [Gate] {
        switch route {
        case .app: [.welcomed(session)]
        case .onboarding, .welcomed: []
        }
    }

    /// Shows the shop once, or a step.
    public func prepareTransition(for route: SceneRoute) -> Transition<WindowRoot> {
        switch route {
        case .app where root.content is AppCoordinator: .none()
        case .app: .setRoot(AppCoordinator(inventory: inventory, session: session))
        case .onboarding:
            .present(
                Later { OnboardingCoordinator() }.returning(SceneRoute.welcomed), key: route,
                style: .fullScreen.dismissible(false))
        case .welcomed: .effect("welcome the visitor") { [session] in session.isWelcomed = true }
        }
    }
}
