import Coordination

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
