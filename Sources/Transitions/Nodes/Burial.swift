/// Releases what a dying node held, from a list: a tree that is nested a thousand deep goes without recursion.
enum Burial {
    /// Lets go of `slots`, and of everything that stood in those of their nodes which nothing else keeps. O(what dies).
    ///
    /// A presentable still sees its content while it is being deinitialised; the content goes right after it. The nodes
    /// of `slots` have no holder any more.
    static func bury(_ slots: inout [Slot]) {
        guard !slots.isEmpty else { return }
        var waiting: [Slot] = []
        swap(&waiting, &slots)
        var node: Node?
        while !waiting.isEmpty {
            // The place's hold on its presentable goes: what is left of the node tells whether anything else keeps it.
            node = waiting.popLast()?.node
            if node?.isBare == false, isKnownUniquelyReferenced(&node), let dying = node, !dying.isOwned {
                takeContent(of: dying, into: &waiting)
            }
            node = nil
        }
    }

    /// Takes all that is in a node that is going.
    static func takeContent(of node: Node, into waiting: inout [Slot]) {
        let start = waiting.count
        if let container = node as? Container { waiting.append(contentsOf: detached(&container.slots)) }
        guard let extras = node.extras else { return }
        waiting.append(contentsOf: detached(&extras.embedded))
        waiting.append(contentsOf: detached(&extras.modals))
        guard let former = extras.former else { return }
        for slot in waiting[start...] { slot.node.demandExtras().former = former }
    }

    /// Empties a list, whose holder is going.
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
