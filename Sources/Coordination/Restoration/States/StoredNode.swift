@_spi(Log) import Transitions

/// What is stored of one node.
struct StoredNode: Sendable {
    /// What sort of place it is.
    enum Kind: String, Sendable { case screen, stack, tabs, pages, split, window, windows }

    var kind: Kind
    var name = ""
    /// In which column of a split it stands.
    var column: Int?
    /// How many it holds, presents and embeds. They follow it, each with all that is its own.
    var children = 0
    var modals = 0
    var embedded = 0
    /// Which of its children is selected, the first where it is two.
    var shown: Int?
    /// What has selected that.
    var selected: StoredOrigin?
    /// Whether a route has selected it that is not stored.
    var isSelectedNameless = false
    /// How it stands over what presents it, where that is not as usual.
    var style: StoredValue?
    /// The stored name of the coordinator that it stands for.
    var router: String?
    /// What its coordinator is known by among its siblings.
    var id: String?
    /// What it is shown under, where that is not its route.
    var key: StoredValue?
    /// What put it there, of the list of these.
    var origin: Int?
    /// Whether a route put it there that is not stored.
    var isNameless = false
    /// The state of its model, and the version of that.
    var kept: Versioned?
    /// Why the state of its model could not be stored.
    var keptFlaw: String?
    /// Whether it is a question of a flow that came after another one.
    var isQuestion = false
    /// The answers that led to that.
    var answers: StoredValue?
    /// How many wait for its result.
    var listeners = 0
    /// Of which waiting trigger, in their order, it is what has to come first.
    var first: Int?
    /// The titles of its alerts.
    var alerts: [String] = []

    /// How many nodes it is there for: some, if they are written in a block.
    var span = 1

    /// True if a route put it there.
    var isRouted: Bool { origin != nil || isQuestion }

    /// A value and the version of what it means.
    struct Versioned: Hashable, Sendable {
        var value: StoredValue
        var version: Int
    }
}

/// A route that put something on a tree.
struct StoredOrigin: Hashable, Sendable {
    /// Which coordinator took it.
    enum Taker: Hashable, Sendable {
        /// One of those that are stored, counted in their order.
        case stored(Int)
        /// The nearest of a stored name around what was stored.
        case above(String)
    }

    var taker: Taker
    var route: StoredNode.Versioned

    /// One of those that are written in blocks.
    static let inBlock = StoredOrigin(taker: .stored(0), route: .init(value: .null, version: 0))
}

/// A trigger that waited.
struct StoredWait: Sendable {
    /// Its routes, each with the stored name of what takes it; none where one of them is not stored.
    var routes: [(router: String, route: StoredNode.Versioned)] = []
    /// Which coordinator was asked, or nil for the nearest.
    var taker: StoredOrigin.Taker?
    /// Whether it is followed as a link, though it is only one route.
    var isLink = false
    /// Whether it brings what it comes to to the front.
    var reveals = false
    /// The number of an earlier trigger that waited for the same prerequisite.
    var with: Int?
}

/// All that is stored.
struct StoredContent: Sendable {
    var nodes: [StoredNode] = []
    var origins: [StoredOrigin] = []
    var waits: [StoredWait] = []
    /// How many closed screens were kept.
    var keptCount = 0
    /// Whose it is, and when it was stored.
    var owner: String?
    var date: Double?
    /// Whether it is one window of a manager, and says nothing about the others.
    var isAlone = false
    /// The names of effects that had not run; of results, none.
    var undelivered: [String] = []
    /// Whether a later state could not be stored.
    var isOlder = false
    /// Whether the first of the nodes is only around what was stored: what it holds is to come back.
    var parents: [Int] = []
    /// How each parent holds its node.
    var steps: [TreePath.Step] = []
}

extension StoredContent {
    /// In which list of its parent a node is.
    func place(of index: Int) -> Place {
        switch steps[index] {
        case .child: .content
        case .modal: .modal
        case .embedded: .embedded
        case .alert: .content
        }
    }

    /// Where a node is in the tree that was stored. O(levels).
    func path(of index: Int) -> TreePath {
        var steps: [TreePath.Step] = []
        var current = index
        while current > 0 {
            steps.append(self.steps[current])
            current = parents[current]
        }
        return TreePath(steps.reversed())
    }

    /// Finds out where each node stands. False where the counts do not add up.
    mutating func link() -> Bool {
        parents = Array(repeating: 0, count: nodes.count)
        steps = Array(repeating: .child(0), count: nodes.count)
        /// Those whose children are still to come.
        var open: [(index: Int, taken: Int)] = []
        for index in nodes.indices {
            if index > 0 {
                while let last = open.last, last.taken == nodes[last.index].total { open.removeLast() }
                guard let last = open.last else { return false }
                parents[index] = last.index
                steps[index] = nodes[last.index].step(to: last.taken, nodes[index].column)
                open[open.count - 1].taken += nodes[index].span
                if open.count > StoredState.Limits.depth { return false }
            }
            open.append((index, 0))
        }
        while let last = open.last, last.taken == nodes[last.index].total { open.removeLast() }
        return open.isEmpty
    }
}

extension StoredNode {
    var total: Int { children + modals + embedded }

    /// How the next of those that belong to it is held by it.
    fileprivate func step(to taken: Int, _ column: Int?) -> TreePath.Step {
        if taken < children { return .child(kind == .split ? column ?? taken : taken) }
        if taken < children + modals { return .modal(taken - children) }
        return .embedded(taken - children - modals)
    }
}

extension StoredWait {
    /// Its routes, for a report.
    var taken: [RestorationReport.TakenRoute] { routes.map { .init(router: $0.router, route: $0.route.value) } }
}
