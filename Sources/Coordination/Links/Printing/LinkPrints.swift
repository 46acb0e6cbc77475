/// The lines of a list by the hops that they make: a tree of hops, each looked up by what it is.
struct LinkPrints: Sendable {
    private var places: [Place] = [Place()]

    private struct Place: Sendable {
        /// Hops without values, and those with values by their case.
        var constants: [Hop: Int] = [:]
        var cases: [Case: Int] = [:]
        /// The lines that end here.
        var rows: [Int] = []
    }

    /// A case of a route's type. Without a name, it may be any.
    private struct Case: Hashable, Sendable {
        let type: ObjectIdentifier
        let name: String?
    }

    init(_ rows: [LinkRow]) {
        for (index, row) in rows.enumerated() where !row.isLegacy {
            var place = 0
            for hop in row.hops { place = self.place(after: hop.route, at: place) }
            places[place].rows.append(index)
        }
    }

    private mutating func place(after route: LinkRoute, at place: Int) -> Int {
        let next = places.count
        if let constant = route.constant {
            if let known = places[place].constants[constant] { return known }
            places[place].constants[constant] = next
        } else {
            let key = Case(type: route.type, name: route.reading.name)
            if let known = places[place].cases[key] { return known }
            places[place].cases[key] = next
        }
        places.append(Place())
        return next
    }

    /// The lines that may make these hops, in the order of the list, and what reflection sees of each hop.
    func rows(for hops: ArraySlice<Hop>) -> (rows: [Int], seen: [LinkReflection?]) {
        var ways = [0]
        var seen: [LinkReflection?] = []
        for hop in hops {
            var next: [Int] = []
            var reflection: LinkReflection?
            for way in ways {
                let place = places[way]
                if let constant = place.constants[hop] { next.append(constant) }
                guard !place.cases.isEmpty else { continue }
                let type = ObjectIdentifier(type(of: hop.route))
                let known = reflection ?? LinkReflection(hop.route)
                reflection = known
                if let named = known.name, let way = place.cases[Case(type: type, name: named)] { next.append(way) }
                if let way = place.cases[Case(type: type, name: nil)] { next.append(way) }
            }
            ways = next
            seen.append(reflection)
        }
        return (ways.flatMap { places[$0].rows }.sorted(), seen)
    }
}
