#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) import Coordination
    import UIKit

    /// The columns of a wide split, as they were last seen.
    struct SeenColumns {
        /// The columns in sight, by their indices; nil if they are about to change by this host.
        var columns: Set<Int>?

        /// The width of the split.
        var width: CGFloat

        /// The columns that UIKit was last asked for, until they are in sight or the width is another.
        var asked: Set<Int>?

        /// The columns that were last reported, in answer to those that were asked for.
        var told: [Set<Int>] = []
    }

    // The width of splits, and their columns side by side. The tree knows which the user has hidden. UIKit knows how
    // many there is room for, which is reported.
    extension UIKitHost {
        /// Reports the splits that have become narrow or wide, and columns that have come or gone: not while the app is
        /// inactive, as the system then changes them for its snapshots, nor once the window has gone, as another host
        /// may show the tree.
        func noteWidths() {
            guard !isInactive, isInWindow else { return }
            for (id, entry) in shown {
                guard let split = entry.view as? SplitController, split.isViewLoaded,
                    let columns = root?.node(id) as? Container
                else { continue }
                let window = sequence(first: columns as Node, next: \.parent).first {
                    ($0 as? Container)?.layout.kind == .window
                }
                let told = entry.told?.window == window?.id ? entry.told?.isNarrow : nil
                let isTold = told ?? (columns.columnsBeside == .none)
                self[id].told = (split.isCollapsed, window?.id)
                if isTold == split.isCollapsed {
                    // The window may be narrow before UIKit has changed the split.
                    if split.isCollapsed || columns.columnsBeside != .none { noteColumns(of: split, columns) }
                    continue
                }
                isDirty = true
                let beside = split.isCollapsed ? ColumnsBeside.none : beside(of: split, columns)
                tell(beside, of: id)
            }
            noteWindow()
        }

        /// Reports the width of the window, if the style of a modal depends on it, after that of its splits.
        private func noteWindow() {
            guard let root, var window = root.layers.first?.node else { return }
            while (window as? Container)?.layout.kind != .window, let parent = window.parent { window = parent }
            let isNarrow = isCompact
            if (self[window.id].told?.isNarrow ?? window.isNarrow) == isNarrow { return }
            if isNarrow, !root.layers.contains(where: { $0.node.presentationStyle?.narrow != nil }) { return }
            self[window.id].told = (isNarrow, window.id)
            isDirty = true
            tell(isNarrow ? .none : .all, of: window.id)
        }

        private func tell(_ beside: ColumnsBeside, of id: NodeID) {
            root?.report(.resized(id, beside)) { [weak self] outcome in
                // A recovery ends what waits: then it is reported by the next drawing.
                if outcome != .noChange, !outcome.isCompleted { self?.shown[id]?.told = nil }
            }
        }

        /// Sets the mode in which UIKit shows a split when its width changes: without the columns that the user has
        /// hidden.
        func prefer(_ columns: Container, of split: SplitController) {
            let modes = split.besideModes
            let hidden = min(columns.hiddenSidebars, modes.count - 1)
            let mode = hidden == 0 ? split.mode : modes[modes.count - 1 - hidden]
            if split.preferredDisplayMode == mode { return }
            split.preferredDisplayMode = mode
            self[columns.id].seen?.columns = nil
        }

        /// Compares the columns in sight with those of the tree. What the user has shown or hidden is reported; else
        /// UIKit is asked once for what is missing, and then what it shows is reported.
        private func noteColumns(of split: SplitController, _ columns: Container) {
            let id = columns.id
            guard !split.isCollapsed, split.view.window != nil else { return self[id].seen = nil }
            wait(for: split.transitionCoordinator)
            if isRunning(split.transitionCoordinator) { return }
            let (sight, former) = (split.columnsInSight, self[id].seen)
            let isResized = former?.width != split.view.bounds.width
            var seen = SeenColumns(columns: sight, width: split.view.bounds.width)
            if let former, !isResized { (seen.asked, seen.told) = (former.asked, former.told) }
            self[id].seen = seen
            let filled = Set(places(of: split).indices.filter { columns.child(at: $0) != nil })
            let wanted = filled.filter(columns.isInSight)
            let found = sight.intersection(filled)
            if found == wanted {
                self[id].seen?.asked = nil
                self[id].seen?.told = []
                return
            }
            if !isResized, let before = former?.columns, before != sight {
                return noteMove(from: before, to: sight, of: split, columns)
            }
            if seen.asked != wanted, ask(split, for: wanted, beside: found, columns, isResized: isResized) {
                self[id].seen?.asked = wanted
                self[id].seen?.columns = nil
                isMoving = true
                wait(for: split.transitionCoordinator)
                if !isRunning(split.transitionCoordinator) { wait() }
                return
            }
            if seen.told == [found, wanted] { return }
            self[id].seen?.told = [found, wanted]
            isDirty = true
            let shown = found.subtracting(wanted).filter(columns.hiddenColumns.contains)
            for column in shown.sorted(by: >) { root?.report(.showed(column: column, of: id)) }
            if shown.isEmpty { root?.report(.resized(id, beside(of: split, columns))) }
        }

        /// Reports that the user has shown or hidden columns. Where one lies over the last one, that is a step.
        private func noteMove(
            from before: Set<Int>, to sight: Set<Int>, of split: SplitController, _ columns: Container
        ) {
            isDirty = true
            let (come, gone) = (sight.subtracting(before).sorted(), before.subtracting(sight).sorted())
            let last = split.besideModes.count - 1
            let isOver = !before.contains(last) || !sight.contains(last)
            let steps = isOver && (!come.isEmpty || !sight.contains(columns.columnInHand ?? 0))
            for column in gone where !isOver || split.canBeBeside(column) {
                root?.report(.hid(column: column, of: columns.id))
            }
            if steps, let target = (come + sight.sorted()).lazy.compactMap({ columns.child(at: $0)?.node }).first {
                root?.report(.stepped(to: target.id))
            }
            for column in come.reversed() where !isOver || split.canBeBeside(column) {
                root?.report(.showed(column: column, of: columns.id))
            }
        }

        /// Asks UIKit for the columns of the tree, as far as it has a mode with them.
        ///
        /// - Returns: False if there is nothing to ask for.
        private func ask(
            _ split: SplitController, for wanted: Set<Int>, beside found: Set<Int>, _ columns: Container,
            isResized: Bool
        ) -> Bool {
            let places = places(of: split)
            if let hand = columns.columnInHand, wanted.contains(hand), !found.contains(hand) {
                split.show(places[hand])
                return true
            }
            // A column is hidden with those before it.
            let extra = found.filter { $0 < wanted.min() ?? 0 && columns.hiddenColumns.contains($0) }
            if let last = extra.max() {
                split.hide(places[last])
                return true
            }
            let missing = wanted.subtracting(found).filter { split.canBeBeside($0) }
            guard !isResized, let first = missing.min() else { return false }
            split.show(places[first])
            return true
        }

        private func beside(of split: SplitController, _ columns: Container) -> ColumnsBeside {
            let sight = split.columnsInSight
            let hasAll = split.besideModes.indices.allSatisfy {
                sight.contains($0) || columns.hiddenColumns.contains($0)
            }
            return hasAll ? .all : ColumnsBeside(sight)
        }
    }

    extension Container {
        /// The number of columns from the first one on that the user has hidden.
        var hiddenSidebars: Int { (0..<64).prefix(while: hiddenColumns.contains).count }
    }

    extension UISplitViewController {
        /// The modes in which no column lies over another one, by the number of columns before the last one.
        var besideModes: [DisplayMode] {
            [.secondaryOnly, .oneBesideSecondary] + (style == .tripleColumn ? [.twoBesideSecondary] : [])
        }

        /// The columns in sight in a wide window, by their indices. One that is dimmed takes no touch, and is not.
        var columnsInSight: Set<Int> {
            let last = besideModes.count - 1
            #if !os(visionOS)
                switch displayMode {
                case .oneOverSecondary: return [last - 1]
                case .twoOverSecondary, .twoDisplaceSecondary: return [last - 2, last - 1]
                default: break
                }
            #endif
            return Set((last - (besideModes.firstIndex(of: displayMode) ?? 0))...last)
        }

        /// Returns true if a column can stand beside the others, and is not to lie over the last one or be beneath.
        func canBeBeside(_ column: Int) -> Bool {
            #if !os(visionOS)
                if splitBehavior == .displace { return column == 1 }
            #endif
            return splitBehavior == .tile
        }
    }
#endif
