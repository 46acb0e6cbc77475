import Coordination
import CoordinationRestoration

/// Generated apps that die at every prefix of a journey, and go on with the rest of it.
struct RestorationBar: Bar {
    let name = "restoration"
    let count = 10_000
    let unit = "journeys"

    func run(seed: UInt64, tally: inout Tally) -> Finding? { play(JourneyDrawing.journey(seed: seed), &tally) }

    func text(seed: UInt64) -> String? { JourneyText.text(JourneyDrawing.journey(seed: seed)) }

    func play(_ text: String, tally: inout Tally) -> Finding? {
        guard let journey = JourneyText.journey(text) else { return Finding("is no journey") }
        return play(journey, &tally)
    }

    func smaller(than text: String) -> [String] {
        guard let journey = JourneyText.journey(text) else { return [] }
        return journey.indices.map { index in
            var copy = journey
            copy.remove(at: index)
            return JourneyText.text(copy)
        }
    }

    private func play(_ journey: [JourneyDeed], _ tally: inout Tally) -> Finding? {
        tally.expect(JourneyDeed.names, of: "step")
        tally.expect(["came back", "named"], of: "node")
        tally.expect(["modals", "flow", "gate", "two windows", "returning", "keep", "fold"], of: "journey with")
        for step in journey { tally.count(step.name, of: "step") }
        for trait in traits(of: journey) { tally.count(trait, of: "journey with") }
        tally.count("all", of: "journey with")
        let whole = JourneyRun(journey, dyingBefore: nil)
        for death in 0...journey.count {
            let run = JourneyRun(journey, dyingBefore: death)
            tally.count(run.report.isWhole ? "whole" : "partial", of: "death")
            for loss in run.report.losses { tally.count(JourneyRun.name(of: loss.detail), of: "reason") }
            tally.count("came back", of: "node", times: run.nodesStored - run.nodesLost)
            tally.count("named", of: "node", times: run.nodesLost)
            if let problem = run.problem(beside: whole, death) {
                return Finding(problem, details: run.details(journey, whole, death))
            }
        }
        return nil
    }

    private func traits(of journey: [JourneyDeed]) -> [String] {
        let names = Set(journey.map(\.name))
        return [
            ("modals", ["present", "presentChild", "ask", "split"]), ("flow", ["run"]), ("gate", ["members"]),
            ("two windows", ["open"]), ("returning", ["ask"]), ("keep", ["keep"]),
            ("fold", ["fold"]),
        ].filter { !names.isDisjoint(with: $0.1) }.map(\.0)
    }
}
