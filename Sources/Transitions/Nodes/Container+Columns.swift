/// The columns that a host has reported for a node, which hold while that is in the same window.
package struct ReportedColumns {
    let columns: ColumnsBeside
    weak var frame: Node?
}

extension Node {
    /// True if a host may report columns for this: a split, a modal, a window, or an outermost node that is in none.
    package final var hasWidth: Bool {
        holder == nil && !isManager || isWindow || place == .modal || (self as? Container)?.layout.columnCount != nil
    }

    /// The columns that were reported for this itself, in the window that it is in.
    final var reportedColumns: ColumnsBeside? {
        guard let reported = extras?.columnsBeside, hasWidth, reported.frame === alertHost else { return nil }
        return reported.columns
    }

    /// True if this was reported itself to show one column at a time.
    @_spi(Hosting) public final var isNarrow: Bool { extras != nil && reportedColumns == ColumnsBeside.none }

    /// The style in which this modal is drawn at the width around its presenter. O(depth). Meaningless for any other
    /// node.
    @_spi(Hosting) public final var drawnStyle: PresentationStyle {
        let style = style
        guard let narrow = style.narrow, presenter?.isAmongNarrow == true else { return style }
        return narrow
    }

    /// The modal beneath this one, else the node that presents it.
    private final var presenter: Node? {
        guard case .modals(let base)? = list, let index = position else { return nil }
        return index > 0 ? base.modals[index - 1].node : base
    }

    /// True if this is in a narrow split, modal or window, or in a column that is out of sight.
    private final var isAmongNarrow: Bool {
        var node = self
        while true {
            if let reported = node.reportedColumns {
                if reported == .none { return true }
                if node.isWindow || node.place == .modal { return false }
            }
            guard !node.isWindow, let holder = node.holder else { return false }
            if case .content(let split)? = node.list, split.layout.columnCount != nil,
                !split.isInSight(column: Int(node.index))
            {
                return true
            }
            node = holder
        }
    }
}

extension Container {
    /// The column in hand, which is in front: the one that was shown, stepped to or named last. Nil for an empty split,
    /// and for other layouts.
    package var inHand: Slot? {
        guard layout.columnCount != nil, let hand = shownRange.first, content.indices.contains(hand) else { return nil }
        return content[hand]
    }

    /// The index of the column in hand; the first one in an empty split. Nil for other layouts.
    @_spi(Hosting) public var columnInHand: Int? {
        layout.columnCount == nil ? nil : inHand.map { Int($0.node.index) } ?? 0
    }

    /// The columns that stand beside the one in hand: those reported for this split, unless a split, a modal or a
    /// window around it is narrow, without those that the user has hidden. All if nothing was reported. O(depth).
    @_spi(Hosting) public var columnsBeside: ColumnsBeside {
        var node: Node = self
        while true {
            if node.extras != nil, let reported = node.reportedColumns {
                if reported == .none { return .none }
                if node.isWindow || node.place == .modal { break }
            }
            guard !node.isWindow, let holder = node.holder else { break }
            node = holder
        }
        return ownColumnsBeside
    }

    /// The columns reported for this split, without those that the user has hidden.
    package var ownColumnsBeside: ColumnsBeside { (reportedColumns ?? .all).without(hiddenColumns) }

    /// The columns that the user has hidden.
    @_spi(Hosting) public var hiddenColumns: ColumnsBeside { extras?.hiddenColumns ?? .none }

    /// The presentable that a host draws in an empty column; nil if there is none, or the column is filled. It is in no
    /// tree: it is not in front, has no events, and cannot be in hand.
    @_spi(Hosting) public func placeholder(at column: Int) -> (any Presentable)? {
        child(at: column) == nil ? extras?.placeholders[column] : nil
    }

    /// Returns true if a column is in sight: in hand, or beside it.
    @_spi(Hosting) public func isInSight(column: Int) -> Bool {
        column == columnInHand || columnsBeside.contains(column)
    }

    var columnsInSight: ArraySlice<Slot> {
        let beside = columnsBeside
        if beside == .all { return content[...] }
        let hand = inHand?.node
        return content.filter { $0.node === hand || beside.contains(Int($0.node.index)) }[...]
    }
}
