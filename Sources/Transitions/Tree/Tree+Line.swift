extension Tree {
    /// What one line of a drawing or a difference says: an entry and its depth, or an alert of a window.
    ///
    /// Equal lines look the same but for `note`, and the lines of two trees are equal exactly when the trees are.
    struct Line: Hashable {
        let depth: Int
        /// How it stands to the line above it: empty for a child, `+` embedded, `^` presented, `!` an alert.
        let mark: String
        let noun: String
        /// As the notation writes it; empty where there is none.
        let name: String
        let isShown: Bool
        /// What the shape does not tell.
        let note: String

        static func == (left: Line, right: Line) -> Bool {
            left.depth == right.depth && left.isShown == right.isShown && left.mark == right.mark
                && left.noun == right.noun && left.name == right.name
        }

        func hash(into hasher: inout Hasher) {
            hasher.combine(depth)
            hasher.combine(mark)
            hasher.combine(noun)
            hasher.combine(name)
            hasher.combine(isShown)
        }

        /// The line without its indentation and note, such as `^ stack login *`.
        var text: String {
            var text = mark.isEmpty ? noun : "\(mark) \(noun)"
            if !name.isEmpty {
                text += " \(name)"
            }
            if isShown {
                text += " *"
            }
            return text
        }
    }

    /// One line for each window, node, empty column and alert, in the order of the notation. O(nodes).
    var lines: [Line] {
        var lines: [Line] = []
        lines.reserveCapacity(entries.count)
        var walk = Walk()
        for index in entries.indices {
            let depth = walk.depth
            let role = walk.enter(entries[index], at: index)
            lines.append(Line(entries[index], role: role, depth: depth))
            while let top = walk.top, top.isDone {
                walk.leave()
                for alert in entries[top.entry].alerts {
                    lines.append(Line(alert))
                }
            }
        }
        return lines
    }
}

extension Tree.Line {
    fileprivate init(_ entry: Tree.Entry, role: Tree.Walk.Role, depth: Int) {
        self.depth = depth
        mark =
            switch role {
            case .top, .child: ""
            case .embedded: "+"
            case .presented: "^"
            }
        noun = entry.kind?.rawValue ?? "empty column"
        name = entry.name.isEmpty ? "" : Tree.Name.printed(entry.name)
        isShown = entry.isShown
        note = Self.note(on: entry)
    }

    fileprivate init(_ alert: Tree.Alert) {
        depth = 1
        mark = "!"
        noun = "alert"
        name = alert.title.isEmpty ? "" : Tree.Name.printed(alert.title)
        isShown = false
        note = ""
    }

    private static func note(on entry: Tree.Entry) -> String {
        var notes: [String] = []
        switch entry.style {
        case .automatic: notes.append("automatic")
        case .fullScreen: notes.append("full screen")
        case .sheet(dismissible: true): notes.append("sheet")
        case .sheet(dismissible: false): notes.append("sheet, has to be answered")
        case nil: break
        }
        if entry.loops {
            notes.append("loops")
        }
        if entry.isDoubleSided {
            notes.append("double-sided")
        }
        return notes.joined(separator: ", ")
    }
}
