extension Tree {
    /// What sets two trees apart, line by line, for the message of a failing test.
    ///
    /// It compares shapes, as `==` does, and is empty exactly when the trees are equal. Printed, it shows what changed
    /// with a little of what is around it.
    public struct Difference: Hashable, Sendable {
        /// A line of the old tree, the new tree, or both.
        public struct Line: Hashable, Sendable {
            /// Which of the trees has the line.
            public enum Change: Hashable, Sendable {
                /// Both.
                case kept
                /// Only the old one.
                case removed
                /// Only the new one.
                case added
            }

            /// Which of the trees has the line.
            public let change: Change

            /// How many nodes and windows are around it.
            public let depth: Int

            /// The line as ``Tree/outline`` has it, such as `^ stack login *`.
            public let text: String

            /// What became of a removed line that this one takes up, such as `now shown`; else empty.
            public let remark: String
        }

        /// Every line of both trees in order, what was removed in one place before what was added there.
        public let lines: [Line]

        /// Whether the trees are equal. O(lines).
        public var isEmpty: Bool {
            lines.allSatisfy { $0.change == .kept }
        }
    }

    /// Says how this tree came out of an older one, or out of the one that a test expected.
    ///
    /// The shortest difference is found for trees that differ in up to some 256 lines; beyond that all between the
    /// first and the last of them counts as replaced. O(nodes + differences²).
    public func difference(from other: Tree) -> Difference {
        let old = other.lines
        let new = lines
        // Lines are matched without their stars, so that a star that moved does not tear what it stands on apart.
        var numbers: [Line: Int] = [:]
        func number(_ line: Line) -> Int {
            let next = numbers.count
            let line = line.isShown ? line.withOtherStar : line
            let number = numbers[line, default: next]
            if number == next { numbers[line] = next }
            return number
        }
        var merge = Difference.Merge(old: old, new: new)
        for step in EditScript.steps(from: old.map(number), to: new.map(number)) {
            merge.take(step)
        }
        return Difference(lines: merge.finish())
    }
}

extension Tree.Difference {
    /// Brings the lines of two trees into one order, and notes what stayed but for its name or star.
    struct Merge {
        private let old: [Tree.Line]
        private let new: [Tree.Line]
        private var lines: [Line] = []
        /// The lines since the last one that was kept.
        private var removed: ArraySlice<Tree.Line>
        private var added: ArraySlice<Tree.Line>

        init(old: [Tree.Line], new: [Tree.Line]) {
            self.old = old
            self.new = new
            removed = old[..<0]
            added = new[..<0]
            lines.reserveCapacity(new.count)
        }

        mutating func take(_ step: Tree.EditScript.Step) {
            switch step {
            case .removed:
                removed = old[removed.startIndex..<removed.endIndex + 1]
            case .added:
                added = new[added.startIndex..<added.endIndex + 1]
            case .kept where old[removed.endIndex].isShown != new[added.endIndex].isShown:
                take(.removed)
                take(.added)
            case .kept:
                endRun()
                let line = new[added.endIndex]
                lines.append(Line(change: .kept, depth: line.depth, text: line.text, remark: ""))
                removed = old[removed.endIndex + 1..<removed.endIndex + 1]
                added = new[added.endIndex + 1..<added.endIndex + 1]
            }
        }

        mutating func finish() -> [Line] {
            endRun()
            return lines
        }

        private mutating func endRun() {
            for line in removed {
                lines.append(Line(change: .removed, depth: line.depth, text: line.text, remark: ""))
            }
            let gone = Set(removed)
            for (offset, line) in added.enumerated() {
                var remark = gone.contains(line.withOtherStar) ? line.starRemark : ""
                if remark.isEmpty, removed.count == added.count {
                    remark = line.remark(from: removed[removed.startIndex + offset])
                }
                lines.append(Line(change: .added, depth: line.depth, text: line.text, remark: remark))
            }
            removed = old[removed.endIndex..<removed.endIndex]
            added = new[added.endIndex..<added.endIndex]
        }
    }
}

extension Tree.Line {
    fileprivate var withOtherStar: Tree.Line {
        Tree.Line(depth: depth, mark: mark, noun: noun, name: name, isShown: !isShown, note: note)
    }

    fileprivate var starRemark: String {
        isShown ? "now shown" : "no longer shown"
    }

    /// What to say of this line when it stands where the other stood.
    fileprivate func remark(from other: Tree.Line) -> String {
        guard depth == other.depth, mark == other.mark, noun == other.noun, name != other.name else { return "" }
        let rename = other.name.isEmpty ? "had no name" : "was \(other.name)"
        return isShown == other.isShown ? rename : "\(rename), \(starRemark)"
    }
}
