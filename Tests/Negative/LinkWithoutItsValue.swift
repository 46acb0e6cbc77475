// A case with a value has an address with one.
// expected: type '@Sendable \(Int\) -> StoresRoute' to expected argument type 'StoresRoute'
import Coordination
import CoordinationLinks

enum StoresRoute: Route { case store(Int) }

let links: Links<StoresRoute> = [
    .path("stores").route(StoresRoute.store)
]
