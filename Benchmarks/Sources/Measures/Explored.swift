import CoordinationProof

extension Plan {
    /// Apps that are explored on their coordinators, held against a search over the same states and edges.
    var explored: Chapter {
        Chapter(
            "Exploring an app",
            sizes(250, 1_000, 10_000, quick: 1_000).map(exploring) + sizes(1_000, 10_000, quick: 1_000).map(keeping),
            growths: [Growth("Explore an app, a large one against a small one", of: "Explore an app", from: 250)])
    }

    private func exploring(_ states: Int) -> Measure {
        let plan = MazePlan(count: states)
        return Measure(
            "Explore an app", .init(states, "states"), each: "edge", times: 3 * states,
            against: "a search in breadth over numbers"
        ) {
            .direct {
                let proof = plan.scenario.proof(isQuiet: true)
                precondition(proof.isProved && proof.extent.states == states && proof.extent.edges == 3 * states)
                // What it takes an edge holds for one move as well, and a little more.
                precondition(proof.extent.moves * 10 <= max(3 * states * 16, 10 * (3 * states + 200)))
            }
        } floor: {
            .direct { precondition(HandSearch(plan).targets.count == 3 * states) }
        }
    }

    private func keeping(_ states: Int) -> Measure {
        let plan = MazePlan(count: states)
        return Measure(
            "Keep what was explored", .init(states, "states"), each: "state", times: states,
            against: "a search in breadth over numbers", figure: .heldBytes
        ) {
            keep { plan.scenario.proof(isQuiet: true) }
        } floor: {
            keep { HandSearch(plan) }
        }
    }
}
