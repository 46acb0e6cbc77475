extension Editor where Root == PageRoot {
    @usableFromInline mutating func set(
        _ first: any Presentable, _ second: (any Presentable)? = nil, direction: TurnDirection,
        animation: TransitionAnimation? = nil
    ) throws(TransitionError) {
        let node = root.node
        var verb = "turn to \(first.label)"
        guard let index = node.index(of: first) else { try refuse(verb, .notAPage) }
        var last = index
        if let second {
            guard let index = node.index(of: second) else { try refuse("turn to \(second.label)", .notAPage) }
            verb += " and \(second.label)"
            last = index
        }
        let range = node.layout.shownRange(for: index, count: node.count)
        guard range.lowerBound == index, range.upperBound == last + 1 else { try refuse(verb, .notAPair) }
        try select(index: index, direction: direction, animation: animation)
    }

    @usableFromInline mutating func turn(_ direction: TurnDirection, animation: TransitionAnimation? = nil)
        throws(TransitionError)
    {
        let node = root.node
        let target =
            switch direction {
            case .forward: node.shownRange.upperBound < node.count ? node.shownRange.upperBound : 0
            case .reverse: node.shownRange.lowerBound > 0 ? node.shownRange.lowerBound - 1 : node.count - 1
            }
        let wraps = direction == .forward ? target == 0 : target == node.count - 1 && node.shownRange.lowerBound == 0
        guard node.count > 0, root.loops || !wraps else { try refuse("turn \(direction)", .atTheEnd) }
        try select(index: target, direction: direction, animation: animation)
    }
}

extension Transition where Root == PageRoot {
    /// Turns to a page, or to both pages of a pair: `<a*, b>` → `<a, b*>`; double-sided, `<a*, b*, c>` → `<a, b, c*>`.
    /// Already shown: no change.
    ///
    /// Refused if one of them is not a page of this root, or if this root never shows exactly these pages.
    ///
    /// - Parameters:
    ///   - first: The page, or the first of a pair.
    ///   - second: The second of a pair; nil if pages are shown singly, and for a last page without a partner.
    ///   - direction: The direction in which the pages turn.
    ///   - animation: The animation to play; nil leaves it to the platform.
    @export(implementation)
    public static func set(
        _ first: any Presentable, _ second: (any Presentable)? = nil, direction: TurnDirection,
        animation: TransitionAnimation? = nil
    ) -> Transition {
        Transition(
            "set", .named(first), animation: animation,
            .verb { try $0.set(first, second, direction: direction, animation: animation) })
    }

    /// Turns to the next or the previous page or pair: `<a*, b>` → `<a, b*>`. If the root loops, the first follows the
    /// last; a loop of one page or pair has nowhere to go: no change. O(1).
    ///
    /// Refused if there are no pages, or none in that direction and the root does not loop.
    @export(implementation)
    public static func turn(_ direction: TurnDirection, animation: TransitionAnimation? = nil) -> Transition {
        Transition(
            "turn", .words("\(direction)"), animation: animation,
            .verb { try $0.turn(direction, animation: animation) })
    }
}
