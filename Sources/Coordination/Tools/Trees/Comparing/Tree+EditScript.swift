import Transitions

extension Tree {
    /// The edits that turn one list into another: the elements kept, removed and added, in order.
    ///
    /// Finds the shortest edits (Myers, "An O(ND) difference algorithm", 1986) up to `limit` of them, so that two long
    /// lists with nothing in common do not cost the square of their length. Beyond that, everything between the first
    /// and the last difference is removed and added. The standard library's `CollectionDifference` has no such limit.
    /// Expects lists without their common beginning and end. O(count * limit) at worst.
    struct EditScript {
        enum Step: Hashable {
            case kept, removed, added
        }

        let old: [Int]
        let new: [Int]
        let limit = 256

        init(old: [Int], new: [Int]) {
            self.old = old
            self.new = new
        }

        static func steps(from old: [Int], to new: [Int]) -> [Step] {
            let script = EditScript(old: old, new: new)
            return script.shortest() ?? script.whole()
        }

        func whole() -> [Step] {
            Array(repeating: .removed, count: old.count) + Array(repeating: .added, count: new.count)
        }

        /// Returns the shortest edits; nil beyond `limit`. Finds the furthest point on each diagonal (`x - y`) for each
        /// number of edits, until one is the end.
        func shortest() -> [Step]? {
            var furthest = Array(repeating: 0, count: 2 * limit + 3)
            let zero = limit + 1
            // The points reached with each number of edits, from the lowest diagonal to the highest.
            var trace: [[Int]] = []
            for edits in 0...min(limit, old.count + new.count) {
                for diagonal in stride(from: -edits, through: edits, by: 2) {
                    let below = furthest[zero + diagonal - 1]
                    let above = furthest[zero + diagonal + 1]
                    let isAdding = diagonal == -edits || (diagonal != edits && below < above)
                    var x = isAdding ? above : below + 1
                    var y = x - diagonal
                    while x < old.count, y < new.count, old[x] == new[y] {
                        x += 1
                        y += 1
                    }
                    furthest[zero + diagonal] = x
                    if x >= old.count, y >= new.count { return backtrack(through: trace) }
                }
                trace.append(Array(furthest[zero - edits...zero + edits]))
            }
            return nil
        }

        func backtrack(through trace: [[Int]]) -> [Step] {
            var steps: [Step] = []
            var x = old.count
            var y = new.count
            for edits in stride(from: trace.count, to: 0, by: -1) {
                let reached = trace[edits - 1]
                let zero = edits - 1
                let diagonal = x - y
                let isAdding =
                    diagonal == -edits
                    || (diagonal != edits && reached[zero + diagonal - 1] < reached[zero + diagonal + 1])
                let before = isAdding ? diagonal + 1 : diagonal - 1
                let start = isAdding ? reached[zero + before] : reached[zero + before] + 1
                steps += repeatElement(.kept, count: x - start)
                steps.append(isAdding ? .added : .removed)
                x = reached[zero + before]
                y = x - before
            }
            steps += repeatElement(.kept, count: x)
            return steps.reversed()
        }
    }
}
