import Testing

/// The names in backticks on the pages for contributors.
@Suite("Names on pages") struct NamesOnPagesTests {
    private static let names = Result { try CheckoutNames() }

    @Test("every name is in the sources", arguments: ["Docs/Design.md", "Docs/Glossary.md", "CONTRIBUTING.md"])
    func pages(path: String) throws {
        let names = try Self.names.get()
        let page = try #require(Checkout.files(path, ending: ["md"]).first)
        for span in try CodeSpan.all(in: page) where !names.has(span.text) {
            Issue.record("\(path):\(span.line) names `\(span.text)`, which is not in the sources")
        }
    }

    @Test(
        "every name of the skill is in the sources, or in what an app comes from",
        arguments: Checkout.files("Docs/Skill", ending: ["md"]))
    func skill(page: File) throws {
        let names = try Self.names.get()
        let others = SkillNames.examples.union(SkillNames.toolkits).union(SkillNames.otherLibraries)
        for span in try CodeSpan.all(in: page) where !names.has(span.text, besides: others) {
            Issue.record("\(page.path):\(span.line) names `\(span.text)`, which is not in the sources")
        }
    }

    @Test(
        "a decision says at its top which of its names are gone",
        arguments: Checkout.files("Docs/Decisions", ending: ["md"]))
    func decisions(page: File) throws {
        let names = try Self.names.get()
        let spans = try CodeSpan.all(in: page)
        let listed = Set(spans.filter { $0.section == nil }.map(\.text))
        // What was tried has names that never were in the sources.
        let tried: Set = ["Rejected", "Tried", "Else tried"]
        for span in spans where !tried.contains(span.section ?? "") && !names.has(span.text, besides: listed) {
            Issue.record(
                """
                \(page.path):\(span.line) names `\(span.text)`, which is not in the sources: list it under the title, \
                as "The name `\(span.text)` is gone: see 72." or "`\(span.text)` is `New` now."
                """)
        }
        for match in try page.lines.joined(separator: "\n").matches(of: /is `([^`]+)` now\b/) {
            #expect(names.has(String(match.1)), "\(page.path)")
        }
    }

    @Test(
        "an unknown name is found",
        arguments: [
            "Restorer.look(at:)", "Commit.stack", "StackRoot.pushed", "WeakStackRoot", "push(beside:)", "unpush",
            "Engine/Queue/Lines.swift", "Request+Pause.swift", "Tests/CoordinationTests/Journeys", ".ci/walk all",
            "--lists",
            "windows.shut[0]", "let root = StackedRoot()", "underneath:",
        ])
    func planted(name: String) throws {
        #expect(try Self.names.get().has(name) == false)
    }
}
