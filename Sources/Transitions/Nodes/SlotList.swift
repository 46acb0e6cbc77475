/// One of the three lists of slots that a node has.
package enum SlotList {
    /// The children of a container: its screens, tabs, pages, columns or windows.
    case content(Container)

    /// The modals over a node, the lowest first: each is presented by the one before it.
    case modals(Node)

    /// The presentables embedded in a node.
    case embedded(Node)
}

extension SlotList {
    /// Creates the list of a holder for a place. For `content`, the holder has to be a container.
    init(_ place: Place, of holder: Node) {
        self =
            switch place {
            case .content: .content(unsafeDowncast(holder, to: Container.self))
            case .modal: .modals(holder)
            case .embedded: .embedded(holder)
            }
    }

    package var holder: Node {
        switch self {
        case .content(let container): container
        case .modals(let node), .embedded(let node): node
        }
    }

    package var slots: [Slot] {
        switch self {
        case .content(let container): container.content
        case .modals(let node): node.modals
        case .embedded(let node): node.embeds
        }
    }

    /// The range selected in the holder; empty if the layout has no selection.
    var shownRange: Range<Int> {
        if case .content(let container) = self { container.shownRange } else { 0..<0 }
    }

    var place: Place {
        switch self {
        case .content: .content
        case .modals: .modal
        case .embedded: .embedded
        }
    }

    package func slot(at index: Int) -> Slot {
        switch self {
        case .content(let container): container.content[container.offset(of: index) ?? index]
        case .modals(let node): node.modals[index]
        case .embedded(let node): node.embeds[index]
        }
    }

    /// Puts a slot at an index of the list, or at its end.
    func put(_ slot: consuming Slot, at index: Int) {
        slot.node.attach(slot, to: holder, place, at: index)
        switch self {
        case .content(let container):
            let isSplit = container.layout.columnCount != nil
            let offset = isSplit ? container.insertionOffset(of: index) : index
            if offset == container.content.count {
                container.slots.append(consume slot)
            } else {
                container.slots.insert(consume slot, at: offset)
            }
            if !container.shownRange.isEmpty {
                container.shiftShown(at: offset, by: 1)
            } else if isSplit {
                container.shownRange = offset..<offset + 1
            }
        case .modals(let node):
            // Mostly there are extras, which this checks without a call.
            (node.extras ?? node.makeExtrasIfNeeded()).modals.insert(consume slot, at: index)
        case .embedded(let node):
            node.makeExtrasIfNeeded().embeds.insert(consume slot, at: index)
        }
    }

    @discardableResult
    func take(at index: Int) -> Slot {
        let taken: Slot
        switch self {
        case .content(let container):
            let isSplit = container.layout.columnCount != nil
            let offset = isSplit ? container.offset(of: index) ?? index : index
            let isLast = offset == container.content.count - 1
            taken = isLast ? container.slots.removeLast() : container.slots.remove(at: offset)
            if !container.shownRange.isEmpty { container.shiftShown(at: offset, by: -1) }
        case .modals(let node):
            taken = (node.extras ?? node.makeExtrasIfNeeded()).modals.remove(at: index)
        case .embedded(let node):
            taken = node.makeExtrasIfNeeded().embeds.remove(at: index)
        }
        taken.node.detach()
        return taken
    }
}

extension Container {
    /// Adjusts the selection after a child was inserted or removed.
    fileprivate func shiftShown(at index: Int, by step: Int) {
        if step > 0 {
            if index <= shownRange.lowerBound {
                shownRange = shownRange.lowerBound + 1..<shownRange.upperBound + 1
            } else if index < shownRange.upperBound {
                shownRange = shownRange.lowerBound..<index
            }
        } else if index < shownRange.lowerBound {
            shownRange = shownRange.lowerBound - 1..<shownRange.upperBound - 1
        } else if index < shownRange.upperBound {
            shownRange = shownRange.lowerBound..<shownRange.upperBound - 1
            // The nearest filled column to the left is in hand now, else the nearest to the right.
            if layout.columnCount != nil, !slots.isEmpty {
                let hand = max(index - 1, 0)
                shownRange = hand..<hand + 1
            }
        }
    }

    /// Moves a child; the same children stay selected. If the move separates a selected pair, the first stays selected.
    /// Not for splits.
    func move(from: Int, to: Int) {
        let shown = shownRange.map { content[$0].node }
        let slot = slots.remove(at: from)
        slots.insert(slot, at: to)
        slot.node.index = Int32(truncatingIfNeeded: to)
        guard let selected = shownRange.first else { return }
        var landed = selected
        if selected == from {
            landed = to
        } else if from < selected, selected <= to {
            landed -= 1
        } else if to <= selected, selected < from {
            landed += 1
        }
        let whole = landed..<landed + shown.count
        let stays = whole.upperBound <= content.count && zip(whole, shown).allSatisfy { content[$0].node === $1 }
        shownRange = stays ? whole : landed..<landed + 1
    }
}

extension [Slot] {
    /// Returns the index of a node, searched from both ends inward, and outward from a hint.
    fileprivate func index(of node: Node, near hint: Int) -> Int? {
        for distance in 0..<(count + 1) / 2 {
            if self[distance].node === node { return distance }
            if self[count - 1 - distance].node === node { return count - 1 - distance }
            if indices.contains(hint - distance), self[hint - distance].node === node { return hint - distance }
            if indices.contains(hint + distance), self[hint + distance].node === node { return hint + distance }
        }
        return nil
    }
}

extension Node {
    /// The modals over this node, the lowest first. For a modal, those above it in the same list.
    package final var modalsAbove: ArraySlice<Slot> {
        guard let holder, place == .modal, let position else { return modals[...] }
        return holder.modals[(position + 1)...]
    }

    /// The content, embedded nodes and presented modal of this node, in the order of the notation.
    package final var directSlots: [Slot] { content + embeds + modalsAbove.prefix(1) }

    /// The content, then the modals, then the embedded nodes.
    final var allSlots: [Slot] {
        guard let extras, !extras.modals.isEmpty || !extras.embeds.isEmpty else { return content }
        return content + extras.modals + extras.embeds
    }

    /// The children, in order; empty for a screen.
    package final var content: [Slot] { (self as? Container)?.slots ?? [] }
    package final var modals: [Slot] { extras?.modals ?? [] }
    package final var embeds: [Slot] { extras?.embeds ?? [] }
    final var alerts: [AlertItem] { extras?.alerts ?? [] }

    /// The list that this node is in; nil for an outermost one.
    package final var list: SlotList? {
        guard let holder else { return nil }
        switch place {
        case .content: return (holder as? Container).map { .content($0) }
        case .modal: return .modals(holder)
        case .embedded: return .embedded(holder)
        }
    }

    /// The index of this node in its list: the column in a split. O(1) unless the list was edited before the node, then
    /// O(the distance from its old index, or from the nearer end).
    package final var position: Int? {
        guard let list else { return nil }
        let slots = list.slots
        if case .content(let container) = list, container.layout.columnCount != nil { return Int(index) }
        let hint = Int(index)
        if slots.indices.contains(hint), slots[hint].node === self { return hint }
        let found = slots.index(of: self, near: hint)
        if let found { index = Int32(truncatingIfNeeded: found) }
        return found
    }

    fileprivate final func attach(_ slot: Slot, to holder: Node, _ place: Place, at index: Int) {
        self.holder = holder
        self.place = place
        self.index = Int32(truncatingIfNeeded: index)
        shownAs = slot.presentable
        if !watch.isEmpty { holder.markWatched(watch.subtracting(.ownHost)) }
    }

    final func detach() {
        holder = nil
        shownAs = nil
    }

    /// Drops the state that belonged to this node's place, once the removal is final.
    final func endVisit() {
        guard let extras else { return attachment = nil }
        extras.animation = nil
        (extras.cover, extras.owners) = (nil, nil)
        if !extras.isKept { extras.cameFrom = nil }
    }
}
