import Coordination
import CoordinationLinks
import TestSupport

/// Reads damaged addresses, random bytes, long and deep ones: each is what another reader makes of it, which shares no
/// code with the one under test, or is refused by both.
struct LinksFuzzBar: Bar {
    let name = "links-fuzz"
    let count = 1_000_000
    let unit = "texts"
    let limit = 30.0

    private static let links = LinkPlan.links()
    private static let oracle = LinkOracle()

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        var drawing = LinkDrawing(seed: seed)
        let text = drawing.text { try? Self.links.address(of: $0) }
        tally.expect(LinkDrawing.Sort.allCases.map(\.rawValue), of: "text")
        tally.count(drawing.sort.rawValue, of: "text")
        return examine(text, &tally)
    }

    func text(seed: UInt64) -> String? {
        var drawing = LinkDrawing(seed: seed)
        return drawing.text { try? Self.links.address(of: $0) }
    }

    func play(_ text: String, tally: inout Tally) -> Finding? { examine(text, &tally) }

    func smaller(than text: String) -> [String] {
        let scalars = Array(text.unicodeScalars)
        var smaller: [String] = []
        var size = max(1, scalars.count / 2)
        while smaller.count < 400 {
            for start in stride(from: 0, to: scalars.count, by: size) {
                var rest = String.UnicodeScalarView()
                rest.append(contentsOf: scalars[..<start] + scalars[min(scalars.count, start + size)...])
                smaller.append(String(rest))
            }
            if size == 1 { break }
            size /= 2
        }
        return smaller
    }

    private func examine(_ text: String, _ tally: inout Tally) -> Finding? {
        tally.expect(["read", "refused"], of: "outcome")
        tally.expect(
            [
                "tooLarge", "noAddress", "notAllowed", "badEncoding", "badCharacter", "badSegment", "unknownPath",
                "badItem",
                "twice",
            ], of: "error")
        let expected = Self.oracle.hops(for: text)
        do throws(LinkError) {
            let (link, steps) = try Self.links.table.link(for: text)
            tally.count("read", of: "outcome")
            guard link.hops == expected else {
                return Finding(
                    expected == nil ? "is read, and is no address" : "is read as something else",
                    details: "\(text)\n\(link.hops)\n\(expected ?? [])")
            }
            guard steps <= 500 else { return Finding("takes too many steps", details: "\(steps): \(text)") }
            return nil
        } catch {
            tally.count("refused", of: "outcome")
            tally.count("\(error.reason)", of: "error")
            tally.count(error.nearest == nil ? "none" : "one", of: "nearest address")
            if let expected { return Finding("is refused", details: "\(text)\n\(error)\n\(expected)") }
            return examine(error, of: text)
        }
    }

    private func examine(_ error: LinkError, of text: String) -> Finding? {
        guard 20...2_000 ~= error.description.unicodeScalars.count else {
            return Finding("has no message of a fair length", details: error.description)
        }
        guard (0...text.utf8.count).contains(error.offset ?? 0) else {
            return Finding("is wrong beyond its end", details: "\(error.offset ?? -1)\n\(text)")
        }
        if error.reason == .tooLarge, error.place == .whole, error.expected.contains(where: { $0.contains("steps") }) {
            return Finding("takes too many steps", details: text)
        }
        guard let nearest = error.nearest else { return nil }
        return Self.oracle.hops(for: nearest) == nil
            ? Finding("has a nearest address that is none", details: "\(text)\n\(nearest)") : nil
    }
}
