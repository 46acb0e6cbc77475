extension Tree {
    /// The relation of an entry to the one above it.
    package enum Role {
        case top, child, embedded, presented
    }

    /// A walk through entries in order, which knows the role and the depth of each, without recursion.
    struct Walk {
        /// An entry with subtrees that are still to be visited.
        struct Frame {
            let entry: Int
            let role: Role
            var children: Int
            var embedded: Int
            var presents: Bool
            /// Set by the user of the walk once it has handled the end of the children.
            var isClosed = false

            var isDone: Bool { children == 0 && embedded == 0 && !presents }
        }

        private var open: [Frame] = []

        init() {}

        var top: Frame? { open.last }

        /// The number of entries around the next one.
        var depth: Int { open.count }

        /// Opens the next entry, as part of the innermost open one, and returns its role there.
        @discardableResult
        mutating func enter(_ entry: Entry, at index: Int) -> Role {
            let role = takePlace()
            open.append(
                Frame(
                    entry: index, role: role, children: entry.childCount, embedded: entry.embeddedCount,
                    presents: entry.presents))
            return role
        }

        /// Counts the next entry, a leaf, as part of the innermost open one, and returns its role there.
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

        /// Notes that the end of the innermost open entry's children was handled.
        mutating func close() {
            guard let top = open.indices.last else { return }
            open[top].isClosed = true
        }

        mutating func leave() {
            _ = open.popLast()
        }
    }

    /// Visits the entries in order, depth first.
    ///
    /// - Parameters:
    ///   - look: Called with the index of an entry, its role, and the number of entries around it.
    ///   - leave: Called with the index of an entry that is no leaf, after everything in and over it.
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
