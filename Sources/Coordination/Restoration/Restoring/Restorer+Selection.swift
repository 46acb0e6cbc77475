@_spi(Hosting) import Coordination

extension Restorer {
    /// The selection to restore in a container.
    struct Choice {
        /// The child to select; nil for the one that the launch has selected.
        var node: Node?
        /// The route that has selected the child.
        var origin: Origin?
        /// The reason why the stored selection does not come back.
        var loss: RestorationReport.Detail?
    }

    /// Selects the stored child if it exists and its gates allow it. Otherwise the selection of the launch stays.
    ///
    /// - Returns: True if the child, or the coordinator of the route that has selected it, may still come back.
    func select(in container: Container, _ index: Int) -> Bool {
        guard let choice = choices[index] ?? choose(in: container, index) else { return true }
        choices[index] = choice
        func range(_ place: Int) -> Range<Int> { container.layout.shownRange(for: place, count: container.count) }
        var place = (choice.node ?? container.shownSlots.first?.node).flatMap { container.index(ofNode: $0) }
        if place == nil {
            let refused = shownChild(of: index).flatMap { live[$0] }.flatMap { container.index(ofNode: $0) }
            place = container.content.indices.first {
                refused.map(range($0).contains) != true && gate(denyingSelectionOf: $0, in: container) == nil
            }
        }
        commit.select(range(place ?? 0), of: container)
        return false
    }

    private func choose(in container: Container, _ index: Int) -> Choice? {
        let stored = content.nodes[index]
        guard let place = shownChild(of: index), !isLost[place] else { return Choice() }
        guard let child = live[place] else { return nil }
        if stored.hasUnstoredSelection { return Choice(loss: .notStored) }
        if exchangeable.contains(place) { return Choice(loss: .indistinct) }
        guard let selected = stored.selected else {
            if container.shownSlots.first?.node === child { return Choice(node: child) }
            let gate = container.index(ofNode: child).flatMap { self.gate(denyingSelectionOf: $0, in: container) }
            return gate.map { Choice(loss: .denied(by: $0)) } ?? Choice(node: child)
        }
        switch look(for: selected) {
        case nil: return nil
        case .lost(let reason)?: return Choice(loss: reason)
        case .route(let route, let coordinator, false)?:
            let former = container.extras?.selectionOrigin
            let isSame = former?.coordinator == ObjectIdentifier(coordinator) && former?.cause.route == Hop(any: route)
            return Choice(node: child, origin: isSame ? former : coordinator.origin(of: route))
        case .route(let route, let coordinator, true)?:
            let former = container.shownSlots.first?.node
            var other: Node?
            let stop = coordinator.tryOut(taking: route, in: commit) { other = container.shownSlots.first?.node }
            if let stop { return Choice(loss: .denied(by: stop.source)) }
            guard other !== former, let other, container.index(ofNode: other) != nil else {
                return Choice(loss: .replaced)
            }
            return Choice(node: other, origin: coordinator.origin(of: route), loss: .replaced)
        }
    }

    /// Notes the route of a restored selection, or the loss.
    func noteSelection(_ index: Int) {
        guard let choice = choices[index], let container = live[index] as? Container else { return }
        if let node = choice.node, node === container.shownSlots.first?.node {
            commit.noteSelection(of: container, by: choice.origin)
        }
        if let loss = choice.loss, let child = shownChild(of: index) {
            lose(child, loss, of: content.nodes[index].selected)
        }
    }

    func shownChild(of index: Int) -> Int? {
        guard let shown = content.nodes[index].shown, shown < content.nodes[index].children else { return nil }
        var child = index + 1
        for _ in 0..<shown { child = ends[child] }
        return child
    }

    /// Returns true if the stored child is selected, or if the reason why it is not is known.
    func isSelectionKnown(_ index: Int) -> Bool {
        guard let child = shownChild(of: index), choices[index]?.loss == nil else { return true }
        guard let node = live[child] else { return isPassed[child] }
        let container = live[index] as? Container
        return node === (container?.inHand ?? container?.shownSlots.first)?.node
    }
}
