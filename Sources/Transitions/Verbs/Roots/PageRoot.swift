/// A sequence of pages that shows one of them, or an aligned pair: `<a, b*, c>`, `<a*, b*, c>`.
///
/// Pairs are the first and second page, the third and fourth, and so on; a last page without a partner is shown alone.
/// A page root with pages never becomes empty.
public final class PageRoot: ContainerRoot {
    /// The node that represents this root in a tree.
    @_documentation(visibility: internal)
    public let node: Container

    /// Creates a page root, empty or with pages, of which the first is shown.
    ///
    /// Pages that cannot be shown (already placed elsewhere, or passed twice) are left out. The commit that shows the
    /// root then fails with the reason; if no commit shows it, the diagnostics handler receives the reason.
    ///
    /// - Parameters:
    ///   - pages: The pages, in order.
    ///   - loops: True if turning past one end continues at the other.
    ///   - isDoubleSided: True to show two pages at once.
    ///   - name: The name that the notation prints before the bracket.
    ///   - fileID: The caller's file, for messages.
    ///   - line: The caller's line, for messages.
    public convenience init(
        _ pages: any Presentable..., loops: Bool = false, isDoubleSided: Bool = false, name: String = "",
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        self.init(pages, loops: loops, isDoubleSided: isDoubleSided, name: name, fileID: fileID, line: line)
    }

    /// Creates a page root from an array of pages, like the variadic initializer.
    package init(
        _ pages: [any Presentable], loops: Bool = false, isDoubleSided: Bool = false, name: String = "",
        fileID: StaticString = #fileID, line: UInt = #line
    ) {
        let layout = Container.Layout.pages(loops: loops, isDoubleSided: isDoubleSided)
        node = Container(layout, name: name, content: pages, fileID: fileID, line: line)
    }

    /// The pages, in order. O(n).
    public var pages: [any Presentable] { node.children }

    /// The one or two shown pages. O(1).
    public var shown: [any Presentable] { node.shown }

    /// True if turning past one end continues at the other.
    @_spi(Hosting) public var loops: Bool { node.layout.loops }

    /// True if two pages are shown at once.
    @_spi(Hosting) public var isDoubleSided: Bool { node.layout.selectionLimit == 2 }
}
