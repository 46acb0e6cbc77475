import CoordinationTesting
import Foundation
import Testing

@Suite("A shell that is killed", .navigationCoverage) struct SavedStateTests {
    private let program: Program
    private let file = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).state")

    init() throws { program = try Program() }

    /// Has a shell do all this, and kills it as `kill -9` does.
    private func kill(after lines: some Sequence<String>) throws {
        #expect(try program.keeping(state: file).kill(after: Array(lines) + ["?"], once: Self.isAnswered))
    }

    /// Whether a question mark has been answered, and so all that was typed before it.
    private static func isAnswered(_ output: Data) -> Bool { output.range(of: Data("lists every ROUTE".utf8)) != nil }

    /// Has one shell do all this, and returns what a kill after each line leaves: the file, which is replaced as a whole.
    private func states(after lines: some Sequence<String>) throws -> [Data] {
        defer { try? FileManager.default.removeItem(at: file) }
        let shell = try program.keeping(state: file).startShell()
        let states = try lines.map { line in
            try shell.type([line, "?"])
            shell.read(until: Self.isAnswered)
            return try Data(contentsOf: file)
        }
        #expect(shell.kill())
        return states
    }

    private func shell(_ lines: some Sequence<String>, isKept: Bool) throws -> String {
        let program = isKept ? program.keeping(state: file) : program
        return try program.run("shell", input: Data(lines.map { $0 + "\n" }.joined().utf8)).output
    }

    /// What is printed after the first screen.
    private func answers(_ output: String) -> String {
        output.range(of: "what else can be typed.").map { String(output[$0.upperBound...]) } ?? ""
    }

    @Test("goes on with the tour from wherever it was, with the same output to its end") func tour() throws {
        let lines = try Program.tour()
        let whole = try answers(shell(lines, isKept: false))
        var others: [String] = []
        let states = try states(after: lines)
        for death in 1..<lines.count {
            defer { try? FileManager.default.removeItem(at: file) }
            try states[death - 1].write(to: file)
            let second = try shell(lines[death...], isKept: true)
            let isSame = !answers(second).isEmpty && whole.hasSuffix(answers(second))
            if isSame { continue }
            others.append(lines[death - 1])
            #expect(second.contains("Did not come back"), "\(lines[death - 1])")
        }
        // With each of them an alert came up, and an answer to an alert is code. The link waits at its alert again; nobody
        // hears any more that it is dropped, so that is reported.
        #expect(others == ["bubble app.buy 7", "back", "back", "link app.tab search, search.find tea"])
    }

    @Test("has paid once, however often it is killed") func pays() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let lines = [
            "trigger onboarding.done", "trigger app.buy 7", "tab cart", "tap Check out", "tap I am Ada",
            "trigger cart.pay", "tree", "tree", "link app.tab account, account.orders",
        ]
        for line in lines { try kill(after: [line]) }
        let orders = try shell([], isKept: true)
        #expect(orders.contains("Rate order 1") && !orders.contains("order 2"), "\(orders)")
    }

    @Test("goes on wherever it was in the middle of something") func middle() throws {
        let lines = try Program.tour() + Program.tour()
        for death in 0..<20 {
            defer { try? FileManager.default.removeItem(at: file) }
            #expect(try program.keeping(state: file).kill(after: lines) { $0.count >= death * 700 })
            let second = try shell(["tree"], isKept: true)
            #expect(second.contains("window main") || second.contains("main:"), "\(second)")
            #expect(!second.contains("Can't"), "\(second)")
        }
    }

    /// States that the shop stored when its account was a stack.
    @Test(
        "opens what the first version stored",
        arguments: [
            ("stores", "{[stores]*, [search], [cart], (account | )}"),
            ("licence", "{[stores], [search], [cart], (account | [about, licences, licence])*}"),
            ("address", "{[stores], [search], [cart], (account | [settings])^[addresses, address-form]*}"),
        ])
    func firstVersion(name: String, tree: String) throws {
        defer { try? FileManager.default.removeItem(at: file) }
        let stored = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appending(path: "Files/\(name).state")
        try FileManager.default.copyItem(at: stored, to: file)
        for _ in 0..<2 {
            let output = try shell(["tree"], isKept: true)
            #expect(output.contains("main: \(tree)\n") && !output.contains("Did not come back"), "\(output)")
        }
    }

    @Test("says that a damaged state has a wrong check sum") func nonsense() throws {
        defer { try? FileManager.default.removeItem(at: file) }
        _ = try shell(["trigger onboarding.done"], isKept: true)
        var text = try String(contentsOf: file, encoding: .utf8)
        text = text.replacingOccurrences(of: "\"tabs\"", with: "\"taps\"")
        try text.write(to: file, atomically: true, encoding: .utf8)
        #expect(try shell([], isKept: true).contains("check sum"))
    }
}
