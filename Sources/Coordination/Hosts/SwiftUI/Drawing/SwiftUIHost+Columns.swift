#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationHosting

    /// A split in a narrow window, once the user has gone back to an earlier column.
    struct CoveredSplit {
        /// The column that the user has gone back to.
        let front: Int

        /// The nodes in the columns.
        let filled: [[NodeID]]
    }

    // Columns: those in sight, as SwiftUI does not say how wide a window is, and those that the user has covered.
    extension SwiftUIHost {
        func hasAppeared(_ column: Int, of split: NodeID) {
            columns[split, default: [:]][column, default: 0] += 1
            // Only a wide window shows later columns.
            if let front = covered[split]?.front, column > front { covered[split] = nil }
            draw()
        }

        func hasDisappeared(_ column: Int, of split: NodeID) {
            let count = (columns[split]?[column] ?? 1) - 1
            columns[split]?[column] = count > 0 ? count : nil
            if columns[split]?.isEmpty == true { columns[split] = nil }
            draw()
        }

        /// Notes that the user has gone back from a column's bottom. The tree does not change.
        func hasGone(to column: Int, of split: NodeID) {
            guard let node = root?.node(split) else { return }
            let part = Picture.Part(of: node)
            change(split) { $0.goBack(to: column) }
            covered[split] = column < part.front ? CoveredSplit(front: column, filled: Self.filled(part)) : nil
            revision += 1
            draw()
        }

        /// Keeps a column in front to which the user has gone back, until a commit without a user's action changes a
        /// column.
        func cover(_ target: inout Picture) {
            if covered.isEmpty { return }
            covered = covered.filter { root?.node($0.key) != nil }
            for (id, former) in covered {
                var left: CoveredSplit?
                target.change(id) { part in
                    let filled = Self.filled(part)
                    guard former.front < part.front, former.filled == filled || isReported else { return }
                    left = CoveredSplit(front: former.front, filled: filled)
                    part.goBack(to: former.front)
                }
                covered[id] = left
            }
        }

        private static func filled(_ split: Picture.Part) -> [[NodeID]] {
            split.places.map { part in part.map { [$0.id] + $0.parts.map(\.id) } ?? [] }
        }

        /// Returns true if a column is in sight.
        private func isThere(_ column: Int, of split: NodeID) -> Bool { columns[split]?[column] != nil }

        /// Returns true if a column is covered, and has gone out of sight.
        func covers(_ column: Int, of split: NodeID) -> Bool {
            guard let front = covered[split]?.front else { return false }
            return column > front && !isThere(column, of: split)
        }

        /// Returns true if everything that a part shows is in sight.
        func isInSight(_ part: Picture.Part) -> Bool {
            if part.kind == .screen, seen[part.id] == nil { return false }
            if part.kind != .split { return part.shown.allSatisfy(isInSight) }
            // A column out of sight is beneath another one, or hidden by the user.
            return part.places.enumerated().allSatisfy { index, column in
                column.map { isThere(index, of: part.id) ? isInSight($0) : index != part.front } ?? true
            }
        }

        /// Notes the column that goes out of sight, for each narrow split whose front column changes.
        ///
        /// - Returns: True if a split with one filled column changes its front column: nothing tells if it is narrow.
        func noteColumns(_ next: Picture) -> Bool {
            let former = Dictionary(
                picture.splits.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            var isUntold = false
            for split in next.splits {
                guard let old = former[split.id], old.front != split.front,
                    columns[split.id].map({ Array($0.keys) }) == [old.front]
                else { continue }
                if old.parts.count > 1 { goingColumns[split.id] = old.front } else { isUntold = true }
            }
            return isUntold
        }

        /// True while a narrow split moves from one column to another.
        var isChangingColumns: Bool {
            goingColumns = goingColumns.filter { isThere($0.value, of: $0.key) }
            return !goingColumns.isEmpty
        }
    }

    extension Picture {
        fileprivate var splits: [Part] { layers.flatMap(\.all).filter { $0.kind == .split } }
    }
#endif
