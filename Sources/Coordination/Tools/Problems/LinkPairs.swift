import CoordinationLinks

/// The pairs of lines that may take the same text: lines at two places of the table to which one text may lead.
///
/// O(places · kinds of values + pairs), not O(lines²): a word tells most lines apart.
struct LinkPairs {
    /// Two lines, in the order of the list.
    struct Pair: Hashable, Comparable {
        let one: Int
        let other: Int

        init(_ one: Int, _ other: Int) {
            self.one = min(one, other)
            self.other = max(one, other)
        }

        static func < (one: Pair, other: Pair) -> Bool { (one.one, one.other) < (other.one, other.other) }
    }

    private let table: LinkTable
    private var pairs: Set<Pair> = []
    /// The places behind those words at a place that are also values of a kind. Cached.
    private var taken: [Key: [Int]] = [:]
    /// For each pair of kinds, true if they have texts in common. Cached.
    private var overlaps: [Kinds: Bool] = [:]

    private struct Key: Hashable {
        let place: Int
        let kind: ObjectIdentifier
    }

    private struct Kinds: Hashable {
        let one: ObjectIdentifier
        let other: ObjectIdentifier
    }

    init(_ table: LinkTable) {
        self.table = table
        // Two places. `isWider`: the first is so far at least as wide as the second. `isNarrower`: at least as narrow.
        var waiting = [(one: 0, other: 0, isWider: true, isNarrower: true)]
        while let next = waiting.popLast() {
            let (one, other) = (table.places[next.one], table.places[next.other])
            note(one.rows, other.rows)
            note(one.rests, other.rests)
            noteRests(one.rests, beneath: next.other, unlessWider: next.isWider)
            if next.one != next.other { noteRests(other.rests, beneath: next.one, unlessWider: next.isNarrower) }
            let (few, many) = one.words.count < other.words.count ? (one, other) : (other, one)
            for (word, place) in few.words {
                guard let same = many.words[word] else { continue }
                let (first, second) = one.words.count < other.words.count ? (place, same) : (same, place)
                waiting.append((first, second, next.isWider, next.isNarrower))
            }
            for (kind, place) in other.values {
                for word in words(at: next.one, of: kind) { waiting.append((word, place, false, next.isNarrower)) }
            }
            if next.one != next.other {
                for (kind, place) in one.values {
                    for word in words(at: next.other, of: kind) { waiting.append((place, word, next.isWider, false)) }
                }
            }
            for (index, mine) in one.values.enumerated() {
                let others = next.one == next.other ? other.values[index...] : other.values[...]
                for its in others where overlap(mine.kind, its.kind) {
                    // The comparison of shapes decides later which kind is narrower.
                    let isSame = mine.kind.type == its.kind.type
                    waiting.append((mine.place, its.place, isSame && next.isWider, isSame && next.isNarrower))
                }
            }
        }
    }

    /// All pairs, in the order of the list.
    var all: [Pair] { pairs.sorted() }

    private mutating func words(at place: Int, of kind: any LinkKind) -> [Int] {
        let key = Key(place: place, kind: kind.type)
        if let known = taken[key] { return known }
        let rules = table.rules
        let found = table.places[place].words
            .filter { rules.ignoresCase || kind.value(of: $0.key.text, rules) != nil }.map(\.value)
        taken[key] = found
        return found
    }

    private mutating func overlap(_ one: any LinkKind, _ other: any LinkKind) -> Bool {
        guard one.type != other.type else { return true }
        let key = Kinds(one: one.type, other: other.type)
        if let known = overlaps[key] { return known }
        let found = one.overlaps(other, table.rules) || other.overlaps(one, table.rules)
        overlaps[key] = found
        return found
    }

    /// Adds the pairs of lines from two places. Of many lines, leaves out pairs that demand different values of one
    /// query item.
    private mutating func note(_ ones: [Int], _ others: [Int]) {
        guard !ones.isEmpty, !others.isEmpty else { return }
        guard ones.count > 4, others.count > 4, let key = commonKey(of: others) else {
            for one in ones { for other in others where other != one { pairs.insert(Pair(one, other)) } }
            return
        }
        var byValue: [String?: [Int]] = [:]
        for other in others { byValue[table.rows[other].constant(of: key), default: []].append(other) }
        for one in ones {
            let value = table.rows[one].constant(of: key)
            let near = value == nil ? others : (byValue[value] ?? []) + (byValue[nil] ?? [])
            for other in near where other != one { pairs.insert(Pair(one, other)) }
        }
    }

    /// The key for which most of these lines demand a fixed value.
    private func commonKey(of rows: [Int]) -> String? {
        var counts: [String: Int] = [:]
        for row in rows {
            for case .constant(let key, _) in table.rows[row].items { counts[key, default: 0] += 1 }
        }
        return counts.max { ($0.value, $0.key) < ($1.value, $1.key) }?.key
    }

    /// Pairs the lines that take the rest of a path with all lines beneath a place. The former are left out as wider,
    /// unless they are narrower up to the place or demand a query item.
    private mutating func noteRests(_ rests: [Int], beneath place: Int, unlessWider isWider: Bool) {
        let rests = isWider ? rests.filter { table.rows[$0].demands > 0 } : rests
        guard !rests.isEmpty else { return }
        var waiting = [place]
        while let next = waiting.popLast() {
            let here = table.places[next]
            for rest in rests {
                for row in here.rows + (next == place ? [] : here.rests) { pairs.insert(Pair(rest, row)) }
            }
            waiting += here.words.values + here.values.map(\.place)
        }
    }
}

extension LinkRow {
    /// The fixed value that a query item must have.
    fileprivate func constant(of key: String) -> String? {
        for case .constant(key, let value) in items { return value }
        return nil
    }
}
