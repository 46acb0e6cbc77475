public import Transitions

extension Tree {
    /// A drawing for a developer who looks for a mistake, one node per line.
    ///
    /// For `main: {[a, b]^login*, c+map}!Sure`, where the login is known to be a sheet, it is
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
    /// A star marks what its tabs or pages show; `+` what the node above embeds, `^` what it presents, `!` an alert
    /// over the window. In parentheses stands what is known beside the shape: how a node is presented, and whether
    /// pages loop or are double-sided. Lines more than 24 levels deep begin with the number of levels left out, so the
    /// drawing costs O(nodes) however deep it goes. A tree without windows has an empty outline.
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

    /// The boxes in front of each line. Goes backwards, so that it knows where something follows.
    static func rails(for lines: [Line]) -> [String] {
        let reach = 24
        var rails = Array(repeating: "", count: lines.count)
        // At each depth, whether something follows there under the same node.
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
