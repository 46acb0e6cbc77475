public import Coordination

/// The routes of the window: the shop, and the steps before it.
public enum SceneRoute: Route, Codable {
    /// The shop, after the steps before it.
    case app
    /// The pages for a first visit, over everything.
    case onboarding
    /// The visitor has seen these pages.
    case welcomed
}

/// The window. It is blank until the steps before the shop are done. Each step is a gate of the shop's route, so links
/// wait for it.
public final class SceneCoordinator: Coordinator {
    /// The window.
    public let root = WindowRoot(Screen("splash"), name: "main")

    private let inventory: Inventory
    private let session: VisitorSession

    /// Creates the window, and goes to the shop.
    public init(inventory: Inventory = .sample, session: VisitorSession) {
        self.inventory = inventory
        self.session = session
        trigger(.app)
    }

    /// Returns the steps before the shop, in order.
    public func gates(for route: SceneRoute) -> [Gate] {
        switch route {
        case .app: [.welcomed(session)]
        case .onboarding, .welcomed: []
        }
    }

    /// Shows the shop, unless it is already there, or a step.
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
