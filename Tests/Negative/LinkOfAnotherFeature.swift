// A list has the addresses of one route type, and mounts those of others.
// expected: type '@Sendable \(Int\) -> StoresRoute' to expected argument type '@Sendable \(Int\) -> AppRoute'
import Coordination
import CoordinationLinks

enum StoresRoute: Route { case store(Int) }
enum AppRoute: Route { case stores }

let links: Links<AppRoute> = [
    .path("stores").value(Int.self).route(StoresRoute.store)
]
