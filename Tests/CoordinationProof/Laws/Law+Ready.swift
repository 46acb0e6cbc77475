@_spi(Hosting) import Coordination

// Laws that need no writing. Besides these, every scenario is judged by those of which ``LawName`` has the names.
extension Law {
    /// The law that no two neighbours on a stack, and no two modals of which one lies over the other, are equal: of one
    /// type and name, and not shown by different routes. A double tap shows a screen twice.
    public static var noEqualNeighbours: Law {
        Law(
            name: "no two equal neighbours",
            kind: .never { $0.root.node.allNodes.contains(where: \.hasEqualNeighbours) })
    }

    /// Requires that no move but an answer takes away a screen with something unsaved: the screen, or what is around it,
    /// has to ask first. Moves are steps back, swipes, drags, tabs, pages, windows and links.
    ///
    /// - Parameters:
    ///   - type: The type of the screens.
    ///   - isUnsaved: Returns true for a screen that may not be lost.
    public static func asks<Model>(
        beforeLeaving type: Model.Type, if isUnsaved: @escaping (Model) -> Bool
    ) -> Law {
        .step("'\(type)' asks before it is left", by: \.mayLeave) { situation in
            let nodes = situation.root.node.allNodes
            let unsaved = nodes.filter { ($0.presentable as? Model).map(isUnsaved) == true }
            return (unsaved: Set(unsaved.map(\.id)), all: Set(nodes.map(\.id)))
        } holds: { before, after in
            before.unsaved.isSubset(of: after.all)
        }
    }

    /// The law that what is listed as allowed is not refused by a gate, and what is listed as not allowed is not done:
    /// `permission(for:)`, which menus and buttons are dimmed by, says what a trigger does. A gate of a type of
    /// screens breaks it, as only a trigger asks that.
    public static var parity: Law { Law(name: "what is listed is what is done", kind: .parity) }

    /// Requires that a tab and the one before it, or a fold and an unfold, lead to the tree from which they began. A tab
    /// that fills itself when it is first shown breaks it.
    public static var thereAndBack: Law { Law(name: "there and back is as before", kind: .thereAndBack) }
}

extension Move {
    /// True for a move that may take a screen away without being about it.
    fileprivate var mayLeave: Bool {
        switch kind {
        case .back, .swipe, .drag, .tab, .turn, .step, .close, .focus, .link: true
        case .tap, .answer, .wait, .event, .fold, .unfold: false
        }
    }
}

extension Node {
    fileprivate final var hasEqualNeighbours: Bool {
        let content = (self as? Container)?.layout.kind == .stack ? self.content.map(\.node) : []
        return [content, modals.map(\.node)].contains { nodes in
            zip(nodes, nodes.dropFirst()).contains { $0.isEqual(to: $1) }
        }
    }

    private final func isEqual(to other: Node) -> Bool {
        guard moveName == other.moveName, type(of: presentable) == type(of: other.presentable) else { return false }
        // A cover has no route, and a login over it is the same again.
        return origin?.route == other.origin?.route || origin?.route == nil || other.origin?.route == nil
    }
}
