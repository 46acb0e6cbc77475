extension Tree: CustomStringConvertible {
    /// The tree in one line, such as `main: [news, {a*, b}^login]!Sure`. `Tree(_:)` of `TreeTools` parses it. O(nodes).
    ///
    /// Names that have only letters, digits, `-`, `_` and `.` are printed bare, all others in quotes. The line is
    /// always in Unicode's normal form C: scalars that normalisation would change are escaped.
    @_documentation(visibility: internal)
    public var description: String { Printer.line(of: entries[...]) }
}

extension Tree {
    /// A printer for the line of a tree, or of one node with everything in it.
    struct Printer {
        private let entries: ArraySlice<Entry>
        /// The output, in UTF-8.
        private var line: [UInt8] = []
        private var walk = Walk()

        static func line(of entries: ArraySlice<Entry>) -> String {
            var printer = Printer(entries: entries)
            for index in entries.indices {
                printer.print(index)
            }
            return String(decoding: printer.line, as: UTF8.self)
        }

        private init(entries: ArraySlice<Entry>) {
            self.entries = entries
        }

        private mutating func print(_ index: Int) {
            let entry = entries[index]
            separate(from: walk.top)
            // A node alone has no column in hand beside it.
            if entry.isNotBeside, walk.top != nil { write("/") }
            if entry.isLeaf {
                printHead(of: entry)
                printClose(of: entry)
                printTail(of: entry, as: walk.pass())
            } else {
                let role = walk.enter(entry, at: index)
                if role == .embedded, entry.needsParentheses {
                    write("(")
                }
                if entry.kind == .window {
                    printLabel(of: entry)
                } else {
                    printHead(of: entry)
                }
            }
            settle()
        }

        private mutating func write(_ text: StaticString) {
            line += UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
        }

        /// Prints the separator before the next entry.
        private mutating func separate(from parent: Walk.Frame?) {
            guard let parent else {
                if !line.isEmpty {
                    write("; ")
                }
                return
            }
            if parent.children > 0 {
                if parent.children < entries[parent.entry].childCount {
                    write((entries[parent.entry].kind ?? .screen).separator)
                }
            } else {
                write(parent.embedded > 0 ? "+" : "^")
            }
        }

        private mutating func printLabel(of window: Entry) {
            let isEmpty = window.childCount == 0
            guard isEmpty || !window.name.isEmpty || window.isNarrow else { return }
            if isEmpty || !window.name.isEmpty { Name.print(window.name, to: &line) }
            if window.isNarrow { write("/") }
            write(isEmpty ? ":" : ": ")
        }

        private mutating func printHead(of node: Entry) {
            guard let kind = node.kind else { return }
            let brackets = kind.brackets
            if brackets == nil || !node.name.isEmpty {
                Name.print(node.name, to: &line)
            }
            if let brackets {
                line.append(UInt8(ascii: brackets.open))
            }
        }

        /// Ends the open entries that are complete.
        private mutating func settle() {
            while let top = walk.top, top.children == 0 {
                let entry = entries[top.entry]
                if !top.isClosed {
                    printClose(of: entry)
                    walk.close()
                }
                guard top.isDone else { return }
                walk.leave()
                printTail(of: entry, as: top.role)
            }
        }

        private mutating func printClose(of node: Entry) {
            if let brackets = node.kind?.brackets {
                line.append(UInt8(ascii: brackets.close))
            }
            if node.isNarrow, node.kind != .window { write("/") }
        }

        private mutating func printTail(of entry: Entry, as role: Role) {
            switch role {
            case .top:
                for alert in entry.alerts {
                    write("!")
                    Name.print(alert.title, to: &line)
                }
            case .child:
                if entry.isShown {
                    write("*")
                }
            case .embedded:
                if entry.needsParentheses {
                    write(")")
                }
            case .presented:
                break
            }
        }
    }
}

extension Tree.Entry {
    /// True if the entry, when embedded, needs parentheses: its own `+` and `^` would be read as its parent's.
    fileprivate var needsParentheses: Bool { embeddedCount > 0 || presents }
}
