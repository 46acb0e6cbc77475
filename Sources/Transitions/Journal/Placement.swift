/// A slot with its place, inserted or removed by a commit.
package struct Placement {
    package let slot: Slot
    let list: SlotList
    let index: Int
    /// The former selection of the list.
    let shownBefore: Range<Int>
    let motion: Motion

    /// True if the inserted node had an origin before, which it keeps.
    let hadOrigin: Bool

    /// The parts that few placements have, in one reference, as each edit copies the placement.
    private let rest: Rest?

    init(
        slot: Slot, list: SlotList, index: Int, style: PresentationStyle, shownBefore: Range<Int>, motion: Motion,
        ownerBefore: TreeOwner? = nil, hadOrigin: Bool = false
    ) {
        self.slot = slot
        self.list = list
        self.index = index
        self.shownBefore = shownBefore
        self.motion = motion
        self.hadOrigin = hadOrigin
        rest = style.isAutomatic && ownerBefore == nil ? nil : Rest(style, ownerBefore)
    }

    private final class Rest {
        let style: PresentationStyle
        let ownerBefore: TreeOwner?

        init(_ style: PresentationStyle, _ ownerBefore: TreeOwner?) {
            self.style = style
            self.ownerBefore = ownerBefore
        }
    }

    /// The presentation style, if the slot is presented.
    var style: PresentationStyle { rest?.style ?? .automatic }

    /// The owner that the node had before it was inserted.
    var ownerBefore: TreeOwner? { rest?.ownerBefore }

    /// Returns the same placement in a list of another node.
    func at(_ holder: Node) -> Placement { Placement(self, holder) }

    private init(_ other: Placement, _ holder: Node) {
        slot = other.slot
        list = SlotList(other.list.place, of: holder)
        index = other.index
        shownBefore = other.shownBefore
        motion = other.motion
        hadOrigin = other.hadOrigin
        rest = other.rest
    }

    func put() {
        if rest != nil || slot.node.extras != nil { slot.node.style = style }
        list.put(slot, at: index)
    }

    func take() {
        list.take(at: index)
    }

    /// Restores the former selection, after the slot was taken off or put back.
    func restoreShown() {
        if case .content(let container) = list { container.shownRange = shownBefore }
    }
}
