/// An element of a tree: a screen, or the container behind a root.
///
/// Anyone may read a node; only a commit changes it. It belongs to the isolation that made it (the main actor in an
/// app, an actor in a server session, none in a test), and the compiler rejects sharing it with another.
public class Node {
    /// The name that the notation shows. Names need not be unique; the empty name is shown as `_`.
    public let name: String

    /// The node whose list contains this one. Cleared before that node is released.
    #if DEBUG
        package final unowned var holder: Node?
        final var around: Unmanaged<Node>? { holder.map(Unmanaged.passUnretained) }
    #else
        package final var holder: Node? {
            get { around?.takeUnretainedValue() }
            set { around = newValue.map(Unmanaged.passUnretained) }
        }
        /// The holder, unretained: a walk retains none of the nodes on its way.
        @exclusivity(unchecked) final var around: Unmanaged<Node>?
    #endif

    /// The list of the holder that contains this node. Meaningless without a holder.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package final var place = Place.content

    /// True if the attachment is the ``extras``. Read more often than any other property.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var hasExtras = false

    /// The ways in which this node, or something in it, is watched.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var watch: Watch = []

    /// The index in the holder's list at which this node was put or last found; negative if it never had a place. Exact
    /// in a split, elsewhere a hint that is checked before use.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package final var index: Int32 = -1

    /// The presentable in the node's place. Cleared together with ``holder``.
    #if DEBUG
        package final unowned var shownAs: (any Presentable)?
    #else
        @exclusivity(unchecked) package final unowned(unsafe) var shownAs: (any Presentable)?
    #endif

    /// The origin alone, or the extras, which have one too. See ``extras`` and ``cameFrom``.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var attachment: Attachment?

    /// The owner of the tree whose outermost node this is, created when first needed; or the owner whose commit removed
    /// this node.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var owner: TreeOwner?

    /// The number of the id; zero, which no id has, until the id is first needed.
    private final var drawnNumber: UInt64 = 0

    init(name: String) {
        self.name = name
    }

    deinit {
        if !isBare || isOwned { releaseContent() }
    }

    /// Ends the pending work of a tree that dies with this node, and releases the node's content.
    private final func releaseContent() {
        var slots: [Slot] = []
        IterativeRelease.takeContent(of: self, into: &slots)
        if isOwned { owner?.abandon(leaving: &slots) }
        IterativeRelease.release(&slots)
    }

    /// True if the tree around this node has an owner. False for a node that was removed.
    package final var isOnATree: Bool { outermost.isOwned }

    /// True if this is the outermost node of a tree that has an owner.
    final var isOwned: Bool { owner?.served == ObjectIdentifier(self) }

    /// True if this node has a place, or has had one.
    package final var hasHadPlace: Bool { index >= 0 }

    /// The identity of this node: chosen at random when first read, and the same ever after.
    public final var id: NodeID {
        if drawnNumber == 0 { drawnNumber = NodeID.random().rawValue }
        return NodeID(rawValue: drawnNumber)
    }

    /// Chooses the id, unless there is one.
    final func generateID(from ids: inout NodeIDs) {
        if drawnNumber == 0 { drawnNumber = ids.next().rawValue }
    }

    /// True if this node has neither content nor extras.
    final var isBare: Bool { extras == nil && content.isEmpty }

    /// Returns true if this node has an id. False until the node's id is first read.
    final func hasID(_ id: NodeID) -> Bool { drawnNumber == id.rawValue && drawnNumber != 0 }
}

extension Node: Presentable {
    /// The node itself, so that a screen without a model can be shown as it is.
    public final var node: Node { self }
}

extension Node {
    /// The presentable that was shown with this node, else the node itself. For a root that was shown without its
    /// coordinator, the coordinator.
    public final var presentable: any Presentable { presentable(shownAs: shownAs) }

    /// Returns the ``presentable`` of this node if it is, or was, shown as `shownAs`.
    final func presentable(shownAs: (any Presentable)?) -> any Presentable {
        if let shownAs, shownAs._routeType != nil { return shownAs }
        return (self as? Container)?.claimant ?? shownAs ?? self
    }

    /// Returns the ``presentable`` of this node, if it takes requests of the type; else nil.
    package final func taker(of type: ObjectIdentifier) -> (any Presentable)? {
        if let shownAs, let taken = shownAs._routeType { return taken == type ? shownAs : nil }
        guard let claimant = (self as? Container)?.claimant else { return nil }
        return claimant._routeType == type ? claimant : nil
    }

    /// The node that contains, embeds or presents this one; nil for the outermost.
    public final var parent: Node? {
        guard let holder, place == .modal, let index = position, index > 0 else { return holder }
        return holder.modals[index - 1].node
    }

    /// The style in which this node is presented; nil if it is not presented.
    @_spi(Hosting)
    public final var presentationStyle: PresentationStyle? { holder != nil && place == .modal ? style : nil }

    /// The node that this one presents, if it presents one.
    public final var presented: Node? { modalsAbove.first?.node }

    /// The children, in order; for a split, the filled columns. Empty for a screen. Modals and embedded presentables do
    /// not count. O(children).
    public final var children: [any Presentable] { content.map(\.presentable) }

    /// The presentables embedded in this node, in the order in which they were embedded.
    @_spi(Hosting) public final var embedded: [any Presentable] { embeds.map(\.presentable) }

    /// The animation stored with this node when it was shown, played when it is removed. A removed node has none; a
    /// node that is shown again has the animation given that time.
    @_spi(Hosting) public final var animation: TransitionAnimation? { extras?.animation }
}

extension Node {
    /// The style in which this node is presented. Meaningless for any other node.
    package final var style: PresentationStyle {
        get { extras?.style ?? .automatic }
        set {
            if newValue.isAutomatic {
                extras?.style = newValue
            } else {
                makeExtrasIfNeeded().style = newValue
                watch.insert(.styled)
            }
        }
    }

    /// The outermost node of the tree. One pointer read per level.
    package final var outermost: Node {
        var node = Unmanaged.passUnretained(self)
        // Two levels at a time, which saves a move for each.
        while let next = node.takeUnretainedValue().around {
            guard let above = next.takeUnretainedValue().around else { return next.takeUnretainedValue() }
            node = above
        }
        return node.takeUnretainedValue()
    }

    /// Returns true if `other` is this node, or is in it, embedded in it or presented by it, at any depth. O(levels).
    package final func contains(_ other: Node) -> Bool {
        var node = other
        while node !== self {
            guard let parent = node.parent else { return false }
            node = parent
        }
        return true
    }

    /// The node with the alerts over this one: its window, else the outermost node; for a manager, the window in front.
    package final var alertHost: Node {
        var node = self
        while let holder = node.holder {
            if node.isWindow { return node }
            node = holder
        }
        return node.isManager ? node.content.last?.node ?? node : node
    }

    /// The nodes with alerts in a tree that has this as its outermost node: its windows, back to front, or itself. A
    /// manager itself has alerts only while no window is open.
    final var alertHosts: [Node] {
        guard isManager else { return [self] }
        return content.map(\.node) + (alerts.isEmpty ? [] : [self])
    }
}
