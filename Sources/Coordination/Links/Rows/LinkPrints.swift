import Coordination

/// The lines of a list by the hops that they make: a tree of hops, each looked up by what it is.
struct LinkPrints: Sendable {
    private var places: [Place] = [Place()]

    struct Place: Sendable {
        /// Hops without values, and those with values by their case.
        fileprivate var constants: [Constant: Int] = [:]
        fileprivate var cases: [Case: Int] = [:]
        /// Of those with values all of a type.
        fileprivate var types: [ObjectIdentifier: [Int]] = [:]
        /// The lines that end here.
        fileprivate(set) var rows: [Int] = []
    }

    /// A hop, with its hash: to compare two routes costs as much as ten hashes.
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

    /// A case of a route's type. Without a name, it may be any.
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

    /// The lines that make these hops, as far as one way goes, and what reflection sees of each hop. One that stands
    /// in a line without values is not looked at.
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

    /// All lines that may make these hops, in the order of the list: a closure may make another case of other values.
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

    /// The lines whose hops stand among some, in their order and with others between them: those that reach furthest
    /// first, of these the longest, and of each the hops that stand latest.
    ///
    /// O(hops · lines that begin alike).
    ///
    /// - Returns: The lines with the indices of their hops, and what reflection sees of each hop.
    func rows(among hops: [Hop]) -> (ways: [(rows: [Int], hops: [Int])], seen: [LinkReflection]) {
        // For each place that was come to, the hops on the way, by their indices.
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
