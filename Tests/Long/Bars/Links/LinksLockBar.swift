import Coordination
import CoordinationLinks
import CoordinationTools
import TestSupport

/// Draws lists, writes their locks, and narrows them in each of fourteen ways, one line or rule at a time: each is reported
/// by the lock, and a list as it was has no problem.
struct LinksLockBar: Bar {
    let name = "links-lock"
    let count = 1_000
    let unit = "lists, each narrowed in fourteen ways"

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        tally.expect(LockedList.Way.allCases.map { "\($0)" }, of: "narrowed")
        tally.expect(LockedList.Form.allCases.map { "\($0)" }, of: "line")
        var random = SplitMix64(seed: seed)
        let list = LockedList(&random)
        for form in list.forms { tally.count("\(form)", of: "line") }
        let lock = list.links().lock()
        let sound = list.links().problems(since: lock)
        guard sound.isEmpty else { return Finding("a list as it was has problems", details: "\(sound)\n\(lock)") }
        // What is written once more is the same, and what is there stays.
        guard list.links().lock(addingTo: lock) == lock else {
            return Finding("a lock is written in two ways", details: lock)
        }
        for way in LockedList.Way.allCases {
            guard let narrowed = list.narrowed(way, &random) else { continue }
            tally.count("\(way)", of: "narrowed")
            let problems = narrowed.links.problems(since: lock).filter { $0.kind == .gone || $0.kind == .moved }
            for problem in problems { tally.count("\(problem.kind)", of: "reported") }
            guard problems.contains(where: { $0.addresses[0].contains(narrowed.part) }) else {
                return Finding(
                    "what is narrowed is not reported",
                    details: "\(way) of \(narrowed.part)\n\(lock)\n\(problems)\n\(narrowed.links.listing)")
            }
        }
        return nil
    }
}

/// A list with lines of every form, each beneath a word of its own, and rules.
private struct LockedList {
    enum Form: CaseIterable { case plain, number, text, color, optional, options, defaulted, rest, all, fragment }

    enum Way: CaseIterable {
        case goneLine, otherWord, requiredItem, otherKey, oneValue, firstValue, textIsNumber, smallNumber, lessCases
        case onceOnly, capitals, host, scheme, unread
    }

    enum PageRoute: Route { case line(Int, [String]) }
    enum Color: String, CaseIterable { case red, green, blue, grey }
    enum Fewer: String, CaseIterable { case red, green, grey }

    let forms: [Form]
    private let hosts: [LinkOrigin]
    private let ignoresCase: Bool
    private let refusesUnread: Bool

    init(_ random: inout SplitMix64) {
        forms = (0..<random.below(12) + 4).map { _ in Form.allCases.randomElement(using: &random) ?? .plain }
        let all: [LinkOrigin] = [
            .https("a.example"), .https("*.b.example"), .https("*.c.example").readingHost(), .scheme("shop"),
            .scheme("old"),
        ]
        hosts = all.filter { _ in random.oneIn(2) }
        ignoresCase = random.oneIn(2)
        refusesUnread = random.oneIn(3)
    }

    func links() -> Links<PageRoute> { links(forms.indices.map { line($0) }) }

    private func links(
        _ lines: [LinkPattern<PageRoute>], hosts: [LinkOrigin]? = nil, ignoresCase: Bool? = nil,
        refusesUnread: Bool? = nil
    ) -> Links<PageRoute> {
        Links(
            allowing: hosts ?? self.hosts, ignoringCase: ignoresCase ?? self.ignoresCase,
            refusingUnread: refusesUnread ?? self.refusesUnread, lines)
    }

    /// The list narrowed, and a part of each address that does not lead where it did. Nil where there is nothing to narrow.
    func narrowed(_ way: Way, _ random: inout SplitMix64) -> (links: Links<PageRoute>, part: String)? {
        let lines = forms.indices.map { line($0) }
        switch way {
        case .capitals: return ignoresCase ? (links(lines, ignoresCase: false), "W") : nil
        case .unread: return refusesUnread ? nil : (links(lines, refusesUnread: true), "unread=1")
        case .host, .scheme:
            let some = hosts.indices.filter { (hosts[$0].host == nil) == (way == .scheme) }
            guard let index = some.randomElement(using: &random) else { return nil }
            var fewer = hosts
            let origin = fewer.remove(at: index)
            return (links(lines, hosts: fewer), origin.host.map { String($0.drop { $0 == "*" }) } ?? "\(origin)")
        default:
            let some = forms.indices.filter { forms[$0].isNarrowed(way) }
            guard let index = some.randomElement(using: &random) else { return nil }
            var narrowed = lines
            if way == .goneLine { narrowed.remove(at: index) } else { narrowed[index] = line(index, way) }
            return (links(narrowed), "w\(index)")
        }
    }

    private func line(_ index: Int, _ way: Way? = nil) -> LinkPattern<PageRoute> {
        @Sendable func route(_ values: String?...) -> PageRoute { .line(index, values.map { $0 ?? "none" }) }
        let path = LinkPattern<PageRoute>.path(way == .otherWord ? "v\(index)" : "w\(index)")
        let key = way == .otherKey ? "key" : "q"
        switch forms[index] {
        case .plain: return path.route(route())
        case .number:
            return way == .smallNumber
                ? path.value(Int16.self).route { route("\($0)") } : path.value(Int.self).route { route("\($0)") }
        case .text:
            return way == .textIsNumber
                ? path.value(Int.self).route { route("\($0)") } : path.value(String.self).route { route($0) }
        case .color:
            return way == .lessCases
                ? path.value(Fewer.self).route { route($0.rawValue) }
                : path.value(Color.self).route { route($0.rawValue) }
        case .optional:
            return way == .requiredItem
                ? path.query(required: key, String.self).route { route($0) }
                : path.query(key, String.self).route { route($0) }
        case .options:
            return way == .requiredItem
                ? path.query(key, Color.self).query(required: "r", String.self).route { route($0?.rawValue, $1) }
                : path.query(key, Color.self).query("r", String.self).route { route($0?.rawValue, $1) }
        case .defaulted: return path.query(key, Int.self, default: 1, ignoringWrong: true).route { route("\($0)") }
        case .rest:
            if way == .oneValue { return path.value(String.self).route { route($0) } }
            if way == .firstValue {
                return path.value(String.self).rest().route { .line(index, [$0] + $1) }
            }
            return path.rest().route { .line(index, $0) }
        case .all:
            return way == .onceOnly
                ? path.query(key, String.self).route { .line(index, $0.map { [$0] } ?? []) }
                : path.query(all: key, String.self).route { .line(index, $0) }
        case .fragment: return path.fragment(String.self).route { route($0) }
        }
    }
}

extension LockedList.Form {
    fileprivate func isNarrowed(_ way: LockedList.Way) -> Bool {
        switch way {
        case .goneLine, .otherWord: true
        case .requiredItem: self == .optional || self == .options
        case .otherKey: [.optional, .options, .defaulted, .all].contains(self)
        case .oneValue, .firstValue: self == .rest
        case .textIsNumber: self == .text
        case .smallNumber: self == .number
        case .lessCases: self == .color
        case .onceOnly: self == .all
        case .capitals, .host, .scheme, .unread: false
        }
    }
}
