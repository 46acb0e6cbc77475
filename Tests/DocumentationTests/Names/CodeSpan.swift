/// Text between two backticks, outside of blocks.
struct CodeSpan {
    let text: String
    let line: Int

    /// The heading of the second level above it; nil before the first.
    let section: String?

    static func all(in page: File) throws -> [CodeSpan] {
        var isCode = false
        var section: String?
        var spans: [CodeSpan] = []
        for (index, line) in try page.lines.enumerated() {
            if line.drop(while: { $0 == " " }).hasPrefix("```") { isCode.toggle() }
            if isCode { continue }
            if line.hasPrefix("## ") { section = String(line.dropFirst(3)) }
            let parts = line.split(separator: "`", omittingEmptySubsequences: false)
            for (offset, part) in parts.enumerated() where offset % 2 == 1 && offset < parts.count - 1 {
                spans.append(CodeSpan(text: String(part), line: index + 1, section: section))
            }
        }
        return spans
    }
}
