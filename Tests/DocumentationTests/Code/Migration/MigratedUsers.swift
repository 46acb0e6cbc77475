import Coordination
import CoordinationTesting
import Testing

enum MigratedUsers {
    // snippet.migrated-coordinator
    enum UsersRoute: Route {
        case list
        case user(id: Int)
        case settings
        case close
    }

    final class UsersCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.list) }

        func prepareTransition(for route: UsersRoute) -> Transition<StackRoot> {
            switch route {
            case .list: .push(UsersModel(router: weakRouter))
            case .user(let id): .push(UserModel(id: id))
            case .settings: .present(SettingsCoordinator())
            case .close: .dismiss()
            }
        }
    }

    final class UsersModel: Presentable {
        let node = Screen("users")
        private let router: WeakRouter<UsersRoute>

        init(router: WeakRouter<UsersRoute>) { self.router = router }

        func choose(_ id: Int) { router.trigger(.user(id: id)) }
    }
    // snippet.end

    final class UserModel: Presentable {
        let node = Screen("user")
        let id: Int
        init(id: Int) { self.id = id }
    }

    enum SettingsRoute: Route { case start, privacy }

    final class SettingsCoordinator: Coordinator {
        let root = StackRoot()
        init() { trigger(.start) }

        func prepareTransition(for route: SettingsRoute) -> Transition<StackRoot> {
            switch route {
            case .start: .push(Screen("settings"))
            case .privacy: .push(Screen("privacy"))
            }
        }
    }

    // snippet.migrated-coordinator-test
    @Suite("Users", .noUnhandledFailures) struct UsersTests {
        @Test("a user opens on top of the list, and the settings over both") func userOpens() throws {
            let users = UsersCoordinator()
            expect(users, "[users]")
            try users.frontmost(UsersModel.self).choose(7)
            expect(users, "[users, user]")
            users.trigger(.settings)
            expect(users, "[users, user]^[settings]")
            users.trigger(.close)
            expect(users, "[users, user]")
        }
    }
    // snippet.end
}
