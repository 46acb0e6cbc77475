extension Container {
    /// Creates a container that holds `content` from the start.
    ///
    /// Presentables that cannot be shown (shown elsewhere, or passed twice) are left out. A later commit that shows
    /// this container fails with the reason; without one, the diagnostics handler receives it.
    @_spi(Hosting) public convenience init(
        _ layout: Layout, name: String = "", content: [any Presentable], fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(layout, name: name)
        fill(with: content, from: CallSite(fileID: fileID, line: line))
    }

    /// Adds content outside a commit, to a container that no host has shown.
    func fill(with presentables: [any Presentable], from caller: CallSite) {
        var leftOut: [TransitionError] = []
        slots.reserveCapacity(presentables.count)
        for presentable in presentables {
            let slot: Slot
            do throws(TransitionError) {
                slot = try self.slot(for: presentable, among: presentables.count)
            } catch {
                leftOut.append(error)
                continue
            }
            SlotList.content(self).put(slot, at: content.count)
            adoptQueue(of: slot.node)
            // No observer is notified yet, as nothing is committed.
            for node in slot.node.watched(.observer) where node.extras?.watchers?.isOnTree == false {
                node.extras?.watchers?.isOnTree = nil
            }
            if layout.kind != .windows, !slot.node.alerts.isEmpty {
                makeExtrasIfNeeded().alerts += slot.node.alerts
                slot.node.extras?.alerts = []
            }
        }
        shownRange =
            layout.columnCount == nil ? layout.shownRange(for: 0, count: content.count) : content.prefix(1).indices
        note(leftOut, from: caller)
    }

    /// Selects the tab that was requested when the container was created.
    func select(tab presentable: any Presentable, from caller: CallSite) {
        guard let index = index(of: presentable) else {
            return note([TransitionError("select \(presentable.label)", .notATab, state: stateLine)], from: caller)
        }
        shownRange = layout.shownRange(for: index, count: count)
    }

    /// Stores the errors of content that was left out, for the commit that shows this container. Those of a window
    /// manager are reported at once.
    private func note(_ leftOut: [TransitionError], from caller: CallSite) {
        guard let blank = ContentFailure(leftOut, caller, leftOutOf: self) else { return }
        if layout.kind == .windows { return blank.report(to: nil) }
        makeQueueIfNeeded().contentFailures.append(blank)
    }

    /// Returns the slot of a presentable, which is built now if it was to be built late.
    ///
    /// - Throws: An error if it cannot be built, or not be shown here.
    private func slot(for presentable: any Presentable, among given: Int) throws(TransitionError) -> Slot {
        let slot = Slot(presentable)
        if let late = slot.node.late {
            let built = try TransitionError.run("build \(late.typeName)", late.build)
            let slot = try self.slot(for: built, among: given)
            late.arrive?(slot.presentable, nil, self)
            return slot
        }
        if let reason = refusal(of: slot.node, among: given) {
            let verb = "make a \(layout.noun) with \(slot.node.label)"
            throw TransitionError(verb, reason, state: (slot.node.holder ?? slot.node).stateLine)
        }
        return slot
    }

    private func refusal(of node: Node, among given: Int) -> TransitionError.Detail? {
        if node.holder === self { return .passedTwice(node.title) }
        if let holder = node.holder { return .alreadyShown(where: node.placeWords(in: holder)) }
        if let columns = layout.columnCount, content.count >= columns {
            return .tooManyColumns(given: given, columns: columns)
        }
        if node.queue?.isChanging == true { return .busy }
        return layout.refusal(of: node)
    }

    private func adoptQueue(of node: Node) {
        guard let other = node.queue else { return }
        let isOwn = node.isOwned
        node.queue = nil
        // A node that was just removed has the queue of the tree that it was in.
        guard isOwn else { return }
        if let queue {
            queue.takeOver(other)
            return
        }
        other.own(self)
        other.watch.formUnion(watch)
        queue = other
        // In an open window the tree is shown, blank or not.
        if layout.kind == .windows { other.reportContentFailures() }
    }
}
