/// Suggestions for misspelled names.
enum Spelling {
    /// Returns the name closest to a word, if one is close: as a whole, or in the part after its dot.
    static func nearest(to word: String, among names: [String]) -> String? {
        let wanted = word.lowercased()
        let ranked = names.map { name in
            let last = name.split(separator: ".").last.map(String.init) ?? name
            return (name: name, distance: min(distance(wanted, name.lowercased()), distance(wanted, last.lowercased())))
        }
        guard let best = ranked.min(by: { $0.distance < $1.distance }) else { return nil }
        return best.distance <= max(2, word.count / 3) && best.distance < word.count ? best.name : nil
    }

    /// Returns the number of letters to insert, remove or change. O(product of the lengths).
    private static func distance(_ one: String, _ other: String) -> Int {
        let other = Array(other)
        var row = Array(0...other.count)
        for (index, letter) in one.enumerated() {
            var diagonal = row[0]
            row[0] = index + 1
            for column in other.indices {
                let above = row[column + 1]
                row[column + 1] = min(above + 1, row[column] + 1, diagonal + (letter == other[column] ? 0 : 1))
                diagonal = above
            }
        }
        return row[other.count]
    }
}
