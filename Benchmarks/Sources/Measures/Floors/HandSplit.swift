/// Columns by hand, of which a narrow window shows the one in hand.
final class HandSplit: HandNode {
    let columns: [HandNode]
    private let inHand = 0

    init(_ columns: [HandNode]) {
        self.columns = columns
        super.init("")
        for column in columns { column.parent = self }
    }

    /// Adds what is shown beside the columns in hand.
    @inline(never) fileprivate func addBeside(to nodes: inout [HandNode], isIncluded: Bool) {
        for (index, column) in columns.enumerated() {
            let isBeside = isIncluded || index != inHand
            if let split = column as? HandSplit {
                split.addBeside(to: &nodes, isIncluded: isBeside)
            } else if isBeside {
                nodes.append(column)
            }
        }
    }
}

/// A window by hand that folds and unfolds.
final class HandWindow {
    private let content: HandNode
    private weak var view: HandWidthView?
    private var isNarrow = false

    init(_ content: HandNode, _ view: HandWidthView) {
        self.content = content
        self.view = view
    }

    @inline(never) func resize(isNarrow: Bool) {
        guard isNarrow != self.isNarrow else { return }
        self.isNarrow = isNarrow
        var shown = content
        while let tabs = shown as? HandTabs { shown = tabs.tabs[tabs.selected] }
        var nodes: [HandNode] = []
        (shown as? HandSplit)?.addBeside(to: &nodes, isIncluded: false)
        view?.show(appearing: isNarrow ? [] : nodes, disappearing: isNarrow ? nodes : [])
    }
}

/// A view that looks at what has come and gone.
final class HandWidthView {
    @inline(never) func show(appearing: [HandNode], disappearing: [HandNode]) {
        use((appearing, disappearing))
    }
}
