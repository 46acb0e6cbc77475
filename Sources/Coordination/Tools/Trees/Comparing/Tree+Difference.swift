public import Transitions

extension Tree {
    /// The difference of two trees, line by line, for the message of a failing test.
    ///
    /// It compares shapes, as `==` does, and is empty exactly when the trees are equal. Printed, it shows the changes
    /// with a little context.
    public struct Difference: Hashable, Sendable {
        /// A line of the old tree, the new tree, or both.
        package struct Line: Hashable, Sendable {
            /// The trees that have the line.
            package enum Change: Hashable, Sendable {
                /// Both.
                case kept
                /// Only the old one.
                case removed
                /// Only the new one.
                case added
            }

            /// The trees that have the line.
            package let change: Change

            private let line: Tree.Line

            /// The change from the removed line that this one replaces, such as `now shown`; else empty.
            package let remark: String

            init(_ change: Change, _ line: Tree.Line, remark: String = "") {
                self.change = change
                self.line = line
                self.remark = remark
            }

            /// The number of nodes and windows around it.
            package var depth: Int { line.depth }

            /// The line as in ``Tree/outline``, such as `^ stack login *`. Composed on each access.
            package var text: String { line.text }
        }

        /// All lines of both trees, in order; at each change, removed lines come before added ones.
        package let lines: [Line]

        init(lines: [Line]) {
            self.lines = lines
        }

        /// True if the trees are equal. O(lines).
        public var isEmpty: Bool { lines.allSatisfy { $0.change == .kept } }
    }

    /// Returns the changes from an older tree, or from the one that a test expected, to this tree.
    ///
    /// The result is the shortest difference for trees that differ in up to some 256 lines; beyond that, all lines
    /// between the first and the last difference count as replaced. O(nodes + differences²).
    public func difference(from other: Tree) -> Difference {
        let old = other.lines
        let new = lines
        // Lines are matched without their stars, so that a moved star does not split the subtree that it is on.
        let shorter = min(old.count, new.count)
        var head = 0
        while head < shorter, old[head].isLikeButForStar(new[head]) {
            head += 1
        }
        var tail = 0
        while tail < shorter - head, old[old.count - 1 - tail].isLikeButForStar(new[new.count - 1 - tail]) {
            tail += 1
        }
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            let next = numbers.count
            let line = line.isShown ? line.withOtherStar : line
            let number = numbers[line, default: next]
            if number == next { numbers[line] = next }
            return number
        }
        var merge = Difference.Merge(old: old, new: new)
        merge.keep(head)
        let steps = EditScript.steps(
            from: old[head..<old.count - tail].map(number), to: new[head..<new.count - tail].map(number))
        for step in steps {
            merge.take(step)
        }
        merge.keep(tail)
        return Difference(lines: merge.finish())
    }
}

extension Tree.Difference {
    /// The lines of two trees merged into one order, with remarks on those that changed only their name or star.
    struct Merge {
        let old: [Tree.Line]
        let new: [Tree.Line]
        var lines: [Line] = []
        /// The lines since the last kept one.
        var removed = 0..<0
        var added = 0..<0

        init(old: [Tree.Line], new: [Tree.Line]) {
            self.old = old
            self.new = new
            lines.reserveCapacity(new.count)
        }

        mutating func take(_ step: Tree.EditScript.Step) {
            switch step {
            case .removed:
                removed = removed.lowerBound..<removed.upperBound + 1
            case .added:
                added = added.lowerBound..<added.upperBound + 1
            case .kept where old[removed.upperBound].isShown != new[added.upperBound].isShown:
                take(.removed)
                take(.added)
            case .kept:
                endRun()
                lines.append(Line(.kept, new[added.upperBound]))
                removed = removed.upperBound + 1..<removed.upperBound + 1
                added = added.upperBound + 1..<added.upperBound + 1
            }
        }

        /// Takes this many kept lines.
        mutating func keep(_ count: Int) {
            for _ in 0..<count { take(.kept) }
        }

        mutating func finish() -> [Line] {
            endRun()
            return lines
        }

        mutating func endRun() {
            if removed.isEmpty, added.isEmpty { return }
            for line in old[removed] {
                lines.append(Line(.removed, line))
            }
            let gone = Set(old[removed])
            for (offset, line) in new[added].enumerated() {
                var remark = gone.contains(line.withOtherStar) ? line.starRemark : ""
                if remark.isEmpty, removed.count == added.count {
                    remark = line.remark(from: old[removed.lowerBound + offset])
                }
                lines.append(Line(.added, line, remark: remark))
            }
            removed = removed.upperBound..<removed.upperBound
            added = added.upperBound..<added.upperBound
        }
    }
}

extension Tree.Line {
    var starRemark: String { isShown ? "now shown" : "no longer shown" }

    /// The remark on this line if it replaces the other; else empty.
    func remark(from other: Tree.Line) -> String {
        guard depth == other.depth, mark == other.mark, noun == other.noun, name != other.name else { return "" }
        let rename = other.name.isEmpty ? "had no name" : "was \(other.name)"
        return isShown == other.isShown ? rename : "\(rename), \(starRemark)"
    }
}
