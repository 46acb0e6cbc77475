import Coordination

/// All addresses of a list, with those of the lists that it mounts, as a tree of their parts.
///
/// Each of its places is reached over one way, so however a text goes back and forth, it comes to each once.
final class LinkTable: Sendable {
    let rows: [LinkRow]
    let rules: LinkRules
    let opening: [Hop]
    let places: [Place]
    let prints: LinkPrints
    /// The lines whose addresses a narrower line may take, or that have an address in them, which another list may have
    /// read: what is printed of them is read again.
    let contested: Set<Int>

    /// What may come after some parts of a path.
    struct Place: Sendable {
        var words: [LinkWord: Int] = [:]
        /// Kinds of values, the narrowest first, and what comes after one.
        var values: [(kind: any LinkKind, place: Int)] = []
        /// The lines that end here, and those that take all that is left; those that demand most first.
        var rows: [Int] = []
        var rests: [Int] = []
    }

    init(_ rows: [LinkRow], _ rules: LinkRules, opening: [Hop]) {
        self.rows = rows
        self.rules = rules
        self.opening = opening
        var places = [Place()]
        for (index, row) in rows.enumerated() where !row.isTooDeep { Self.add(row, index, to: &places, rules) }
        for index in places.indices { Self.sort(&places[index], rows) }
        self.places = places
        prints = LinkPrints(rows)
        contested = Self.contested(rows, places, rules)
    }

    private static func add(_ row: LinkRow, _ index: Int, to places: inout [Place], _ rules: LinkRules) {
        var place = 0
        for step in row.steps {
            let next: Int?
            switch step {
            case .word(let word):
                let word = LinkWord(rules.ignoresCase ? word.loweringASCII : word)
                next = places[place].words[word]
                places[place].words[word] = next ?? places.count
            case .value(let field):
                next = places[place].values.first { $0.kind.type == field.kind.type }?.place
                if next == nil { places[place].values.append((field.kind, places.count)) }
            case .rest:
                places[place].rests.append(index)
                return
            }
            if next == nil { places.append(Place()) }
            place = next ?? places.count - 1
        }
        places[place].rows.append(index)
    }

    private static func sort(_ place: inout Place, _ rows: [LinkRow]) {
        // Sorting keeps the order of what is equal.
        place.values.sort { $0.kind.breadth < $1.kind.breadth }
        place.rows.sort { rows[$0].demands > rows[$1].demands }
        place.rests.sort { rows[$0].demands > rows[$1].demands }
    }

    /// Goes the way of each line, and looks what is tried before it.
    private static func contested(_ rows: [LinkRow], _ places: [Place], _ rules: LinkRules) -> Set<Int> {
        let isOpen = places.map { $0.contested(rules) }
        var contested = Set<Int>()
        for (index, row) in rows.enumerated() where !row.isTooDeep {
            var place = 0
            for step in row.steps {
                let here = places[place]
                switch step {
                case .word(let word):
                    place = here.words[LinkWord(rules.ignoresCase ? word.loweringASCII : word)] ?? place
                case .value(let field):
                    guard let way = here.values.firstIndex(where: { $0.kind.type == field.kind.type }) else { continue }
                    if isOpen[place][way] { contested.insert(index) }
                    place = here.values[way].place
                case .rest:
                    let isAlone = here.words.isEmpty && here.values.isEmpty && here.rows.isEmpty
                    if !isAlone || here.rests.count > 1 { contested.insert(index) }
                }
            }
            if places[place].rows.count > 1 || row.hasAddress { contested.insert(index) }
        }
        return contested
    }

    func link(for text: String) throws(LinkError) -> (link: ParsedLink, steps: Int) {
        var match = LinkMatch(self, try LinkText(text, rules), text)
        return try match.find()
    }
}

extension LinkTable.Place {
    /// For each kind of value, whether something narrower takes such a text.
    fileprivate func contested(_ rules: LinkRules) -> [Bool] {
        values.indices.map { index in
            let kind = values[index].kind
            return words.keys.contains { rules.ignoresCase || kind.value(of: $0.text, rules) != nil }
                || values[..<index].contains { $0.kind.overlaps(kind, rules) }
        }
    }
}

/// A word, compared byte by byte.
struct LinkWord: Hashable, Sendable {
    let text: String

    init(_ text: String) { self.text = text }

    static func == (one: LinkWord, other: LinkWord) -> Bool { one.text.utf8.elementsEqual(other.text.utf8) }

    func hash(into hasher: inout Hasher) {
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable {
            hasher.combine(bytes: UnsafeRawBufferPointer($0))
        }
        if isDone == nil { for byte in text.utf8 { hasher.combine(byte) } }
    }
}

extension LinkKind {
    /// What is tried first has less: of enums, the one with fewer cases.
    fileprivate var breadth: (Int, Int) { (narrowness.rawValue, cases?.count ?? 0) }
}

extension LinkRow {
    /// Whether one of its values is an address, which is held against what the list allows.
    fileprivate var hasAddress: Bool { fields.contains { $0.kind.type == ObjectIdentifier(LinkAddress.self) } }

    /// How many items of the query have to be there; those with a value that is given count most.
    var demands: Int {
        items.reduce(0) { sum, item in
            guard case .constant = item else { return sum + (item.isDemanded ? 1 : 0) }
            return sum + 100
        }
    }
}

extension String {
    /// The same with small letters of ASCII.
    var loweringASCII: String {
        String(decoding: utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 32 : $0 }, as: UTF8.self)
    }
}
