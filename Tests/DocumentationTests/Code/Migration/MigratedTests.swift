import Coordination
import CoordinationTesting
import Testing

@Suite("Migrated tests", .noUnhandledFailures) struct MigratedTests {
    typealias UsersRoute = MigratedUsers.UsersRoute
    typealias UsersCoordinator = MigratedUsers.UsersCoordinator
    typealias UsersModel = MigratedUsers.UsersModel
    typealias UserModel = MigratedUsers.UserModel

    // snippet.migrated-tests
    final class RecordingRouter: Router {
        private(set) var routes: [UsersRoute] = []
        func join(_ route: UsersRoute, to commit: inout RunningCommit) { routes.append(route) }
    }

    @Test("choosing a user goes there") func choosing() {
        let router = RecordingRouter()
        let model = UsersModel(router: router.weakRouter)
        model.choose(7)
        #expect(router.routes == [.user(id: 7)])
    }

    @Test("a swipe back frees the user's screen") func swiping() throws {
        let users = UsersCoordinator()
        let host = TestHost(users)
        users.trigger(.user(id: 7))
        weak let user = try users.frontmost(UserModel.self)
        host.swipeBack()
        expect(users, "[users]")
        #expect(user == nil)
    }

    @Test("while the push animates, the settings wait") func waiting() {
        let users = UsersCoordinator()
        let host = TestHost(users, isHolding: true)
        users.trigger(.user(id: 7))
        users.trigger(.settings)
        expect(users, "[users, user]")
        host.acknowledge()
        expect(users, "[users, user]^[settings]")
        host.acknowledge()
    }
    // snippet.end
}
