import Coordination
import CoordinationLinks
import TestSupport

/// Prints a random route of each of two hundred lines, and reads it back.
struct LinksRoundTripBar: Bar {
    let name = "links-roundtrip"
    let count = 1_000
    let unit = "rounds of 200 lines"
    let limit = 60.0

    private static let links = LinkPlan.links()
    private static let oracle = LinkOracle()

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        var random = SplitMix64(seed: seed)
        tally.expect(LinkPlan.Shape.allCases.map { "\($0)" }, of: "line")
        tally.expect(["there and back", "unprintable", "taken by a narrower line"], of: "route")
        for feature in 0..<20 {
            let doors = random.below(2_000) - 1_000
            for plan in LinkPlan.features[feature] {
                let route = plan.route(&random)
                tally.count("\(plan.shape)", of: "line")
                if let finding = examine(plan.hops(to: route, doors: doors), &tally) { return finding }
            }
            // What the feature stands under is a line as well.
            tally.count("feature", of: "line")
            let above = LinkPlan.features[feature][0].hops(to: .plain(0), doors: doors).dropLast()
            if let finding = examine(Array(above), &tally) { return finding }
        }
        return nil
    }

    private func examine(_ hops: [Hop], _ tally: inout Tally) -> Finding? {
        let words = "\(hops)"
        let address: String
        do throws(LinkError) {
            address = try Self.links.address(of: hops)
        } catch {
            switch error.reason {
            case .unprintable where hops.contains(where: Self.isOdd):
                tally.count("unprintable", of: "route")
            case .leadsElsewhere where Self.oracle.hops(for: error.found ?? "") != hops:
                tally.count("taken by a narrower line", of: "route")
            default: return Finding("a route has no address", details: "\(words)\n\(error)")
            }
            return nil
        }
        do throws(LinkError) {
            let link = try Self.links.link(for: address)
            guard link.hops == hops, link.unreadItems.isEmpty, link.unreadFragment == nil else {
                return Finding("is read as something else", details: "\(words)\n\(address)\n\(link)")
            }
            guard try Self.links.address(of: link.hops) == address else {
                return Finding("is printed in two ways", details: "\(words)\n\(address)")
            }
        } catch {
            return Finding("is not read as it was printed", details: "\(words)\n\(address)\n\(error)")
        }
        guard Self.oracle.hops(for: address) == hops else {
            return Finding("is printed as something else", details: "\(words)\n\(address)")
        }
        tally.count("there and back", of: "route")
        return nil
    }

    /// Whether a value can't be in an address: a control, or a segment of dots.
    private static func isOdd(_ hop: Hop) -> Bool {
        guard let route = hop.route as? DrawnRoute else { return false }
        let texts: [String]
        var isSegment = true
        switch route {
        case .text(_, let text), .two(_, _, let text), .marked(_, let text, _): texts = [text]
        case .rest(_, let all): texts = all
        case .asked(_, let text): (texts, isSegment) = ([text], false)
        case .tagged(_, let all): (texts, isSegment) = (all, false)
        case .six(_, _, let text, _, _, _, let mark): texts = [text, mark ?? "-"]
        default: texts = []
        }
        return texts.contains { text in
            (isSegment && ["", ".", ".."].contains(text))
                || text.unicodeScalars.contains { $0.properties.generalCategory == .control }
        }
    }
}
