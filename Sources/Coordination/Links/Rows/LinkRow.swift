/// One line of a list, with its prefix from all lists that mount it: the parts of an address, and the hops that it
/// leads to.
package struct LinkRow: Sendable {
    package var steps: [Step] = []
    package var items: [Item] = []
    /// The fields after `#`. More than one is a problem.
    package var fragments: [LinkField] = []
    package var hops: [LinkHop] = []
    package var slotCount = 0
    /// True if a value is a `LinkAddress`.
    package private(set) var hasAddress = false
    /// True if the line is read, but never printed.
    package var isLegacy = false
    /// True if `problems()` ignores an equally narrow line that takes this line's text.
    package var yields = false
    /// The index of the value with the address to go to, as `url` in `/open?url=`; nil if the line has hops.
    package var destination: Int?

    package enum Step: Sendable {
        case word(String)
        case value(LinkField)
        case rest(LinkField)
    }

    package enum Item: Sendable {
        case constant(key: String, value: String)
        case field(key: String, LinkField, isRequired: Bool)

        package var key: String {
            switch self {
            case .constant(let key, _), .field(let key, _, _): key
            }
        }

        /// True if an address without the item does not match.
        package var isDemanded: Bool {
            switch self {
            case .constant: true
            case .field(_, _, let isRequired): isRequired
            }
        }
    }

    /// The maximum number of segments of a line, and of hops, as nested lists need no segment between them. Reading a
    /// text recurses as deep.
    package static let mostParts = 64

    /// True if the line exceeds `mostParts`, and so is neither read nor printed.
    package var isTooDeep: Bool { max(steps.count, hops.count) > Self.mostParts }

    /// Adds a value, and returns its field.
    package mutating func field(
        _ name: String?, _ kind: any LinkKind, _ arity: LinkArity, or fallback: LinkFallback? = nil,
        ignoringWrong: Bool = false
    ) -> LinkField {
        defer { slotCount += 1 }
        hasAddress = hasAddress || kind.type == ObjectIdentifier(LinkAddress.self)
        return LinkField(
            name: name, kind: kind, arity: arity, slot: slotCount, fallback: fallback, ignoresWrong: ignoringWrong)
    }

    /// Returns this line, continued by a line of a mounted list.
    package func followed(by row: LinkRow) -> LinkRow {
        var sum = self
        let shift = slotCount
        sum.steps += row.steps.map { $0.shifted(by: shift) }
        sum.items += row.items.map { $0.shifted(by: shift) }
        sum.fragments += row.fragments.map { $0.shifted(by: shift) }
        sum.hops += row.hops.map { LinkHop(route: $0.route, base: $0.base + shift) }
        sum.destination = row.destination.map { $0 + shift }
        if sum.destination != nil { sum.hops = [] }
        sum.yields = row.yields
        sum.slotCount += row.slotCount
        sum.isLegacy = isLegacy || row.isLegacy
        sum.hasAddress = hasAddress || row.hasAddress
        return sum
    }
}

/// A hop of an address, and the index of its first value.
package struct LinkHop: Sendable {
    package let route: LinkRoute
    package let base: Int
}

extension LinkRow {
    /// The number of required query items; an item with a fixed value counts 100.
    package var demands: Int {
        items.reduce(0) { sum, item in
            guard case .constant = item else { return sum + (item.isDemanded ? 1 : 0) }
            return sum + 100
        }
    }

    static func words(_ path: String) -> [Step] {
        path.isEmpty ? [] : path.split(separator: "/", omittingEmptySubsequences: false).map { .word(String($0)) }
    }

    /// All fields, in the order in which they were added.
    package var fields: [LinkField] {
        var fields = fragments
        for case .value(let field) in steps { fields.append(field) }
        for case .rest(let field) in steps { fields.append(field) }
        for case .field(_, let field, _) in items { fields.append(field) }
        return fields.sorted { $0.slot < $1.slot }
    }

    func with(_ change: (inout LinkRow) -> Void) -> LinkRow {
        var row = self
        change(&row)
        return row
    }
}

extension LinkRow.Step {
    fileprivate func shifted(by count: Int) -> LinkRow.Step {
        switch self {
        case .word: self
        case .value(let field): .value(field.shifted(by: count))
        case .rest(let field): .rest(field.shifted(by: count))
        }
    }
}

extension LinkRow.Item {
    fileprivate func shifted(by count: Int) -> LinkRow.Item {
        switch self {
        case .constant: self
        case .field(let key, let field, let isRequired):
            .field(key: key, field.shifted(by: count), isRequired: isRequired)
        }
    }
}
