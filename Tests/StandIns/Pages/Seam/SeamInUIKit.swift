import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

extension MovedUsers.AppRoute: XCoordinator.Route {}
extension MovedUsers.SettingsRoute: XCoordinator.Route {}
extension MovedUsers.UsersRoute: XCoordinator.Route {}

private typealias UserModel = MovedUsers.UserModel

private final class UserViewController: UIViewController {
    var model: UserModel?

    convenience init(viewModel: UserModel) {
        self.init(nibName: nil, bundle: nil)
        model = viewModel
    }
}

// snippet.seam-screen
extension UserModel: UIKitScreen {
    func makeViewController() -> UIViewController { UserViewController(viewModel: self) }
}
// snippet.end

// snippet.seam-down
/// One of ours as XCoordinator sees it: a router with a view controller.
final class Moved<RouteType: XCoordinator.Route & Coordination.Route>: XCoordinator.Router {
    let tree: TreeController
    var viewController: UIViewController! { tree }
    private let router: any Coordination.Router<RouteType>

    init<C: Coordination.Coordinator, Parent: Coordination.Route>(
        _ coordinator: C, isPushed: Bool = false, handUp: @escaping (Parent) -> Void
    ) where C.RouteType == RouteType {
        router = coordinator
        tree = TreeController(Seam(coordinator, handUp: handUp), isPushed: isPushed)
    }

    func contextTrigger(
        _ route: RouteType, with options: XCoordinator.TransitionOptions,
        completion: XCoordinator.ContextPresentationHandler?
    ) {
        router.trigger(route, with: Coordination.TransitionOptions(animated: options.animated)) { outcome in
            if let error = outcome.error { assertionFailure("\(error)") }
            completion?(XCoordinator.ViewTransition.none())
        }
    }
}
// snippet.end

@Suite("The seam of a migration, in UIKit", .noUnhandledFailures, .serialized) @MainActor struct SeamInUIKit {
    typealias UsersCoordinator = MovedUsers.UsersCoordinator
    typealias UsersRoute = MovedUsers.UsersRoute
    typealias AppRoute = MovedUsers.AppRoute
    typealias SettingsRoute = MovedUsers.SettingsRoute

    // snippet.seam-theirs
    final class AppCoordinator: XCoordinator.NavigationCoordinator<AppRoute> {
        override func prepareTransition(for route: AppRoute) -> XCoordinator.NavigationTransition {
            switch route {
            case .users:
                let users = UsersCoordinator()
                users.onFinish { [weak self] result in
                    if case .success = result { self?.trigger(.usersClosed) }
                }
                return .present(Moved(users) { [weak self] (route: AppRoute) in self?.trigger(route) })
            case .usersClosed:
                return .dismiss()
            // snippet.hide
            case .start:
                return .push(UIViewController())
            case .settings:
                return .none()
            case .logout:
                loggedOut += 1
                return .none()
            // snippet.show
            }
        }
        // snippet.hide

        var loggedOut = 0
        // snippet.show
    }
    // snippet.end

    final class TeamCoordinator: XCoordinator.NavigationCoordinator<AppRoute> {
        override func prepareTransition(for route: AppRoute) -> XCoordinator.NavigationTransition {
            switch route {
            case .users:  // was: addChild(UsersCoordinator(rootViewController: rootViewController)), which pushed
                let users = UsersCoordinator()
                users.onFinish { [weak self] result in
                    if case .success = result { self?.trigger(.usersClosed) }
                }
                return .push(
                    Moved(users, isPushed: true) { [weak self] (route: AppRoute) in self?.trigger(route) })
            case .usersClosed:
                return .pop(to: team)
            case .start:
                return .push(team)
            case .settings, .logout:
                return .none()
            }
        }

        let team = UIViewController()
    }

    // snippet.seam-legacy
    final class SettingsFlow: @MainActor Finishing, UIKitScreen {
        typealias Output = Void
        let node = Screen("settings")
        private let coordinator = SettingsCoordinator(initialRoute: .start)

        init() { coordinator.onClose = { [weak self] in self?.finish() } }

        func makeViewController() -> UIViewController { coordinator.viewController }
        // snippet.hide

        func close() { coordinator.trigger(.close) }
        // snippet.show
    }

    final class SettingsCoordinator: XCoordinator.NavigationCoordinator<SettingsRoute> {
        var onClose: () -> Void = {}

        override func prepareTransition(for route: SettingsRoute) -> XCoordinator.NavigationTransition {
            switch route {
            case .start:
                return .push(SettingsViewController())
            case .close:  // was: return .dismiss()
                onClose()
                return .none()
            }
        }
    }
    // snippet.end

    final class SettingsViewController: UIViewController {}

    let window = UIWindow()
    let app: AppCoordinator

    init() {
        Toolkit.reset()
        app = AppCoordinator(initialRoute: .start)
        show(app.rootViewController)
    }

    private func show(_ root: UIViewController) {
        window.rootViewController = root
        window.makeKeyAndVisible()
        Toolkit.idle()
    }

    private var tree: TreeController {
        get throws { try #require(app.rootViewController.presentedViewController as? TreeController) }
    }

    @Test("the old app presents our flow, which sends routes up to it, and ends") func presents() throws {
        app.trigger(.users)
        Toolkit.idle()
        weak let users = try tree.node.frontmost(UsersCoordinator.self)
        users?.trigger(.user(id: 7))
        Toolkit.idle()
        #expect(try tree.drawn == "[users, user]")
        let navigation = try #require(tree.children.first as? UINavigationController)
        #expect((navigation.viewControllers.last as? UserViewController)?.model?.id == 7)
        try tree.node.frontmost(MovedUsers.UserModel.self).logOut()
        #expect(app.loggedOut == 1)
        #expect(app.children.count == 1)
        users?.trigger(.close)
        Toolkit.idle()
        #expect(app.rootViewController.presentedViewController == nil)
        #expect(app.children.isEmpty)
        #expect(users == nil)
    }

    @Test("the old app triggers a route of our flow as it always has") func triggers() throws {
        app.trigger(.users)
        Toolkit.idle()
        let router = try #require(app.children.first as? any XCoordinator.Router<UsersRoute>)
        var isDone = false
        router.trigger(.user(id: 8)) { isDone = true }
        #expect(!isDone)
        Toolkit.idle()
        #expect(isDone)
        #expect(try tree.drawn == "[users, user]")
    }

    @Test("our flow that is dragged away is freed with the old app's next transition") func draggedAway() throws {
        app.trigger(.users)
        Toolkit.idle()
        weak let users = try tree.node.frontmost(UsersCoordinator.self)
        #expect(try tree.beginDrag() == .follows)
        try tree.endDrag(isCancelled: false)
        Toolkit.idle()
        app.trigger(.logout)
        #expect(app.children.isEmpty)
        #expect(users == nil)
    }

    @Test("the old app pushes our flow on its own navigation controller, where it goes on, and ends")
    func pushes() throws {
        let app = TeamCoordinator(initialRoute: .start)
        show(app.rootViewController)
        app.trigger(.users)
        Toolkit.idle()
        let navigation = app.rootViewController
        let tree = try #require(navigation.viewControllers.last as? TreeController)
        weak let users = try tree.node.frontmost(UsersCoordinator.self)
        users?.trigger(.user(id: 7))
        Toolkit.idle()
        #expect(navigation.viewControllers.count == 3 && tree.drawn == "[users, user]")
        #expect(navigation.tapBack())
        Toolkit.idle()
        #expect(tree.drawn == "[users]")
        users?.trigger(.user(id: 8))
        Toolkit.idle()
        #expect(app.children.contains { $0 is Moved<UsersRoute> })
        users?.trigger(.close)
        Toolkit.idle()
        #expect(navigation.viewControllers == [app.team])
        #expect(!app.children.contains { $0 is Moved<UsersRoute> })
    }

    @Test("our flow that the user has gone back from goes with the old app's next transition")
    func swipedAway() throws {
        let app = TeamCoordinator(initialRoute: .start)
        show(app.rootViewController)
        app.trigger(.users)
        Toolkit.idle()
        #expect(app.rootViewController.tapBack())
        Toolkit.idle()
        #expect(app.rootViewController.viewControllers == [app.team])
        app.trigger(.logout)
        #expect(!app.children.contains { $0 is Moved<UsersRoute> })
    }

    @Test("a flow of the old app is in our tree, and ends") func legacy() throws {
        let home = StackRoot(Screen("home"))
        let tree = TreeController(WindowRoot(home))
        show(tree)
        let settings = SettingsFlow()
        home.perform(.present(settings))
        Toolkit.idle()
        let presented = try #require(tree.presentedViewController as? UINavigationController)
        #expect(presented.viewControllers.last is SettingsViewController)
        #expect(tree.drawn == "[home]^settings")
        settings.close()
        Toolkit.idle()
        #expect(tree.drawn == "[home]")
        #expect(tree.presentedViewController == nil)
    }
}
