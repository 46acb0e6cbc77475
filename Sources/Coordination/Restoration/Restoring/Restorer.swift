@_spi(Hosting) import Coordination

/// The restoration of a stored tree on a live one, within one commit.
///
/// Both trees are walked together. A node that already exists, with the stored kind, coordinator and route, keeps its
/// identity. The route of a missing node is taken again: the node that it builds is put in place, and everything else
/// that the route does is undone.
final class Restorer {
    let content: StoredContent
    let commit: Commit

    /// The node that the stored tree is restored on; nil while a host is awaited, so as not to retain the tree.
    private(set) var receiver: Node?

    /// The live node of each stored one, once it is known.
    var live: [Node?]

    /// True for stored nodes that do not come back.
    var isLost: [Bool]

    /// The index after each stored node's subtree.
    let ends: [Int]

    let routers: [Int]

    /// The resolved routes, by origin.
    var wanted: [Int: Wanted] = [:]

    /// The nodes that routes have built, by origin; nil for those already put in place.
    var built: [Int: [BuiltNode?]] = [:]

    /// For each stored node, the index of its match among the nodes that its route has built.
    var places: [Int: Int] = [:]

    /// The stored nodes that cannot be told from their siblings, and those that any sibling may replace.
    var doubtful: Set<Int> = []
    var exchangeable: Set<Int> = []

    /// The nodes that were built, and the existing ones that gates do not allow.
    var made: Set<ObjectIdentifier> = []
    var refused: Set<ObjectIdentifier> = []

    /// The built nodes that were not stored, and are on the tree.
    var spreadNodes: Set<ObjectIdentifier> = []

    /// The slots that were removed, each with the stored node that held it.
    var removals: [(parent: Int, slot: Slot)] = []

    /// The reasons why routes have built nothing.
    var failures: [Int: RestorationReport.Detail] = [:]

    /// The slots that are released when the commit has settled.
    var released: [Slot] = []

    /// The number of stored nodes that are on the live tree.
    private(set) var found = 0

    /// The closures that set the states of models, after the commit.
    private var settings: [() -> () -> Void] = []

    /// The nodes whose lists are still to be restored, the next one at the end.
    var work: [Int] = []

    /// The nodes that hold an entry whose coordinator may still come back.
    var held: [Int] = []

    /// True once coordinators that have not come back are given up.
    var givesUp = false

    /// The gate that did not allow a subject, or nil, by subject: a route of a coordinator, a type, a question.
    var knownGates: [AnyHashable: String?] = [:]

    /// The selections decided so far, by container.
    var choices: [Int: Choice] = [:]

    /// The nodes of each prerequisite, by the first trigger that waited for it.
    let prerequisites: [Int: [Int]]

    /// The nodes of each route, and the triggers that share a prerequisite, by the first of them.
    let products: [Int: [Int]]
    let sharing: [Int: [Int]]

    /// True for nodes of prerequisites that are not decided yet.
    var isPending: [Bool]

    /// True for nodes left out without a loss, as they belong to a prerequisite that is not needed any more.
    var isPassed: [Bool]

    /// The stop at which a trigger waits again, by trigger.
    var stops: [Int: Stop] = [:]

    /// The origin keys of the nodes that a trigger will show, and the existing nodes that make it needless, by trigger.
    var comingOriginKeys: [Int: [OriginKey]] = [:]
    var existingNodes: [Int: [NodeID]] = [:]

    /// The coordinators on the live tree: their types, and the first of each stored name.
    var types = RestorableTypes()
    var coordinators: [String: any Restorable] = [:]

    /// The nodes that repeated triggers have inserted or removed, and the containers whose selection they changed.
    var changed: Set<NodeID> = []
    var turned: Set<NodeID> = []

    private(set) var notes: [(index: Int, loss: RestorationReport.Loss)] = []

    /// True if existing nodes that were not stored were built by the launch, and stay.
    let isLaunch: Bool

    /// The candidates for a single window, and a closure that makes one.
    let choice: WindowChoice

    /// The state to go back to; nil for any other restoration. What it has in common with the tree stays as it is, with
    /// the states of its models.
    let visit: VisitedState?

    /// The stops of a visit, by the names of their gates.
    var denials: [String: Stop] = [:]

    init(
        _ content: StoredContent, on receiver: Node, in commit: Commit, isLaunch: Bool, _ choice: WindowChoice,
        visiting visit: VisitedState? = nil
    ) {
        (self.content, self.isLaunch, self.choice) = (content, isLaunch, choice)
        self.visit = visit
        self.commit = commit
        self.receiver = receiver
        live = Array(repeating: nil, count: content.nodes.count)
        isLost = Array(repeating: false, count: content.nodes.count)
        (isPending, isPassed) = (isLost, isLost)
        var prerequisites: [Int: [Int]] = [:]
        for (index, node) in content.nodes.enumerated() {
            guard index > 0, let first = node.first else { continue }
            prerequisites[first, default: []].append(index)
            isPending[index] = true
        }
        self.prerequisites = prerequisites
        products = Dictionary(grouping: content.nodes.indices.filter { content.nodes[$0].origin != nil }) {
            content.nodes[$0].origin ?? 0
        }
        sharing = Dictionary(grouping: content.waits.indices) { content.waits[$0].with ?? $0 }
        routers = content.nodes.indices.filter { content.nodes[$0].router != nil }
        var ends = Array(content.nodes.indices)
        for index in content.nodes.indices.reversed() where index > 0 {
            ends[content.parents[index]] = max(ends[content.parents[index]], ends[index])
        }
        self.ends = ends.map { $0 + 1 }
    }

    /// The window that was stored alone, if it has come back.
    var window: Node? { content.isAlone ? live[1] : nil }

    /// Releases the live tree, until `takeUp` is called with it.
    func releaseReceiver() {
        receiver = nil
        live[0] = nil
        (wanted, coordinators, choices) = ([:], [:], choices.mapValues { Choice(loss: $0.loss) })
    }

    func takeUp(_ node: Node) {
        receiver = node
        live[0] = node
        for case let coordinator as any Restorable in live.lazy.map({ $0?.presentable }) { know(coordinator) }
    }

    private func know(_ coordinator: any Restorable) {
        types.add(type(of: coordinator))
        let name = type(of: coordinator).nameInText
        coordinators[name] = coordinators[name] ?? coordinator
    }

    /// Restores the tree. O(nodes of both trees).
    func run() {
        guard !content.nodes.isEmpty, let receiver else { return }
        note(receiver, for: 0)
        var undecided = prerequisites.keys.sorted(by: >)
        while true {
            while let next = work.popLast() { fill(next) }
            if held.isEmpty, undecided.isEmpty { break }
            let again = held
            held = []
            let before = found
            for index in again { fill(index) }
            guard work.isEmpty, before == found else { continue }
            if let next = undecided.popLast() { decide(next) } else { givesUp = true }
        }
        removeWhatComesAgain()
        for (_, rest) in built { for case let node? in rest { drop(node) } }
        for index in content.nodes.indices { noteSelection(index) }
        // Last, as the routes of what is in a column take that.
        for index in content.nodes.indices { takeColumn(index) }
    }

    /// Sets the states of models, when the commit is done.
    ///
    /// - Returns: A closure that sets the former states again, for a host that refuses the commit later.
    func setStates() -> () -> Void {
        let former = settings.map { $0() }
        return { for setBack in former.reversed() { setBack() } }
    }

    /// Returns the report on the tree as it is now. O(nodes of both trees).
    func report(_ others: [RestorationReport.Loss]) -> RestorationReport {
        noteTheRest()
        let (additions, missing) = differences()
        for index in missing { lose(index, .displaced) }
        notes.sort { $0.index < $1.index }
        let removals = removals.filter { $0.slot.node.holder == nil }.map { parent, slot in
            RestorationReport.Loss(place: content.path(of: parent), name: slot.node.name, detail: .removed)
        }
        return RestorationReport(losses: notes.map(\.loss) + others + additions + removals)
    }

    /// Returns the nodes that exist and were not stored, and those that came back and are gone again. O(nodes).
    private func differences() -> (additions: [RestorationReport.Loss], missing: [Int]) {
        guard !content.nodes.isEmpty, let receiver else { return ([], []) }
        var places: [ObjectIdentifier: Int] = [:]
        for (index, node) in live.enumerated() { if let node { places[ObjectIdentifier(node)] = index } }
        // The place of a prerequisite that is not needed has the content of the launch.
        var passed: [Place: Set<Int>] = [:]
        for index in content.nodes.indices where isPassed[index] {
            passed[content.place(of: index), default: []].insert(content.parents[index])
        }
        var additions: [RestorationReport.Loss] = []
        var waiting: [(node: Node, parent: Int)] = [(receiver, 0)]
        while let (node, parent) = waiting.popLast() {
            guard let place = places.removeValue(forKey: ObjectIdentifier(node)) else {
                if !changed.contains(node.id), passed[node.place]?.contains(parent) != true {
                    additions.append(.init(place: content.path(of: parent), name: node.name, detail: .added))
                }
                continue
            }
            let isAlone = place == 0 && content.isAlone
            let slots = isAlone ? node.content.filter { $0.node === live[1] } : node.content + node.modals + node.embeds
            for slot in slots.reversed() { waiting.append((slot.node, place)) }
        }
        return (additions, places.values.filter { !wasChanged($0) }.sorted())
    }

    /// Returns true if a repeated trigger has inserted or removed the node, or one around it. O(depth).
    private func wasChanged(_ index: Int) -> Bool {
        guard !changed.isEmpty else { return false }
        var index = index
        while true {
            if let node = live[index], changed.contains(node.id) { return true }
            if index == 0 { return false }
            index = content.parents[index]
        }
    }

    /// Restores the three lists of a node.
    private func fill(_ index: Int) {
        guard let node = live[index] else { return }
        if index == 0, content.isAlone, let manager = node as? Container {
            if !findWindow(in: manager) { held.append(0) }
            return
        }
        let stored = content.nodes[index]
        var next = index + 1
        func take(_ count: Int) -> [Int] {
            (0..<count).map { _ in
                defer { next = ends[next] }
                return next
            }
        }
        let (children, modals, embedded) = (take(stored.children), take(stored.modals), take(stored.embedded))
        var isHeld = false
        if let container = node as? Container {
            isHeld = arrange(children, in: .content(container), of: index)
            if container.layout.selectionLimit > 0 { isHeld = select(in: container, index) || isHeld }
        } else {
            // Another route was taken, and the node that it has shown holds nothing.
            for child in children { leaveOut(child, .stoodOn(content.path(of: index))) }
        }
        if !modals.isEmpty || !node.modals.isEmpty { isHeld = arrange(modals, in: .modals(node), of: index) || isHeld }
        if !embedded.isEmpty || !node.embeds.isEmpty {
            isHeld = arrange(embedded, in: .embedded(node), of: index) || isHeld
        }
        if isHeld { held.append(index) }
    }
}

extension Restorer {
    /// Takes the column in hand that was stored; the last filled one if none was.
    private func takeColumn(_ index: Int) {
        guard let split = live[index] as? Container, split.layout.columnCount != nil else { return }
        let stored = content.nodes[index]
        if !stored.hidden.isEmpty { commit.hide(ColumnsBeside(stored.hidden), of: split) }
        guard let last = split.content.last?.node else { return }
        let wanted = shownChild(of: index).flatMap { live[$0] }
        commit.take(wanted.flatMap { $0.holder === split ? $0 : nil } ?? last, of: split)
    }

    /// Notes the live node of a stored one.
    func note(_ node: Node, for index: Int) {
        let stored = content.nodes[index]
        live[index] = node
        found += 1
        work.append(index)
        if let coordinator = node.presentable as? any Restorable { know(coordinator) }
        if index > 0, stored.name != node.name { lose(index, .renamed(to: node.name)) }
        // What stands already keeps the state that it has by now.
        guard visit == nil || isMade(node) else { return }
        if let kept = stored.kept { restore(kept, of: node, index) }
        if let flaw = stored.keptFlaw { lose(index, .state(flaw)) }
    }

    private func restore(_ kept: StoredNode.Versioned, of node: Node, _ index: Int) {
        guard let model = node.presentable as? any StateRestorable else {
            return lose(index, .state("it keeps none"))
        }
        do throws(RouteFlaw) {
            settings.append(try model.setting(kept))
            if kept.value.hasSecret { lose(index, .secret) }
        } catch {
            switch error {
            case .newer(let version): lose(index, .state("version \(version) has stored it, which is newer"))
            case .secret: lose(index, .secret)
            case .undecodable(let why): lose(index, .state(why))
            }
        }
    }

    /// Notes a loss: a node is not as it was, or does not exist. The name and route are those of the node by default.
    func lose(
        _ index: Int, _ reason: RestorationReport.Detail, name: String? = nil, of origin: StoredOrigin? = nil
    ) {
        let node = content.nodes[index]
        let taken = (origin ?? node.origin.map { content.origins[$0] }).map { [self.taken($0)] } ?? []
        let place = content.path(of: index)
        notes.append((index, .init(place: place, name: name ?? node.name, detail: reason, routes: taken)))
    }

    private func taken(_ origin: StoredOrigin) -> RestorationReport.TakenRoute {
        let router =
            switch origin.taker {
            case .above(let name): name
            case .stored(let number): content.nodes[routers[number]].router ?? ""
            }
        return .init(router: router, route: origin.route.value)
    }

    /// Notes that a node does not come back, nor anything in, over or embedded in it.
    func leaveOut(_ index: Int, _ reason: RestorationReport.Detail) {
        guard !isLost[index], live[index] == nil else { return }
        isLost[index] = true
        lose(index, reason)
        let place = content.path(of: index)
        for inner in index + 1..<ends[index] where !isLost[inner] {
            isLost[inner] = true
            lose(inner, .stoodOn(place))
        }
    }

    /// Leaves a node out, with its content, without a loss.
    func pass(_ index: Int) {
        for index in index..<ends[index] { (isLost[index], isPassed[index]) = (true, true) }
    }

    /// Notes the losses that are only known at the end: selections, alerts, listeners, waiting triggers, kept screens.
    private func noteTheRest() {
        for index in content.nodes.indices {
            let stored = content.nodes[index]
            guard let node = live[index], !wasChanged(index) else { continue }
            if !isSelectionKnown(index), !turned.contains(node.id), let child = shownChild(of: index) {
                lose(child, .selection, of: stored.selected)
            }
            if node.listenerCount < stored.listeners { lose(index, .listener) }
            var here = node.ownAlerts
            for title in stored.alerts {
                if let place = here.firstIndex(of: title) {
                    here.remove(at: place)
                } else {
                    lose(index, .alert, name: title)
                }
            }
        }
        if content.isOlder { lose(0, .older, name: "") }
        for name in content.undelivered { lose(0, .undelivered, name: name) }
        for wait in content.waits where wait.routes.isEmpty { lose(0, .waiting, name: "") }
        let missing = content.keptCount - (receiver?.keptPresentables.count ?? 0)
        if missing > 0 { lose(0, .kept(missing), name: "") }
    }
}
