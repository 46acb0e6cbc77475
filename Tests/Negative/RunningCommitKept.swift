// What a router is handed to join a commit ends with it.
// expected: missing reinitialization of inout parameter 'commit' after consume
import Coordination

enum NewsRoute: Route { case list }

final class KeepingRouter: Router {
    func join(_ route: NewsRoute, to commit: inout RunningCommit) {
        keep(commit)
    }

    func keep(_ commit: consuming RunningCommit) {}
}
