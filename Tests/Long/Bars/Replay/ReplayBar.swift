@_spi(Log) import Coordination
import Foundation

/// Plays random programs to an app, logs the cause of each call, and asks for those once more in a fresh app: after
/// each step it has to look the same, to wait for the same, and to have come to the same outcomes.
struct ReplayBar: Bar {
    let name = "replay"
    let count = 1_000
    let unit = "programs"
    let limit = 30.0

    func text(seed: UInt64) -> String? {
        var drawing = ReplayDrawing(seed: seed)
        return Self.text(drawing.program())
    }

    func run(seed: UInt64, tally: inout Tally) -> Finding? {
        var drawing = ReplayDrawing(seed: seed)
        return play(drawing.program(), &tally)
    }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        guard let program = try? JSONDecoder().decode([ReplayStep].self, from: Data(text.utf8)) else {
            return Finding("is no program")
        }
        return play(program, &tally)
    }

    func smaller(than text: String) -> [String] {
        guard let program = try? JSONDecoder().decode([ReplayStep].self, from: Data(text.utf8)) else { return [] }
        return ReplayShrinking.smaller(than: program).map(Self.text)
    }

    private static func text(_ program: [ReplayStep]) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return (try? encoder.encode(program)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    }

    /// What every program ends with: nothing is pending then, and every call has a record.
    private static let finale: [ReplayStep] = [.answer(isRefusal: false), .recover(ReplayPlan(), at: 0)]

    private func play(_ program: [ReplayStep], _ tally: inout Tally) -> Finding? {
        expect(&tally)
        let (first, second) = (ReplayRun(), ReplayRun())
        defer {
            first.app.end()
            second.app.end()
        }
        let steps = program + Self.finale
        var states: [ReplayState] = []
        var left: Set<Int> = []
        for (index, step) in steps.enumerated() {
            if !first.play(step, UInt(index)) { left.insert(index) }
            states.append(first.state)
        }
        first.end()
        count(steps, left, first, &tally)
        if let (line, asked) = first.misnamed.min(by: { $0.key < $1.key }), let cause = first.causes[line]?.cause {
            return Finding(
                "a cause is another than what was asked for", details: short("\(words(cause))\nasked: \(words(asked))"))
        }
        for (index, step) in steps.enumerated() {
            let line = UInt(index)
            if !left.contains(index) {
                if step.isInput || step.isRouteless {
                    _ = second.play(step, line)
                } else {
                    guard let (cause, options) = first.causes[line] else {
                        return Finding("a call has no cause", details: "step \(index): \(step)")
                    }
                    second.replay(cause, options, line)
                }
            }
            if let finding = states[index].difference(from: second.state) {
                let cause = first.causes[line].map { words($0.cause) }
                let tree = index > 0 ? states[index - 1].tree : ""
                let details = "step \(index): \(step)\ncause: \(cause ?? "-")\nbefore: \(tree)\n\(finding.details)"
                return Finding(finding.headline, details: short(details))
            }
        }
        return name(steps, first, second, &tally)
    }

    private func words(_ cause: Cause) -> String { "\(cause) at \(cause.path?.description ?? "no place")" }

    /// The text without the names of types, which make it long.
    private func short(_ text: String) -> String {
        ["long.", "ReplayDeed.", "ReplayPlan.Verdict.", "ReplayThing.", "ReplayKind.", "ReplayOptions.Policy."]
            .reduce(text) { $0.replacing($1, with: "") }
    }

    /// Has the replay say of each transition without a route that it is one.
    private func name(
        _ steps: [ReplayStep], _ first: ReplayRun, _ second: ReplayRun, _ tally: inout Tally
    ) -> Finding? {
        for (index, step) in steps.enumerated() where step.isRouteless {
            guard let cause = first.causes[UInt(index)]?.cause else { continue }
            let (line, tree) = (UInt(steps.count + index), second.state.tree)
            second.replay(cause, .animated, line)
            let outcome = second.outcomes[line] ?? "nothing"
            tally.count(step.name, of: "named, as it has no route")
            guard outcome.contains("a transition is known by its words alone"), outcome.contains("\(cause)"),
                second.state.tree == tree
            else { return Finding("a transition without a route is not named", details: "\(cause): \(outcome)") }
        }
        return nil
    }
}

extension ReplayBar {
    private func expect(_ tally: inout Tally) {
        tally.expect(ReplayStep.names, of: "step")
        tally.expect(ReplayDeed.names, of: "verb")
        tally.expect(ReplayReport.allCases.map(\.rawValue) + ["claimed as a route"], of: "report")
        tally.expect(ReplayPlan.Verdict.allCases.map(\.rawValue).filter { $0 != "allow" }, of: "verdict")
        tally.expect(["completed", "noChange", "failed", "rejected", "cancelled"], of: "ending of a step")
        tally.expect(["routed throughout", "with transitions without a route"], of: "program")
        tally.expect(["at once", "settles", "waits for its turn", "waits at a gate", "shares an outcome"], of: "call")
    }

    private func count(_ steps: [ReplayStep], _ left: Set<Int>, _ run: ReplayRun, _ tally: inout Tally) {
        var isRouted = true
        for (index, step) in steps.enumerated() {
            guard !left.contains(index) else {
                tally.count("left out", of: "step")
                continue
            }
            tally.count(step.name, of: "step")
            for deed in step.deeds { tally.count(deed.name, of: "verb") }
            if step.isRouteless { isRouted = false }
            if case .report(let kind, _) = step { tally.count(kind.rawValue, of: "report") }
            guard !step.isInput else { continue }
            tally.count(run.ways[UInt(index)] ?? "at once", of: "call")
            let outcome = run.outcomes[UInt(index)] ?? "none"
            let name = outcome.hasPrefix("no change") ? "noChange" : "\(outcome.prefix { $0.isLetter })"
            tally.count(name, of: "ending of a step")
        }
        tally.count("claimed as a route", of: "report", times: run.app.claims)
        for verdict in run.app.verdicts { tally.count(verdict, of: "verdict") }
        tally.count(isRouted ? "routed throughout" : "with transitions without a route", of: "program")
    }
}
