extension Tree {
    /// Goes through entries in order and knows where each stands, without recursion.
    package struct Walk {
        /// How an entry stands to the one above it.
        package enum Role {
            case top, child, embedded, presented
        }

        /// An entry whose subtrees are not all seen.
        package struct Frame {
            package let entry: Int
            let role: Role
            var children: Int
            var embedded: Int
            var presents: Bool
            /// For the walker's use: whether it has dealt with the end of the children.
            var isClosed = false

            package var isDone: Bool { children == 0 && embedded == 0 && !presents }
        }

        private var open: [Frame] = []

        package init() {}

        package var top: Frame? { open.last }

        /// How many entries are around the one that comes next.
        package var depth: Int { open.count }

        /// Goes on to the next entry, which is in what is open.
        @discardableResult
        package mutating func enter(_ entry: Entry, at index: Int) -> Role {
            let role = takePlace()
            open.append(
                Frame(
                    entry: index, role: role, children: entry.childCount, embedded: entry.embeddedCount,
                    presents: entry.presents))
            return role
        }

        /// Goes past the next entry, which is in what is open, and in which nothing stands.
        package mutating func pass() -> Role { takePlace() }

        private mutating func takePlace() -> Role {
            guard let top = open.indices.last else { return .top }
            if open[top].children > 0 {
                open[top].children -= 1
                return .child
            }
            if open[top].embedded > 0 {
                open[top].embedded -= 1
                return .embedded
            }
            open[top].presents = false
            return .presented
        }

        /// Notes that the end of the children was dealt with.
        mutating func close() {
            guard let top = open.indices.last else { return }
            open[top].isClosed = true
        }

        /// Leaves the innermost entry.
        package mutating func leave() {
            _ = open.popLast()
        }
    }
}
