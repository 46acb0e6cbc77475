import Coordination
import CoordinationLinks

/// Sample addresses of a list of links: every form of each line, and for each of its `LinkRules` an address that could
/// not be read without that rule.
struct LinkSamples {
    /// An address, and the line or rule that it represents.
    struct Sample {
        /// The line, as it is listed, or the rule.
        let subject: String
        let text: String
    }

    private(set) var all: [Sample] = []
    /// The indices of the lines without samples.
    private(set) var missing: [Int] = []
    /// The rules with a sample each, and a table that lacks the rule.
    private(set) var rules: [(table: LinkTable, sample: Sample)] = []

    init(_ table: LinkTable) {
        var drawn: [(line: Int, samples: [LinkSample])] = []
        for line in table.rows.indices where table.rows[line].destination == nil {
            drawn.append((line, table.samples(of: line)))
        }
        let simplest = drawn.flatMap(\.samples).min { $0.text < $1.text }
        for line in table.rows.indices where table.rows[line].destination != nil {
            drawn.append((line, table.samples(of: line, leadingTo: simplest?.text)))
        }
        for (line, samples) in drawn.sorted(by: { $0.line < $1.line }) {
            if samples.isEmpty { missing.append(line) }
            let pattern = table.rows[line].pattern
            all += samples.map { Sample(subject: pattern, text: $0.text) }
        }
        addRules(of: table, drawn.flatMap(\.samples).sorted { $0.text < $1.text })
    }

    private mutating func addRules(of table: LinkTable, _ samples: [LinkSample]) {
        let rules = table.rules
        func add(_ subject: String, _ change: (inout LinkRules) -> Void, _ texts: some Sequence<String>) {
            var less = rules
            change(&less)
            let lacking = LinkTable(table.rows, less, opening: table.opening)
            guard let text = texts.first(where: { table.line(of: $0) != nil && lacking.line(of: $0) == nil }) else {
                return
            }
            self.rules.append((lacking, Sample(subject: subject, text: text)))
        }
        for (index, origin) in rules.allowed.enumerated() {
            add(
                origin.description, { $0.allowed.remove(at: index) }, samples.lazy.compactMap { origin.sample($0.text) }
            )
        }
        if rules.ignoresCase {
            add(
                "capitals", { $0.ignoresCase = false },
                samples.lazy.map { table.rows[$0.line].inCapitals.written($0.values).text })
        }
        if !rules.refusesUnread {
            let plain = samples.lazy.filter { !$0.text.contains("#") }
            add(
                "items that are not read", { $0.refusesUnread = true },
                plain.map { $0.text.adding(item: "unread", "1") })
        }
    }
}

/// An address of a line, with its values.
struct LinkSample {
    let line: Int
    let values: [Any]
    let text: String
}

extension LinkTable {
    /// Returns samples of a line: with and without each part that may be absent; with lists and rests of none, one and
    /// two; and with each case of an enum and the ends of each number.
    func samples(of line: Int, leadingTo address: String? = nil, isOneEnough: Bool = false) -> [LinkSample] {
        let row = rows[line]
        var fields = row.fields.map { FieldSamples($0, rules, leadingTo: $0.slot == row.destination ? address : nil) }
        guard !row.isTooDeep, fields.allSatisfy({ !$0.values.isEmpty }) else { return [] }
        var samples: [LinkSample] = []
        func add(_ counts: [Int]) {
            // Another line may take a text: then other values are tried.
            for attempt in 0..<8 {
                var values = [Any](repeating: (), count: row.slotCount)
                for (field, count) in zip(fields, counts) { values[field.field.slot] = field.value(count, attempt) }
                let text = row.written(values).text
                guard self.line(of: text) == line else { continue }
                if !samples.contains(where: { $0.text == text }) {
                    samples.append(LinkSample(line: line, values: values, text: text))
                }
                break
            }
            for index in fields.indices where counts[index] > 0 { fields[index].used += counts[index] }
        }
        let least = fields.map(\.field.least)
        let one = least.map { max($0, 1) }
        if isOneEnough {
            add(one)
            return samples
        }
        var forms = [least, one, fields.map(\.field.most)]
        for index in fields.indices where least[index] == 0 {
            var (alone, without) = (least, one)
            (alone[index], without[index]) = (1, 0)
            forms += [alone, without]
        }
        var known = Set<[Int]>()
        for form in forms where known.insert(form).inserted { add(form) }
        while fields.contains(where: { $0.used < $0.needed }) { add(one) }
        // Also wrong values, if the line ignores them.
        guard let first = samples.first else { return [] }
        for field in fields where field.field.ignoresWrong {
            guard let wrong = ["~", "-", "_"].first(where: { field.field.kind.value(of: $0, rules) == nil }) else {
                continue
            }
            let isFragment = row.fragments.contains { $0.slot == field.field.slot }
            let text = isFragment ? first.text + "#" + wrong : first.text.adding(item: field.field.label, wrong)
            if self.line(of: text) == line { samples.append(LinkSample(line: line, values: first.values, text: text)) }
        }
        return samples
    }
}

/// The values of a field in samples, in turn.
private struct FieldSamples {
    let field: LinkField
    let values: [Any]
    /// The number of values that samples need.
    let needed: Int
    var used = 0

    init(_ field: LinkField, _ rules: LinkRules, leadingTo address: String?) {
        self.field = field
        if let address {
            (values, needed) = (LinkAddress(linkText: address).map { [$0] } ?? [], 1)
            return
        }
        let examples = field.kind.examples
        // The default is not printed.
        let some = examples.filter {
            field.fallback == nil || field.kind.texts(of: $0, .one) != field.fallback.map { [$0.text] }
        }
        if field.kind.cases != nil {
            (values, needed) = (some.isEmpty ? examples : some, some.count)
        } else {
            let ends = some.first.map(Self.ends) ?? []
            (values, needed) = (some.prefix(1) + ends + some.dropFirst(), some.isEmpty ? 0 : 1 + ends.count)
        }
    }

    /// Values that a narrower kind would not take.
    private static func ends(of value: Any) -> [Any] {
        func ends<Number: FixedWidthInteger>(_ number: Number) -> [Any] { [Number.max, Number.min] }
        if let number = value as? any FixedWidthInteger { return ends(number) }
        return value is String ? ["a é"] : []
    }

    func value(_ count: Int, _ attempt: Int) -> Any {
        func value(_ index: Int) -> Any { values[(used + attempt + index) % values.count] }
        switch field.arity {
        case .one: return count == 0 ? field.fallback?.value ?? value(0) : value(0)
        case .optional: return field.kind.optional(count == 0 ? nil : value(0))
        case .all: return field.kind.list((0..<count).map(value))
        }
    }
}

extension LinkField {
    fileprivate var least: Int { arity == .one && fallback == nil ? 1 : 0 }
    fileprivate var most: Int { arity == .all ? 2 : 1 }
}

extension LinkRow {
    fileprivate var inCapitals: LinkRow {
        var row = self
        row.steps = steps.map { step in
            guard case .word(let word) = step else { return step }
            return .word(word.uppercased())
        }
        return row
    }
}

extension LinkOrigin {
    /// Returns the path as an address at this origin; if the host has a star, at one of the hosts.
    fileprivate func sample(_ path: String) -> String? {
        guard let suffix, !readsHost else {
            let (text, flaw) = text(before: path)
            return flaw == nil ? text : nil
        }
        return LinkOrigin(scheme: scheme, host: "any" + (suffix.isEmpty ? ".example" : suffix)).text(before: path).text
    }
}

extension String {
    fileprivate func adding(item key: String, _ value: String) -> String {
        var writing = LinkWriting()
        writing.item(key, value)
        let item = contains("?") ? "&" + writing.text.dropFirst() : writing.text
        let (path, fragment) = (prefix { $0 != "#" }, drop { $0 != "#" })
        return path + (item.hasPrefix("/") ? String(item.dropFirst()) : item) + fragment
    }
}
