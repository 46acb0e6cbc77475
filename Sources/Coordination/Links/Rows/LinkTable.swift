package import Coordination

/// All lines of a list, with those of mounted lists, as a tree of their parts.
///
/// Only one way leads to each place of the tree, so reading visits a place at most once, even with backtracking.
package final class LinkTable: Sendable {
    package let rows: [LinkRow]
    package let rules: LinkRules
    package let opening: [Hop]
    package let places: [Place]
    let prints: LinkPrints
    /// The places that each line passes, beginning with the root; none for a line that is too deep.
    let ways: [[Int]]

    /// A place in the tree: the parts that may come next in a path.
    package struct Place: Sendable {
        package var words: [LinkWord: Int] = [:]
        /// The kinds of values, the narrowest first, each with the place after it.
        package var values: [(kind: any LinkKind, place: Int)] = []
        /// The lines that end here, and those that take the rest of the path; those with the most `demands` first.
        package var rows: [Int] = []
        package var rests: [Int] = []
    }

    package init(_ rows: [LinkRow], _ rules: LinkRules, opening: [Hop]) {
        self.rows = rows
        self.rules = rules
        self.opening = opening
        var places = [Place()]
        ways = rows.indices.map { Self.add(rows[$0], $0, to: &places, rules) }
        for index in places.indices { Self.sort(&places[index], rows) }
        self.places = places
        prints = LinkPrints(rows)
    }

    private static func add(_ row: LinkRow, _ index: Int, to places: inout [Place], _ rules: LinkRules) -> [Int] {
        guard !row.isTooDeep else { return [] }
        var place = 0
        var way = [0]
        way.reserveCapacity(row.steps.count + 1)
        for step in row.steps {
            let next: Int?
            switch step {
            case .word(let word):
                let word = rules.word(word)
                next = places[place].words[word]
                places[place].words[word] = next ?? places.count
            case .value(let field):
                next = places[place].values.first { $0.kind.type == field.kind.type }?.place
                if next == nil { places[place].values.append((field.kind, places.count)) }
            case .rest:
                places[place].rests.append(index)
                return way
            }
            if next == nil { places.append(Place()) }
            place = next ?? places.count - 1
            way.append(place)
        }
        places[place].rows.append(index)
        return way
    }

    private static func sort(_ place: inout Place, _ rows: [LinkRow]) {
        // The sort is stable.
        place.values.sort { $0.kind.breadth < $1.kind.breadth }
        place.rows.sort { rows[$0].demands > rows[$1].demands }
        place.rests.sort { rows[$0].demands > rows[$1].demands }
    }
}

extension LinkKind {
    /// The sort key of kinds: the narrower first, then the enum with fewer cases.
    fileprivate var breadth: (Int, Int) { (narrowness.rawValue, cases?.count ?? 0) }
}
