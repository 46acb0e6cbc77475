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
    public static var thereAndBack: Law {
        Law(name: "there and back is as before", kind: .whole(.thereAndBack))
    }

    /// Requires that after a tap, or an answer, that has only added screens, one step back leads to the tree in which it
    /// was made. A screen that is added twice breaks it. A step that a screen does not allow is not judged.
    public static var backReturns: Law {
        Law(name: "back leads to where it began", kind: .whole(.backReturns))
    }

    /// Requires that two offers of a screen, or two answers of an alert, lead to different states somewhere. An answer
    /// that is not looked at breaks it. So does one that changes what no state has: say that with
    /// ``Scenario/about(_:_:)`` or ``Scenario/fact(_:_:)``.
    public static var choicesDiffer: Law {
        Law(name: "each choice makes a difference", kind: .whole(.choicesDiffer))
    }

    /// Requires that two routes of one case show different screens: of another name, or another subject. A screen that
    /// is made of the wrong input breaks it.
    public static var routesDiffer: Law {
        Law(name: "each route has a screen of its own", kind: .whole(.routesDiffer))
    }

    /// Requires that no screen holds the user: somewhere, a move of the user, or one that comes by itself, leads on from
    /// it to another. In contrast to ``noTrap(home:)`` it needs no home, and finds traps of one screen alone.
    public static var noDeadEnd: Law { Law(name: "no dead end", kind: .whole(.noDeadEnd)) }

    /// Requires that a link that completes leaves the screen of its last route in front, if that is on the tree. An
    /// alert may stand over it.
    public static var linksAreSeen: Law { Law(name: "each link is seen", kind: .linksSeen) }
}

/// A rule about all that was explored.
enum WholeRule {
    case thereAndBack, backReturns, choicesDiffer, routesDiffer, noDeadEnd

    /// True if it compares the trees of states.
    var comparesTrees: Bool { self == .thereAndBack || self == .backReturns }

    /// True if it compares the screens that routes have shown.
    var comparesRoutes: Bool { self == .routesDiffer }
}

extension Law {
    /// The laws that need no writing.
    static var ready: [Law] {
        [
            .nothingFails, .noEqualNeighbours, .parity, .thereAndBack, .backReturns, .sameAtAnyWidth, .noDeadEnd,
            .choicesDiffer, .routesDiffer, .linksAreSeen, .idempotent(),
        ]
    }
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
