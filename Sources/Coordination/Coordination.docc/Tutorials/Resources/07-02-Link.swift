import Coordination
import CoordinationLinks

struct Link {
    let hops: [Hop]

    init?(_ path: String) {
        var hops: [Hop] = []
        var words = path.split(separator: "/").map(String.init)[...]
        while let word = words.popFirst() {
            switch word {
            case "trails":
                hops.append(Hop(AppRoute.trails))
                if let id = words.popFirst() { hops.append(Hop(TrailsRoute.trail(id))) }
            case "huts":
                hops.append(Hop(AppRoute.huts))
                if let id = words.popFirst() { hops.append(Hop(HutsRoute.hut(id))) }
            case "logbook":
                hops.append(Hop(AppRoute.logbook))
            default:
                return nil
            }
        }
        self.hops = hops
    }
}

extension AppCoordinator {
    func open(_ link: Link, completion: ((TransitionOutcome) -> Void)? = nil) {
        trigger(link.hops, completion: completion)
    }
}

extension AppRoute {
    static let links: Links<AppRoute> = [
        .at("trails", .trails).then(TrailsRoute.links),
        .at("huts", .huts).then(HutsRoute.links),
        .at("logbook", .logbook),
    ]
}

extension TrailsRoute {
    static let links: Links<TrailsRoute> = [
        .path().value(String.self, "trail").route(TrailsRoute.trail)
    ]
}

extension HutsRoute {
    static let links: Links<HutsRoute> = [
        .path().value(String.self, "hut").route(HutsRoute.hut)
    ]
}
