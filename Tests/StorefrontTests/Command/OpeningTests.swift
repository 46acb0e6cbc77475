import CoordinationTesting
import Foundation
import Testing
import storefront

@Suite("A call without a command", .navigationCoverage) struct OpeningTests {
    private static let next = ["shell", "open ROUTE", "tour", "play FILE"]

    @Test("the program follows a link past a login, and prints the tree before, meanwhile and after")
    func follows() throws {
        let run = try Program().run()
        #expect(run.status == 0)
        #expect(run.complaints == "")
        let steps = run.lines.filter { $0.hasPrefix("> ") || $0.hasPrefix("  main:") }.map { line in
            line.split(separator: " ", omittingEmptySubsequences: true).joined(separator: " ")
        }
        #expect(
            steps == [
                "main: {[stores]*, [search], [cart], (account | )}",
                "> open account.chooseAddress, addresses.form waits",
                "main: {[stores]*, [search], [cart], (account | )}^[login]",
                "> tap I am Ada completed, then the link: completed",
                "main: {[stores], [search], [cart], (account | )^[addresses, address-form]*}",
            ])
    }

    @Test("the trees are those that a script of the same lines prints") func isPlayed() throws {
        let script = "trigger onboarding.done\nopen account.chooseAddress, addresses.form\ntap I am Ada"
        let trees = try Program().play(script).lines.filter { $0.hasPrefix("  main:") }
        #expect(try Program().run().lines.filter { $0.hasPrefix("  main:") } == trees)
    }

    @Test("the output fits one screen, and says how to continue") func fits() throws {
        let run = try Program().run()
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
        #expect(lines.count <= 22)
        #expect(lines.filter { $0.count > 79 } == [])
        for word in Self.next { #expect(run.lines.suffix(4).contains { $0.hasPrefix("  \(word) ") }, "\(word)") }
        #expect(!run.output.contains("\u{1B}"))
    }

    @Test(
        "all of it can be read in any width, with one picture where three have no room",
        arguments: [30, 39, 77, 78, 79])
    func widths(width: Int) {
        let opening = Opening()
        #expect(opening.failure == nil)
        for shown in 1...opening.count {
            let lines = opening.picture(width: width, shown: shown).lines
            #expect(lines.allSatisfy { $0.columns <= width })
            #expect(lines.count == opening.picture(width: width, shown: 1).lines.count)
            #expect(lines.joined().components(separatedBy: "┌─ ").count - 1 == (width < 77 ? 1 : shown))
            let words = lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
            #expect(words.contains("main: {[stores]*, [search], [cart], (account | )} "))
            #expect(words.contains("(account | )^[addresses, address-form]*}") == (shown == 3))
        }
    }

    @Test("in a terminal the pictures come one after the other, and stay", arguments: [(80, 24), (40, 40)])
    func moves(columns: Int, rows: Int) throws {
        let terminal = try PseudoTerminal([], columns: columns, rows: rows)
        try terminal.start()
        try terminal.read(to: " At launch ")
        try terminal.read(to: " a script of your own")
        try terminal.read(to: "A")
        try terminal.read(to: " A gate asks first ")
        try terminal.read(to: " a script of your own")
        try terminal.read(to: " The link goes on ")
        try terminal.read(to: "completed, then the link: completed")
        try terminal.read(to: " a script of your own")
        #expect(terminal.end() == 0)
    }

    @Test("a terminal with fewer rows is given all of it at once") func small() throws {
        let terminal = try PseudoTerminal([], columns: 40, rows: 12)
        try terminal.start()
        try terminal.read(to: " The link goes on ")
        try terminal.read(to: " a script of your own")
        #expect(terminal.end() == 0)
        #expect(!terminal.output.contains("At launch"))
    }

    @Test("the output contains the part that README.md shows") func isShown() throws {
        let readme = try String(contentsOf: Program.root.appendingPathComponent("README.md"), encoding: .utf8)
        let shown = try #require(readme.firstMatch(of: /```text\n(┌─ At launch [^`]+)```/)?.1)
        #expect(try Program().run().output.contains(shown))
    }

    @Test("a pipe that is closed ends it without a word") func closedPipe() throws {
        #expect(try Program().runWithClosedPipe([]) == 141)
    }
}
