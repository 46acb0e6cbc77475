extension Container {
    /// Makes a container that holds `content` from the start.
    ///
    /// What cannot be shown (it is shown elsewhere, or passed twice) is left out and reported to the diagnostics
    /// handler.
    public convenience init(
        _ layout: Layout, name: String = "", content: [any Presentable], fileID: StaticString = #fileID,
        line: UInt = #line
    ) {
        self.init(layout, name: name)
        fill(with: content, from: CallSite(fileID: fileID, line: line))
    }

    /// Takes content in outside a commit, which only a container that no host has shown may do.
    func fill(with presentables: [any Presentable], from caller: CallSite) {
        slots.reserveCapacity(presentables.count)
        for presentable in presentables {
            guard let slot = slot(for: presentable, from: caller) else { continue }
            if let reason = refusal(of: slot.node, among: presentables.count) {
                let verb = "make a \(layout.noun) with \(slot.node.label)"
                let state = (slot.node.holder ?? slot.node).stateLine
                Diagnostic(TransitionError(verb, reason, state: state), at: caller).report()
                continue
            }
            SlotList.content(self).put(slot, at: content.count)
            adoptQueue(of: slot.node)
            // No observer is told yet, as nothing is committed.
            for node in slot.node.watched(.observer) where node.extras?.watchers?.isOnTree == false {
                node.extras?.watchers?.isOnTree = nil
            }
            if layout.kind != .windows, !slot.node.alerts.isEmpty {
                demandExtras().alerts += slot.node.alerts
                slot.node.extras?.alerts = []
            }
        }
        shownRange = layout.shownRange(for: 0, count: content.count)
    }

    /// Selects what was asked for when the container was made.
    func select(tab presentable: any Presentable, from caller: CallSite) {
        guard let index = index(of: presentable) else {
            let error = TransitionError("select \(presentable.label)", .notATab, state: stateLine)
            return Diagnostic(error, at: caller).report()
        }
        shownRange = layout.shownRange(for: index, count: count)
    }

    /// The slot of something; of what is built late, that of what is built now. Nil where that fails, which is
    /// reported.
    private func slot(for presentable: any Presentable, from caller: CallSite) -> Slot? {
        let slot = Slot(presentable)
        guard let late = slot.node.late else { return slot }
        do {
            let built = self.slot(for: try late.build(), from: caller)
            if let built { late.arrive?(built.presentable, nil, self) }
            return built
        } catch {
            let reason = TransitionError.Reason.custom(because: "\(error)", remedy: "")
            Diagnostic(TransitionError("build \(late.typeName)", reason), at: caller).report()
            return nil
        }
    }

    private func refusal(of node: Node, among given: Int) -> TransitionError.Reason? {
        if node.holder === self { return .passedTwice(node.title) }
        if let holder = node.holder { return .alreadyShown(where: node.standsWhere(holder)) }
        if let columns = layout.columnCount, content.count >= columns {
            return .tooManyColumns(given: given, columns: columns)
        }
        if node.queue?.isChanging == true { return .busy }
        return layout.refuses(node)
    }

    private func adoptQueue(of node: Node) {
        guard let other = node.queue else { return }
        let isOwn = node.isOwned
        node.queue = nil
        // That of a tree which it has just been removed is that tree's.
        guard isOwn else { return }
        if let queue {
            queue.takeOver(other)
            queue.takeObservers(of: other)
            return
        }
        other.serve(self)
        other.watch.formUnion(watch)
        queue = other
        // In a window it is shown, whatever has become of it.
        if layout.isWindowLike { other.reportBlanks() }
    }
}
