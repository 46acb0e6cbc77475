import Coordination
import CoordinationLinks

extension LinkPlan {
    /// The line, as an author writes it.
    var line: LinkPattern<DrawnRoute> {
        let id = id
        typealias Color = DrawnRoute.Color
        switch shape {
        case .plain: return .at(words[0], .plain(id))
        case .create: return .path(words[0]).path("create").route(.plain(id))
        case .constant: return .path(words[0]).query("view", is: "m p").route(.plain(id))
        case .number: return .path(words[0]).value(Int.self).route { .number(id, $0) }
        case .color: return .path(words[0]).value(Color.self).route { .color(id, $0) }
        case .level: return .path(words[3]).value(DrawnRoute.Level.self).route { .level(id, $0) }
        case .text: return .path(words[0]).value(String.self).route { .text(id, $0) }
        case .rest: return .path(words[0]).rest().route { .rest(id, $0) }
        case .two:
            return .path(words[0]).value(Int.self, "number").path(words[1]).value(String.self, "name")
                .route { .two(id, $0, $1) }
        case .asked: return .path(words[1]).query(required: "q", String.self).route { .asked(id, $0) }
        case .tagged: return .path(words[1]).query(all: "tag", String.self).route { .tagged(id, $0) }
        case .numbered: return .path(words[2]).query(all: "n", Int.self).route { .numbered(id, $0) }
        case .sorted: return .path(words[2]).value(Int.self).query("sort", Color.self).route { .sorted(id, $0, $1) }
        case .marked: return .path(words[2]).value(String.self).fragment(Int.self).route { .marked(id, $0, $1) }
        case .six:
            return .path(words[3]).value(Int.self).value(String.self).value(Color.self).query("n", Int.self)
                .query(all: "c", Color.self).fragment(String.self)
                .route { .six(id, $0, $1, $2, $3, $4, $5) }
        }
    }

    private static let lists = features.map { Links<DrawnRoute>($0.map(\.line)) }

    /// What stands at the top, each with what it mounts.
    private static let mounts = (0..<15).map { mount($0, lists) }

    private static func mount(_ feature: Int, _ lists: [Links<DrawnRoute>]) -> LinkPattern<HallRoute> {
        let (word, hasNumber) = door(feature)
        let head: LinkPattern<HallRoute> =
            hasNumber
            ? .path(word).value(Int.self, "door").route { .door(feature, $0) } : .at(word, .hall(feature))
        let whole = head.then(lists[feature])
        guard let child = (feature + 1..<20).first(where: { parent(of: $0) == feature }) else { return whole }
        return whole.then(Links<HallRoute>([mount(child, lists)]))
    }

    /// The whole list. What is given is added to a feature, or beside all of them; what it does not change is made once.
    static func links(
        adding line: LinkPattern<DrawnRoute>? = nil, to place: Int = 0, beside other: LinkPattern<HallRoute>? = nil
    ) -> Links<HallRoute> {
        var mounts = mounts
        if let line {
            var lists = lists
            lists[place] = Links(features[place].map(\.line) + [line])
            let top = parent(of: place) ?? place
            mounts[top] = mount(top, lists)
        }
        return Links(allowing: [.https("shop.example"), .scheme("shop")], mounts + (other.map { [$0] } ?? []))
    }

    /// The hops of one of its routes, and the feature's above it.
    func hops(to route: DrawnRoute, doors: Int) -> [Hop] {
        var hops = [Hop(route)]
        var feature: Int? = id / 10
        while let here = feature {
            hops.insert(Hop(Self.door(here).hasNumber ? HallRoute.door(here, doors &+ here) : .hall(here)), at: 0)
            feature = Self.parent(of: here)
        }
        return hops
    }
}
