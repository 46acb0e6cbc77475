/// A search for the line that takes a text: depth first, with backtracking, narrower parts before wider ones.
struct LinkMatch {
    let table: LinkTable
    let parts: LinkText
    let text: String
    /// True if the text is the destination of another address.
    private let isInside: Bool
    private(set) var steps = 0
    /// The values read so far, in the order of the path.
    private var way: [Any] = []
    private(set) var miss = LinkMiss()

    init(_ table: LinkTable, _ parts: LinkText, _ text: String, insideAfter steps: Int? = nil) {
        self.table = table
        self.parts = parts
        self.text = text
        isInside = steps != nil
        self.steps = steps ?? 0
    }

    /// Returns the link of the narrowest line that takes the whole text.
    mutating func find() throws(LinkError) -> (link: ParsedLink, steps: Int) {
        do throws(LinkStop) {
            if let found = try descend(0, 0) {
                return (found.link(in: table, text, parts), steps)
            }
        } catch {
            let limit = table.rules.limits.steps
            throw LinkError(.tooLarge, text, .whole, expected: ["at most \(limit) steps of reading"])
        }
        throw miss.error(in: table, text, parts)
    }

    /// Returns the narrowest line that takes the text, with its hops; nil if there is none within the limit on steps.
    mutating func found() -> LinkFind? {
        do throws(LinkStop) {
            return try descend(0, 0)
        } catch {
            return nil
        }
    }

    private mutating func step() throws(LinkStop) {
        steps += 1
        guard steps <= table.rules.limits.steps else { throw LinkStop() }
    }

    /// Finds a line for the segments from `index` on, beginning at a place of the table. Recurses once per segment.
    private mutating func descend(_ index: Int, _ place: Int) throws(LinkStop) -> LinkFind? {
        try step()
        let here = table.places[place]
        guard index < parts.segments.count else {
            miss.end(at: index, place, isEnd: here.rows.isEmpty)
            if let found = try take(here.rows) { return found }
            return try take(here.rests, from: index)
        }
        let segment = parts.string(parts.segments[index])
        if !here.words.isEmpty,
            let next = here.words[table.rules.word(segment)],
            let found = try descend(index + 1, next)
        {
            return found
        }
        for (kind, next) in here.values {
            try step()
            guard let value = kind.value(of: segment, table.rules) else { continue }
            way.append(value)
            if let found = try descend(index + 1, next) { return found }
            way.removeLast()
        }
        miss.end(at: index, place, isEnd: true)
        return try take(here.rests, from: index)
    }

    private mutating func take(_ rows: [Int], from index: Int? = nil) throws(LinkStop) -> LinkFind? {
        guard !rows.isEmpty else { return nil }
        var rest: [Any] = []
        if let index {
            for segment in parts.segments[index...] {
                try step()
                rest.append(parts.string(segment))
            }
        }
        for row in rows {
            if let found = try take(row, index.map { _ in rest }) { return found }
        }
        return nil
    }

    /// Reads the query and the fragment by the line at `index`; nil if they do not fit it.
    private mutating func take(_ index: Int, _ rest: [Any]?) throws(LinkStop) -> LinkFind? {
        try step()
        let row = table.rows[index]
        var values = [Any](repeating: (), count: row.slotCount)
        var walked = 0
        for step in row.steps {
            switch step {
            case .word: break
            case .value(let field):
                values[field.slot] = way[walked]
                walked += 1
            case .rest(let field): values[field.slot] = field.kind.list(rest ?? [])
            }
        }
        var read = Set<Int>()
        for item in row.items {
            guard let value = try self.read(item, &read) else { return nil }
            if case .field(_, let field, _) = item { values[field.slot] = value }
        }
        var found = LinkFind(row: index)
        found.leavesFragment = parts.fragment != nil
        for field in row.fragments {
            guard let value = fragment(field, &found.leavesFragment) else { return nil }
            values[field.slot] = value
        }
        for index in parts.items.indices where !read.contains(index) { found.unread.append(index) }
        if table.rules.refusesUnread, !found.unread.isEmpty || found.leavesFragment {
            miss.unread(found, parts)
            return nil
        }
        if let slot = row.destination { return try inside(values[slot], of: row, &found) ? found : nil }
        return found.made(of: values, in: table) ? found : nil
    }

    /// Reads the address inside another one; false if no line takes it.
    private mutating func inside(_ address: Any, of row: LinkRow, _ found: inout LinkFind) throws(LinkStop) -> Bool {
        guard let text = (address as? LinkAddress)?.text, !isInside, let key = row.items.last?.key else { return false }
        var inner: LinkFind?
        if let parts = try? LinkText(text, table.rules) {
            var match = LinkMatch(table, parts, text, insideAfter: steps)
            inner = try match.descend(0, 0)
            steps = match.steps
        }
        if let inner {
            found.hops = inner.hops
        } else {
            miss.item(.badItem, key, nil, text, ["an address of the list"])
        }
        return inner != nil
    }

    /// Returns the value of a line's query item; nil if the text's item does not fit.
    private mutating func read(_ item: LinkRow.Item, _ read: inout Set<Int>) throws(LinkStop) -> Any? {
        let key = item.key
        var indices: [Int] = []
        for (index, item) in parts.items.enumerated() where parts.has(item.key, key) { indices.append(index) }
        try step()
        read.formUnion(indices)
        if case .field(_, let field, _) = item, field.arity == .all {
            var values: [Any] = []
            for index in indices {
                try step()
                let text = parts.string(parts.items[index].value)
                guard let value = field.kind.value(of: text, table.rules) else {
                    miss.item(.badItem, key, parts.items[index].offset, text, [field.kind.word])
                    return nil
                }
                values.append(value)
            }
            return field.kind.list(values)
        }
        guard indices.count < 2 else {
            miss.item(.twice, key, parts.items[indices[1]].offset, nil, ["\(key) once"])
            return nil
        }
        let given = indices.first.map { parts.items[$0] }
        let text = given.map { parts.string($0.value) }
        switch item {
        case .constant(_, let value):
            if let text, LinkWord(text) == LinkWord(value) { return value }
            miss.item(.badItem, key, given?.offset, text, ["'\(value)'"])
            return nil
        case .field(_, let field, let isRequired):
            guard let text else {
                if !isRequired { return field.absent }
                miss.item(.badItem, key, nil, nil, [field.kind.word])
                return nil
            }
            guard let value = field.kind.value(of: text, table.rules) else {
                if field.ignoresWrong {
                    read.subtract(indices)
                    return field.absent
                }
                miss.item(.badItem, key, given?.offset, text, [field.kind.word])
                return nil
            }
            return field.arity == .one ? value : field.kind.optional(value)
        }
    }

    private mutating func fragment(_ field: LinkField, _ isLeft: inout Bool) -> Any? {
        guard let range = parts.fragment else { return field.absent }
        let text = parts.string(range)
        guard let value = field.kind.value(of: text, table.rules) else {
            if field.ignoresWrong { return field.absent }
            miss.fragment(parts.fragmentOffset, text, [field.kind.word])
            return nil
        }
        isLeft = false
        return field.kind.optional(value)
    }
}

extension LinkField {
    /// The value used if the address lacks this field.
    fileprivate var absent: Any { fallback?.value ?? kind.optional(nil) }
}

/// The error thrown if reading exceeds the limit on steps.
struct LinkStop: Error {}
