extension Node {
    /// Adds the nodes of this tree's windows that the user could see, back to front: each once, before its content.
    /// Adds none if there is no window. O(nodes seen).
    ///
    /// - Parameters:
    ///   - watch: The ways in which a node has to be watched to be added; if empty, all are added.
    ///   - inWindows: False if a tree without a window counts as one.
    final func addSeen(_ watch: Watch, to seen: inout [Node], inWindows: Bool = true) {
        if isManager {
            for slot in content { slot.node.addWindow(watch, to: &seen) }
        } else if isWindow || !inWindows {
            addWindow(watch, to: &seen)
        }
    }

    /// The nodes that can be seen, in all windows of this tree, from the back to the front. O(their number).
    package final var visibleNodes: [Node] {
        var seen: [Node] = []
        addSeen([], to: &seen, inWindows: false)
        return seen
    }

    private final func addWindow(_ watch: Watch, to seen: inout [Node]) {
        guard self.watch.isSuperset(of: watch) else { return }
        let start = seen.count + 1
        guard addLayer(watch, to: &seen) else { return }
        for modal in modalsOver(hidden: false) {
            if modal.drawnStyle.covers { seen.removeSubrange(start...) }
            modal.addLayer(watch, to: &seen)
        }
    }

    /// Adds the nodes in this one that can be seen if nothing covers it, without the modals over them.
    ///
    /// - Returns: True if there are such modals.
    @discardableResult
    final func addLayer(_ watch: Watch, to seen: inout [Node]) -> Bool {
        var presents = false
        var waiting: [Node] = []
        var next: Node? = self
        while let node = next ?? waiting.popLast() {
            if node.watch.isSuperset(of: watch) { seen.append(node) }
            if let extras = node.extras {
                if !extras.modals.isEmpty { presents = true }
                for slot in extras.embeds.reversed() { waiting.append(slot.node) }
            }
            let shown = node.shownContent
            // Modals over a column that is out of sight are shown all the same.
            if !presents, node.watch.contains(.columns), let split = node as? Container, split.inHand != nil {
                presents = split.content.contains { !$0.node.modalsOver(hidden: false).isEmpty }
            }
            if shown.count > 1 { for slot in shown.dropFirst().reversed() { waiting.append(slot.node) } }
            next = shown.first?.node
        }
        return presents
    }
}
