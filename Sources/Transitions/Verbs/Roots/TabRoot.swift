/// Several side by side of which exactly one is selected: `{news*, users}`.
///
/// Each tab keeps what is in it while another is selected. Once it has tabs it is never left without.
public final class TabRoot: ContainerRoot {
    /// The node that stands for this root on a tree.
    public let node: Container

    /// Makes a tab root, empty or with tabs.
    ///
    /// Tabs that cannot be shown (shown elsewhere, or passed twice) are left out, as is a selection that is not one
    /// of the tabs. A commit that is to show the root fails with the reason; if none does, the diagnostics handler
    /// receives it.
    ///
    /// - Parameters:
    ///   - tabs: The tabs, in order.
    ///   - selected: The one that is selected; the first if nil.
    ///   - name: What the notation shows before the bracket.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public convenience init(
        _ tabs: any Presentable..., selecting selected: (any Presentable)? = nil, name: String = "",
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(tabs, selecting: selected, name: name, fileID: fileID, line: line)
    }

    /// Makes a tab root with the tabs of a list, as the other initialiser does.
    public init(
        _ tabs: [any Presentable], selecting selected: (any Presentable)? = nil, name: String = "",
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node = Container(.tabs, name: name, content: tabs, fileID: fileID, line: line)
        if let selected { node.select(tab: selected, from: CallSite(fileID: fileID, line: line)) }
    }

    /// The tabs, in order. O(their number).
    public var tabs: [any Presentable] { node.children }

    /// The selected one; nil where there are no tabs. O(1).
    public var selected: (any Presentable)? { node.shown.first }

    /// The index of the selected one, zero-based; nil where there are no tabs. O(1).
    public var selectedIndex: Int? { node.shownRange.first }
}
