/// Looks for an address that exists, near to a text that is none. It reads a few, so what it costs is bounded.
struct LinkNearest {
    private let table: LinkTable
    private let parts: LinkText

    init(_ table: LinkTable, _ parts: LinkText) {
        self.table = table
        self.parts = parts
    }

    /// The path alone, where it is one, or the longest beginning that is.
    var withoutQuery: String? {
        let segments = parts.segments.map(parts.string)
        return address(of: segments) ?? beginning(of: segments, upTo: segments.count)
    }

    /// The address with another word in place of what was wrong, or the longest beginning that is one.
    func nearest(missingAt index: Int, _ places: [Int]) -> String? {
        let segments = parts.segments.map(parts.string)
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
