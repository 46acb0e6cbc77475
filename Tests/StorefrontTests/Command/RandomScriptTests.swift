import CoordinationTesting
import Foundation
import TestSupport
import Testing

@Suite("Random scripts", .navigationCoverage) struct RandomScriptTests {
    @Test(
        "a command that does not complete changes nothing, and a replay gives the same trees",
        arguments: Walks.seeds(1, long: 4))
    func replay(seed: UInt64) throws {
        let program = try Program()
        var generator = SplitMix64(seed: seed)
        let routes = try program.run("routes").lines.map { $0.split(separator: " ").prefix(2).joined(separator: " ") }
        let script = (0..<Walks.count(400, long: 1_000)).map { _ in command(from: routes, &generator) }

        let steps = try play(script, program)
        #expect(steps.count == script.count)
        for (step, next) in zip(steps, steps.dropFirst()) where !["completed", "waiting"].contains(next.outcome) {
            // What waited may resume, and change something, with a line that changes nothing itself.
            #expect(next.tree == step.tree || next.ended != nil, "\(next.command)")
        }
        #expect(Set(steps.map(\.outcome)).isSuperset(of: ["completed", "noChange", "failed", "waiting"]))

        let replayed = try play(zip(script, steps).flatMap { [$0, "expect \($1.tree)"] }, program)
        #expect(replayed.count == 2 * script.count)
        #expect(replayed.filter { $0.outcome == "unmet" || $0.outcome == "unreadable" } == [])
    }

    private struct Step: Decodable, Equatable {
        var command: String
        var outcome: String
        var tree: String
        var ended: [Ended]?

        struct Ended: Decodable, Equatable {
            var command: String
            var outcome: String
        }
    }

    private func play(_ script: [String], _ program: Program) throws -> [Step] {
        try program.play(script.joined(separator: "\n"), "--json").lines.map {
            try JSONDecoder().decode(Step.self, from: Data($0.utf8))
        }
    }

    private func command(from routes: [String], _ generator: inout SplitMix64) -> String {
        switch UInt8.random(in: 0..<12, using: &generator) {
        case 0..<5: "trigger \(route(from: routes, &generator))"
        case 5: "bubble \(route(from: routes, &generator))"
        case 6: "link " + (0..<3).map { _ in route(from: routes, &generator) }.joined(separator: ", ")
        case 7: "dismiss"
        case 8:
            "tap \(pick(["I am Ada", "I am Tim", "Save", "Street ..., 1 Elm Street", "Order from here"], &generator))"
        case 9: "choose \(pick(["Show the cart", "Empty it", "Keep it", "Leave", "Stay"], &generator))"
        default: "back"
        }
    }

    private func route(from routes: [String], _ generator: inout SplitMix64) -> String {
        let words = pick(routes, &generator).split(separator: " ").map(String.init)
        guard words.count > 1, let samples = Self.samples[words[1]] else { return words[0] }
        return "\(words[0]) \(pick(samples, &generator))"
    }

    private func pick(_ choices: [String], _ generator: inout SplitMix64) -> String {
        choices[Int.random(in: choices.indices, using: &generator)]
    }

    private static let samples = [
        "TAB": ["stores", "search", "cart", "account"], "CATEGORY": ["tea", "books"], "STORE": ["1", "2", "99"],
        "PRODUCT": ["1", "7", "10", "99"], "ORDER": ["1", "2"], "TEXT": ["tea", "\"a, b\""],
        "WORK": ["Swift", "\"x # y\""],
    ]
}
