/// What hosts are told of a commit.
final class HostNotices {
    /// What the one host that has to see the commit was handed, where more has come of it than an answer at once. Until
    /// that is seen to.
    var handed: HostCommit?

    /// What came into view and went out of it, once that has been asked for.
    var visibility: SeenDifference?

    /// What each is told, where there are several and one of them has asked.
    var facts: HostFacts?

    /// Forgets what keeps a node. It is found out once more where somebody asks.
    func letGo(of outermost: Node) {
        if visibility?.includes(outermost) == true { visibility = nil }
        facts = nil
    }
}

/// What a commit says to each of several hosts, by the nodes that these are attached to.
final class HostFacts {
    private var all: [ObjectIdentifier: Facts] = [:]

    /// Whether what came into view has been asked for.
    var knowsVisibility = false

    /// What it says to one of them.
    final class Facts {
        var changes: [TreeChange] = []

        /// The nodes whose lists were changed. A host may ask while it settles: then they are not kept.
        var touched: [Node] {
            get { places.compactMap(\.node) }
            set { places = newValue.map(Place.init) }
        }

        private var places: [Place] = []

        private struct Place {
            weak var node: Node?
        }

        /// What came into view and went out of it, once that has been asked for.
        var visibility = HostCommit.VisibilityFacts()
    }

    /// What it says to the host of a node, to be added to.
    func of(_ node: Node) -> Facts {
        if let facts = all[ObjectIdentifier(node)] { return facts }
        let made = Facts()
        all[ObjectIdentifier(node)] = made
        return made
    }
}
