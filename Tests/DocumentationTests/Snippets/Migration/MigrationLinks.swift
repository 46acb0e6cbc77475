import Coordination
import CoordinationFoundation
import CoordinationLinks
import CoordinationTesting
import Foundation
import Testing

private enum UsersRoute: Route { case list, user(id: Int) }

// snippet.migration-links
extension UsersRoute {
    static let links: Links<UsersRoute> = [
        .at("users", .list),
        .path("users").value(Int.self, "id").route(UsersRoute.user),
    ]
}
// snippet.end

@Suite("Migration: links", .noUnhandledFailures) struct MigrationLinksTests {
    @Test("the windows take a URL before a coordinator is shown") func launch() throws {
        let windows = WindowManager()
        let url = try #require(URL(string: "/users/7"))
        // snippet.migration-links-url
        windows.trigger(try UsersRoute.links.link(for: url))
        // snippet.end
        #expect(windows.waiting.count == 1)
        let users = BasicCoordinator(root: StackRoot(Screen("users"))) { (route: UsersRoute) in
            if case .user(let id) = route { .push(Screen("user-\(id)")) } else { .popToRoot() }
        }
        windows.perform(.open(WindowRoot(users, name: "main")))
        expect(windows, "main: [users, user-7]")
    }
}
