#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting

    // Columns: the width of the window, those in sight, and where the user has gone.
    extension SwiftUIHost {
        /// Notes the width of the window, by its size class.
        func hasMeasured(isNarrow: Bool) {
            self.isNarrow = isNarrow
            tellWidth()
        }

        /// Reports the width of the window in front, if the tree has another one. A window is wide until something else
        /// was reported, so a Mac, where each window is wide, has no report.
        func tellWidth() {
            guard isShown, let isNarrow, var window = root?.layers.first?.node else { return }
            while (window as? Container)?.layout.kind != .window, let parent = window.parent { window = parent }
            if window.isNarrow != isNarrow { root?.report(.resized(window.id, isNarrow ? .none : .all)) }
        }

        func hasAppeared(_ column: Int, of split: NodeID) {
            columns[split, default: [:]][column, default: 0] += 1
            draw()
        }

        func hasDisappeared(_ column: Int, of split: NodeID) {
            let count = (columns[split]?[column] ?? 1) - 1
            columns[split]?[column] = count > 0 ? count : nil
            if columns[split]?.isEmpty == true { columns[split] = nil }
            draw()
        }

        /// Reports that the user has gone to another column: from a column's bottom, back to an earlier one, past those
        /// that are empty. If all of those are, the tree is shown again.
        func hasStepped(to column: Int, of split: NodeID) {
            guard let node = root?.node(split) as? Container, column != node.columnInHand else { return }
            guard let filled = node.lastFilled(through: column), let child = node.child(at: filled)?.node else {
                return redraw()
            }
            let beside = node.columnsBeside
            change(split) { part in
                part.hand = filled
                for index in part.places.indices {
                    part.places[index]?.isOutOfSight = index != filled && !beside.contains(index)
                }
            }
            revision += 1
            send(.stepped(to: child.id))
        }

        /// Returns the report of going back from the bottom of a column: from the one in hand of a narrow split, if an
        /// earlier one has content.
        func stepBack(from column: Int, of split: NodeID) -> Report? {
            _ = revision
            guard let node = root?.node(split) as? Container, node.columnsBeside == .none, column == node.columnInHand,
                let filled = node.lastFilled(through: column - 1)
            else { return nil }
            return node.child(at: filled).map { .stepped(to: $0.node.id) }
        }

        /// Returns the placeholder of an empty column: in a narrow window, only of the one in hand.
        func placeholder(at column: Int, of split: NodeID) -> (any Presentable)? {
            _ = revision
            guard let node = presentable(split)?.node as? Container,
                node.columnsBeside != .none || column == node.columnInHand
            else { return nil }
            return node.placeholder(at: column)
        }

        private func redraw() {
            revision += 1
            draw()
        }

        /// The first column of a split that is in sight in a wide window, with all after it: a column is hidden with
        /// those before it.
        func firstColumn(of split: NodeID) -> Int {
            _ = revision
            guard let node = presentable(split)?.node as? Container, case .split(let count) = node.layout.kind else {
                return 0
            }
            let last = count - 1
            return (0..<last).first { $0 == node.columnInHand || !node.hiddenColumns.contains($0) } ?? last
        }

        /// Reports that the user has shown or hidden columns, so that `first` is the first one in sight.
        func hasChosen(first: Int, of split: NodeID) {
            // A narrow window shows one column, whatever the user has hidden.
            guard isNarrow != true, root?.node(split) != nil else { return redraw() }
            let former = firstColumn(of: split)
            let reports: [Report] =
                first > former
                ? (former..<first).map { .hid(column: $0, of: split) }
                : (first..<former).reversed().map { .showed(column: $0, of: split) }
            revision += 1
            for report in reports { send(report) }
        }

        /// Puts in sight what SwiftUI shows in any case: in a wide window, all columns after the first one in sight.
        func showWhatHasToBe(_ target: inout Picture) {
            for split in target.splits where split.places.contains(where: { $0?.isOutOfSight == true }) {
                guard let node = root?.node(split.id) as? Container, node.columnsBeside != .none else { continue }
                let first = firstColumn(of: split.id)
                target.change(split.id) { part in
                    for index in part.places.indices.dropFirst(first) { part.places[index]?.isOutOfSight = false }
                }
            }
        }

        /// Reports the columns that the user had hidden, and that SwiftUI shows beside one before them in hand.
        /// Each is reported once, as a coordinator may claim that; also in a tab that is not selected.
        ///
        /// - Returns: True if there was something to report.
        func reportWhatHasToBe() -> Bool {
            var isNew = false
            for split in picture.splits {
                guard let node = root?.node(split.id) as? Container, node.columnsBeside != .none,
                    let hand = node.columnInHand
                else { continue }
                let isHidden = columns[split.id] == nil
                let shown = split.places.indices.filter {
                    $0 > hand && (isHidden || isThere($0, of: split.id)) && !node.isInSight(column: $0)
                }
                if told[split.id, default: []] == shown { continue }
                told[split.id] = shown.isEmpty ? nil : shown
                isNew = isNew || !shown.isEmpty
                for column in shown.reversed() { root?.report(.showed(column: column, of: split.id)) }
            }
            return isNew
        }

        /// Returns true if a column is in sight.
        func isThere(_ column: Int, of split: NodeID) -> Bool { columns[split]?[column] != nil }

        /// Returns true if everything that a part shows is in sight.
        func isInSight(_ part: Picture.Part) -> Bool {
            if part.kind == .screen, seen[part.id] == nil { return false }
            if part.kind != .split { return part.shown.allSatisfy(isInSight) }
            return part.places.enumerated().allSatisfy { index, column in
                guard let column, !column.isOutOfSight else { return true }
                return isThere(index, of: part.id) ? isInSight(column) : absent[part.id]?[index] ?? 0 >= 5
            }
        }

        /// Counts the moments for which columns beside the one in hand have not come. After five, SwiftUI hides them,
        /// which it does not always say.
        func countAbsentColumns() {
            let former = absent
            absent = [:]
            for split in picture.splits where columns[split.id] != nil {
                for (index, column) in split.places.enumerated()
                where column?.isOutOfSight == false && index != split.hand && !isThere(index, of: split.id) {
                    absent[split.id, default: [:]][index] = (former[split.id]?[index] ?? 0) + 1
                }
            }
        }

        /// True while a column that goes out of sight is there.
        var isChangingColumns: Bool {
            picture.splits.contains { split in
                split.places.indices.contains { split.places[$0]?.isOutOfSight == true && isThere($0, of: split.id) }
            }
        }
    }

    extension Container {
        /// Returns the last column with content among the first ones, up to one of them.
        fileprivate func lastFilled(through column: Int) -> Int? {
            column < 0 ? nil : (0...column).last { child(at: $0) != nil }
        }
    }
#endif
