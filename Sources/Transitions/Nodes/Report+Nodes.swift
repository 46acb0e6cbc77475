extension Report {
    /// Returns true if the user chose this tab or page.
    public func selects(_ child: any Presentable) -> Bool { self == .selected(child.node.id) }

    /// Returns true if the user dismissed this modal.
    public func dismisses(_ modal: any Presentable) -> Bool { self == .dismissed(modal.node.id) }

    /// Returns true if the user went back to this screen.
    public func pops(to screen: any Presentable) -> Bool { self == .popped(to: screen.node.id) }
}
