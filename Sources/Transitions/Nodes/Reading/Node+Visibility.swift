extension Node {
    /// Adds what the user could see of the windows in this tree, from the back to the front: nodes that are visible,
    /// each once, what is in one after it. Nothing where there is no window. O(what is seen).
    ///
    /// - Parameters:
    ///   - watch: In which way that has to be watched; all of it where that is empty.
    ///   - seen: What it is added to.
    final func addVisibility(_ watch: Watch, to seen: inout [Node]) {
        switch (self as? Container)?.layout.kind {
        case .windows: for slot in content { slot.node.addWindowVisibility(watch, to: &seen) }
        case .window: addWindowVisibility(watch, to: &seen)
        default: break
        }
    }

    @inline(never)
    private final func addWindowVisibility(_ watch: Watch, to seen: inout [Node]) {
        guard self.watch.isSuperset(of: watch) else { return }
        seen.append(self)
        let start = seen.count
        var presents = extras?.modals.isEmpty == false
        for slot in content where slot.node.addLayerVisibility(watch, to: &seen) { presents = true }
        guard presents else { return }
        for modal in modalsOver(hidden: false) {
            if modal.style.covers { seen.removeSubrange(start...) }
            modal.addLayerVisibility(watch, to: &seen)
        }
    }

    /// Adds what can be seen in here if nothing covers it, without the modals over it.
    ///
    /// - Returns: Whether there are any.
    @discardableResult
    final func addLayerVisibility(_ watch: Watch, to seen: inout [Node]) -> Bool {
        var presents = false
        var waiting: [Node] = []
        var next: Node? = self
        while let node = next ?? waiting.popLast() {
            if node.watch.isSuperset(of: watch) { seen.append(node) }
            if let extras = node.extras {
                if !extras.modals.isEmpty { presents = true }
                for slot in extras.embedded.reversed() { waiting.append(slot.node) }
            }
            let shown = node.shownContent
            if shown.count > 1 { for slot in shown.dropFirst().reversed() { waiting.append(slot.node) } }
            next = shown.first?.node
        }
        return presents
    }
}

/// What came into view and what went out of it.
struct SeenDifference {
    /// True if a node is in it.
    func includes(_ node: Node) -> Bool { come.contains { $0 === node } || gone.contains { $0 === node } }

    /// From the back to the front.
    let come: [Node]
    /// From the front to the back.
    let gone: [Node]
}
