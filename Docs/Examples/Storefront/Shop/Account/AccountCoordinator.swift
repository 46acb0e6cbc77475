public import Coordination

/// Where the visitor's own tab can go.
public enum AccountRoute: Route {
    /// What there is.
    case overview
    /// What can be set, and the way out.
    case settings
    /// About the shop: a flow of its own, on this stack.
    case about
}

/// The visitor's own.
public final class AccountCoordinator: Coordinator {
    /// The overview, and what was opened from it.
    public let root = StackRoot()

    /// Makes the tab, at the overview.
    public init() {
        trigger(.overview)
    }

    /// Pushes.
    public func prepareTransition(for route: AccountRoute) -> Transition<StackRoot> {
        switch route {
        case .overview: .push(as: route) { TextModel.account() }
        case .settings: .push(as: route) { SettingsModel() }
        case .about: .push(AboutCoordinator(), at: .summary)
        }
    }
}

/// What the visitor can set.
public final class SettingsModel: Presentable {
    /// Its place on the tree.
    public let node = Screen("settings")

    init() {}

    /// The visitor wants out. The app's own route takes it up the tree from here.
    public func signOut() {
        trigger(AppRoute.signOut)
    }
}
