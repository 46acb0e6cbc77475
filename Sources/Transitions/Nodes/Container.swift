/// The node behind a root: an ordered list of children, some of which are shown.
///
/// Only an ``Editor`` changes a container. Every root has one, and reads its state from it:
///
/// ```swift
/// final class HandRoot: ContainerRoot {
///     let node = Container(.tabs, name: "hand")
///     var cards: [any Presentable] { node.children }
/// }
/// ```
public final class Container: Node {
    /// The shape, which never changes.
    @_spi(Hosting) public let layout: Layout

    /// The children, in order.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var slots: [Slot] = []

    /// The zero-based range of selected children; empty if there are none, or if the layout has no selection. In a
    /// split, the one child in hand, counted without empty columns.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    @_spi(Hosting) public package(set) var shownRange = 0..<0

    /// The coordinator that changes this root.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var claim: Claimant?

    var claimant: (any Presentable)? {
        get { claim?.claimant }
        set { claim = newValue.map(Claimant.init) }
    }

    /// Returns true if a coordinator is the one that changes this root.
    func isClaimed(by coordinator: AnyObject) -> Bool { claim?.id == ObjectIdentifier(coordinator) }

    /// The type of the coordinator that changed this root, if it has been released.
    package var releasedClaimant: AnyClass? { claim.flatMap { $0.claimant == nil ? $0.type : nil } }

    /// A weak note of the coordinator that changes a root.
    private struct Claimant {
        weak var claimant: (any Presentable)?
        let id: ObjectIdentifier
        let type: AnyClass

        /// Keeps the address of a released coordinator from being reused, so that comparing ids is enough. Comparing
        /// the weak reference would retain and release the coordinator for each of its routes.
        private unowned let memory: AnyObject

        init(_ claimant: any Presentable) {
            self.claimant = claimant
            id = ObjectIdentifier(claimant)
            type = Swift.type(of: claimant)
            memory = claimant
        }
    }

    /// Creates an empty container.
    ///
    /// - Parameters:
    ///   - layout: The shape, which never changes.
    ///   - name: The text before the bracket in the notation; may be empty.
    @_spi(Hosting) public init(_ layout: Layout, name: String = "") {
        self.layout = layout
        super.init(name: name)
        if layout.columnCount != nil { watch.insert(.columns) }
    }
}

@_spi(Hosting)
extension Container {
    /// The number of children.
    public var count: Int { content.count }

    /// True if there are no children.
    public var isEmpty: Bool { content.isEmpty }

    /// The children that are shown: the top of a stack, the selected tab, the shown pages, the filled columns in sight.
    public var shown: [any Presentable] { shownSlots.map(\.presentable) }

    /// Returns the child at an index, or nil if there is none. In a split the index is the column.
    public func child(at index: Int) -> (any Presentable)? {
        offset(of: index).map { content[$0].presentable }
    }

    /// Returns the zero-based index of a child; in a split, its column. Nil if it is no child of this container.
    ///
    /// O(1), unless a child before it was inserted or removed; then O(children).
    public func index(of presentable: any Presentable) -> Int? {
        index(ofNode: presentable.node)
    }
}

extension Container {
    package var shownSlots: ArraySlice<Slot> {
        switch layout.kind {
        case .stack, .windows: content.suffix(1)
        // While a child is being removed, none may be selected.
        case .tabs, .pages: content[shownRange.clamped(to: content.indices)]
        case .split: columnsInSight
        case .window: content[...]
        }
    }

    /// The children over which modals are shown: those shown and, in a split, those of columns out of sight, too.
    package var presentingSlots: ArraySlice<Slot> { layout.columnCount == nil ? shownSlots : content[...] }

    /// The child toward the front: the column in hand, or the last of those shown.
    package var frontSlot: Slot? { layout.columnCount == nil ? shownSlots.last : inHand }

    package func index(ofNode node: Node) -> Int? {
        node.holder === self && node.place == .content ? node.position : nil
    }

    /// Returns the index in ``slots`` of the child at `index`: the same, except in a split with empty columns.
    func offset(of index: Int) -> Int? {
        guard layout.columnCount != nil else { return content.indices.contains(index) ? index : nil }
        return content.firstIndex { Int($0.node.index) == index }
    }

    /// Returns the index in ``slots`` at which to insert a child for a column of a split.
    func insertionOffset(of index: Int) -> Int {
        content.firstIndex { Int($0.node.index) > index } ?? content.count
    }
}
