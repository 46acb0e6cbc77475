import Coordination

/// Makes a live tree what a stored one was, within one commit.
///
/// Both trees are walked together. What stands there already, with kind, coordinator and route, keeps its identity.
/// For what is missing its route is taken again: what that builds is put where it stood, and the rest of what it does
/// is undone.
final class Restorer {
    let content: StoredContent
    let commit: Commit
    let receiver: Node

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

    /// What routes have built and nothing has used yet.
    var built: [Int: [BuiltNode]] = [:]

    /// Why a route has built nothing.
    var failures: [Int: RestorationReport.Reason] = [:]

    /// What is let go of when the commit has settled.
    var released: [Slot] = []

    /// What is to be done when the tree is as it was.
    private var settings: [() -> () -> Void] = []

    /// Those whose lists are to be gone through, the next last.
    var work: [Int] = []

    /// Those with something in a list whose coordinator may still come.
    var held: [Int] = []

    /// Whether none of those will come any more.
    var givesUp = false

    private var notes: [(index: Int, loss: RestorationReport.Loss)] = []

    /// What a route is, and who takes it.
    enum Wanted {
        case route(any Route, any Restorable, isReplaced: Bool)
        case lost(RestorationReport.Reason)
    }

    init(_ content: StoredContent, on receiver: Node, in commit: Commit) {
        self.content = content
        self.commit = commit
        self.receiver = receiver
        live = Array(repeating: nil, count: content.nodes.count)
        isLost = Array(repeating: false, count: content.nodes.count)
        routers = content.nodes.indices.filter { content.nodes[$0].router != nil }
        var ends = Array(content.nodes.indices)
        for index in content.nodes.indices.reversed() where index > 0 {
            ends[content.parents[index]] = max(ends[content.parents[index]], ends[index])
        }
        self.ends = ends.map { $0 + 1 }
    }

    /// Does it. O(nodes of both).
    func run() {
        guard !content.nodes.isEmpty else { return }
        note(receiver, for: 0)
        while true {
            while let next = work.popLast() { fill(next) }
            if held.isEmpty { break }
            let again = held
            held = []
            let before = live.count { $0 != nil }
            for index in again { fill(index) }
            givesUp = work.isEmpty && before == live.count { $0 != nil }
        }
        for (_, rest) in built { for node in rest { drop(node) } }
        for index in content.nodes.indices { noteSelection(index) }
    }

    /// Notes which route has selected what a node shows.
    private func noteSelection(_ index: Int) {
        guard let container = live[index] as? Container, container.layout.selectionLimit > 0 else { return }
        let (former, selected) = (container.extras?.selectionOrigin, content.nodes[index].selected)
        var origin: Origin?
        if let selected, isSelected(index), case .route(let route, let coordinator, _)? = look(for: selected) {
            let isSame = former?.coordinator == ObjectIdentifier(coordinator) && former?.cause.route == Hop(any: route)
            origin = isSame ? former : coordinator.origin(of: route)
        }
        commit.noteSelection(of: container, by: origin)
        let isLost = content.nodes[index].isSelectedNameless || selected != nil && origin == nil
        if isLost, isSelected(index) { lose(index, .selectionOrigin) }
    }

    /// The child that was selected of a stored node.
    private func shownChild(of index: Int) -> Int? {
        guard let shown = content.nodes[index].shown, shown < content.nodes[index].children else { return nil }
        var child = index + 1
        for _ in 0..<shown { child = ends[child] }
        return child
    }

    /// Whether what was selected of a stored node is selected.
    private func isSelected(_ index: Int) -> Bool {
        guard let child = shownChild(of: index), let node = live[child] else { return false }
        return node === (live[index] as? Container)?.shownSlots.first?.node
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
        return RestorationReport(losses: notes.map(\.loss) + others + additions)
    }

    /// What is there and was not stored, and what came back and is not there any more. O(nodes).
    private func differences() -> (additions: [RestorationReport.Loss], missing: [Int]) {
        guard !content.nodes.isEmpty else { return ([], []) }
        var places: [ObjectIdentifier: Int] = [:]
        for (index, node) in live.enumerated() { if let node { places[ObjectIdentifier(node)] = index } }
        var additions: [RestorationReport.Loss] = []
        var waiting: [(node: Node, parent: Int)] = [(receiver, 0)]
        while let (node, parent) = waiting.popLast() {
            guard let place = places.removeValue(forKey: ObjectIdentifier(node)) else {
                additions.append(.init(place: content.path(of: parent), name: node.name, reason: .added))
                continue
            }
            for slot in (node.content + node.modals + node.embeds).reversed() { waiting.append((slot.node, place)) }
        }
        return (additions, places.values.sorted())
    }

    /// Goes through the three lists of a node.
    private func fill(_ index: Int) {
        guard let node = live[index] else { return }
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
            isHeld = arrange(children, in: .content(container))
            if container.layout.selectionLimit > 0 { select(stored.shown, of: children, in: container, index) }
        } else {
            // Another route was taken, and what that has shown holds nothing.
            for child in children { leaveOut(child, .stoodOn(content.path(of: index))) }
        }
        if !modals.isEmpty || !node.modals.isEmpty { isHeld = arrange(modals, in: .modals(node)) || isHeld }
        if !embedded.isEmpty || !node.embeds.isEmpty {
            isHeld = arrange(embedded, in: .embedded(node)) || isHeld
        }
        if isHeld { held.append(index) }
    }

    private func select(_ shown: Int?, of children: [Int], in container: Container, _ index: Int) {
        if let shown, children.indices.contains(shown), let node = live[children[shown]],
            let place = container.index(ofNode: node)
        {
            commit.select(container.layout.shownRange(for: place, count: container.count), of: container)
        } else {
            let place = container.shownRange.isEmpty ? 0 : container.shownRange.lowerBound
            commit.select(container.layout.shownRange(for: place, count: container.count), of: container)
        }
    }
}

extension Restorer {
    /// Notes what a stored node is on the live tree.
    func note(_ node: Node, for index: Int) {
        let stored = content.nodes[index]
        live[index] = node
        work.append(index)
        if index > 0, stored.name != node.name { lose(index, .renamed(to: node.name)) }
        if let kept = stored.kept { restore(kept, of: node, index) }
    }

    private func restore(_ kept: StoredNode.Versioned, of node: Node, _ index: Int) {
        guard let model = node.presentable as? any StateKeeping else {
            return lose(index, .state("it keeps none"))
        }
        do throws(RouteFlaw) {
            settings.append(try model.setting(kept))
        } catch {
            switch error {
            case .newer(let version): lose(index, .state("version \(version) has stored it, which is newer"))
            case .undecodable(let why): lose(index, .state(why))
            }
        }
    }

    /// Notes that something of a node is not as it was, or that it is not there.
    func lose(_ index: Int, _ reason: RestorationReport.Reason, name: String? = nil) {
        let name = name ?? content.nodes[index].name
        let loss = RestorationReport.Loss(place: content.path(of: index), name: name, reason: reason)
        notes.append((index, loss))
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

    /// Notes what is known when all is done: selections, alerts, listeners, what waits, what is kept.
    private func noteTheRest() {
        for index in content.nodes.indices {
            let stored = content.nodes[index]
            guard let node = live[index] else { continue }
            if node is Container, let child = shownChild(of: index), !isSelected(index) { lose(child, .selection) }
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
        for wait in content.waits where wait.routes.isEmpty { lose(0, .waiting, name: "") }
        let missing = content.keptCount - receiver.keptPresentables.count
        if missing > 0 { lose(0, .kept(missing), name: "") }
    }
}
