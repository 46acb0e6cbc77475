/// Looks for an address that exists, near to a text that is none, and for what was expected: when an error is asked for
/// that, since most are not. It reads a few addresses, so what that costs is bounded.
struct LinkNearest: LinkAdvice {
    private let table: LinkTable
    private let parts: LinkText
    /// The segment that was wrong; nil where the query was, or the fragment.
    private let missing: Int?
    /// The places of the table that it was held against.
    private let places: [Int]

    init(_ table: LinkTable, _ parts: LinkText, _ missing: Int?, _ places: [Int]) {
        self.table = table
        self.parts = parts
        self.missing = missing
        self.places = places
    }

    /// What may come where the path is wrong.
    var expected: [String] {
        var expected: [String] = []
        for place in places { table.places[place].add(to: &expected) }
        return expected.isEmpty ? ["the end of the path"] : expected
    }

    /// If the query is wrong, the path alone, or the longest beginning that is an address. If the path is wrong, the
    /// address with another word in place of the wrong one, or the longest beginning that is an address.
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
        // Some beginnings are tried, of a path with many segments not all.
        for count in stride(from: min(end, segments.count), through: max(0, end - 4), by: -1) {
            if let address = address(of: Array(segments.prefix(count))) { return address }
        }
        return address(of: [])
    }

    private func address(of segments: [String]) -> String? {
        let text = LinkWriting.path(segments)
        do throws(LinkError) {
            var match = LinkMatch(table, try LinkText(text, table.rules), text)
            return match.found() == nil ? nil : text
        } catch {
            return nil
        }
    }

    /// The word that comes nearest to what was written, at most two letters off.
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

    /// How many letters are to be changed, added or left out to make one of the other.
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
    /// What may come here, in words; of many words, some.
    fileprivate func add(to expected: inout [String]) {
        let words = words.keys.map { "'\($0.text)'" }.sorted()
        for text in words.prefix(6) + (words.count > 6 ? ["..."] : []) + values.map(\.kind.word)
        where !expected.contains(text) {
            expected.append(text)
        }
    }
}
