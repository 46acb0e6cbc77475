// The primitives, from which the verbs that change a root's own content are made. They keep the promises of the layout
// (one tab selected, pairs aligned, no root left empty that cannot be), and refuse everything else.

extension Editor {
    /// Adds a presentable to this root. In a split, `index` is a column, which must be empty.
    ///
    /// `[a, c]` → `[a, b, c]`, `{a*, b}` → `{new, a*, b}`. The only tab or page is selected at once. Already at that
    /// index: no change. O(entries after it).
    ///
    /// - Throws: An error if the index is out of range, or the presentable cannot be shown here.
    public mutating func insert(
        _ presentable: any Presentable, at index: Int, animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        let built = try commit.made(presentable)
        let (presentable, node) = (built.presentable, root.node)
        if commit.isThere(presentable, at: index, of: node) { return }
        let slot = try commit.slot(for: built, in: node, to: .insert)
        let count = node.layout.placeCount ?? node.count + 1
        guard (0..<count).contains(index) else {
            try refuse("insert \(presentable.label) at \(index)", .outOfRange(index: index, count: count))
        }
        if node.layout.placeCount != nil, let taken = node.child(at: index) {
            try refuse("insert \(presentable.label) at \(index)", .columnTaken(by: taken.title))
        }
        commit.insert(slot, in: .content(node), at: index, animation: animation)
        commit.settleSelection(of: node)
    }

    /// Removes the entry at an index from this root. In a split, `index` is a column.
    ///
    /// `[a, b, c]` → `[a, c]`. If the selected entry is removed, the first is selected. O(entries after it).
    ///
    /// - Throws: An error if there is no entry, or it is the last one of a root that is never left empty.
    public mutating func remove(at index: Int, animation: TransitionAnimation? = nil) throws(TransitionError) {
        let node = root.node
        guard let child = node.child(at: index) else {
            try refuse("remove index \(index)", node.nothing(at: index))
        }
        guard node.count > 1 || node.layout.mayBeEmpty else {
            try refuse("remove \(child.node.label)", .lastOne)
        }
        commit.remove(at: index, of: .content(node), animation: animation)
        commit.settleSelection(of: node)
    }

    /// Moves an entry, whose new index is `to`. A selected entry stays selected.
    ///
    /// `[a, b, c]`, from 0 to 2 → `[b, c, a]`. In a split, `to` is an empty column. O(entries between).
    ///
    /// - Throws: An error if there is no entry, or `to` is out of range or a taken column.
    public mutating func move(from: Int, to: Int) throws(TransitionError) {
        let node = root.node
        guard let child = node.child(at: from) else {
            try refuse("move index \(from)", node.nothing(at: from))
        }
        guard from != to else { return }
        guard let columns = node.layout.columnCount else {
            guard (0..<node.count).contains(to) else {
                try refuse("move \(child.node.label) to \(to)", .outOfRange(index: to, count: node.count))
            }
            commit.move(in: node, from: from, to: to)
            return commit.settleSelection(of: node)
        }
        guard (0..<columns).contains(to) else {
            try refuse("move \(child.node.label) to \(to)", .outOfRange(index: to, count: columns))
        }
        if let taken = node.child(at: to) {
            try refuse("move \(child.node.label) to \(to)", .columnTaken(by: taken.title))
        }
        let slot = SlotList.content(node).slot(at: from)
        commit.remove(at: from, of: .content(node))
        commit.insert(slot, in: .content(node), at: to)
    }

    /// Selects the entry at an index: one tab, one page, or the pair that a page belongs to; takes a column of a split
    /// in hand. O(1).
    ///
    /// `{a*, b}`, 1 → `{a, b*}`. Already selected: no change.
    ///
    /// - Throws: An error if there is no entry, or this layout has no selection.
    public mutating func select(
        index: Int, direction: TurnDirection? = nil, animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        try commit.select(index: index, of: root.node, direction: direction, animation)
    }

    @usableFromInline mutating func set(_ presentables: [any Presentable], animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        let node = root.node
        let slots = try check(presentables)
        let before = commit.structuralEdits
        let stay = slots.allSatisfy { $0.node.holder === node }
        for slot in slots where slot.node.holder !== node { commit.store(animation, on: slot.node) }
        if node.layout.columnCount == nil {
            commit.rearrange(node, to: slots)
        } else {
            commit.recolumn(node, to: slots)
        }
        commit.settleSelection(of: node)
        // What is new has taken its column, the last one last.
        guard let last = slots.last else { return }
        if commit.structuralEdits == before {
            // A list that refreshes moves no column, but a link to it brings it to the front.
            if commit.reveals, node.layout.kind == .stack { commit.noteReached(last.node) }
        } else if stay {
            commit.takeColumns(around: last.node)
        }
    }

    private func check(_ presentables: [any Presentable]) throws(TransitionError) -> [Slot] {
        let node = root.node
        if presentables.isEmpty { try refuse("set nothing", .emptyList) }
        if let places = node.layout.placeCount, presentables.count > places {
            try refuse(Self.verb(presentables), .tooManyColumns(given: presentables.count, columns: places))
        }
        var seen: Set<ObjectIdentifier> = []
        var slots: [Slot] = []
        slots.reserveCapacity(presentables.count)
        for presentable in presentables {
            let built = try commit.made(presentable)
            let (presentable, child) = (built.presentable, built.presentable.node as Node)
            guard seen.insert(ObjectIdentifier(child)).inserted else {
                try refuse(Self.verb(presentables), .passedTwice(presentable.title))
            }
            if let index = node.index(ofNode: child), let offset = node.offset(of: index) {
                slots.append(node.content[offset])
            } else {
                slots.append(try commit.slot(for: built, in: node, to: .set))
            }
        }
        return slots
    }

    private static func verb(_ presentables: [any Presentable]) -> String {
        let names = presentables.prefix(6).map { $0.label } + (presentables.count > 6 ? ["…"] : [])
        return "set \(names.joined(separator: ", "))"
    }

    /// Throws the error of a refused verb, with the current state of this root.
    func refuse(_ verb: String, _ reason: TransitionError.Detail) throws(TransitionError) -> Never {
        try root.node.refuse(verb, reason)
    }

    /// Returns an error for a verb of your own, with the current state of this root.
    ///
    /// - Parameters:
    ///   - verb: The attempted action, as it follows "Can't": `deal 3 cards`.
    ///   - reason: The reason, without a full stop: `the deck has 2`.
    ///   - remedy: Advice, as a sentence; may be empty.
    public func refusal(_ verb: String, because reason: String, remedy: String = "") -> TransitionError {
        TransitionError(verb, .custom(because: reason, remedy: remedy), state: root.node.stateLine)
    }
}

extension Container {
    /// Returns the reason that there is no entry at an index.
    fileprivate func nothing(at index: Int) -> TransitionError.Detail {
        let columns = layout.columnCount
        if let columns, (0..<columns).contains(index) { return .columnEmpty }
        return .outOfRange(index: index, count: columns ?? count)
    }
}

extension Commit {
    /// Selects the entry at an index; refused if there is none, or the layout has no selection.
    func select(
        index: Int, of node: Container, direction: TurnDirection? = nil, _ animation: TransitionAnimation?
    ) throws(TransitionError) {
        if node.layout.columnCount != nil {
            guard let child = node.child(at: index) else {
                try node.refuse("select index \(index)", node.nothing(at: index))
            }
            return takeColumns(around: child.node)
        }
        guard node.layout.selectionLimit > 0 else {
            try node.refuse("select index \(index)", .noSelection)
        }
        guard (0..<node.count).contains(index) else {
            try node.refuse("select index \(index)", node.nothing(at: index))
        }
        choose(index, of: node, direction: direction, animation: animation)
    }

    /// Selects the entry at an index, with its pair. If the user selects a selected entry, it receives an event.
    func choose(
        _ index: Int, of node: Container, direction: TurnDirection? = nil, animation: TransitionAnimation? = nil
    ) {
        let range = node.layout.shownRange(for: index, count: node.count)
        if range == node.shownRange {
            let chosen = node.content[index].node
            if actionFacts.contains(.selection), chosen.watch.contains(.observer) { journal.add(.reselect(chosen)) }
        } else {
            select(range, of: node, direction: direction, animation: animation)
        }
        if watch.contains(.columns) { takeColumns(around: node.content[range.lowerBound].node) }
    }

    /// Restores the selection that the layout demands: the selected entry, or else the first, with its aligned pair.
    func settleSelection(of node: Container) {
        guard node.layout.selectionLimit > 0 else { return }
        let index = node.shownRange.isEmpty ? 0 : node.shownRange.lowerBound
        select(node.layout.shownRange(for: index, count: node.count), of: node)
    }

    fileprivate func rearrange(_ node: Container, to slots: [Slot]) {
        let staying = Set(slots.map { ObjectIdentifier($0.node) })
        for index in node.content.indices.reversed() where !staying.contains(ObjectIdentifier(node.content[index].node))
        {
            remove(at: index, of: .content(node))
        }
        for (index, slot) in slots.enumerated() {
            if index < node.content.count, node.content[index].node === slot.node { continue }
            if let from = node.index(ofNode: slot.node) {
                move(in: node, from: from, to: index)
            } else {
                insert(slot, in: .content(node), at: index)
            }
        }
    }

    fileprivate func recolumn(_ node: Container, to slots: [Slot]) {
        for slot in node.content.reversed() {
            let column = Int(slot.node.index)
            let stays = column < slots.count && slots[column].node === slot.node
            if !stays { remove(at: column, of: .content(node)) }
        }
        for (column, slot) in slots.enumerated() where slot.node.holder == nil {
            insert(slot, in: .content(node), at: column)
        }
    }
}
