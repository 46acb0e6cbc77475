import CoordinationTesting
import Foundation
import Testing

@Suite("Output for programs", .navigationCoverage) struct JSONTests {
    struct Record: Decodable, Equatable {
        var line: Int
        var command: String
        var outcome: String
        var ok: Bool
        var error: String?
        var tree: String
        var outline: String?
        var ended: [Ended]?
    }

    struct Ended: Decodable, Equatable {
        var command: String
        var outcome: String
    }

    private func play(_ script: String) throws -> [Record] {
        try Program().play(script, "--json").lines.map {
            try JSONDecoder().decode(Record.self, from: Data($0.utf8))
        }
    }

    private let launched = "main: {[stores]*, [search], [cart], (account | )}"

    @Test("each command is one object, and remarks are left out") func objects() throws {
        let records = try play("# A remark.\n\ntrigger onboarding.done\n  tab cart  # another\nback\n")
        #expect(
            records == [
                Record(line: 3, command: "trigger onboarding.done", outcome: "completed", ok: true, tree: launched),
                Record(
                    line: 4, command: "tab cart  # another", outcome: "completed", ok: true,
                    tree: "main: {[stores], [search], [cart]*, (account | )}"),
                Record(
                    line: 5, command: "back", outcome: "noChange", ok: true,
                    tree: "main: {[stores], [search], [cart]*, (account | )}"),
            ])
    }

    @Test("a failed command carries the whole message, and an expected refusal is fine") func failures() throws {
        let records = try play("trigger onboarding.done\nrefused dismiss\ndismiss\nwalk\nexpect x\nexpect \(launched)")
        let message = """
            Can't dismiss: nothing is presented, and this root is in no modal.

              Stack: [stores]

            Present something first, or pop what was pushed.
            """
        #expect(records.map(\.outcome) == ["completed", "failed", "failed", "unreadable", "unmet", "met"])
        #expect(records.map(\.ok) == [true, true, false, false, false, true])
        #expect(records[1].error == message)
        #expect(records[2].error == message)
        #expect(records[4].error?.contains("expected: x\n") == true)
    }

    @Test("a command that waited is reported by the line after which it ended") func waiting() throws {
        let records = try play("trigger onboarding.done\ntab account\nback\ntab account\ntap I am Tim")
        #expect(records.map(\.outcome) == ["completed", "waiting", "completed", "waiting", "completed"])
        #expect(
            records.map(\.ended) == [
                nil, nil, [Ended(command: "tab account", outcome: "rejected")], nil,
                [Ended(command: "tab account", outcome: "completed")],
            ])
    }

    @Test("odd texts come through whole") func escapes() throws {
        let line = #"trigger search.find "a \"quote\", a \\, a / and a 🫖""#
        let records = try play("\(line)\n\(line)\u{1}\ntrigger onboarding.done\noutline")
        #expect(records.map(\.line) == [1, 2, 3, 4])
        #expect(records[0].command == line)
        #expect(records[1].command == line + "\u{1}")
        #expect(records[3].outline?.hasPrefix("window main\n└─ tabs\n") == true)
    }

    @Test("a slash is printed as it is") func slashes() throws {
        let run = try Program().play("trigger search.find and/or", "--json")
        #expect(run.output.contains(#""command":"trigger search.find and/or""#))
    }

    @Test("neither a mark at the beginning nor a line's ending belongs to a command") func endings() throws {
        #expect(
            try play("\u{FEFF}trigger onboarding.done\r\nback\r\n").map(\.command) == [
                "trigger onboarding.done", "back",
            ])
    }

    @Test("a # in quotes begins no remark") func quotedRemark() throws {
        let records = try play("trigger onboarding.done\n" + ##"trigger search.find "tea # 1" # the best"##)
        #expect(records.map(\.outcome) == ["completed", "completed"])
    }

    @Test("every object has an error, be it null") func nulls() throws {
        let run = try Program().play("tree", "--json")
        #expect(
            run.output == """
                {"command":"tree","error":null,"line":1,"ok":true,"outcome":"printed",\
                "tree":"main: splash^<welcome*, delivery, ready>"}

                """)
    }
}
