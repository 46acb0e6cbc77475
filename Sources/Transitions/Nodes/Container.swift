/// The node behind a root: an ordered list of places, and which of them are shown.
///
/// Every root keeps one, of its own layout, and reads its state from it. It is changed only through an ``Editor``:
///
/// ```swift
/// final class HandRoot: ContainerRoot {
///     let node = Container(.tabs, name: "hand")
///     var cards: [any Presentable] { node.children }
/// }
/// ```
public final class Container: Node {
    /// The shape that was chosen for it.
    @_spi(Hosting) public let layout: Layout

    /// What it holds, in order.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var slots: [Slot] = []

    /// What is selected, in a layout with a selection: zero-based, empty elsewhere and where there is nothing.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    @_spi(Hosting) public package(set) var shownRange = 0..<0

    /// The coordinator that changes this root.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var claim: Claim?

    var claimant: (any Presentable)? {
        get { claim?.claimant }
        set { claim = newValue.map(Claim.init) }
    }

    /// Whether that coordinator changes it.
    func isClaimed(by coordinator: AnyObject) -> Bool { claim?.id == ObjectIdentifier(coordinator) }

    /// The type of the coordinator that changed it, where that has been released.
    package var releasedClaimant: AnyClass? { claim.flatMap { $0.claimant == nil ? $0.type : nil } }

    /// Who changes a root, as long as that lives.
    private struct Claim {
        weak var claimant: (any Presentable)?
        let id: ObjectIdentifier
        let type: AnyClass

        /// Has nothing else come to stand at the same address once it has gone, so that the id is enough to know it by:
        /// a read of the weak reference would retain and release it, for each route that it takes.
        private unowned let memory: AnyObject

        init(_ claimant: any Presentable) {
            self.claimant = claimant
            id = ObjectIdentifier(claimant)
            type = Swift.type(of: claimant)
            memory = claimant
        }
    }

    /// Makes an empty container.
    ///
    /// - Parameters:
    ///   - layout: Its shape, which never changes.
    ///   - name: What the notation shows before the bracket; nothing where it is empty.
    @_spi(Hosting) public init(_ layout: Layout, name: String = "") {
        self.layout = layout
        super.init(name: name)
    }
}

@_spi(Hosting)
extension Container {
    /// How many it holds.
    public var count: Int { content.count }

    /// Whether it holds nothing.
    public var isEmpty: Bool { content.isEmpty }

    /// What is shown of it: the top of a stack, the selected tab, the shown pages, every filled column.
    public var shown: [any Presentable] { shownSlots.map(\.presentable) }

    /// Gives what stands at an index, or nil where nothing does. In a split the index is the column's.
    public func child(at index: Int) -> (any Presentable)? {
        offset(of: index).map { content[$0].presentable }
    }

    /// Tells where something stands, zero-based; in a split, in which column. Nil if it stands elsewhere.
    ///
    /// O(1) as long as nothing was taken out or put in before it, then O(its length).
    public func index(of presentable: any Presentable) -> Int? {
        index(ofNode: presentable.node)
    }
}

extension Container {
    package var shownSlots: ArraySlice<Slot> {
        switch layout.kind {
        case .stack, .windows: content.suffix(1)
        // While something is taken out, nothing may be selected.
        case .tabs, .pages: content[shownRange.clamped(to: content.indices)]
        case .split, .window: content[...]
        }
    }

    package func index(ofNode node: Node) -> Int? {
        node.holder === self && node.place == .content ? node.position : nil
    }

    /// Where in the list the child at `index` is kept: the same, except in a split with empty columns.
    func offset(of index: Int) -> Int? {
        guard layout.columnCount != nil else { return content.indices.contains(index) ? index : nil }
        return content.firstIndex { Int($0.node.index) == index }
    }

    /// Where in the list of a split what is put into a column has to stand.
    func insertionOffset(of index: Int) -> Int {
        content.firstIndex { Int($0.node.index) > index } ?? content.count
    }
}
