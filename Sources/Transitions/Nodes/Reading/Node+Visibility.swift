extension Node {
    /// Adds what the user could see of the windows in this tree, from the back to the front: nodes that are visible,
    /// each once, what is in one after it. Nothing where there is no window. O(what is seen).
    ///
    /// - Parameters:
    ///   - watch: The way in which they have to be watched; all of them where that is empty.
    ///   - seen: The list that they are added to.
    final func addSeen(_ watch: Watch, to seen: inout [Node]) {
        if isManager {
            for slot in content { slot.node.addWindow(watch, to: &seen) }
        } else if isWindow {
            addWindow(watch, to: &seen)
        }
    }

    private final func addWindow(_ watch: Watch, to seen: inout [Node]) {
        guard self.watch.isSuperset(of: watch) else { return }
        let start = seen.count + 1
        guard addLayer(watch, to: &seen) else { return }
        for modal in modalsOver(hidden: false) {
            if modal.style.covers { seen.removeSubrange(start...) }
            modal.addLayer(watch, to: &seen)
        }
    }

    /// Adds what can be seen in here if nothing covers it, without the modals over it.
    ///
    /// - Returns: True if there are any.
    @discardableResult
    final func addLayer(_ watch: Watch, to seen: inout [Node]) -> Bool {
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
