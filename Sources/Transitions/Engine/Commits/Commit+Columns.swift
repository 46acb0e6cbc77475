// The columns in hand. A verb that names a presentable takes each column around it, as far up as it is shown, whether
// or not it changes anything else; one that removes takes none.

extension Commit {
    /// Takes the columns around a node that a verb has shown, selected or found in place.
    ///
    /// - Parameter asks: False if screens of the columns that go out of sight are not asked.
    func takeColumns(around node: Node, asking asks: Bool = true) {
        guard watch.contains(.columns), !isInPlace else { return }
        var child = node
        while let list = child.list {
            switch list {
            // What happens in a modal moves no column beneath it.
            case .modals: return
            case .embedded: break
            case .content(let container):
                switch container.layout.kind {
                case .split: take(child, of: container, asking: asks)
                case .stack where container.content.last?.node !== child: return
                // The first one in is going to be selected.
                case .tabs where container.count > 1 && !container.shownSlots.contains { $0.node === child },
                    .pages where container.count > 1 && !container.shownSlots.contains { $0.node === child }:
                    return
                case .window, .windows: return
                case .stack, .tabs, .pages: break
                }
            }
            child = list.holder
        }
    }

    /// Takes the column of a split that a child is in. In hand already: no change.
    package func take(_ child: Node, of split: Container, asking asks: Bool = true) {
        guard let column = split.index(ofNode: child), let offset = split.offset(of: column),
            split.shownRange != offset..<offset + 1
        else { return }
        let (before, after) = (split.shownRange, offset..<offset + 1)
        journal.add(
            .take(split.content[offset], split, before: before, after: after, Motion(options.isAnimated)),
            asks ? .selected : [], isStructural: true)
        if watch.contains(.host) { noteHostings(of: split) }
        split.shownRange = after
    }

    /// Notes the columns that a host shows beside the one in hand.
    func resize(_ node: Node, to columns: ColumnsBeside) {
        let before = node.reportedColumns
        guard before != columns else { return }
        journal.add(.resize(node, before: before, after: columns), isStructural: true)
        if watch.contains(.host) { noteHostings(of: node) }
        node.setReportedColumns(columns)
    }

    /// Notes the columns that the user has hidden.
    package func hide(_ columns: ColumnsBeside, of split: Container) {
        let before = split.hiddenColumns
        guard before != columns else { return }
        journal.add(.hide(split, before: before, after: columns), isStructural: true)
        if watch.contains(.host) { noteHostings(of: split) }
        split.makeExtrasIfNeeded().hiddenColumns = columns
    }

    /// True if this commit notes a width, and does nothing else.
    var isResize: Bool { !edits.isEmpty && edits.allSatisfy { $0.width != nil } }
}
