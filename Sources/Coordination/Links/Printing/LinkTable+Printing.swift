package import Coordination

extension LinkTable {
    package func address(of hops: [Hop], at origin: LinkOrigin?) throws(LinkError) -> String {
        var error: LinkError?
        if !opening.isEmpty, hops.starts(with: opening),
            let text = print(hops.dropFirst(opening.count), origin, &error)
        {
            return text
        }
        // The opening alone may have an address as well.
        if let text = print(hops[...], origin, &error) { return text }
        throw error ?? refusal(.noLine, hops[...], found: nil)
    }

    private func print(_ hops: ArraySlice<Hop>, _ origin: LinkOrigin?, _ error: inout LinkError?) -> String? {
        print(hops, prints.rows(for: hops), origin, &error) ?? print(hops, prints.everyRow(for: hops), origin, &error)
    }

    func print(
        _ hops: ArraySlice<Hop>, _ ways: (rows: [Int], seen: [LinkReflection?]), _ origin: LinkOrigin?,
        _ error: inout LinkError?
    ) -> String? {
        for index in ways.rows {
            do throws(LinkError) {
                if let text = try print(hops, index, ways.seen, origin) { return text }
            } catch let refusal {
                error = error ?? refusal
            }
        }
        return nil
    }

    /// Prints hops as the address of one line; nil if the line leads to other hops.
    private func print(
        _ hops: ArraySlice<Hop>, _ index: Int, _ seen: [LinkReflection?], _ origin: LinkOrigin?
    ) throws(LinkError) -> String? {
        guard let values = values(of: hops, rows[index], seen) else { return nil }
        let writing = rows[index].written(values)
        let (text, misplaced) = origin?.text(before: writing.text) ?? (writing.text, nil)
        if let flaw = flaw(of: writing, text) ?? misplaced { throw refusal(.unprintable, hops, found: flaw) }
        if writing.hasEmptyItem || isContested(index, values) { try refuse(writing.text, unlessFor: hops) }
        return text
    }

    /// True if another line may take the text that a line prints from these values, or if a value is a `LinkAddress`,
    /// which another list may have read. O(segments · kinds of values tried before those of the line).
    private func isContested(_ index: Int, _ values: [Any]) -> Bool {
        guard !rows[index].hasAddress, let end = ways[index].last else { return true }
        for (step, place) in zip(rows[index].steps, ways[index]) {
            switch step {
            case .word: continue
            case .value(let field):
                // Usually no other step begins here.
                guard !places[place].words.isEmpty || places[place].values.count > 1 else { continue }
                var isTaken = false
                field.each(of: values) { isTaken = takes($0, at: place, before: field.kind.type) }
                if isTaken { return true }
            case .rest(let field):
                let here = places[place]
                guard here.rests.count == 1 else { return true }
                guard let text = field.texts(of: values).first else { return !here.rows.isEmpty }
                return here.words[rules.word(text)] != nil
                    || here.values.contains { $0.kind.value(of: text, rules) != nil }
            }
        }
        return places[end].rows.count > 1
    }

    /// True if a word, or a kind of value tried before `type`, takes a text at this place.
    private func takes(_ text: String, at place: Int, before type: ObjectIdentifier) -> Bool {
        if !places[place].words.isEmpty, places[place].words[rules.word(text)] != nil { return true }
        return places[place].values.prefix { $0.kind.type != type }.contains { $0.kind.value(of: text, rules) != nil }
    }

    private func values(of hops: ArraySlice<Hop>, _ row: LinkRow, _ seen: [LinkReflection?]) -> [Any]? {
        var values: [Any] = []
        for (index, hop) in row.hops.enumerated() where hop.route.constant == nil {
            let route = hops[hops.startIndex + index].route
            guard let found = hop.route.values(of: route, seen[index] ?? LinkReflection(route)) else { return nil }
            if values.isEmpty { values = found } else { values += found }
        }
        return values
    }

    private func flaw(of writing: LinkWriting, _ text: String) -> String? {
        let limits = rules.limits
        let isLarge =
            text.utf8.count > limits.bytes || writing.segments > limits.segments || writing.items > limits.items
        return writing.flaw ?? (isLarge ? "it is longer than the limit" : nil)
    }

    /// Throws unless the list reads the printed text as the same hops.
    private func refuse(_ text: String, unlessFor hops: ArraySlice<Hop>) throws(LinkError) {
        let read: ArraySlice<Hop>
        do throws(LinkError) {
            read = try link(for: text).link.hops.dropFirst(opening.count)
        } catch {
            throw refusal(.unprintable, hops, found: "the list does not read \(text)")
        }
        guard read == hops else { throw refusal(.leadsElsewhere, hops, found: text) }
    }

    private func refusal(_ reason: LinkError.Reason, _ hops: ArraySlice<Hop>, found: String?) -> LinkError {
        let text = "[" + hops.map(\.description).joined(separator: ", ") + "]"
        return LinkError(reason, text, .whole, found: found, isPrinting: true)
    }
}

extension LinkRow {
    /// The line's address with these values.
    package func written(_ values: [Any]) -> LinkWriting {
        var writing = LinkWriting()
        for step in steps {
            switch step {
            case .word(let word): writing.segment(word)
            case .value(let field), .rest(let field):
                field.each(of: values) { writing.segment($0) }
            }
        }
        for item in items {
            switch item {
            case .constant(let key, let value): writing.item(key, value)
            case .field(let key, let field, _):
                field.each(of: values) { text in
                    if text != field.fallback?.text { writing.item(key, text) }
                }
            }
        }
        for field in fragments {
            field.each(of: values) { writing.fragment($0) }
        }
        return writing
    }
}

extension LinkField {
    fileprivate func texts(of values: [Any]) -> [String] {
        var texts: [String] = []
        each(of: values) { texts.append($0) }
        return texts
    }

    fileprivate func each(of values: [Any], _ body: (String) -> Void) {
        if slot < values.count { kind.each(of: values[slot], arity, body) }
    }
}
