@_spi(Log) import Transitions

/// The stored form of a node.
struct StoredNode: Sendable {
    enum Kind: String, Sendable { case screen, stack, tabs, pages, split, window, windows }

    var kind: Kind
    var name = ""
    /// The column of a split that holds the node.
    var column: Int?
    /// The numbers of nodes that this one holds, presents and embeds. They follow this one, each with its own numbers.
    var children = 0
    var modals = 0
    var embedded = 0
    /// The index of the selected child; of the first, if two are selected; of the column in hand.
    var shown: Int?
    /// The columns of a split that the user has hidden.
    var hidden: [Int] = []
    /// The route that selected the shown child.
    var selected: StoredOrigin?
    /// True if the route that selected the shown child is not stored.
    var hasUnstoredSelection = false
    /// The presentation style; nil if automatic.
    var style: StoredValue?
    /// The stored name of the coordinator.
    var router: String?
    /// The restoration ID of the coordinator.
    var id: String?
    /// The key that the node is shown under; nil if the key is the route.
    var key: StoredValue?
    /// The index of the origin in ``StoredContent/origins``.
    var origin: Int?
    /// True if the route that put the node there is not stored.
    var hasUnstoredOrigin = false
    /// The state of the model, with its version.
    var kept: Versioned?
    /// The reason why the state of the model could not be stored.
    var keptFlaw: String?
    /// True for a later question of a flow.
    var isQuestion = false
    /// The answers that led to the question.
    var answers: StoredValue?
    /// The number of listeners for the result.
    var listeners = 0
    /// The first waiting trigger with this node as prerequisite, by index.
    var first: Int?
    /// The titles of the alerts.
    var alerts: [String] = []

    /// The number of nodes that this one represents: several for a block.
    var span = 1

    /// True if a stored route or a flow put the node there.
    var isRouted: Bool { origin != nil || isQuestion }

    /// A value, and the version that it was encoded in.
    struct Versioned: Hashable, Sendable {
        var value: StoredValue
        var version: Int
    }
}

/// A route that put a node on a tree, or selected it.
struct StoredOrigin: Hashable, Sendable {
    /// The coordinator that took the route.
    enum Taker: Hashable, Sendable {
        /// A coordinator on the stored tree, by its index among the coordinators there.
        case stored(Int)
        /// The nearest coordinator around the stored tree, by its stored name.
        case above(String)
    }

    var taker: Taker
    var route: StoredNode.Versioned

    /// A placeholder for an origin that is written in a block.
    static let inBlock = StoredOrigin(taker: .stored(0), route: .init(value: .null, version: 0))
}

/// A trigger that waited.
struct StoredTrigger: Sendable {
    /// The routes, each with the stored name of its coordinator; empty if one of them is not stored.
    var routes: [(router: String, route: StoredNode.Versioned)] = []
    /// The coordinator to trigger the routes on; nil for the nearest that takes them.
    var taker: StoredOrigin.Taker?
    /// True if the routes are followed as a link, even if there is only one.
    var isLink = false
    /// True if the trigger brings its destination to the front.
    var reveals = false
    /// The number of an earlier trigger that waited for the same prerequisite.
    var with: Int?
}

/// The content of a stored state.
struct StoredContent: Sendable {
    var nodes: [StoredNode] = []
    var origins: [StoredOrigin] = []
    var waits: [StoredTrigger] = []
    /// The number of closed screens that were kept.
    var keptCount = 0
    var owner: String?
    var date: Double?
    /// True for one window of a manager, without the others.
    var isAlone = false
    /// The effects and results that had not been delivered: the name of each effect, `""` for each result.
    var undelivered: [String] = []
    /// True if a later state could not be stored.
    var isOlder = false
    /// The parent of each node, by index.
    var parents: [Int] = []
    /// The path step to each node from its parent.
    var steps: [TreePath.Step] = []
}

extension StoredContent {
    /// Returns the kind of list in which a node's parent holds it.
    func place(of index: Int) -> Place {
        switch steps[index] {
        case .child: .content
        case .modal: .modal
        case .embedded: .embedded
        case .alert: .content
        }
    }

    /// Returns the path of a node in the stored tree. O(levels).
    func path(of index: Int) -> TreePath {
        var steps: [TreePath.Step] = []
        var current = index
        while current > 0 {
            steps.append(self.steps[current])
            current = parents[current]
        }
        return TreePath(steps.reversed())
    }

    /// Computes the parents and steps. Returns false if the counts do not add up, or the tree is too deep.
    mutating func link() -> Bool {
        parents = Array(repeating: 0, count: nodes.count)
        steps = Array(repeating: .child(0), count: nodes.count)
        /// The nodes whose children are still to come.
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

    /// Returns the path step to the next node in this one, after `taken` others.
    fileprivate func step(to taken: Int, _ column: Int?) -> TreePath.Step {
        if taken < children { return .child(kind == .split ? column ?? taken : taken) }
        if taken < children + modals { return .modal(taken - children) }
        return .embedded(taken - children - modals)
    }
}

extension StoredTrigger {
    var taken: [RestorationReport.TakenRoute] { routes.map { .init(router: $0.router, route: $0.route.value) } }
}
