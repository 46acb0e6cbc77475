/// The places at which laws were seen to be broken.
struct Incidents {
    struct Place: Hashable {
        /// The state in which the incident was seen, or in which the move that caused it was made.
        let state: Int32
        let edge: Int?
    }

    struct Title: Hashable {
        let law: String
        let text: String
    }

    /// The titles, in the order in which they were first seen.
    private(set) var titles: [Title] = []
    /// All places of each title: the nearest one is known only at the end.
    private(set) var places: [Title: Set<Place>] = [:]
    /// The moves made before each title was first seen.
    private(set) var trails: [Title: [(edge: Int, state: Int32)]] = [:]

    mutating func note(
        _ law: String, _ text: String, state: Int32, edge: Int?, _ trail: [(edge: Int, state: Int32)] = []
    ) {
        let title = Title(law: law, text: text)
        let place = Place(state: state, edge: edge)
        if places[title] == nil {
            titles.append(title)
            trails[title] = trail
        }
        places[title, default: []].insert(place)
    }
}
