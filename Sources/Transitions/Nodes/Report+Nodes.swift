extension Report {
    /// A report of this tab or page, chosen by the user.
    public func selects(_ child: any Presentable) -> Bool { self == .selected(child.node.id) }

    /// A report of this modal, taken away by the user.
    public func dismisses(_ modal: any Presentable) -> Bool { self == .dismissed(modal.node.id) }

    /// A report of this screen, gone back to by the user.
    public func pops(to screen: any Presentable) -> Bool { self == .popped(to: screen.node.id) }
}
