import CoordinationHistory

/// The history of a trip as lists of texts, which knows nothing of how the real one is made.
struct TripModel {
    struct Place {
        /// The tree that the place was left with; of the current one, that of the last moment without a login.
        var tree: String
        var front: String
        var ids: Set<String> = []
        var texts: [String: Int] = [:]
        var owner: String?
        /// What tells the places apart.
        fileprivate(set) var key = 0
    }

    private var lastKey = 0

    private(set) var places: [Place]
    var index = 0
    private let limit: Int

    init(_ place: Place, limit: Int) { (places, self.limit) = ([place], limit) }

    var current: Place { places[index] }

    /// What the user sees before the next deed.
    mutating func see(_ place: Place) {
        let (owner, key) = (places[index].owner, places[index].key)
        places[index] = place
        (places[index].owner, places[index].key) = (owner, key)
    }

    mutating func leave(_ user: String?) { places[index].owner = places[index].owner ?? user }

    mutating func enter(_ place: Place, _ user: String?) {
        leave(user)
        places = Array(places[...index]) + [place]
        lastKey += 1
        (places[index + 1].owner, places[index + 1].key) = (user, lastKey)
        index += 1
        while places.count > limit {
            places.removeFirst()
            index -= 1
        }
    }

    mutating func replace(_ place: Place, _ user: String?) {
        let isNew = place.front != current.front
        see(place)
        if isNew { places[index].owner = user }
    }

    mutating func arrive(at key: Int, _ place: Place, _ user: String?) {
        leave(user)
        guard let other = places.firstIndex(where: { $0.key == key }) else { return }
        index = other
        places[index] = place
        places[index].key = key
        places[index].owner = user
    }

    mutating func dropOthers(than user: String?) {
        var kept: [Place] = []
        var current = 0
        for (number, place) in places.enumerated() {
            if number == index { current = kept.count }
            if number == index || place.owner == nil || place.owner == user { kept.append(place) }
        }
        (places, index) = (kept, current)
    }

    var line: String { places.enumerated().map { $1.front + ($0 == index ? "*" : "") }.joined(separator: " ") }
}
