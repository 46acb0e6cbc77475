import Foundation

/// The page about errors: its headings, and the text under each.
struct ErrorsPage {
    /// The text under one heading, up to the next.
    struct Entry {
        /// The heading as it is written: a message in backticks, or words.
        let heading: String

        /// The examples of messages, each without space at the ends of its lines.
        var messages: [String] = []

        /// The text outside of code.
        var prose: [String] = []
    }

    let entries: [Entry]

    /// The whole page.
    let text: String

    static let checkout = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")

    init() throws {
        let file = Self.checkout.appending(path: "Sources/Transitions/Transitions.docc/Errors-and-remedies.md")
        let lines = try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n")
        text = lines.joined(separator: "\n")
        var entries: [Entry] = []
        var block: (isMessage: Bool, lines: [String])?
        for line in lines {
            if let open = block {
                if line != "```" {
                    block?.lines.append(line)
                } else {
                    if open.isMessage { entries[entries.count - 1].messages.append(trimmed(open.lines)) }
                    block = nil
                }
            } else if line.hasPrefix("```") {
                block = (line == "```text", [])
            } else if line.hasPrefix("#") {
                entries.append(Entry(heading: line.drop { $0 == "#" }.trimmingCharacters(in: .whitespaces)))
            } else if !entries.isEmpty {
                entries[entries.count - 1].prose.append(line)
            }
        }
        self.entries = entries
    }

    /// The headings that are messages.
    var messageHeadings: [String] {
        entries.map(\.heading).filter { $0.hasPrefix("`") }.map { $0.trimmingCharacters(in: ["`"]) }
    }

    /// The entry under a heading of words, or of a message.
    func entry(_ heading: String) -> Entry? {
        entries.first { $0.heading == heading || $0.heading == "`\(heading)`" }
    }
}

extension ErrorsPage.Entry {
    /// The rows of its tables, without heads: the cells, each without its backticks.
    var rows: [[String]] {
        let rows = prose.filter { $0.hasPrefix("|") }.map { line in
            line.dropFirst().dropLast().replacingOccurrences(of: "\\|", with: "\u{0}").components(separatedBy: "|")
                .map { cell in
                    cell.replacingOccurrences(of: "\u{0}", with: "|").trimmingCharacters(in: .whitespaces)
                        .replacing(/^`+ ?|`+$/, with: "")
                }
        }
        guard let rule = rows.firstIndex(where: { $0.allSatisfy { $0.hasPrefix("---") } }) else { return [] }
        return Array(rows[(rule + 1)...])
    }
}

/// Lines without space at their ends, as editors leave them.
func trimmed(_ lines: [String]) -> String {
    lines.map { $0.replacing(/[ ]+$/, with: "") }.joined(separator: "\n")
}
