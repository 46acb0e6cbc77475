@_spi(Log) import Coordination

/// The screens, routes and moves that were met while an app was explored, for laws that ask if they ever are.
struct Sightings<App> {
    private(set) var shown: Set<String> = []
    private(set) var routes: Set<RouteCase> = []
    /// The guarded screens, effects and routes that were reached.
    private(set) var guarded: Set<Guarded> = []
    /// The links that have completed.
    private(set) var arrivals: Set<String> = []
    /// The moves that have done something in some state, by their numbers in the graph.
    private(set) var acting: Set<Int32> = []
    /// The edges whose moves had to wait, or which a screen that would be left did not allow.
    private(set) var heldUp: Set<Int> = []
    /// The laws about moves whose moves were made.
    private(set) var stepped: Set<String> = []
    /// The gates that have let something pass, and those that have not.
    private(set) var passed: Set<String> = []
    private(set) var held: Set<String> = []
    /// The indices of the offer rules that matched no screen that was shown.
    private(set) var unmatched: Set<Int>
    /// The screens that each route has shown, if a law compares them.
    private(set) var routed: [Hop: Set<Digest>] = [:]
    private(set) var growth: Growth

    private let scenario: Scenario<App>
    private var hops: Set<Hop> = []
    /// The guarded that were not reached yet.
    private var unmet: Set<Guarded> = []

    init(_ scenario: Scenario<App>) {
        self.scenario = scenario
        unmatched = Set(scenario.offers.indices)
        growth = Growth(facts: scenario.facts.count)
        for case .gate(_, let guarded) in scenario.laws.map({ $0.kind }) { unmet.formUnion(guarded) }
    }

    /// Notes a state that is new.
    mutating func note(_ reading: StateReading, _ situation: Situation<App>) {
        growth.note(reading)
        for (route, screen) in reading.routed { routed[route, default: []].insert(screen) }
        for node in situation.root.sceneNodes {
            shown.insert(node.moveName)
            if !unmatched.isEmpty { unmatched = unmatched.filter { !scenario.offers[$0].matches(node.presentable) } }
        }
    }

    /// Notes the results of a move, or of a launch.
    mutating func note(_ happening: Stage<App>.Happening) {
        for record in happening.records {
            for verdict in record.verdicts where verdict.departure == nil {
                if verdict.isPassed { passed.insert(verdict.source) } else { held.insert(verdict.source) }
            }
            switch record.outcome {
            case .completed, .noChange:
                // Reading cases with mirrors takes long.
                for hop in record.routes where hops.insert(hop).inserted { routes.insert(RouteCase(hop)) }
            case .cancelled, .rejected, .failed: break
            }
        }
        arrivals.formUnion(happening.arrivals)
        for one in unmet where one.isMet(in: happening) {
            guarded.insert(one)
            unmet.remove(one)
        }
    }

    mutating func noteActing(_ move: Int32) { acting.insert(move) }

    mutating func noteHeldUp(_ edge: Int) { heldUp.insert(edge) }

    mutating func noteStepped(_ laws: [String]) { stepped.formUnion(laws) }
}
