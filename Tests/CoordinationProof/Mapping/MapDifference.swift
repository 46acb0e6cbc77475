/// The lines in which two texts of a map differ.
package struct MapDifference {
    /// The lines: `- ` before one that is gone, `+ ` before a new one, `~ ` before a distance that has changed.
    package private(set) var lines: [String] = []

    package init(from former: String, to new: String) {
        let former = Self.lines(of: former)
        let new = Self.lines(of: new)
        let (gone, added) = (Set(former).subtracting(new), Set(new).subtracting(former))
        var marked: [(line: String, mark: String)] = []
        var changed: Set<String> = []
        for line in added {
            let start = line.distanceStart
            if let start, let old = gone.first(where: { $0.distanceStart == start }) {
                marked.append(("\(line), was \(old.dropFirst(start.count + 2))", "~"))
                changed.insert(old)
            } else {
                marked.append((line, "+"))
            }
        }
        marked += gone.subtracting(changed).map { ($0, "-") }
        lines = marked.sorted { ($0.line, $0.mark) < ($1.line, $1.mark) }.map { "\($0.mark) \($0.line)" }
    }

    /// The lines, whatever ends them: git may have changed that.
    private static func lines(of text: String) -> [String] { text.split(whereSeparator: \.isNewline).map(String.init) }
}

extension String {
    /// The start of a line about a distance: `shop, within 4 moves to home`; nil for other lines.
    fileprivate var distanceStart: String? {
        guard !contains(" -> "), let colon = lastIndex(of: ":"), !hasPrefix("#") else { return nil }
        return String(self[..<colon])
    }
}

extension NavigationMap {
    /// The extents of the explorations, a line each.
    package var extentLines: String { extents.map { "\($0.scenario): \($0.extent)" }.joined(separator: "\n") }
}
