extension Container {
    /// The children, with each stack among them replaced by its own children: one stack, as the user sees it. For
    /// hosts, which draw nested stacks as one, with one back button.
    ///
    /// ```text
    /// [home, [about, web]]     home, about, web
    /// [home, []]               home
    /// {home*, [about, web]}    home, [about, web]
    /// ```
    ///
    /// O(children of this and of the stacks in it), iterative.
    @_spi(Hosting) public var flattened: [any Presentable] {
        guard layout == .stack else { return children }
        var found: [any Presentable] = []
        var waiting = Array(content.reversed())
        while let slot = waiting.popLast() {
            if let stack = slot.node as? Container, stack.layout == .stack {
                waiting += stack.content.reversed()
            } else {
                found.append(slot.presentable)
            }
        }
        return found
    }
}
