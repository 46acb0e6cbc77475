@_spi(Hosting) import Coordination

/// Makes a live tree what a stored one was, within one commit.
///
/// Both trees are walked together. What stands there already, with kind, coordinator and route, keeps its identity.
/// For what is missing its route is taken again: what that builds is put where it stood, and the rest of what it does
/// is undone.
final class Restorer {
    let content: StoredContent
    let commit: Commit

    /// The node that the stored tree is restored on; nil while hosts are waited for, when only the tree keeps itself.
    private(set) var receiver: Node?

    /// What each stored node is on the live tree, once that is known.
    var live: [Node?]

    /// Which of them do not come back.
    var isLost: [Bool]

    /// Where the subtree of each ends.
    let ends: [Int]

    /// Where the coordinators stand among the nodes.
    let routers: [Int]

    /// What is known of each route.
    var wanted: [Int: Wanted] = [:]

    /// What routes have built; nil for what is in its place.
    var built: [Int: [BuiltNode?]] = [:]

    /// Which of what its route has built each stored node is.
    var places: [Int: Int] = [:]

    /// Those that cannot be told from their siblings, and those of which it does not matter.
    var doubtful: Set<Int> = []
    var exchangeable: Set<Int> = []

    /// The nodes that were built, and those that were there and are not allowed now.
    var made: Set<ObjectIdentifier> = []
    var refused: Set<ObjectIdentifier> = []

    /// Those that were built and not stored, and are there.
    var spreadNodes: Set<ObjectIdentifier> = []

    /// What was there and is not any more: in which stored node, and its slot.
    var removals: [(parent: Int, slot: Slot)] = []

    /// Why a route has built nothing.
    var failures: [Int: RestorationReport.Reason] = [:]

    /// What is let go of when the commit has settled.
    var released: [Slot] = []

    /// The number of stored nodes that are on the live tree.
    private(set) var found = 0

    /// What is to be done when the tree is as it was.
    private var settings: [() -> () -> Void] = []

    /// Those whose lists are to be gone through, the next last.
    var work: [Int] = []

    /// Those with something in a list whose coordinator may still come.
    var held: [Int] = []

    /// Whether none of those will come any more.
    var givesUp = false

    /// The names of gates that did not allow, or nil, by subject: a route of a coordinator, a type, a question.
    var keepers: [AnyHashable: String?] = [:]

    /// The selections that are known, by container.
    var choices: [Int: Choice] = [:]

    /// The nodes of each prerequisite, and the triggers that waited for it, by the number of the first trigger.
    let prerequisites: [Int: [Int]]

    /// The nodes of each route.
    let products: [Int: [Int]]
    let sharing: [Int: [Int]]

    /// The nodes of prerequisites that are not decided yet.
    var isPending: [Bool]

    /// The nodes that are lost and are no loss, as their prerequisite is not needed any more.
    var isPassed: [Bool]

    /// The verdicts by which triggers wait again, by trigger.
    var stops: [Int: Stop] = [:]

    /// Who will show what, of triggers that go on, and the nodes of those that need not, by trigger.
    var comingHands: [Int: [Hand]] = [:]
    var standing: [Int: [NodeID]] = [:]

    /// The coordinators on the live tree: their types, and the first of each stored name.
    var types = RestorableTypes()
    var coordinators: [String: any Restorable] = [:]

    /// The nodes that triggers which waited have put or removed since, and the containers whose selection they changed.
    var changed: Set<NodeID> = []
    var turned: Set<NodeID> = []

    private var notes: [(index: Int, loss: RestorationReport.Loss)] = []

    /// Whether what is there and was not stored was built by the launch, and stays.
    let isLaunch: Bool

    /// The windows among which a single one is looked for, and what makes one.
    let choice: WindowChoice

    init(
        _ content: StoredContent, on receiver: Node, in commit: Commit, isLaunch: Bool, _ choice: WindowChoice
    ) {
        (self.content, self.isLaunch, self.choice) = (content, isLaunch, choice)
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

    /// The window that was stored alone, where it has come back.
    var window: Node? { content.isAlone ? live[1] : nil }

    /// Keeps the receiver no longer, until it is taken up again.
    func letGo() {
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

    /// Does it. O(nodes of both).
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
        takeOffWhatComesAgain()
        for (_, rest) in built { for case let node? in rest { drop(node) } }
        for index in content.nodes.indices { noteSelection(index) }
    }

    /// Sets the states of models, when the commit is done.
    ///
    /// - Returns: What sets them back, where a host refuses it after all.
    func setStates() -> () -> Void {
        let former = settings.map { $0() }
        return { for setBack in former.reversed() { setBack() } }
    }

    /// What has not come back as it was, as the tree is now. O(nodes of both).
    func report(_ others: [RestorationReport.Loss]) -> RestorationReport {
        noteTheRest()
        let (additions, missing) = differences()
        for index in missing { lose(index, .displaced) }
        notes.sort { $0.index < $1.index }
        let removals = removals.filter { $0.slot.node.holder == nil }.map { parent, slot in
            RestorationReport.Loss(place: content.path(of: parent), name: slot.node.name, reason: .removed)
        }
        return RestorationReport(losses: notes.map(\.loss) + others + additions + removals)
    }

    /// What is there and was not stored, and what came back and is not there any more. O(nodes).
    private func differences() -> (additions: [RestorationReport.Loss], missing: [Int]) {
        guard !content.nodes.isEmpty, let receiver else { return ([], []) }
        var places: [ObjectIdentifier: Int] = [:]
        for (index, node) in live.enumerated() { if let node { places[ObjectIdentifier(node)] = index } }
        // In the place of a prerequisite that is not needed is the content of the launch.
        var passed: [Place: Set<Int>] = [:]
        for index in content.nodes.indices where isPassed[index] {
            passed[content.place(of: index), default: []].insert(content.parents[index])
        }
        var additions: [RestorationReport.Loss] = []
        var waiting: [(node: Node, parent: Int)] = [(receiver, 0)]
        while let (node, parent) = waiting.popLast() {
            guard let place = places.removeValue(forKey: ObjectIdentifier(node)) else {
                if !changed.contains(node.id), passed[node.place]?.contains(parent) != true {
                    additions.append(.init(place: content.path(of: parent), name: node.name, reason: .added))
                }
                continue
            }
            let isAlone = place == 0 && content.isAlone
            let slots = isAlone ? node.content.filter { $0.node === live[1] } : node.content + node.modals + node.embeds
            for slot in slots.reversed() { waiting.append((slot.node, place)) }
        }
        return (additions, places.values.filter { !wasChanged($0) }.sorted())
    }

    /// True if a trigger that waited has put or removed the node since, or a node around it. O(depth).
    private func wasChanged(_ index: Int) -> Bool {
        guard !changed.isEmpty else { return false }
        var index = index
        while true {
            if let node = live[index], changed.contains(node.id) { return true }
            if index == 0 { return false }
            index = content.parents[index]
        }
    }

    /// Goes through the three lists of a node.
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
            // Another route was taken, and what that has shown holds nothing.
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
    /// Notes what a stored node is on the live tree.
    func note(_ node: Node, for index: Int) {
        let stored = content.nodes[index]
        live[index] = node
        found += 1
        work.append(index)
        if let coordinator = node.presentable as? any Restorable { know(coordinator) }
        if index > 0, stored.name != node.name { lose(index, .renamed(to: node.name)) }
        if let kept = stored.kept { restore(kept, of: node, index) }
        if let flaw = stored.keptFlaw { lose(index, .state(flaw)) }
    }

    private func restore(_ kept: StoredNode.Versioned, of node: Node, _ index: Int) {
        guard let model = node.presentable as? any StateKeeping else {
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

    /// Notes that something of a node is not as it was, or that it is not there.
    ///
    /// - Parameters:
    ///   - index: The node.
    ///   - reason: Why.
    ///   - name: What it is called, where that is not the name of the node.
    ///   - origin: What it is about, where that is not what put the node there.
    func lose(
        _ index: Int, _ reason: RestorationReport.Reason, name: String? = nil, of origin: StoredOrigin? = nil
    ) {
        let node = content.nodes[index]
        let taken = (origin ?? node.origin.map { content.origins[$0] }).map { [self.taken($0)] } ?? []
        let place = content.path(of: index)
        notes.append((index, .init(place: place, name: name ?? node.name, reason: reason, routes: taken)))
    }

    /// A stored route, for the report.
    private func taken(_ origin: StoredOrigin) -> RestorationReport.TakenRoute {
        let router =
            switch origin.taker {
            case .above(let name): name
            case .stored(let number): content.nodes[routers[number]].router ?? ""
            }
        return .init(router: router, route: origin.route.value)
    }

    /// Notes that a node does not come back, and what stood on it.
    func leaveOut(_ index: Int, _ reason: RestorationReport.Reason) {
        guard !isLost[index], live[index] == nil else { return }
        isLost[index] = true
        lose(index, reason)
        let place = content.path(of: index)
        for inner in index + 1..<ends[index] where !isLost[inner] {
            isLost[inner] = true
            lose(inner, .stoodOn(place))
        }
    }

    /// Leaves a node out with its content, without a loss.
    func pass(_ index: Int) {
        for index in index..<ends[index] { (isLost[index], isPassed[index]) = (true, true) }
    }

    /// Notes what is known when all is done: selections, alerts, listeners, what waits, what is kept.
    private func noteTheRest() {
        for index in content.nodes.indices {
            let stored = content.nodes[index]
            guard let node = live[index], !wasChanged(index) else { continue }
            if !isSelectionKnown(index), !turned.contains(node.id), let child = shownChild(of: index) {
                lose(child, .selection)
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
