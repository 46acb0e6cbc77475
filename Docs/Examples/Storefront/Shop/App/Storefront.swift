public import Coordination

/// The routes of the app's windows.
public enum StorefrontRoute: Route, Codable {
    /// Signs the visitor out, and starts as after a launch.
    case signOut
    /// Lets the session expire.
    case expire
    /// Begins or stops to take ratings.
    case takeRatings(Bool)
}

/// The whole app: one window.
///
/// It changes the windows themselves, so no window retains it. Keep it as long as the app runs.
public final class Storefront: Coordinator {
    /// The app's windows. There is one.
    public let root: WindowManager

    private let inventory: Inventory
    private let session: VisitorSession

    /// Launches the app.
    ///
    /// - Parameters:
    ///   - inventory: The stores and their products.
    ///   - session: The visitor's session; by default, a stranger's.
    ///   - isFirstVisit: True to show the first-visit pages before the shop, unless the session has seen them.
    ///   - time: The time source for kept screens and hosts.
    public init(
        inventory: Inventory = .sample, session: VisitorSession = VisitorSession(), isFirstVisit: Bool = true,
        time: any TimeSource
    ) {
        (self.inventory, self.session) = (inventory, session)
        if !isFirstVisit { session.isWelcomed = true }
        root = WindowManager(time: time) {
            [SceneCoordinator(inventory: inventory, session: session)]
        }
        // The first change claims the windows, so routes from inside reach this coordinator.
        perform(.none())
    }

    /// Replaces the windows, or changes the session. Baskets, stacks, modals and kept screens go with the old windows; only
    /// the session stays.
    public func prepareTransition(for route: StorefrontRoute) -> Transition<WindowManager> {
        switch route {
        case .signOut: .multiple(.reset(), .effect("forget the visitor") { [session] in session.endVisit() })
        case .expire: change("let the session expire") { $0.expire() }
        case .takeRatings(let takesThem): change("take ratings or none") { $0.takesRatings = takesThem }
        }
    }

    /// Changes the session, as a service would. As a route, it is recorded.
    private func change(_ name: String, _ body: @escaping (VisitorSession) -> Void) -> Transition<WindowManager> {
        .effect(name) { [weak self, session] in
            body(session)
            self?.gatesChanged()
        }
    }
}

extension Storefront {
    /// The windows, for hosts.
    public var windows: WindowManager { root }
}

extension Storefront {
    /// Makes another window, for `open`. It has the basket of those that are open.
    public func makeWindow() -> SceneCoordinator { SceneCoordinator(inventory: inventory, session: session) }
}
