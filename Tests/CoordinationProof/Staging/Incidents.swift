/// Where a law was seen to be broken.
struct Incidents {
    struct Place: Hashable {
        /// The state that it was seen in, or that the move was made in by which it came.
        let state: Int32
        let edge: Int?
    }

    struct Title: Hashable {
        let law: String
        let text: String
    }

    /// In the order in which they were first seen.
    private(set) var titles: [Title] = []
    /// All of them: which of them is nearest is known at the end.
    private(set) var places: [Title: Set<Place>] = [:]
    /// What had been done when one was first seen.
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

/// Two ways into one state that are not the same after all.
struct Contradiction {
    enum Kind {
        case launch
        case target(edge: Int)
        case choices(former: [Move], now: [Move])
        case condition(String)
    }

    let kind: Kind
    /// The state that both come to.
    let state: Int32
    /// What was done since the launch.
    let trail: [(edge: Int, state: Int32)]
}
