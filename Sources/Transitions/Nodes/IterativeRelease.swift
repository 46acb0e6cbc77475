/// Releases the content of dying nodes from a list, so that a tree nested a thousand deep needs no recursion.
enum IterativeRelease {
    /// Releases `slots`, and the content of each node in them that nothing else retains. O(nodes released).
    ///
    /// A presentable still sees its content in its `deinit`; the content is released right after it. The nodes of
    /// `slots` must not have a holder any more.
    static func release(_ slots: inout [Slot]) {
        guard !slots.isEmpty else { return }
        var waiting: [Slot] = []
        swap(&waiting, &slots)
        var node: Node?
        while !waiting.isEmpty {
            // This releases the presentable: the node's reference count then shows if anything else retains the node.
            node = waiting.popLast()?.node
            if node?.isBare == false, isKnownUniquelyReferenced(&node), let dying = node, !dying.isOwned {
                takeContent(of: dying, into: &waiting)
            }
            node = nil
        }
    }

    static func takeContent(of node: Node, into waiting: inout [Slot]) {
        let start = waiting.count
        if let container = node as? Container { waiting.append(contentsOf: detached(&container.slots)) }
        guard let extras = node.extras else { return }
        waiting.append(contentsOf: detached(&extras.embeds))
        waiting.append(contentsOf: detached(&extras.modals))
        guard let former = extras.former else { return }
        for slot in waiting[start...] { slot.node.makeExtrasIfNeeded().former = former }
    }

    /// Takes all slots out of a list of a dying node.
    static func detached(_ slots: inout [Slot]) -> [Slot] {
        var taken: [Slot] = []
        swap(&taken, &slots)
        for slot in taken {
            slot.node.detach()
            slot.node.endVisit()
        }
        return taken
    }
}
