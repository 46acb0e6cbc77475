extension Tree {
    /// How an entry stands to the one above it.
    package enum Role {
        case top, child, embedded, presented
    }

    /// Goes through entries in order and knows where each stands, without recursion.
    struct Walk {
        /// An entry whose subtrees are not all seen.
        struct Frame {
            let entry: Int
            let role: Role
            var children: Int
            var embedded: Int
            var presents: Bool
            /// For the walker's use: whether it has dealt with the end of the children.
            var isClosed = false

            var isDone: Bool { children == 0 && embedded == 0 && !presents }
        }

        private var open: [Frame] = []

        init() {}

        var top: Frame? { open.last }

        /// How many entries are around the one that comes next.
        var depth: Int { open.count }

        /// Goes on to the next entry, which is in what is open.
        @discardableResult
        mutating func enter(_ entry: Entry, at index: Int) -> Role {
            let role = takePlace()
            open.append(
                Frame(
                    entry: index, role: role, children: entry.childCount, embedded: entry.embeddedCount,
                    presents: entry.presents))
            return role
        }

        /// Goes past the next entry, which is in what is open, and in which nothing stands.
        mutating func pass() -> Role { takePlace() }

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
        mutating func leave() {
            _ = open.popLast()
        }
    }

    /// Goes through the entries in order, those in an entry before what follows that.
    ///
    /// - Parameters:
    ///   - look: Given the index of an entry, how it stands to the one above it, and how many are around it.
    ///   - leave: Given the index of one in which something stands, behind the last of that.
    package func walk(_ look: (Int, Role, _ depth: Int) -> Void, leaving leave: (Int) -> Void) {
        var walk = Walk()
        for index in entries.indices {
            let depth = walk.depth
            look(index, entries[index].isLeaf ? walk.pass() : walk.enter(entries[index], at: index), depth)
            while let top = walk.top, top.isDone {
                walk.leave()
                leave(top.entry)
            }
        }
    }
}
