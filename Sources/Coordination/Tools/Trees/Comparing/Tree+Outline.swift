public import Transitions

extension Tree {
    /// A drawing for debugging, one node per line.
    ///
    /// For `main: {[a, b]^login*, c+map}!Sure` with the login in a sheet:
    ///
    /// ```text
    /// window main
    /// ├─ tabs
    /// │  ├─ stack *
    /// │  │  ├─ screen a
    /// │  │  ├─ screen b
    /// │  │  └─ ^ screen login (sheet)
    /// │  └─ screen c
    /// │     └─ + screen map
    /// └─ ! alert Sure
    /// ```
    ///
    /// A star marks the child that tabs or pages show; `+` a node that the node above embeds, `^` one that it presents,
    /// `!` an alert over the window. Parentheses hold settings that are not part of the shape: the presentation style,
    /// and if pages loop or are double-sided. Lines more than 24 levels deep begin with the number of levels left out,
    /// so the drawing costs O(nodes) however deep it goes. A tree without windows has an empty outline.
    public var outline: String {
        let lines = lines
        let rails = Self.rails(for: lines)
        var outline = ""
        for (line, rail) in zip(lines, rails) {
            if !outline.isEmpty {
                outline += "\n"
            }
            outline += rail
            outline += line.text
            if !line.note.isEmpty {
                outline += " (\(line.note))"
            }
        }
        return outline
    }

    /// The box characters before each line. Built from the last line, to know if a sibling follows.
    static func rails(for lines: [Line]) -> [String] {
        let reach = 24
        var rails = Array(repeating: "", count: lines.count)
        // For each depth, true if a sibling follows there.
        var follows: [Bool] = []
        for index in lines.indices.reversed() {
            let depth = lines[index].depth
            while follows.count <= depth {
                follows.append(false)
            }
            follows.removeLast(follows.count - depth - 1)
            var rail = depth > reach ? "\(depth - reach)⋯ " : ""
            if depth > 0 {
                for level in max(1, depth - reach + 1)..<depth {
                    rail += follows[level] ? "│  " : "   "
                }
                rail += follows[depth] ? "├─ " : "└─ "
            }
            rails[index] = rail
            follows[depth] = true
        }
        return rails
    }
}
