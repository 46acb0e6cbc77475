// A router takes its own routes only.
// expected: cannot convert value of type 'UsersRoute' to expected argument type 'NewsRoute'
import Coordination

enum NewsRoute: Route { case list }
enum UsersRoute: Route { case list }

func wrong(_ router: any Router<NewsRoute>) {
    router.trigger(UsersRoute.list)
}
