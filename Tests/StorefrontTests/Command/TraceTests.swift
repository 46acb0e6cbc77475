import CoordinationTesting
import Foundation
import Testing

@Suite("The trace", .navigationCoverage) struct TraceTests {
    struct Record: Decodable, Equatable {
        var cause: String
        var place: String?
        var at: String
        var outcome: String
        var error: String?
        var changes: [String]
        var settling: Double?
    }

    struct View: Decodable, Equatable {
        var screen: String
        var cause: String
        var route: String?
    }

    /// The lines that are commits: all but those that are views.
    private func records(_ text: String) throws -> [Record] {
        try lines(text).filter { !$0.contains("\"screen\":") }
            .map { try JSONDecoder().decode(Record.self, from: Data($0.utf8)) }
    }

    private func views(_ text: String) throws -> [View] {
        try lines(text).filter { $0.contains("\"screen\":") }
            .map { try JSONDecoder().decode(View.self, from: Data($0.utf8)) }
    }

    private func lines(_ text: String) -> [Substring] { text.split(separator: "\n") }

    @Test("every screen that comes to the front is one object, in order, with what brought it there") func screens()
        throws
    {
        let script = "trigger onboarding.done\ntrigger app.tab cart\ntrigger app.tab cart\ntrigger app.tab stores"
        let run = try Program().play(script, "--trace", "-q")
        #expect(
            try views(run.complaints) == [
                View(screen: "welcome", cause: "begin"),
                View(screen: "splash", cause: "done on OnboardingCoordinator"),
                View(screen: "stores", cause: "app on SceneCoordinator", route: "StoresRoute.list"),
                View(screen: "cart", cause: "tab(cart) on AppCoordinator", route: "CartRoute.items"),
                View(screen: "stores", cause: "tab(stores) on AppCoordinator", route: "StoresRoute.list"),
            ])
    }

    @Test("a screen view says the route that put the screen there, also when it is only seen again") func routes()
        throws
    {
        let script = "trigger onboarding.done\nlink app.tab search, search.find bread\ntab cart\ntab search"
        let run = try Program().play(script, "--trace", "-q")
        #expect(
            try views(run.complaints).suffix(3) == [
                View(
                    screen: "results",
                    cause: #"deepLink(AppRoute.tab(search), SearchRoute.find("bread")) on Storefront"#,
                    route: #"SearchRoute.find("bread")"#),
                View(screen: "cart", cause: "the user: selected /0/0/2", route: "CartRoute.items"),
                View(screen: "results", cause: "the user: selected /0/0/1", route: #"SearchRoute.find("bread")"#),
            ])
    }

    @Test("every commit is one object on standard error, with what it came from and what became of it")
    func commits() throws {
        let run = try Program().play("trigger onboarding.done\nback\nrefused trigger cart.pay", "--trace", "-q")
        #expect(run.status == 0)
        let records = try records(run.complaints)
        try #require(records.map(\.outcome) == ["completed", "noChange", "completed", "noChange", "failed"])
        #expect(
            records.prefix(3).map(\.cause) == [
                "done on OnboardingCoordinator", "welcomed from 'main'", "app on SceneCoordinator",
            ])
        #expect(records.map(\.place) == ["/0/0^0", nil, "/0", nil, "/0/0/2"])
        #expect(records[0].at.hasPrefix("storefront/Player.swift:"))
        #expect(records[0].changes == ["dismissed OnboardingCoordinator from level 0 over 'splash'"])
        #expect(records[3].changes == [])
        #expect(records[3].error == nil)
        #expect(records[4].error?.hasPrefix("Can't dismiss (step 0, counted from 0): ") == true)
    }

    @Test("a script prints the same with a trace and without") func output() throws {
        let program = try Program()
        let traced = try program.run("tour", "--trace")
        #expect(try traced.output == program.run("tour").output)
        #expect(try records(traced.complaints).count > 20)
    }

    @Test("a trace goes to the file that is named", arguments: ["play", "shell"]) func file(command: String) throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        defer { try? FileManager.default.removeItem(at: file) }
        try Data("what was there before, and is longer than what comes: \(String(repeating: "x", count: 9_999))".utf8)
            .write(to: file)
        let run = try Program().run(command, "--trace=\(file.path)", input: Data("trigger onboarding.done".utf8))
        #expect(run.status == 0)
        #expect(run.complaints == "")
        #expect(try records(String(contentsOf: file, encoding: .utf8)).map(\.outcome).first == "completed")
    }

    @Test("a file that cannot be written is named before anything is played") func unwritable() throws {
        #expect(
            try Program().run("tour", "--trace=/no/such/trace")
                == Program.Run(
                    status: 1, output: "",
                    complaints: "storefront: Can't write '/no/such/trace': No such file or directory.\n"))
    }
}
