import Coordination
import CoordinationLinks

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
