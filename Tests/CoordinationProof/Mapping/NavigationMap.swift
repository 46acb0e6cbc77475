import ScreenTools

/// A map of an app's screens and of the moves between them, made of an exploration.
///
/// A screen is known by its name and the coordinator around it, without ids: twenty products are one `product`. The
/// description is a text to be kept in git. <doc:Every-state-of-an-app> shows it, and the page.
public struct NavigationMap: Sendable {
    /// The states in which a screen is in front.
    struct Place: Sendable {
        var states = 0
        /// Some of these states, the nearest first.
        var examples: [Example] = []
        /// False if no moves of the user lead there, but a link or an event does.
        var isUsers = false
    }

    /// A state, with a shortest way to it.
    struct Example: Hashable, Sendable {
        let scenario: String
        let way: [Move]
        let tree: String
    }

    /// A folded move from one screen to another.
    struct Road: Hashable, Sendable {
        let source: NamedScreen
        let move: String
        let isMadeAnywhere: Bool
        let target: NamedScreen
        let arrival: SurveyedWay.Arrival
        let verdicts: String
    }

    /// A law about a distance, with the distance now; nil if no way leads there.
    struct Budget: Hashable, Sendable {
        let scenario: String
        let law: String
        let moves: Int?
    }

    var places: [NamedScreen: Place] = [:]
    /// The roads, with the changes that their moves have made.
    var roads: [Road: Set<String>] = [:]
    /// The screens at launch, in the order of the explorations.
    var launches: [NamedScreen] = []
    var budgets: [Budget] = []
    /// The extent of each exploration, by scenario.
    var extents: [(scenario: String, extent: Extent)] = []
    var findings: [Finding] = []

    init() {}

    /// Joins the maps of several explorations: scenarios of one app, say.
    public init(_ maps: [NavigationMap]) {
        for map in maps {
            for (screen, place) in map.places { places[screen, default: Place()].add(place) }
            roads.merge(map.roads) { $0.union($1) }
            launches += map.launches.filter { !launches.contains($0) }
            budgets += map.budgets
            extents += map.extents
            findings += map.findings
        }
    }

    /// The names of the scenarios.
    var scenarios: [String] { extents.map { $0.scenario } }

    /// True if each exploration has ended by itself or at a bound: not by a contradiction, and within its budget.
    package var isStable: Bool { extents.allSatisfy { $0.extent.untried == 0 && !$0.extent.isContradicted } }
}

extension NavigationMap.Place {
    static var mostExamples: Int { 4 }

    mutating func add(_ other: Self) {
        states += other.states
        isUsers = isUsers || other.isUsers
        // A way of the user comes first.
        examples = (examples + other.examples).enumerated()
            .sorted { ($0.element.way.count, $0.offset) < ($1.element.way.count, $1.offset) }
            .map { $0.element }
        var trees: Set<String> = []
        examples.removeAll { !trees.insert($0.tree).inserted }
        examples.removeSubrange(min(examples.count, Self.mostExamples)...)
    }
}
