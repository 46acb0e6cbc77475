extension TreeChange.Item {
    package init(_ node: borrowing Node) {
        self.init(node, shownAs: node.shownAs)
    }

    /// Describes the node of a slot, even if the slot was removed.
    init(_ slot: borrowing Slot) {
        self.init(slot.node, shownAs: slot.presentable)
    }

    @inline(never)
    private init(_ node: borrowing Node, shownAs: borrowing (any Presentable)?) {
        let name = node.name
        self.init(node.id, name: name, type: name.isEmpty ? node.type(shownAs: shownAs) : nil)
    }
}
