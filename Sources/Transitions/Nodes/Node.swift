/// Anything that is on a tree: a screen, or the container behind a root.
///
/// A node can be read by anyone and is changed only by a commit. It belongs to the code that made it (the main actor
/// in an app, an actor in a server session, none in a test), and the compiler refuses to share it.
public class Node {
    /// The name that the notation shows. Names need not be unique; the empty name is shown as `_`.
    public let name: String

    /// The node whose place this one fills. Cleared before that node goes.
    #if DEBUG
        package final unowned var holder: Node?
        final var around: Unmanaged<Node>? { holder.map(Unmanaged.passUnretained) }
    #else
        package final var holder: Node? {
            get { around?.takeUnretainedValue() }
            set { around = newValue.map(Unmanaged.passUnretained) }
        }
        /// The same for a walk, which keeps none of those that it passes.
        @exclusivity(unchecked) final var around: Unmanaged<Node>?
    #endif

    /// Which of the holder's lists this node is in. Means nothing without a holder.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package final var place = Place.content

    /// Whether what hangs on it is its ``extras``: asked more often than anything.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var hasExtras = false

    /// In which ways something in here, or this itself, is watched.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var watch: Watch = []

    /// The index in that list where the node was put, or was last: negative as long as it has had no place. Exact in a
    /// split, elsewhere a hint that is checked before use.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package final var index: Int32 = -1

    /// What the holder's place holds. Cleared with the holder.
    #if DEBUG
        package final unowned var shownAs: (any Presentable)?
    #else
        @exclusivity(unchecked) package final unowned(unsafe) var shownAs: (any Presentable)?
    #endif

    /// What hangs on it: where it came from, or all that few nodes have. See ``extras`` and ``cameFrom``.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var attachment: Attachment?

    /// Who owns the tree whose outermost node this is, made when first needed; or the one whose commit took it off.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    final var owner: TreeOwner?

    /// The id's number; zero, which none has, until it is drawn.
    private final var drawnNumber: UInt64 = 0

    init(name: String) {
        self.name = name
    }

    deinit {
        if !isBare || isOwned { letGo() }
    }

    /// Ends what is pending on the tree that goes with this node, and lets go of what is in it.
    private final func letGo() {
        var slots: [Slot] = []
        Burial.takeContent(of: self, into: &slots)
        if isOwned { owner?.abandon(leaving: &slots) }
        Burial.bury(&slots)
    }

    /// Whether this is in a tree, or is one, that a commit has been made on. What was removed is not.
    package final var isOnATree: Bool { outermost.isOwned }

    /// Whether this is the outermost node of a tree that has an owner.
    final var isOwned: Bool { owner?.served == ObjectIdentifier(self) }

    /// True if it has a place, or has had one.
    package final var hasHadPlace: Bool { index >= 0 }

    /// Tells this node from every other. Drawn when first asked for, the same ever after.
    public final var id: NodeID {
        if drawnNumber == 0 { drawnNumber = NodeID.random().rawValue }
        return NodeID(rawValue: drawnNumber)
    }

    /// Draws the id, unless it has been drawn.
    final func drawID(from ids: inout NodeIDs) {
        if drawnNumber == 0 { drawnNumber = ids.next().rawValue }
    }

    /// Whether nothing is in it or over it, and it has none of what few nodes have.
    final var isBare: Bool { extras == nil && content.isEmpty }

    /// Whether it has that id: one that was never asked for has none.
    final func hasID(_ id: NodeID) -> Bool { drawnNumber == id.rawValue && drawnNumber != 0 }
}

extension Node: Presentable {
    /// The node itself, so that a screen without a model can be shown as it is.
    public final var node: Node { self }
}

extension Node {
    /// What this node stands for: what its place holds, else the node itself. Where that is a root as it is, the
    /// coordinator whose root it is.
    public final var presentable: any Presentable { presentable(shownAs: shownAs) }

    /// What this node stands for where its place holds that, whether it stands there now or not.
    final func presentable(shownAs: (any Presentable)?) -> any Presentable {
        if let shownAs, shownAs._requestType != nil { return shownAs }
        return (self as? Container)?.claimant ?? shownAs ?? self
    }

    /// What this node stands for, if that takes requests of a type.
    package final func taker(of type: ObjectIdentifier) -> (any Presentable)? {
        if let shownAs, let taken = shownAs._requestType { return taken == type ? shownAs : nil }
        guard let claimant = (self as? Container)?.claimant else { return nil }
        return claimant._requestType == type ? claimant : nil
    }

    /// The node that this one is in, is embedded in, or is presented by; nil for the outermost.
    public final var parent: Node? {
        guard let holder, place == .modal, let index = position, index > 0 else { return holder }
        return holder.modals[index - 1].node
    }

    /// How this node stands over what presents it; nil where nothing does.
    @_spi(Hosting)
    public final var presentationStyle: PresentationStyle? { holder != nil && place == .modal ? style : nil }

    /// The node that this one presents, if it presents one.
    public final var presented: Node? { over.first?.node }

    /// What it holds, in order; of a split, the filled columns. Empty on a screen. What is presented over it, or
    /// embedded in it, does not count. O(its length).
    public final var children: [any Presentable] { content.map(\.presentable) }

    /// What is embedded in this node, in the order it was embedded.
    @_spi(Hosting) public final var embedded: [any Presentable] { embeds.map(\.presentable) }

    /// The animation that was stored with this node when it was shown, played when it goes. It belongs to that visit:
    /// what has gone has none, and what is shown again plays what it is given then.
    @_spi(Hosting) public final var animation: TransitionAnimation? { extras?.animation }
}

extension Node {
    /// How this node stands over what presents it. Means nothing elsewhere.
    package final var style: PresentationStyle {
        get { extras?.style ?? .automatic }
        set {
            if newValue.isAutomatic {
                extras?.style = newValue
            } else {
                demandExtras().style = newValue
                watch.insert(.styled)
            }
        }
    }

    /// The node that everything around this one is in. One pointer read a level.
    package final var outermost: Node {
        var node = Unmanaged.passUnretained(self)
        // Two levels at a time, which saves a move for each.
        while let next = node.takeUnretainedValue().around {
            guard let above = next.takeUnretainedValue().around else { return next.takeUnretainedValue() }
            node = above
        }
        return node.takeUnretainedValue()
    }

    /// Whether `other` is this node, or is in it, is embedded in it, or presented by it or by anything of that.
    /// O(levels).
    package final func contains(_ other: Node) -> Bool {
        var node = other
        while node !== self {
            guard let parent = node.parent else { return false }
            node = parent
        }
        return true
    }

    /// The node whose alerts are asked before what this node shows: its window's, or the outermost where there is none.
    final var alertHost: Node {
        var node = self
        while let holder = node.holder {
            if node.isWindow { return node }
            node = holder
        }
        return node.isManager ? node.content.last?.node ?? node : node
    }

    /// The nodes whose alerts are asked in the tree that this is the outermost of: its windows, back to front, or
    /// itself. A manager has some itself while no window is open.
    final var alertHosts: [Node] {
        guard isManager else { return [self] }
        return content.map(\.node) + (alerts.isEmpty ? [] : [self])
    }
}
