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
        whole("there and back is as before", comparesTrees: true) { $0.oneWay($1) }
    }

    /// Requires that after a tap, or an answer, that has only added screens, one step back leads to the tree in which it
    /// was made. A screen that is added twice breaks it. A step that a screen does not allow is not judged.
    public static var backReturns: Law {
        whole("back leads to where it began", comparesTrees: true) { $0.stepsBackElsewhere($1) }
    }

    /// Requires that two offers of a screen, or two answers of an alert, lead to different states somewhere. An answer
    /// that is not looked at breaks it. So does one that changes what no state has: say that with
    /// ``Scenario/about(_:_:)`` or ``Scenario/fact(_:_:)``.
    public static var choicesDiffer: Law {
        whole("each choice makes a difference") { $0.equalChoices($1) }
    }

    /// Requires that two routes of one case show different screens: of another name, or another subject. A screen that
    /// is made of the wrong input breaks it.
    public static var routesDiffer: Law {
        whole("each route has a screen of its own", comparesRoutes: true) { $0.confusedRoutes($1) }
    }

    /// Requires that no screen holds the user: somewhere, a move of the user, or one that comes by itself, leads on from
    /// it to another. In contrast to ``noTrap(home:)`` it needs no home, and finds traps of one screen alone.
    public static var noDeadEnd: Law { whole("no dead end") { $0.deadEnds($1) } }

    /// Requires that a link that completes leaves the screen of its last route in front, if that is on the tree. An
    /// alert may stand over it.
    public static var linksAreSeen: Law { Law(name: "each link is seen", kind: .linksSeen) }

    private static func whole(
        _ name: String, comparesTrees: Bool = false, comparesRoutes: Bool = false,
        _ findings: @escaping (Judge<App>, _ law: String) -> [Finding]
    ) -> Law {
        Law(
            name: name,
            kind: .whole(
                WholeRule(comparesTrees: comparesTrees, comparesRoutes: comparesRoutes, findings: findings)))
    }
}

/// A rule about all that was explored.
struct WholeRule<App> {
    /// True if it compares the trees of states.
    let comparesTrees: Bool
    /// True if it compares the screens that routes have shown.
    let comparesRoutes: Bool
    let findings: (Judge<App>, _ law: String) -> [Finding]
}

extension Law {
    /// The laws that need no writing.
    fileprivate static var ready: [Law] {
        [
            .nothingFails, .noEqualNeighbours, .parity, .thereAndBack, .backReturns, .sameAtAnyWidth, .noDeadEnd,
            .choicesDiffer, .routesDiffer, .linksAreSeen, .idempotent(),
        ]
    }
}

extension Scenario {
    /// Adds all laws that need no writing, unless the scenario has them: those about failures, neighbours, steps back,
    /// choices, routes, links and folds. One without an occasion here is no finding.
    ///
    /// These laws suit most apps, and none suits all: what is right here, and a finding, is said with
    /// ``expects(_:at:because:)``.
    ///
    /// - Parameter names: The names of laws that are left out.
    public func readyLaws(but names: String...) -> Self {
        let said = Set(laws.map(\.name) + names)
        return law(shared: Law.ready.filter { !said.contains($0.name) })
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
