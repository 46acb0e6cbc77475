/// A slot at its place, put there or taken off by a commit.
package struct Placement {
    package let slot: Slot
    package let list: SlotList
    package let index: Int
    package let style: PresentationStyle
    package let shownBefore: Range<Int>
    package let motion: Motion
    /// The queue that the node had of its own before it was put.
    package var queueBefore: CommitQueue?

    package func put() {
        slot.node.style = style
        list.put(slot, at: index)
    }

    package func take() {
        list.take(at: index)
    }

    /// Shows what was shown before, once what was put is taken or what was taken is put back.
    package func restoreShown() {
        if case .content(let container) = list { container.shownRange = shownBefore }
    }
}
