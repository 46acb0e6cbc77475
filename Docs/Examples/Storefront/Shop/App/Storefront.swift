public import Coordination

/// The whole app: one window, with the tabs in it.
public struct Storefront {
    /// What the window shows.
    public let app: AppCoordinator

    /// The app's windows, of which there is one.
    public let windows: WindowManager

    /// Launches the app.
    public init(inventory: Inventory = .sample, isFirstVisit: Bool = true) {
        app = AppCoordinator(inventory: inventory, isFirstVisit: isFirstVisit)
        windows = WindowManager(WindowRoot(app, name: "main"))
    }
}
