import Coordination
import CoordinationTesting
import Testing

// snippet.seam-up
/// Stands where the parent will stand: what comes up for it goes to what it still is.
final class Seam<ParentRoute: Route>: Coordinator {
    let root: WindowRoot
    private let handUp: (ParentRoute) -> Void

    init(_ flow: any Presentable, handUp: @escaping (ParentRoute) -> Void) {
        root = WindowRoot(flow)
        self.handUp = handUp
    }

    func prepareTransition(for route: ParentRoute) -> Transition<WindowRoot> {
        .effect("hand \(route) up") { [handUp] in handUp(route) }
    }
}
// snippet.end

enum MovedUsers {
    // snippet.seam-users
    enum UsersRoute: Route { case list, user(id: Int), close }

    final class UsersCoordinator: Coordinator, Finishing {
        typealias Output = Void
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: UsersRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .push(Screen("users"))
            case .user(let id): .push(UserModel(id: id))
            case .close: .finish(self, with: ())
            }
        }
    }

    final class UserModel: Presentable {
        let node = Screen("user")
        let id: Int
        init(id: Int) { self.id = id }

        func logOut() { send(AppRoute.logout) }
    }
    // snippet.end

    enum AppRoute: Route { case start, users, usersClosed, settings, logout }

    enum SettingsRoute: Route { case start, close }
}

@Suite("The seam of a migration", .noUnhandledFailures) struct MigrationSeam {
    typealias UsersCoordinator = MovedUsers.UsersCoordinator
    typealias UserModel = MovedUsers.UserModel
    typealias AppRoute = MovedUsers.AppRoute

    @Test("a user's screen logs out by a route that its parent, of any type, receives") func logsOut() throws {
        let users = UsersCoordinator()
        var handedUp: [AppRoute] = []
        let windows = WindowManager(Seam(users) { handedUp.append($0) })
        users.trigger(.user(id: 7))
        try windows.frontmost(UserModel.self).logOut()
        #expect(handedUp == [.logout])
        expect(windows, "[users, user]")
    }

    @Test("the seam is notified that the flow has ended") func ends() {
        let users = UsersCoordinator()
        let windows = WindowManager(Seam(users) { (_: AppRoute) in })
        var hasEnded = false
        users.onFinish { _ in hasEnded = true }
        users.trigger(.close)
        #expect(hasEnded)
        expect(windows, "[users]")
    }

    @Test("the same lines reach the app when it has moved") func appHasMoved() throws {
        final class AppCoordinator: Coordinator {
            let root = StackRoot(Screen("home"))

            func prepareTransition(for route: AppRoute) -> Transition<StackRoot> {
                switch route {
                case .users: .present(UsersCoordinator())
                case .logout: .dismissAll()
                case .start, .usersClosed, .settings: .none()
                }
            }
        }
        let app = AppCoordinator()
        app.trigger(.users, then: MovedUsers.UsersRoute.user(id: 7))
        expect(app, "[home]^[users, user]")
        try app.frontmost(UserModel.self).logOut()
        expect(app, "[home]")
        app.trigger(.users, then: MovedUsers.UsersRoute.close)
        expect(app, "[home]")
    }
}
