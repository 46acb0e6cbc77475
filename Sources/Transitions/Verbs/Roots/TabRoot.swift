/// Tabs side by side, exactly one of which is selected: `{news*, users}`.
///
/// Each tab keeps its content while another is selected. A tab root with tabs never becomes empty.
public final class TabRoot: ContainerRoot {
    /// The node that represents this root in a tree.
    @_documentation(visibility: internal)
    public let node: Container

    /// Creates a tab root, empty or with tabs.
    ///
    /// Tabs that cannot be shown (already placed elsewhere, or passed twice), and a selection that is not one of the
    /// tabs, are left out. The commit that shows the root then fails with the reason; if no commit shows it, the
    /// diagnostics handler receives the reason.
    ///
    /// - Parameters:
    ///   - tabs: The tabs, in order.
    ///   - selected: The selected tab; the first if nil.
    ///   - name: The name that the notation prints before the bracket.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public convenience init(
        _ tabs: any Presentable..., selecting selected: (any Presentable)? = nil, name: String = "",
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(tabs, selecting: selected, name: name, fileID: fileID, line: line)
    }

    /// Creates a tab root from an array of tabs, like the variadic initializer.
    public init(
        _ tabs: [any Presentable], selecting selected: (any Presentable)? = nil, name: String = "",
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        node = Container(.tabs, name: name, content: tabs, fileID: fileID, line: line)
        if let selected { node.select(tab: selected, from: CallSite(fileID: fileID, line: line)) }
    }

    /// The tabs, in order. O(n).
    public var tabs: [any Presentable] { node.children }

    /// The selected tab; nil if there are no tabs. O(1).
    public var selected: (any Presentable)? { node.shown.first }

    /// The zero-based index of the selected tab; nil if there are no tabs. O(1).
    public var selectedIndex: Int? { node.shownRange.first }
}
