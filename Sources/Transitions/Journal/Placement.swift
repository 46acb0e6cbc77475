/// A slot at its place, put there or removed by a commit.
package struct Placement {
    package let slot: Slot
    let list: SlotList
    let index: Int
    let shownBefore: Range<Int>
    let motion: Motion

    /// Whether what is put there came from somewhere before, which it keeps.
    let hadOrigin: Bool

    /// A part that few have, in one word, as it is copied with each edit.
    private let rest: Rest?

    /// Notes a place.
    ///
    /// - Parameters:
    ///   - slot: What is put there, or removed.
    ///   - list: The list that it is in.
    ///   - index: Where in that.
    ///   - style: How it stands there, if it is presented.
    ///   - shownBefore: What was selected in the list before.
    ///   - motion: What of it is to be seen.
    ///   - ownerBefore: The owner that the node had of its own before it was put.
    ///   - hadOrigin: Whether the node had an origin before it was put.
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

    /// How it stands there, if it is presented.
    var style: PresentationStyle { rest?.style ?? .automatic }

    /// The owner that the node had of its own before it was put.
    var ownerBefore: TreeOwner? { rest?.ownerBefore }

    /// The same in a list of another node.
    func at(_ holder: Node) -> Placement { Placement(self, holder) }

    private init(_ other: Placement, _ holder: Node) {
        slot = other.slot
        list =
            switch other.list {
            case .content: (holder as? Container).map { .content($0) } ?? other.list
            case .modals: .modals(holder)
            case .embedded: .embedded(holder)
            }
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

    /// Shows what was shown before, once what was put is taken or what was taken is put back.
    func restoreShown() {
        if case .content(let container) = list { container.shownRange = shownBefore }
    }
}
