/// A sequence of pages of which one is shown, or an aligned pair: `<a, b*, c>`, `<a*, b*, c>`.
///
/// Pairs are the first and second, the third and fourth, and so on; a last page without a partner is shown alone. Once
/// it has pages it is never left without.
public final class PageRoot: ContainerRoot {
    /// The node that stands for this root on a tree.
    public let node: Container

    /// Makes a page root, empty or with pages, of which the first is shown.
    ///
    /// Pages that cannot be shown (shown elsewhere, or passed twice) are left out. A commit that is to show the root
    /// fails with the reason; if none does, the diagnostics handler receives it.
    ///
    /// - Parameters:
    ///   - pages: The pages, in order.
    ///   - loops: Whether turning past the end comes back at the other one.
    ///   - isDoubleSided: Whether two pages are shown at once.
    ///   - name: What the notation shows before the bracket.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public convenience init(
        _ pages: any Presentable..., loops: Bool = false, isDoubleSided: Bool = false, name: String = "",
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(pages, loops: loops, isDoubleSided: isDoubleSided, name: name, fileID: fileID, line: line)
    }

    /// Makes a page root with the pages of a list, as the other initialiser does.
    package init(
        _ pages: [any Presentable], loops: Bool = false, isDoubleSided: Bool = false, name: String = "",
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let layout = Container.Layout.pages(loops: loops, isDoubleSided: isDoubleSided)
        node = Container(layout, name: name, content: pages, fileID: fileID, line: line)
    }

    /// The pages, in order. O(their number).
    public var pages: [any Presentable] { node.children }

    /// The one or two that are shown. O(1).
    public var shown: [any Presentable] { node.shown }

    /// Whether turning past the end comes back at the other one.
    @_spi(Hosting) public var loops: Bool { node.layout.loops }

    /// Whether two pages are shown at once.
    @_spi(Hosting) public var isDoubleSided: Bool { node.layout.selectionLimit == 2 }
}
