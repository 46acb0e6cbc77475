/// The facts about a commit that its hosts have asked for.
final class HostCache {
    /// The commit as its only host received it, kept for the full end because the short end could not finish.
    var hostCommit: HostCommit?

    /// The nodes that came into view or left it; nil until asked for.
    var visibility: SeenDifference?

    /// The facts for each of several hosts; nil until one of them asks.
    var facts: HostFacts?

    /// Forgets the facts that retain an outermost node. They are computed again if asked for.
    func forgetFacts(of outermost: Node) {
        if visibility?.includes(outermost) == true { visibility = nil }
        facts = nil
    }
}

/// The facts about a commit for each of several hosts, by the node that the host is attached to.
final class HostFacts {
    private var all: [ObjectIdentifier: Facts] = [:]

    /// True once the changes of visibility are known.
    var knowsVisibility = false

    /// The facts for one host.
    final class Facts {
        var changes: [TreeChange] = []

        /// The nodes whose lists were changed, held weakly: a host may ask while the commit settles.
        var touched: [Node] {
            get { places.compactMap(\.node) }
            set { places = newValue.map(Place.init) }
        }

        private var places: [Place] = []

        private struct Place {
            weak var node: Node?
        }

        /// The nodes that came into view or left it; empty until asked for.
        var visibility = HostCommit.VisibilityFacts()
    }

    /// Returns the facts for a node's host, created if needed.
    func of(_ node: Node) -> Facts {
        if let facts = all[ObjectIdentifier(node)] { return facts }
        let made = Facts()
        all[ObjectIdentifier(node)] = made
        return made
    }
}

/// The nodes that came into view and those that went out of it.
struct SeenDifference {
    /// The nodes that came, from the back to the front.
    let appeared: [Node]
    /// The nodes that went, from the front to the back.
    let disappeared: [Node]

    /// Returns true if a node came or went.
    func includes(_ node: Node) -> Bool { appeared.contains { $0 === node } || disappeared.contains { $0 === node } }
}
