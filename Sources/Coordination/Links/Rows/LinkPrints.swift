import Coordination

/// A trie that finds the lines of a list by the hops that they make.
struct LinkPrints: Sendable {
    private var places: [Place] = [Place()]

    struct Place: Sendable {
        /// The next places: by route for hops without values, by case for those with values.
        fileprivate var constants: [Constant: Int] = [:]
        fileprivate var cases: [Case: Int] = [:]
        /// All next places for hops with values, by type.
        fileprivate var types: [ObjectIdentifier: [Int]] = [:]
        /// The lines that end here.
        fileprivate(set) var rows: [Int] = []
    }

    /// A hop with its hash, which is compared first: comparing two routes costs as much as ten hashes.
    fileprivate struct Constant: Hashable, Sendable {
        private let hop: Hop
        private let hash: Int

        init(_ hop: Hop) {
            self.hop = hop
            hash = hop.hashValue
        }

        static func == (one: Constant, other: Constant) -> Bool { one.hash == other.hash && one.hop == other.hop }

        func hash(into hasher: inout Hasher) { hasher.combine(hash) }
    }

    /// A case of a route type. Without a name, any case.
    fileprivate struct Case: Hashable, Sendable {
        let type: ObjectIdentifier
        let name: String?
    }

    init(_ rows: [LinkRow]) {
        for (index, row) in rows.enumerated() where !row.isLegacy && !row.isTooDeep && row.destination == nil {
            var place = 0
            for hop in row.hops { place = self.place(after: hop.route, at: place) }
            places[place].rows.append(index)
        }
    }

    private mutating func place(after route: LinkRoute, at place: Int) -> Int {
        let next = places.count
        if let constant = route.constant.map(Constant.init) {
            if let known = places[place].constants[constant] { return known }
            places[place].constants[constant] = next
        } else {
            let key = Case(type: route.type, name: route.name)
            if let known = places[place].cases[key] { return known }
            places[place].cases[key] = next
            places[place].types[route.type, default: []].append(next)
        }
        places.append(Place())
        return next
    }

    /// Returns the lines that most likely make these hops, and the reflection of each hop that is no constant of a
    /// line.
    func rows(for hops: ArraySlice<Hop>) -> (rows: [Int], seen: [LinkReflection?]) {
        var seen = [LinkReflection?](repeating: nil, count: hops.count)
        var place = 0
        for (index, hop) in hops.enumerated() {
            if !places[place].constants.isEmpty, let next = places[place].constants[Constant(hop)] {
                place = next
                continue
            }
            guard !places[place].cases.isEmpty else { return ([], seen) }
            let reflection = LinkReflection(hop.route)
            seen[index] = reflection
            let type = ObjectIdentifier(type(of: hop.route))
            guard let next = places[place].cases[Case(type: type, name: reflection.name)] else { return ([], seen) }
            place = next
        }
        return (places[place].rows, seen)
    }

    /// Returns all lines that may make these hops, in list order, by route type alone: a line's closure may make other
    /// cases from other values.
    func everyRow(for hops: ArraySlice<Hop>) -> (rows: [Int], seen: [LinkReflection?]) {
        var seen = [LinkReflection?](repeating: nil, count: hops.count)
        var ways = [0]
        for (index, hop) in hops.enumerated() {
            let type = ObjectIdentifier(type(of: hop.route))
            let reflection = LinkReflection(hop.route)
            seen[index] = reflection
            ways = ways.flatMap { way in
                [places[way].constants[Constant(hop)]].compactMap(\.self) + (places[way].types[type] ?? [])
            }
        }
        return (ways.flatMap { places[$0].rows }.sorted(), seen)
    }

    /// Finds the lines whose hops occur among these in order, perhaps with others between. Lines that reach furthest
    /// come first, then longer ones, then those with later hops.
    ///
    /// O(hops · lines with the same first hops).
    ///
    /// - Returns: The lines with the indices of their hops, and the reflection of each hop.
    func rows(among hops: [Hop]) -> (ways: [(rows: [Int], hops: [Int])], seen: [LinkReflection]) {
        // For each place reached, the indices of the hops on the way.
        var ways: [(place: Int, hops: [Int])] = [(0, [])]
        var found: [(rows: [Int], hops: [Int])] = []
        let seen = hops.map { LinkReflection($0.route) }
        for (index, hop) in hops.enumerated() {
            let constant = Constant(hop)
            let type = ObjectIdentifier(type(of: hop.route))
            let name = seen[index].name
            var next: [(place: Int, hops: [Int])] = []
            for (place, way) in ways {
                let here = places[place]
                var ends = [here.constants[constant], here.cases[Case(type: type, name: nil)]]
                if name != nil { ends.append(here.cases[Case(type: type, name: name)]) }
                for case let end? in ends { next.append((end, way + [index])) }
            }
            for (place, way) in next {
                if !places[place].rows.isEmpty { found.append((places[place].rows, way)) }
                if let known = ways.firstIndex(where: { $0.place == place }) {
                    ways[known].hops = way
                } else {
                    ways.append((place, way))
                }
            }
        }
        found.sort { one, other in
            let (last, others) = (one.hops.last ?? -1, other.hops.last ?? -1)
            if last != others { return last > others }
            if one.hops.count != other.hops.count { return one.hops.count > other.hops.count }
            return other.hops.lexicographicallyPrecedes(one.hops)
        }
        return (found, seen)
    }
}
