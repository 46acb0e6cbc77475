// The values of an address go to the route as they are.
// expected: type '@Sendable \(Int\) -> StoresRoute' to expected argument type '@Sendable \(Int, String\) -> StoresRoute'|the types 'LinkPair<LinkNone, String>' and 'LinkPair<LinkPair<LinkNone, Int>, String>' be equivalent
import Coordination
import CoordinationLinks

enum StoresRoute: Route { case store(Int) }

let links: Links<StoresRoute> = [
    .path("stores").value(String.self).route(StoresRoute.store)
]
