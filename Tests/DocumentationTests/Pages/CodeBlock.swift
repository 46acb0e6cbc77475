import Foundation

/// The text between two fences, on a page or in a doc comment.
struct CodeBlock {
    /// Where its first line is: `Docs/Design.md:12`.
    let place: String

    /// What is written behind the fence: `swift`, `sh`, or nothing.
    let language: String

    let lines: [String]

    /// The reason that is given above it for not being compiled: `<!-- not compiled: it is another library's -->`.
    let exemption: String?
}

extension CodeBlock {
    /// The blocks of a page, and those in the doc comments of a source file.
    static func all(in file: File) throws -> [CodeBlock] {
        let isSource = file.url.pathExtension == "swift"
        var blocks: [CodeBlock] = []
        var open: (line: Int, language: String, indent: Int, lines: [String], exemption: String?)?
        var exemption: String?
        for (number, whole) in try file.lines.enumerated() {
            guard let line = isSource ? comment(of: whole) : whole else {
                (open, exemption) = (nil, nil)
                continue
            }
            let indent = line.prefix { $0 == " " }.count
            let text = line.dropFirst(indent)
            if let block = open {
                if text == "```" {
                    blocks.append(
                        CodeBlock(
                            place: "\(file.path):\(block.line)", language: block.language,
                            lines: block.lines, exemption: block.exemption))
                    (open, exemption) = (nil, nil)
                } else {
                    open?.lines.append(String(line.dropFirst(min(indent, block.indent))))
                }
            } else if text.hasPrefix("```") {
                open = (number + 2, String(text.dropFirst(3)), indent, [], exemption)
            } else if text.hasPrefix("<!-- not compiled: "), text.hasSuffix(" -->") {
                exemption = String(text.dropFirst(19).dropLast(4))
            } else if !text.isEmpty {
                exemption = nil
            }
        }
        return blocks
    }

    /// What a doc comment says on this line; nil where there is none.
    private static func comment(of line: String) -> String? {
        let text = line.drop { $0 == " " }
        guard text.hasPrefix("///") else { return nil }
        let words = text.dropFirst(3)
        return String(words.hasPrefix(" ") ? words.dropFirst() : words)
    }
}
