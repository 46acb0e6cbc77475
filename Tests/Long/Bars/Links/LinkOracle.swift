import Coordination
import CoordinationLinks

/// Reads addresses of the drawn lists by other means than those under test: tries each line on its own, and takes the
/// narrowest.
struct LinkOracle: Sendable {
    private enum Part: Sendable {
        case word([UInt8])
        case number, color, level, text, rest

        /// The narrower is the smaller.
        var rank: Int {
            switch self {
            case .word: 0
            case .color, .level: 1
            case .number: 2
            case .text: 3
            case .rest: 4
            }
        }
    }

    private enum Datum: Sendable {
        case number(Int), text(String), color(DrawnRoute.Color), level(DrawnRoute.Level), texts([String])
    }

    private struct Line: Sendable {
        let parts: [Part]
        let demands: Int
        let make: @Sendable ([Datum], OracleText) -> [Hop]?
    }

    private let lines: [Line]

    init() {
        var lines: [Line] = []
        for feature in 0..<20 {
            let chain = LinkPlan.parent(of: feature).map { [$0, feature] } ?? [feature]
            var parts: [Part] = []
            for feature in chain {
                let (word, hasNumber) = LinkPlan.door(feature)
                parts.append(.word(Array(word.utf8)))
                if hasNumber { parts.append(.number) }
            }
            @Sendable func hops(_ data: inout [Datum]) -> [Hop]? {
                var hops: [Hop] = []
                for feature in chain {
                    guard LinkPlan.door(feature).hasNumber else {
                        hops.append(Hop(HallRoute.hall(feature)))
                        continue
                    }
                    guard case .number(let number) = data.removeFirst() else { return nil }
                    hops.append(Hop(HallRoute.door(feature, number)))
                }
                return hops
            }
            lines.append(
                Line(parts: parts, demands: 0) { data, _ in
                    var data = data
                    return hops(&data)
                })
            for plan in LinkPlan.features[feature] {
                let demands = plan.shape == .constant || plan.shape == .asked ? 1 : 0
                lines.append(
                    Line(parts: parts + Self.parts(plan), demands: demands) { data, text in
                        var data = data
                        guard let above = hops(&data), let route = Self.route(plan, data, text) else { return nil }
                        return above + [Hop(route)]
                    })
            }
        }
        self.lines = lines
    }

    private static func parts(_ plan: LinkPlan) -> [Part] {
        func word(_ index: Int) -> Part { .word(Array(plan.words[index].utf8)) }
        switch plan.shape {
        case .plain, .constant: return [word(0)]
        case .create: return [word(0), .word(Array("create".utf8))]
        case .number: return [word(0), .number]
        case .color: return [word(0), .color]
        case .text: return [word(0), .text]
        case .rest: return [word(0), .rest]
        case .two: return [word(0), .number, word(1), .text]
        case .asked, .tagged: return [word(1)]
        case .numbered: return [word(2)]
        case .sorted: return [word(2), .number]
        case .marked: return [word(2), .text]
        case .six: return [word(3), .number, .text, .color]
        case .level: return [word(3), .level]
        }
    }

    private static func route(_ plan: LinkPlan, _ data: [Datum], _ text: OracleText) -> DrawnRoute? {
        let id = plan.id
        func all<Value>(_ key: String, _ read: (String) -> Value?) -> [Value]? {
            let given = text.values(of: key)
            let read = given.compactMap(read)
            return read.count == given.count ? read : nil
        }
        /// Nil where it comes twice, or is nothing of the kind; else the value, if there is one.
        func one<Value>(_ key: String, _ read: (String) -> Value?) -> Value?? {
            guard let values = all(key, read), values.count < 2 else { return nil }
            return .some(values.first)
        }
        func fragment<Value>(_ read: (String) -> Value?) -> Value?? {
            guard let fragment = text.fragment else { return .some(nil) }
            guard let value = read(fragment) else { return nil }
            return .some(value)
        }
        switch (plan.shape, data.first, data.dropFirst().first, data.dropFirst(2).first) {
        case (.plain, _, _, _), (.create, _, _, _): return .plain(id)
        case (.constant, _, _, _): return one("view", { $0 }) == "m p" ? .plain(id) : nil
        case (.number, .number(let number), _, _): return .number(id, number)
        case (.color, .color(let color), _, _): return .color(id, color)
        case (.level, .level(let level), _, _): return .level(id, level)
        case (.text, .text(let text), _, _): return .text(id, text)
        case (.rest, .texts(let texts), _, _): return .rest(id, texts)
        case (.two, .number(let number), .text(let text), _): return .two(id, number, text)
        case (.asked, _, _, _): return (one("q") { $0 } ?? nil).map { .asked(id, $0) }
        case (.tagged, _, _, _): return all("tag") { $0 }.map { .tagged(id, $0) }
        case (.numbered, _, _, _): return all("n", Self.number).map { .numbered(id, $0) }
        case (.sorted, .number(let number), _, _):
            return one("sort", DrawnRoute.Color.init).map { .sorted(id, number, $0) }
        case (.marked, .text(let text), _, _): return fragment(Self.number).map { .marked(id, text, $0) }
        case (.six, .number(let number), .text(let text), .color(let color)):
            guard let given = one("n", Self.number), let colors = all("c", DrawnRoute.Color.init),
                let mark = fragment({ $0 })
            else { return nil }
            return .six(id, number, text, color, given, colors, mark)
        default: return nil
        }
    }

    private static func number(_ text: String) -> Int? { Int(text).flatMap { "\($0)" == text ? $0 : nil } }

    /// What an address says, or nil where it says nothing.
    func hops(for address: String) -> [Hop]? {
        guard let text = OracleText(address) else { return nil }
        var best: (ranks: [Int], demands: Int, hops: [Hop])?
        for line in lines {
            guard let data = Self.data(line.parts, text.segments) else { continue }
            let ranks = line.parts.map(\.rank)
            if let best {
                if best.ranks.lexicographicallyPrecedes(ranks) { continue }
                if best.ranks == ranks, best.demands >= line.demands { continue }
            }
            guard let hops = line.make(data, text) else { continue }
            best = (ranks, line.demands, hops)
        }
        return best?.hops
    }

    private static func data(_ parts: [Part], _ segments: [String]) -> [Datum]? {
        var data: [Datum] = []
        var rest = segments[...]
        for part in parts {
            if case .rest = part {
                data.append(.texts(Array(rest)))
                return data
            }
            guard let segment = rest.popFirst() else { return nil }
            switch part {
            case .word(let bytes): guard Array(segment.utf8) == bytes else { return nil }
            case .number:
                guard let number = number(segment) else { return nil }
                data.append(.number(number))
            case .color:
                guard let color = DrawnRoute.Color(rawValue: segment) else { return nil }
                data.append(.color(color))
            case .level:
                guard let level = number(segment).flatMap(DrawnRoute.Level.init) else { return nil }
                data.append(.level(level))
            case .text: data.append(.text(segment))
            case .rest: break
            }
        }
        return rest.isEmpty ? data : nil
    }
}
