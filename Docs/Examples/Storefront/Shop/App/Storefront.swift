public import Coordination

/// What concerns the app's windows.
public enum StorefrontRoute: Route, Codable {
    /// Forgets the visitor, and begins as after a launch.
    case signOut
}

/// The whole app: one window.
///
/// It coordinates the windows themselves, so it is in none of them. Keep it as long as the app runs.
public final class Storefront: Coordinator {
    /// The app's windows, of which there is one.
    public let root: WindowManager

    private let session: VisitorSession

    /// Launches the app.
    ///
    /// - Parameters:
    ///   - inventory: What it sells.
    ///   - session: Who is signed in; none unless you say otherwise.
    ///   - isFirstVisit: Whether a visitor who has not been welcomed is, before the shop.
    ///   - time: What tells the time: how long screens are kept, and what a host plays.
    public init(
        inventory: Inventory = .sample, session: VisitorSession = VisitorSession(), isFirstVisit: Bool = true,
        time: any TimeSource
    ) {
        self.session = session
        if !isFirstVisit { session.isWelcomed = true }
        root = WindowManager(time: time) {
            [SceneCoordinator(inventory: inventory, session: session)]
        }
        // What is in the windows knows it from its first change on.
        perform(.none())
    }

    /// Begins anew. Baskets, stacks, modals and what is kept go with the old windows; only the session is outside them.
    public func prepareTransition(for route: StorefrontRoute) -> Transition<WindowManager> {
        switch route {
        case .signOut: .multiple(.reset(), .effect("forget the visitor") { [session] in session.end() })
        }
    }
}

extension Storefront {
    /// The windows, for hosts.
    public var windows: WindowManager { root }
}
