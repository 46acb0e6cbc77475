public import Coordination

/// The whole app: one window, with the tabs in it.
public struct Storefront {
    /// What the window shows.
    public let app: AppCoordinator

    /// The app's windows, of which there is one.
    public let windows: WindowManager

    /// Launches the app.
    ///
    /// - Parameters:
    ///   - inventory: What it sells.
    ///   - isFirstVisit: Whether it begins with the onboarding.
    ///   - time: What tells the time, for a host that takes some.
    public init(inventory: Inventory = .sample, isFirstVisit: Bool = true, time: (any TimeSource)? = nil) {
        app = AppCoordinator(inventory: inventory, isFirstVisit: isFirstVisit)
        windows = WindowManager(WindowRoot(app, name: "main"), time: time)
    }
}
