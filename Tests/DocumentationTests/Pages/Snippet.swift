import Foundation

/// A marked part of a file that is compiled: what a page may show.
///
/// The marks are those of SwiftPM's snippets: `// snippet.NAME` and `// snippet.end` around it, `// snippet.hide` and
/// `// snippet.show` around lines that the page leaves out. The page leaves out `fileprivate` as well, which extensions
/// of one type need here, because all pages are compiled into one module.
struct Snippet {
    /// Where its first line is.
    let place: String

    /// Its lines, without the indentation that they have in common.
    let lines: [String]
}

extension Snippet {
    /// All that the checkout has.
    static func all() throws -> [Snippet] {
        let standIns = ["Hosts", "Pages", "Scenes", "SwiftUIHosts"].map { "Tests/StandIns/\($0)" }
        return try (["Tests/DocumentationTests", "Docs/Examples"] + standIns)
            .flatMap { Checkout.files($0, ending: ["swift"]) }
            .filter { !$0.path.contains("DocumentationTests/Pages/") }
            .flatMap(all(in:))
    }

    private static func all(in file: File) throws -> [Snippet] {
        var snippets: [Snippet] = []
        var open: (line: Int, lines: [String])?
        var isHidden = false
        for (number, line) in try file.lines.enumerated() {
            let text = line.trimmingCharacters(in: .whitespaces)
            let mark = text.hasPrefix("// snippet.") ? text.dropFirst(11) : nil
            switch mark {
            case "hide": isHidden = true
            case "show": isHidden = false
            case "end":
                if let open {
                    snippets.append(Snippet(place: "\(file.path):\(open.line)", lines: dedented(open.lines)))
                }
                (open, isHidden) = (nil, false)
            case .some:
                if let open { throw Unended(place: "\(file.path):\(open.line)") }
                open = (number + 2, [])
            case nil where !isHidden: open?.lines.append(line)
            case nil: break
            }
        }
        if let open { throw Unended(place: "\(file.path):\(open.line)") }
        return snippets
    }

    private static func dedented(_ lines: [String]) -> [String] {
        let common = lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return lines.map { String($0.dropFirst(common).replacing("fileprivate ", with: "")) }
    }

    struct Unended: Error, CustomStringConvertible {
        let place: String
        var description: String { "the snippet that begins at \(place) has no '// snippet.end' of its own" }
    }
}
