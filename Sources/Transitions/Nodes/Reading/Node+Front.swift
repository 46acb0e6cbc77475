// The front. Modals float over all content of their window; of those that could be seen, the one whose `^` is furthest
// right in the window's notation is in front.

extension Node {
    /// The node in front within this one: a screen, or an empty container.
    ///
    /// O(nodes that could be seen).
    package final var front: Node {
        var layer: Node = isManager ? content.last?.node ?? self : self
        while let modal = layer.frontModal { layer = modal }
        while let next = layer.frontChild { layer = next }
        return layer
    }

    /// The modal furthest right in the notation, of those over this node or over what it shows; nil if there is none.
    private final var frontModal: Node? {
        var waiting: [Node] = []
        var next: Node? = self
        while let node = next {
            if node.extras != nil || node.place == .modal, let modal = node.shownModalsAbove.last { return modal.node }
            let (shown, embeds) = (node.presentingContent, node.embeds)
            // Mostly one node contains the next, and nothing has to be set aside.
            if shown.count == 1, embeds.isEmpty {
                next = shown.last?.node
            } else {
                for slot in shown { waiting.append(slot.node) }
                for slot in embeds { waiting.append(slot.node) }
                next = waiting.popLast()
            }
        }
        return nil
    }

    /// The next node toward the front in this layer: the last embedded container, else the last shown child.
    private final var frontChild: Node? {
        embeds.last { $0.node is Container }?.node ?? (self as? Container)?.frontSlot?.node
    }

    final var shownContent: ArraySlice<Slot> { (self as? Container)?.shownSlots ?? [] }

    /// The children over which modals are shown.
    private final var presentingContent: ArraySlice<Slot> { (self as? Container)?.presentingSlots ?? [] }
}

extension Node {
    /// True if the user could see this node: it is in a window, no holder hides it, and no modal covers it
    /// (``PresentationStyle/covers``). Alerts cover nothing, and nothing covers a window. O(depth + nodes of its window
    /// that could be seen).
    public final var isVisible: Bool {
        if let topmost = soleVisibleOutermost { return topmost._withUnsafeGuaranteedRef(\.isWindow) }
        if case .visible = visibility { return true }
        return false
    }

    /// The presentable that hides this node from the user: the top of the stack, the selected tab or page, or the
    /// column in hand, that the nearest hiding container shows instead; else the last modal over it that
    /// ``PresentationStyle/covers``.
    ///
    /// Nil if this node is visible, and if only the lack of a window hides it. O(depth + nodes of its window that could
    /// be seen).
    @_spi(Hosting) public final var hiddenBy: (any Presentable)? { hider?.presentable }

    /// The node of ``hiddenBy``.
    final var hider: Node? {
        if soleVisibleOutermost != nil { return nil }
        if case .hidden(by: let node) = visibility { return node }
        return nil
    }

    /// The window around this node, else the outermost node, if it shows this node and nothing beside or over it. Else
    /// nil, as for a node with content. For the usual case after a push or a presentation. O(depth), and retains none
    /// of the nodes on the way.
    private final var soleVisibleOutermost: Unmanaged<Node>? {
        guard content.isEmpty, hasNothingOver else { return nil }
        var node = Unmanaged.passUnretained(self)
        while let holder = node.takeUnretainedValue().around, !holder._withUnsafeGuaranteedRef(\.isManager) {
            let (child, place) = (ObjectIdentifier(node.takeUnretainedValue()), node.takeUnretainedValue().place)
            guard holder._withUnsafeGuaranteedRef({ $0.shows(nothingBeside: child, at: place) }) else { return nil }
            node = holder
        }
        return node
    }

    /// Returns true if this shows a child, and nothing in this, or presented by it, could be seen beside or over the
    /// child.
    private final func shows(nothingBeside child: ObjectIdentifier, at place: Place) -> Bool {
        // Its own modals are over those of everything in it.
        if place == .modal { return extras?.modals.last.map { ObjectIdentifier($0.node) == child } ?? false }
        // Only a container has content.
        guard hasNothingOver, !content.isEmpty else { return false }
        let container = unsafeDowncast(self, to: Container.self)
        switch container.layout.kind {
        case .stack, .window: return ObjectIdentifier(content[content.count - 1].node) == child
        case .tabs, .pages:
            let shown = container.shownRange
            return shown.count == 1 && ObjectIdentifier(content[shown.lowerBound].node) == child
        case .split, .windows: return false
        }
    }

    private final var hasNothingOver: Bool { extras.map { $0.modals.isEmpty && $0.embeds.isEmpty } ?? true }

    private enum Visibility {
        case visible, hidden(by: Node), inNoWindow
    }

    private final var visibility: Visibility {
        var node = self
        var layer: Node?
        while !node.isWindow {
            guard let holder = node.holder else { return .inNoWindow }
            switch node.list {
            // A modal over a column that is out of sight stays.
            case .content(let container) where layer != nil && container.layout.columnCount != nil: break
            case .content(let container) where !container.shownSlots.contains(where: { $0.node === node }):
                return .hidden(by: container.frontSlot?.node ?? container)
            case .modals:
                if let split = node.splitHidingCover { return .hidden(by: split.frontSlot?.node ?? split) }
                layer = layer ?? node
            case .content, .embedded, nil: break
            }
            node = holder
        }
        return node === self ? .visible : node.cover(over: layer).map { .hidden(by: $0) } ?? .visible
    }

    /// Returns the last modal in this window's notation that covers, and is further right than `layer`. A nil `layer`
    /// stands for the content beneath all modals.
    private final func cover(over layer: Node?) -> Node? {
        var cover: Node?
        for modal in modalsOver(hidden: false).reversed() {
            if modal === layer { break }
            if modal.drawnStyle.covers { cover = cover ?? modal }
        }
        return cover
    }
}

extension Node {
    /// Returns the modals over this node and over what is in it, in the order of the notation; those over hidden nodes
    /// only if `hidden` is true. Iterative.
    final func modalsOver(hidden: Bool) -> [Node] {
        var found: [Node] = []
        var waiting: [(node: Node, isModal: Bool)] = []
        let above = hidden ? modalsAbove : shownModalsAbove
        for slot in above.reversed() { waiting.append((slot.node, true)) }
        var next: (node: Node, isModal: Bool)? = (self, false)
        while let (node, isModal) = next {
            if isModal { found.append(node) }
            if let extras = node.extras {
                if node !== self, !extras.modals.isEmpty {
                    let modals = hidden ? extras.modals[...] : node.shownModals
                    for slot in modals.reversed() { waiting.append((slot.node, true)) }
                }
                for slot in extras.embeds.reversed() { waiting.append((slot.node, false)) }
            }
            let content = hidden ? node.content[...] : node.presentingContent
            if content.count > 1 { for slot in content.dropFirst().reversed() { waiting.append((slot.node, false)) } }
            next = content.first.map { ($0.node, false) } ?? waiting.popLast()
        }
        return found
    }
}
