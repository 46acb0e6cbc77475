import Coordination
import CoordinationLinks
import CoordinationTools
import TestSupport

/// Plants lines that clash with each of two hundred in turn, and two values that were swapped in each feature: what is
/// planted has to be found and named, and nothing else.
struct LinksClashesBar: Bar {
    let name = "links-clashes"
    let count = 10
    let unit = "rounds of 220 planted lines"
    let limit = 300.0

    private static let isSound = problems(of: LinkPlan.links()) == []

    /// The words are drawn of all signs, and some look as the values of another router.
    private static func problems(of links: Links<HallRoute>) -> [LinkProblem] {
        links.problems().filter { $0.kind != .foreign }
    }

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        guard Self.isSound else {
            return Finding("a sound list has problems", details: "\(Self.problems(of: LinkPlan.links()))")
        }
        tally.expect(LinkPlan.Shape.allCases.map { "\($0)" } + ["feature", "swapped"], of: "planted")
        var random = SplitMix64(seed: seed)
        for feature in 0..<20 {
            for plan in LinkPlan.features[feature] {
                tally.count("\(plan.shape)", of: "planted")
                let links = LinkPlan.links(adding: plan.clash(&random), to: feature)
                if let finding = examine(links, .ambiguous, plan.address, &tally) { return finding }
            }
            tally.count("feature", of: "planted")
            let (line, address) = Self.clash(with: feature)
            if let finding = examine(LinkPlan.links(beside: line), .ambiguous, address, &tally) { return finding }
            tally.count("swapped", of: "planted")
            let swapped = LinkPlan.links(adding: Self.swapped(&random), to: feature)
            if let finding = examine(swapped, .swapped, "/size/:width/:height", &tally) { return finding }
        }
        return nil
    }

    private func examine(
        _ links: Links<HallRoute>, _ kind: LinkProblem.Kind, _ address: String, _ tally: inout Tally
    ) -> Finding? {
        let problems = Self.problems(of: links)
        for problem in problems { tally.count("\(problem.kind)", of: "problem") }
        guard Set(problems.map(\.kind)) == [kind] else {
            return Finding("what is planted is not what is found", details: "\(address)\n\(problems)")
        }
        guard problems.contains(where: { $0.addresses.contains { $0.hasSuffix(address) } }) else {
            return Finding("what is planted is not named", details: "\(address)\n\(problems)")
        }
        return nil
    }

    /// A line whose values go to each other's label.
    private static func swapped(_ random: inout SplitMix64) -> LinkPattern<DrawnRoute> {
        random.oneIn(2)
            ? .path("size").value(Int.self, "width").value(Int.self, "height").route(DrawnRoute.size)
            : .path("size").value(Int.self, "width").value(Int.self, "height").route { .size(height: $0, width: $1) }
    }

    /// A line with the path of a feature, and how that is listed.
    private static func clash(with feature: Int) -> (line: LinkPattern<HallRoute>, address: String) {
        let (word, hasNumber) = LinkPlan.door(feature)
        let route = HallRoute.hall(1_000)
        guard let parent = LinkPlan.parent(of: feature) else {
            return hasNumber
                ? (.path(word).value(Int.self).route { _ in route }.legacy(), "/\(word)/:door")
                : (.at(word, route), "/\(word)")
        }
        // Of a feature and its parent, one has a number.
        let above = LinkPlan.door(parent).word
        return hasNumber
            ? (.path(above).path(word).value(Int.self).route { _ in route }.legacy(), "/\(above)/\(word)/:door")
            : (.path(above).value(Int.self).path(word).route { _ in route }.legacy(), "/\(above)/:door/\(word)")
    }
}

extension LinkPlan {
    /// A line that takes what this one takes, and is no narrower.
    func clash(_ random: inout SplitMix64) -> LinkPattern<DrawnRoute> {
        let id = 1_000
        switch shape {
        case .plain: return .at(words[0], .plain(id))
        case .create: return .path(words[0]).path("create").route(.plain(id))
        case .constant:
            return random.oneIn(2)
                ? .path(words[0]).query("view", is: "m p").route(.plain(id))
                : .path(words[0]).query("other", is: "1").route(.plain(id))
        case .number: return .path(words[0]).value(Int16.self).route { .number(id, Int($0)) }.legacy()
        case .color: return .path(words[0]).value(DrawnRoute.Shade.self).route { _ in .plain(id) }.legacy()
        case .level: return .path(words[3]).value(DrawnRoute.Level.self).route { .level(id, $0) }
        case .text: return .path(words[0]).value(String.self).route { .text(id, $0) }
        case .rest: return .path(words[0]).rest().route { .rest(id, $0) }
        case .two:
            return random.oneIn(2)
                ? .path(words[0]).value(Int.self).path(words[1]).value(String.self).route { .two(id, $0, $1) }
                : .path(words[0]).value(String.self).path(words[1]).value(Int.self).route { .two(id, $1, $0) }
        case .asked: return .path(words[1]).query(required: "p", String.self).route { .asked(id, $0) }
        case .tagged: return .at(words[1], .plain(id))
        case .numbered: return .path(words[2]).query("n", Int.self).route { .sorted(id, $0 ?? 0, nil) }.legacy()
        case .sorted: return .path(words[2]).value(Int.self).route { .number(id, $0) }
        case .marked: return .path(words[2]).value(String.self).route { .text(id, $0) }
        case .six:
            return .path(words[3]).value(Int.self).value(String.self).value(DrawnRoute.Color.self)
                .route { .six(id, $0, $1, $2, nil, [], nil) }
        }
    }

    /// The address, as it is listed.
    var address: String { Links<DrawnRoute>([line]).listing.first?.address ?? "" }
}
