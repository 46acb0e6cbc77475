@_spi(Hosting) import Coordination

extension World {
    /// Whether each node has one place, in a list of the one that it says holds it, and what is shown is what may be.
    func checkSoundness(of tops: [Node]) {
        var seen: Set<ObjectIdentifier> = []
        for top in tops {
            var waiting: [Node] = [top]
            while let node = waiting.popLast() {
                guard seen.insert(ObjectIdentifier(node)).inserted else {
                    flaw("a node has two places", node.label)
                    continue
                }
                check(.content, node.content, of: node, &waiting)
                guard let extras = node.extras else {
                    checkSelection(of: node)
                    continue
                }
                check(.modal, extras.modals, of: node, &waiting)
                check(.embedded, extras.embeds, of: node, &waiting)
                checkSelection(of: node)
            }
        }
        for thing in made {
            if let node = thing.node, !seen.contains(ObjectIdentifier(node)) {
                flaw("a node is in no list of its tree", thing.name)
            }
        }
    }

    private func check(_ place: Place, _ slots: [Slot], of holder: Node, _ waiting: inout [Node]) {
        let isColumns = place == .content && (holder as? Container)?.layout.columnCount != nil
        for (offset, slot) in slots.enumerated() {
            let node = slot.node
            if node.holder !== holder { flaw("a node has another holder", node.label) }
            if node.place != place { flaw("a node is in another list", node.label) }
            if node.queue != nil { flaw("a node that is held has a queue", node.label) }
            if node.shownAs !== slot.presentable { flaw("a node stands for another", node.label) }
            if !isColumns, node.position != offset { flaw("a node is misplaced", node.label) }
            if place == .modal, node.extras?.modals.isEmpty == false { flaw("a chain of modals forks", node.label) }
            waiting.append(node)
        }
    }

    private func checkSelection(of node: Node) {
        guard let container = node as? Container else { return }
        let (range, count) = (container.shownRange, container.count)
        if let columns = container.layout.columnCount {
            let indices = container.content.map { Int($0.node.index) }
            let isSorted = zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 }
            if !isSorted || !indices.allSatisfy((0..<columns).contains) { flaw("columns are mixed up", "\(indices)") }
            if range.count != min(count, 1) || range.upperBound > count {
                flaw("no column is in hand", "\(range) of \(count) in \(container.tree)")
            } else if let hand = container.inHand, !container.shownSlots.contains(where: { $0.node === hand.node }) {
                flaw("the column in hand is out of sight", "\(container.tree)")
            }
            return
        }
        let right = count == 0 ? 0..<0 : container.layout.shownRange(for: range.first ?? 0, count: count)
        if range != right { flaw("what is selected may not be", "\(range) of \(count) in \(container.tree)") }
    }
}
