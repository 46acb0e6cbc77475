/// One address of a list, with all of the lists that mount it: what is in it, and the hops that it stands for.
struct LinkRow: Sendable {
    var steps: [Step] = []
    var items: [Item] = []
    /// What stands after `#`. More than one is a problem.
    var fragments: [LinkField] = []
    var hops: [LinkHop] = []
    /// How many values it has.
    var slotCount = 0
    /// Whether one of them is an address, which is held against what the list allows.
    private(set) var hasAddress = false
    /// Whether it is only read.
    var isLegacy = false
    /// Whether it gives way to lines of which it is no narrower.
    var yields = false
    /// Which value is the address that this leads to, in place of hops.
    var destination: Int?

    /// A part of the path.
    enum Step: Sendable {
        case word(String)
        case value(LinkField)
        case rest(LinkField)
    }

    /// A part of the query.
    enum Item: Sendable {
        case constant(key: String, value: String)
        case field(key: String, LinkField, isRequired: Bool)

        var key: String {
            switch self {
            case .constant(let key, _), .field(let key, _, _): key
            }
        }

        /// Whether an address without it is not this one.
        var isDemanded: Bool {
            switch self {
            case .constant: true
            case .field(_, _, let isRequired): isRequired
            }
        }
    }

    /// How many segments a line may have, and how many hops: lists can be nested without a segment between them. Reading
    /// goes down the table as deep, on the machine's stack.
    static let mostParts = 64

    /// Whether it has more, so that it is neither read nor printed.
    var isTooDeep: Bool { max(steps.count, hops.count) > Self.mostParts }

    /// What a part is read as, and where its value goes.
    mutating func field(
        _ name: String?, _ kind: any LinkKind, _ arity: LinkArity, or fallback: LinkFallback? = nil,
        ignoringWrong: Bool = false
    ) -> LinkField {
        defer { slotCount += 1 }
        hasAddress = hasAddress || kind.type == ObjectIdentifier(LinkAddress.self)
        return LinkField(
            name: name, kind: kind, arity: arity, slot: slotCount, fallback: fallback, ignoresWrong: ignoringWrong)
    }

    /// The address of something beneath this one.
    func followed(by row: LinkRow) -> LinkRow {
        var sum = self
        let shift = slotCount
        sum.steps += row.steps.map { $0.shifted(by: shift) }
        sum.items += row.items.map { $0.shifted(by: shift) }
        sum.fragments += row.fragments.map { $0.shifted(by: shift) }
        sum.hops += row.hops.map { LinkHop(route: $0.route, base: $0.base + shift) }
        if let inner = row.destination { (sum.destination, sum.hops) = (inner + shift, []) }
        sum.yields = row.yields
        sum.slotCount += row.slotCount
        sum.isLegacy = isLegacy || row.isLegacy
        sum.hasAddress = hasAddress || row.hasAddress
        return sum
    }
}

/// The value of an item that is absent, and its text, which is not printed.
struct LinkFallback: Sendable {
    let value: any Sendable
    let text: String
}

/// A part of an address that has a value.
struct LinkField: Sendable {
    let name: String?
    let kind: any LinkKind
    let arity: LinkArity
    /// Which of the address's values it is.
    var slot: Int
    /// The value where the address has none.
    var fallback: LinkFallback?
    /// Whether a text that is no such value counts as none.
    var ignoresWrong = false

    func shifted(by count: Int) -> LinkField {
        var field = self
        field.slot += count
        return field
    }

    /// How listings call it.
    var label: String { name ?? "value" }
}

/// A hop of an address, and which of the address's values is its first.
struct LinkHop: Sendable {
    let route: LinkRoute
    let base: Int
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
