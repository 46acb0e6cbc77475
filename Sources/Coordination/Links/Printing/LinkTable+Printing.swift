extension LinkTable {
    func address(of hops: [Hop], at origin: LinkOrigin?) throws(LinkError) -> String {
        let isOpened = !opening.isEmpty && hops.starts(with: opening)
        let rest = isOpened ? hops.dropFirst(opening.count) : hops[...]
        let (candidates, seen) = prints.rows(for: rest)
        var error: LinkError?
        for index in candidates {
            guard let values = values(of: rest, rows[index], seen) else { continue }
            let writing = rows[index].written(values)
            let text = (origin.map(\.prefix) ?? "") + writing.text
            if let flaw = flaw(of: writing, text) {
                error = error ?? refusal(.unprintable, hops, found: flaw)
            } else if contested.contains(index), !leads(writing.text, to: rest) {
                error = error ?? refusal(.leadsElsewhere, hops, found: writing.text)
            } else {
                return text
            }
        }
        throw error ?? refusal(.noLine, hops, found: nil)
    }

    private func values(of hops: ArraySlice<Hop>, _ row: LinkRow, _ seen: [LinkReflection?]) -> [Any]? {
        var values: [Any] = []
        for (index, hop) in row.hops.enumerated() where hop.route.constant == nil {
            let route = hops[hops.startIndex + index].route
            guard let found = hop.route.values(of: route, seen[index] ?? LinkReflection(route)) else { return nil }
            values += found
        }
        return values
    }

    private func flaw(of writing: LinkWriting, _ text: String) -> String? {
        let limits = rules.limits
        let isLarge =
            text.utf8.count > limits.bytes || writing.segments > limits.segments || writing.items > limits.items
        return writing.flaw ?? (isLarge ? "it is larger than what is read" : nil)
    }

    /// Whether a narrower line does not take what was printed of another.
    private func leads(_ text: String, to hops: ArraySlice<Hop>) -> Bool {
        do throws(LinkError) {
            return try link(for: text).link.hops.dropFirst(opening.count) == hops
        } catch {
            return false
        }
    }

    private func refusal(_ reason: LinkError.Reason, _ hops: [Hop], found: String?) -> LinkError {
        let text = "[" + hops.map(\.description).joined(separator: ", ") + "]"
        return LinkError(reason, text, .whole, found: found, isPrinting: true)
    }

    /// The paths of all lines that are printed, each once.
    var associatedDomainRows: [String] {
        var known = Set<String>()
        return rows.filter { !$0.isLegacy }.map(\.pathWithStars).filter { known.insert($0).inserted }
    }
}

extension LinkOrigin {
    /// What stands before the first slash of a path.
    fileprivate var prefix: String { "\(scheme)://\(host ?? "")" }
}

extension LinkRow {
    /// The address with values.
    func written(_ values: [Any]) -> LinkWriting {
        var writing = LinkWriting()
        for step in steps {
            switch step {
            case .word(let word): writing.segment(word)
            case .value(let field), .rest(let field):
                for text in field.texts(values) { writing.segment(text) }
            }
        }
        for item in items {
            switch item {
            case .constant(let key, let value): writing.item(key, value)
            case .field(let key, let field, _):
                for text in field.texts(values) { writing.item(key, text) }
            }
        }
        for field in fragments {
            for text in field.texts(values) { writing.fragment(text) }
        }
        return writing
    }

    fileprivate var pathWithStars: String {
        guard !steps.isEmpty else { return "/" }
        return steps.map { step in
            guard case .word(let word) = step else { return "/*" }
            return LinkWriting.path([word])
        }
        .joined()
    }
}

extension LinkField {
    func texts(_ values: [Any]) -> [String] {
        slot < values.count ? kind.texts(of: values[slot], arity) ?? [] : []
    }
}
