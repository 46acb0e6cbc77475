/// A search for an existing address like a wrong text, and for the parts expected at the error. It runs only on demand,
/// and reads few addresses, so its cost is bounded.
struct LinkNearest: LinkAdvice {
    private let table: LinkTable
    private let parts: LinkText
    /// The index of the wrong segment; nil if the query or the fragment was wrong.
    private let missing: Int?
    /// The places of the table at which the wrong segment was tried.
    private let places: [Int]

    init(_ table: LinkTable, _ parts: LinkText, _ missing: Int?, _ places: [Int]) {
        self.table = table
        self.parts = parts
        self.missing = missing
        self.places = places
    }

    /// The parts that the list accepts at the wrong segment.
    var expected: [String] {
        var expected: [String] = []
        for place in places { table.places[place].add(to: &expected) }
        return expected.isEmpty ? ["the end of the path"] : expected
    }

    /// The path without a wrong query, or with a similar word in place of the wrong segment. If neither is an address,
    /// the longest beginning of the path that is one.
    var nearest: String? {
        let segments = parts.segments.map(parts.string)
        guard let index = missing else { return address(of: segments) ?? beginning(of: segments, upTo: segments.count) }
        if index < segments.count, let word = word(near: segments[index], at: places) {
            var mended = segments
            mended[index] = word
            if let address = address(of: mended) ?? beginning(of: mended, upTo: index + 1) { return address }
        }
        return beginning(of: segments, upTo: index)
    }

    private func beginning(of segments: [String], upTo end: Int) -> String? {
        // Tries the longest few beginnings only, then the root.
        for count in stride(from: min(end, segments.count), through: max(0, end - 4), by: -1) {
            if let address = address(of: Array(segments.prefix(count))) { return address }
        }
        return address(of: [])
    }

    private func address(of segments: [String]) -> String? {
        let text = LinkWriting.path(segments)
        return table.line(of: text).map { _ in text }
    }

    /// The most similar word, at an edit distance of at most two bytes.
    private func word(near text: String, at places: [Int]) -> String? {
        let written = Array(text.utf8)
        guard written.count <= 40 else { return nil }
        var best: (distance: Int, word: String)?
        for place in places {
            for word in table.places[place].words.keys where abs(word.text.utf8.count - written.count) <= 2 {
                let distance = Self.distance(written, Array(word.text.utf8))
                guard distance <= 2, distance < max(1, written.count) else { continue }
                if best.map({ (distance, word.text) < $0 }) ?? true { best = (distance, word.text) }
            }
        }
        return best?.word
    }

    /// The Levenshtein distance, in bytes.
    private static func distance(_ one: [UInt8], _ other: [UInt8]) -> Int {
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let changed = diagonal + (letter == other[column] ? 0 : 1)
                diagonal = row[column + 1]
                row[column + 1] = min(changed, row[column] + 1, diagonal + 1)
            }
        }
        return row[other.count]
    }
}

extension LinkTable.Place {
    /// Adds descriptions of the parts that may come at this place: at most six words, and all kinds of values.
    fileprivate func add(to expected: inout [String]) {
        let words = words.keys.map { "'\($0.text)'" }.sorted()
        for text in words.prefix(6) + (words.count > 6 ? ["..."] : []) + values.map(\.kind.word)
        where !expected.contains(text) {
            expected.append(text)
        }
    }
}
