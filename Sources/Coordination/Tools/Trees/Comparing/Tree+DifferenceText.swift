public import Transitions

extension Tree.Difference: CustomStringConvertible {
    /// The lines that differ, `-` before those of the old tree and `+` before those of the new, with two lines of
    /// context.
    ///
    /// Longer runs of equal lines are counted instead of shown, with the nodes that they lead into. If more than 40
    /// lines were removed or added in one place, the first 40 are shown.
    public var description: String { description(old: "the old one", new: "the new one") }

    /// Returns `description` with other names for the two trees.
    ///
    /// - Parameters:
    ///   - old: The name of the tree whose lines have a `-`: "the expected one".
    ///   - new: The name of the tree whose lines have a `+`.
    package func description(old: String, new: String) -> String {
        guard !isEmpty else { return "The trees are alike." }
        var text = Text(text: "The trees differ: - is only in \(old), + only in \(new).\n")
        text.write(lines)
        return text.text
    }

    /// A writer that leaves out those parts of a difference that the reader would skip.
    private struct Text {
        var text: String
        /// The nodes around the next line.
        private var path: [String] = []
        private let context = 2
        private let limit = 40

        init(text: String) { self.text = text }

        mutating func write(_ lines: [Line]) {
            var start = 0
            while start < lines.count {
                let change = lines[start].change
                var end = start
                while end < lines.count, lines[end].change == change {
                    end += 1
                }
                if change == .kept {
                    writeKept(lines, start, end)
                } else {
                    writeChanged(lines[start..<end], change)
                }
                start = end
            }
        }

        private mutating func writeKept(_ lines: [Line], _ start: Int, _ end: Int) {
            let before = start == 0 ? start : min(end, start + context)
            let after = end == lines.count ? end : max(before, end - context)
            let hidden = after - before
            for index in start..<end {
                if hidden > 1, index == before {
                    skip(lines[before..<after], until: after < end ? lines[after] : nil)
                }
                if hidden > 1, index >= before, index < after { continue }
                write(lines[index], "  ")
            }
        }

        /// Counts lines instead of showing them, and names the nodes around the next one.
        private mutating func skip(_ hidden: ArraySlice<Line>, until next: Line?) {
            for line in hidden {
                enter(line)
            }
            text += "\n  ⋯ \(hidden.count) lines alike"
            if let next, next.depth > 0 {
                text += ", into " + path.prefix(next.depth).suffix(3).joined(separator: " › ")
            }
        }

        private mutating func writeChanged(_ lines: ArraySlice<Line>, _ change: Line.Change) {
            let marker = change == .removed ? "- " : "+ "
            for line in lines.prefix(limit) {
                write(line, marker)
            }
            guard lines.count > limit else { return }
            for line in lines.dropFirst(limit) {
                enter(line)
            }
            text += "\n\(marker)⋯ \(lines.count - limit) more lines"
        }

        private mutating func write(_ line: Line, _ marker: String) {
            enter(line)
            let reach = 24
            let depth = line.depth > reach ? "\(line.depth - reach)⋯ " : ""
            text += "\n\(marker)\(depth)" + String(repeating: "  ", count: min(line.depth, reach)) + line.text
            if !line.remark.isEmpty {
                text += "  (\(line.remark))"
            }
        }

        private mutating func enter(_ line: Line) {
            path.removeLast(max(0, path.count - line.depth))
            path.append(line.text)
        }
    }
}
