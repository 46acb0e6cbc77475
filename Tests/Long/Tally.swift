/// How often each thing came that a bar draws: of the kind "verb", "push" 1,234 times.
struct Tally: Codable {
    private(set) var counts: [String: [String: Int]] = [:]

    /// Notes that something came, or came so many times.
    mutating func count(_ name: String, of kind: String, times: Int = 1) {
        counts[kind, default: [:]][name, default: 0] += times
    }

    /// Names what ought to come. What never does then is in the table with a zero.
    mutating func expect(_ names: some Sequence<String>, of kind: String) {
        for name in names {
            count(name, of: kind, times: 0)
        }
    }

    /// Adds all that another one has counted.
    mutating func add(_ other: Tally) {
        for (kind, names) in other.counts {
            counts[kind, default: [:]].merge(names, uniquingKeysWith: +)
        }
    }

    /// What has never come of some kinds.
    func missing(of kinds: Set<String>) -> [String] {
        kinds.sorted().flatMap { kind in
            counts[kind, default: [:]].filter { $0.value == 0 }.keys.sorted().map { "\(kind): \($0)" }
        }
    }

    /// A table of each kind, the most frequent first, in which what is rarer than one in a hundred is marked.
    var table: String {
        let width = counts.values.flatMap(\.keys).map(\.count).max() ?? 0
        var lines: [String] = []
        for (kind, names) in counts.sorted(by: { $0.key < $1.key }) {
            let sum = names.values.reduce(0, +)
            lines.append("\(kind): \(sum)")
            for (name, count) in names.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }) {
                let thousandths = sum == 0 ? 0 : (count * 1000 + sum / 2) / sum
                let share = "\(thousandths / 10).\(thousandths % 10) %"
                let mark = count * 100 < sum || count == 0 ? "  under 1 %" : ""
                let name = name + String(repeating: " ", count: width - name.count)
                lines.append("  \(name) \(Self.padded(count.description, 10)) \(Self.padded(share, 8))\(mark)")
            }
        }
        return lines.map { $0 + "\n" }.joined()
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        String(repeating: " ", count: max(0, width - text.count)) + text
    }
}
