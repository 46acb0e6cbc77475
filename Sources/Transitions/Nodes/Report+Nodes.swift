extension Report {
    /// Returns true if the user chose `child`, a tab or a page.
    public func selects(_ child: any Presentable) -> Bool { self == .selected(child.node.id) }

    /// Returns true if the user dismissed `modal`.
    public func dismisses(_ modal: any Presentable) -> Bool { self == .dismissed(modal.node.id) }

    /// Returns true if the user went back to `screen`.
    public func pops(to screen: any Presentable) -> Bool { self == .popped(to: screen.node.id) }
}
