@_spi(Hosting) import Transitions

/// What is wrong with a live tree: a node with two places, an orphan, a cycle, a selection that the layout forbids.
func flaws(in presentable: any Presentable) -> [String] {
    var flaws: [String] = []
    var seen: Set<ObjectIdentifier> = []
    var waiting: [Node] = [presentable.node]
    while let node = waiting.popLast() {
        guard seen.insert(ObjectIdentifier(node)).inserted else {
            flaws.append("\(node.label) has two places")
            continue
        }
        let container = node as? Container
        let lists: [(Place, [Slot])] = [(.content, node.content), (.modal, node.modals), (.embedded, node.embeds)]
        for (place, slots) in lists {
            for (offset, slot) in slots.enumerated() {
                if slot.node.holder !== node { flaws.append("\(slot.node.label) has another parent") }
                if slot.node.place != place { flaws.append("\(slot.node.label) believes to stand elsewhere") }
                if slot.node.queue != nil { flaws.append("\(slot.node.label) is held and has a queue") }
                if slot.node.shownAs !== slot.presentable { flaws.append("\(slot.node.label) stands for another") }
                let isColumn = place == .content && container?.layout.columnCount != nil
                if !isColumn, slot.node.position != offset { flaws.append("\(slot.node.label) is misplaced") }
                if place == .modal, !slot.node.modals.isEmpty { flaws.append("\(slot.node.label) forks its chain") }
                waiting.append(slot.node)
            }
        }
        if let container { flaws += selectionFlaws(of: container) }
    }
    return flaws
}

private func selectionFlaws(of container: Container) -> [String] {
    let (range, count) = (container.shownRange, container.count)
    if let columns = container.layout.columnCount {
        let indices = container.content.map { Int($0.node.index) }
        let isSorted = zip(indices, indices.dropFirst()).allSatisfy { $0 < $1 }
        return isSorted && indices.allSatisfy((0..<columns).contains) ? [] : ["columns \(indices) of \(columns)"]
    }
    let right = count == 0 ? 0..<0 : container.layout.shownRange(for: range.first ?? 0, count: count)
    return range == right ? [] : ["\(range) of \(count) is shown in \(container.label)"]
}
