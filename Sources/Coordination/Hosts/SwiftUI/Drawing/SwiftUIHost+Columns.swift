#if canImport(SwiftUI) && (!canImport(UIKit) || os(watchOS) || os(tvOS))
    import Coordination

    /// A split as the user has left it in a narrow window, where it is one stack.
    struct CoveredSplit {
        /// The column that the user has gone back to.
        let front: Int

        /// What is in the columns.
        let filled: [[NodeID]]
    }

    // Columns: which are in sight, as SwiftUI does not say how wide a window is, and which the user has covered.
    extension SwiftUIHost {
        func hasAppeared(_ column: Int, of split: NodeID) {
            columns[split, default: [:]][column, default: 0] += 1
            // A wide window shows them all.
            if let front = covered[split]?.front, column > front { covered[split] = nil }
            draw()
        }

        func hasDisappeared(_ column: Int, of split: NodeID) {
            let count = (columns[split]?[column] ?? 1) - 1
            columns[split]?[column] = count > 0 ? count : nil
            if columns[split]?.isEmpty == true { columns[split] = nil }
            draw()
        }

        /// The user has gone back from the bottom of a column. The tree stays.
        func hasGone(to column: Int, of split: NodeID) {
            guard let node = root?.node(split) as? Container else { return }
            guard case .split(_, let parts, let last) = Picture.Part(of: node) else { return }
            change(split) { part in
                guard case .split(let id, let parts, _) = part else { return part }
                return .split(id, parts, front: column)
            }
            covered[split] = column < last ? CoveredSplit(front: column, filled: Self.filled(parts)) : nil
            revision += 1
            draw()
        }

        /// Of splits that the user has left at another column, that one is in front, until there is something else in
        /// a column that the user has not brought about.
        func cover(_ target: inout Picture) {
            if covered.isEmpty { return }
            covered = covered.filter { root?.node($0.key) != nil }
            for (id, former) in covered {
                var left: CoveredSplit?
                for index in target.layers.indices {
                    target.layers[index].part = target.layers[index].part.changing(id) { part in
                        guard case .split(_, let parts, let last) = part else { return part }
                        let filled = Self.filled(parts)
                        guard former.front < last, former.filled == filled || isReported else { return part }
                        left = CoveredSplit(front: former.front, filled: filled)
                        return .split(id, parts, front: former.front)
                    }
                }
                covered[id] = left
            }
        }

        private static func filled(_ columns: [Picture.Part?]) -> [[NodeID]] {
            columns.map { part in part.map { [$0.id] + $0.parts.map(\.id) } ?? [] }
        }

        /// Whether a column is in sight.
        private func isThere(_ column: Int, of split: NodeID) -> Bool { columns[split]?[column] != nil }

        /// Whether a column is covered, and has gone out of sight.
        func covers(_ column: Int, of split: NodeID) -> Bool {
            guard let front = covered[split]?.front else { return false }
            return column > front && !isThere(column, of: split)
        }

        /// Whether all that a part shows is in sight.
        func isInSight(_ part: Picture.Part) -> Bool {
            switch part {
            case .screen(let id, let embedded): return seen[id] != nil && embedded.allSatisfy(isInSight)
            case .stack(_, let screens): return screens.last.map(isInSight) ?? true
            case .tabs(_, let tabs, let selected): return tabs.first { $0.id == selected }.map(isInSight) ?? true
            case .pages(_, let pages, let shown, _):
                return pages.filter { shown.contains($0.id) }.allSatisfy(isInSight)
            case .split(let id, let parts, let front):
                // One that is out of sight is beneath another one, or hidden by the user.
                return parts.enumerated().allSatisfy { index, part in
                    part.map { isThere(index, of: id) ? isInSight($0) : index != front } ?? true
                }
            }
        }

        /// Of each narrow split that is told to have another column in front, the one that goes out of sight.
        ///
        /// - Returns: Whether nothing tells if a split is narrow that has another column in front.
        func noteColumns(_ next: Picture) -> Bool {
            let former = Dictionary(
                picture.layers.flatMap(\.part.splits).map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
            var isUntold = false
            for split in next.layers.flatMap(\.part.splits) {
                guard let old = former[split.id], old.front != split.front,
                    columns[split.id].map({ Array($0.keys) }) == [old.front]
                else { continue }
                if old.filled > 1 { goingColumns[split.id] = old.front } else { isUntold = true }
            }
            return isUntold
        }

        /// Whether a narrow split is still moving from one column to another.
        var isChangingColumns: Bool {
            goingColumns = goingColumns.filter { isThere($0.value, of: $0.key) }
            return !goingColumns.isEmpty
        }
    }

    extension Picture.Part {
        /// The splits in it, with the column in front of each, and how many are filled.
        fileprivate var splits: [(id: NodeID, front: Int, filled: Int)] {
            let inner = parts.flatMap(\.splits)
            guard case .split(let id, _, let front) = self else { return inner }
            return [(id, front, parts.count)] + inner
        }
    }
#endif
