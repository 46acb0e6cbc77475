import CoordinationLinks

/// The shape of an address, for comparison with others: its path, and the query items that it demands.
struct LinkShape {
    let pattern: String
    private let steps: [LinkRow.Step]
    private let items: [LinkRow.Item]
    private let rules: LinkRules
    /// The first word. It tells most lines apart.
    private let start: LinkWord?

    init(_ row: LinkRow, _ rules: LinkRules) {
        pattern = row.pattern
        if case .word(let word)? = row.steps.first {
            start = LinkWord(rules.ignoresCase ? word.loweringASCII : word)
        } else {
            start = nil
        }
        steps = row.steps
        items = row.items.filter(\.isDemanded)
        self.rules = rules
    }

    /// The relation of two parts at the same place.
    private enum Relation {
        case apart, same, narrower, wider, neither

        init(isNarrower: Bool, isWider: Bool) {
            switch (isNarrower, isWider) {
            case (true, false): self = .narrower
            case (false, true): self = .wider
            case (true, true): self = .neither
            case (false, false): self = .same
            }
        }

        func and(_ other: Relation) -> Relation {
            switch (self, other) {
            case (.apart, _), (_, .apart): .apart
            case (.same, let relation), (let relation, .same): relation
            case (let one, let two): one == two ? one : .neither
            }
        }
    }

    /// True if some text fits both, and neither is narrower.
    func clashes(with other: LinkShape) -> Bool {
        if let start, let its = other.start, start != its { return false }
        let path = path(with: other)
        guard path != .apart else { return false }
        let all = path.and(query(with: other))
        return all == .same || all == .neither
    }

    private func path(with other: LinkShape) -> Relation {
        var relation = Relation.same
        var index = 0
        while true {
            switch (index < steps.count ? steps[index] : nil, index < other.steps.count ? other.steps[index] : nil) {
            case (nil, nil): return relation
            case (.rest?, .rest?): return relation
            case (.rest?, _): return relation.and(.wider)
            case (_, .rest?): return relation.and(.narrower)
            case (nil, _), (_, nil): return .apart
            case (let one?, let two?): relation = relation.and(step(one, two))
            }
            guard relation != .apart else { return .apart }
            index += 1
        }
    }

    private func step(_ one: LinkRow.Step, _ two: LinkRow.Step) -> Relation {
        switch (one, two) {
        case (.word(let one), .word(let two)):
            let isSame = rules.ignoresCase ? one.loweringASCII == two.loweringASCII : LinkWord(one) == LinkWord(two)
            return isSame ? .same : .apart
        case (.word(let word), .value(let field)):
            return rules.ignoresCase || field.kind.value(of: word, rules) != nil ? .narrower : .apart
        case (.value, .word): return step(two, one) == .apart ? .apart : .wider
        case (.value(let one), .value(let two)): return kinds(one.kind, two.kind)
        default: return .apart
        }
    }

    private func kinds(_ one: any LinkKind, _ two: any LinkKind) -> Relation {
        if one.type == two.type { return .same }
        guard one.overlaps(two, rules) else { return .apart }
        guard one.narrowness == two.narrowness else { return one.narrowness < two.narrowness ? .narrower : .wider }
        guard let mine = one.cases.map(Set.init), let others = two.cases.map(Set.init) else { return .neither }
        if mine == others { return .same }
        return mine.isSubset(of: others) ? .narrower : others.isSubset(of: mine) ? .wider : .neither
    }

    /// Compares the queries: the one that demands more is narrower.
    private func query(with other: LinkShape) -> Relation {
        var relation = Relation.same
        for item in items {
            guard let its = other.items.first(where: { $0.key == item.key }) else {
                relation = relation.and(.narrower)
                continue
            }
            relation = relation.and(self.item(item, its))
        }
        if other.items.contains(where: { its in !items.contains { $0.key == its.key } }) {
            relation = relation.and(.wider)
        }
        return relation
    }

    private func item(_ one: LinkRow.Item, _ two: LinkRow.Item) -> Relation {
        switch (one, two) {
        case (.constant(_, let one), .constant(_, let two)): LinkWord(one) == LinkWord(two) ? .same : .apart
        case (.constant(_, let value), .field(_, let field, _)):
            field.kind.value(of: value, rules) == nil ? .apart : .narrower
        case (.field, .constant): item(two, one) == .apart ? .apart : .wider
        case (.field(_, let one, _), .field(_, let two, _)): kinds(one.kind, two.kind)
        }
    }
}

extension LinkKind {
    /// True if some text is a value of both, as far as cases and examples tell.
    func overlaps(_ other: any LinkKind, _ rules: LinkRules) -> Bool {
        if let cases { return cases.contains { other.value(of: $0, rules) != nil } }
        if let cases = other.cases { return cases.contains { value(of: $0, rules) != nil } }
        let (mine, others) = (exampleTexts, other.exampleTexts)
        guard !mine.isEmpty, !others.isEmpty else { return true }
        return mine.contains { other.value(of: $0, rules) != nil } || others.contains { value(of: $0, rules) != nil }
    }

    private var exampleTexts: [String] { examples.flatMap { texts(of: $0, .one) ?? [] } }
}
