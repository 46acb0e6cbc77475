extension Tree: CustomStringConvertible {
    /// The tree's one line, such as `main: [news, {a*, b}^login]!Sure`, which ``init(_:)`` reads back. O(nodes).
    ///
    /// Names are printed bare where they hold only letters, digits, `-`, `_` and `.`, else in quotes. The line is in
    /// Unicode's normal form C, whatever the names are: what that form would change is escaped.
    public var description: String {
        Printer.line(of: entries[...])
    }
}

extension Tree {
    /// Writes the line of a forest, or of one node and what stands in it.
    struct Printer {
        private let entries: ArraySlice<Entry>
        private var line = ""
        private var walk = Walk()

        static func line(of entries: ArraySlice<Entry>) -> String {
            var printer = Printer(entries: entries)
            for index in entries.indices {
                printer.print(index)
            }
            return printer.line
        }

        private init(entries: ArraySlice<Entry>) {
            self.entries = entries
        }

        private mutating func print(_ index: Int) {
            let entry = entries[index]
            separate(from: walk.top)
            let role = walk.enter(entry, at: index)
            if role == .embedded, entry.needsParentheses {
                line += "("
            }
            if entry.kind == .window {
                printLabel(of: entry)
            } else {
                printHead(of: entry)
            }
            settle()
        }

        /// Prints what stands between the entry that comes and what came before it.
        private mutating func separate(from parent: Walk.Frame?) {
            guard let parent else {
                if !line.isEmpty {
                    line += "; "
                }
                return
            }
            let entry = entries[parent.entry]
            if parent.children > 0 {
                if parent.children < entry.childCount {
                    line += entry.kind?.separator ?? ""
                }
            } else {
                line += parent.embedded > 0 ? "+" : "^"
            }
        }

        private mutating func printLabel(of window: Entry) {
            let isEmpty = window.childCount == 0
            guard isEmpty || !window.name.isEmpty else { return }
            Name.print(window.name, to: &line)
            line += isEmpty ? ":" : ": "
        }

        private mutating func printHead(of node: Entry) {
            guard let kind = node.kind else { return }
            let brackets = kind.brackets
            if brackets == nil || !node.name.isEmpty {
                Name.print(node.name, to: &line)
            }
            if let brackets {
                line.unicodeScalars.append(brackets.open)
            }
        }

        /// Ends everything that has nothing left to come.
        private mutating func settle() {
            while let top = walk.top, top.children == 0 {
                let entry = entries[top.entry]
                if !top.isClosed {
                    if let brackets = entry.kind?.brackets {
                        line.unicodeScalars.append(brackets.close)
                    }
                    walk.close()
                }
                guard top.isDone else { return }
                walk.leave()
                printTail(of: entry, as: top.role)
            }
        }

        private mutating func printTail(of entry: Entry, as role: Walk.Role) {
            switch role {
            case .top:
                for alert in entry.alerts {
                    line += "!"
                    Name.print(alert.title, to: &line)
                }
            case .child:
                if entry.isShown {
                    line += "*"
                }
            case .embedded:
                if entry.needsParentheses {
                    line += ")"
                }
            case .presented:
                break
            }
        }
    }
}

extension Tree.Entry {
    /// Whether an embedded node has to be held together, since what follows it would be read as its parent's.
    fileprivate var needsParentheses: Bool {
        embeddedCount > 0 || presents
    }
}
