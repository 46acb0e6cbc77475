import Testing

/// README.md is apart: `.ci/readme` compiles it as a reader who copies it does.
@Suite("Code on pages") struct CodeOnPagesTests {
    static let sources: [File] = {
        let folders = ["Sources", "Tests/CoordinationTesting", "Tests/CoordinationProof"]
        let code = folders.flatMap { Checkout.files($0, ending: ["swift"]) }
        return (Checkout.pages + code).filter { $0.path != "README.md" }
    }()

    @Test("every Swift block is a snippet that is compiled, to the letter, and every snippet is on a page")
    func blocksAreSnippets() throws {
        var unused = try Snippet.all()
        let known = Dictionary(grouping: unused, by: \.lines)
        #expect(!unused.isEmpty)
        for block in try Self.sources.flatMap(CodeBlock.all(in:)) where block.language == "swift" {
            guard block.exemption == nil else { continue }
            unused.removeAll { $0.lines == block.lines }
            if known[block.lines] == nil {
                Issue.record(
                    "\(block.place) is not what is compiled. \(Self.nearest(to: block, in: known.values.joined()))")
            }
        }
        for snippet in unused { Issue.record("\(snippet.place) is on no page") }
    }

    @Test("every block in a doc comment says what it is, as docc takes it for Swift otherwise", arguments: sources)
    func blocksHaveLanguages(file: File) throws {
        guard file.path.hasSuffix(".swift") else { return }
        for block in try CodeBlock.all(in: file) {
            #expect(!block.language.isEmpty, "\(block.place)")
        }
    }

    /// The snippet that has most of the block's lines, and the first line in which they differ.
    private static func nearest(to block: CodeBlock, in snippets: some Sequence<Snippet>) -> String {
        let lines = Set(block.lines.filter { $0.count > 3 })
        let scored = snippets.map { (snippet: $0, score: lines.intersection($0.lines).count) }
        guard let best = scored.max(by: { $0.score < $1.score }), best.score > 0 else {
            return "No snippet is like it."
        }
        let pairs = zip(block.lines, best.snippet.lines)
        let offset = Array(pairs).firstIndex { $0 != $1 } ?? min(block.lines.count, best.snippet.lines.count)
        let (mine, other) = (block.lines.dropFirst(offset).first, best.snippet.lines.dropFirst(offset).first)
        return """
            Nearest is \(best.snippet.place); they differ in line \(offset + 1):
              page:    \(mine ?? "(it has ended)")
              snippet: \(other ?? "(it has ended)")
            """
    }
}
