@_spi(Log) @_spi(Hosting) import Coordination

/// Who is signed in, in each of the rooms that standing gates are about.
struct Sessions {
    /// Nil where nobody is.
    var users: [Int?] = [1, 1, 1]
    /// How often that has changed.
    var changes = 0
    /// The change of which the windows have been told last.
    var toldChange = 0
    /// The one at the last quiet point.
    var quietChange = 0
    /// How often they have been told.
    var signals = 0
    /// The movements of hosts.
    var movements: [HostMovement] = []
    /// The repairs that records have named, and what they removed.
    var repairs: [String] = []
    var removed: Set<NodeID> = []
    /// The ends of results in the running signal.
    var ends: [(model: NodeID, reason: EndReason)]?
    /// What stood for whom.
    var owned: [Owned] = []
    /// The nodes that have been in a tree of their own, which has noted for whom they stand there.
    var travelled: Set<NodeID> = []
}

extension World {
    /// The standing gates of a route or of a type, which its step names.
    func standing(_ step: Step) -> [Gate] {
        step.steps.filter { $0.kind == .stands }.map { stands in
            let room = stands[0] % 3
            let gate = Gate("room \(room)") { [unowned self] _ in
                tick()
                // Who enters may be the first sign that another one is there.
                if sessions.changes > 0 { unexplained += 1 }
                if sessions.users[room] != nil { return .allow }
                return judge(stands.first(.verdict) ?? Step(.denies), about: "room \(room)").verdict
            }
            let repair = repair(stands)
            if room == 1 {
                return gate.standing(while: { [unowned self] in sessions.users[1] != nil }, else: repair)
            }
            return gate.standing(for: { [unowned self] in sessions.users[room] }, else: repair)
        }
    }

    /// The standing gates of a type: those that the launch names.
    var standingOfType: [Gate] { standing(Step(.gated, [], launchSteps)) }

    var isOfSessions: Bool { launchSteps.contains { $0.kind == .stands } }

    static let repairs = ["cover", "remove", "replace"]

    private func repair(_ stands: Step) -> Repair {
        switch stands[1] % 5 {
        case 0, 1:
            .cover { [unowned self] in
                defer { notePartialReported() }
                return isOver ? Screen("over") : thing(stands.first(.thing))
            }
        case 2, 3: .remove
        default: replacing(by: route(stands.first(.route)))
        }
    }

    private func replacing(by route: some GoRoute) -> Repair { .replace(by: route) }

    func takeSession(_ step: Step) -> Bool {
        switch step.kind {
        case .session:
            let user = step[1] % 3
            sessions.users[step[0] % 3] = user == 0 ? nil : user
            sessions.changes += 1
        case .signal: signal(step)
        case .thereAndBack: goThereAndBack(step)
        case .movement:
            let isEnd = step[0] % 3 == 2
            if isEnd, !sessions.movements.isEmpty {
                sessions.movements.removeFirst().end()
            } else if !isEnd, let place = step[0] % 3 == 0 ? manager?.node : root(1)?.node as Node? {
                sessions.movements.append(place.beginMovement())
            }
        default: return false
        }
        if step.kind != .signal { tally.count(step.kind.rawValue, of: "step") }
        return true
    }

    private func signal(_ step: Step) {
        let (change, home) = (sessions.changes, homeManager)
        let tops: [Node] = step[0] % 2 == 0 ? (home.map { [$0.node] } ?? []) : outermostNodes
        // What was called on it before is heard in between.
        let isLone = depth == 0 && openCalls.isEmpty && isQuiet
        for top in tops {
            let before = Standing(of: top, in: self)
            let (hooks, others) = (hooksRun, heard)
            (sessions.repairs, sessions.removed, sessions.ends) = ([], [], [])
            let (call, completion) = call(step, at: top)
            top.gatesChanged(completion: completion)
            if top === home?.node as Node? {
                sessions.toldChange = max(sessions.toldChange, change)
                sessions.signals += 1
            }
            guard isLone, hooksRun == hooks, heard == others + (call.isHeard ? 1 : 0), sessions.changes == change,
                !sessions.repairs.contains(where: { $0.hasPrefix("replace") })
            else { continue }
            checkLosses(before, sessions.removed, step)
            checkEnds(before, step)
        }
        sessions.ends = nil
        // At once, whatever settles, or is held.
        if depth == 0, let home { checkSight(standpoints, of: home, after: step) }
    }

    /// Narrows something, and makes it wide again.
    private func goThereAndBack(_ step: Step) {
        guard let manager, isQuiet, depth == 0, openCalls.isEmpty, !hosts.contains(where: { $0.mood != .answers }),
            sessions.movements.isEmpty,
            let place = pick(step[0], of: liveNodes.filter { $0.hasWidth && $0.outermost === manager.node as Node })
        else { return }
        func report(_ columns: ColumnsBeside) {
            let (call, completion) = call(step, at: place)
            manager.node.report(.resized(place.id, columns), completion: completion, fileID: Call.file, line: call.line)
        }
        report(.all)
        unexplained += 1
        guard isQuiet, manager === self.manager else { return }
        let (line, hooks, said) = ("\(manager.tree)", hooksRun, (unexplained, sessions.changes, calls.count))
        let before = Standing(of: manager.node, in: self)
        (sessions.repairs, sessions.removed) = ([], [])
        report(.none)
        report(.all)
        guard isQuiet, hooks == hooksRun, manager === self.manager,
            said == (unexplained, sessions.changes, calls.count - 2)
        else { return }
        tally.count("there and back", of: "checked")
        if sessions.repairs.isEmpty {
            if "\(manager.tree)" != line {
                flaw("there and back by width is not the same", "\(line) is \(manager.tree) after \(step)")
            }
        } else if !sessions.repairs.contains(where: { $0.hasPrefix("replace") }) {
            checkLosses(before, before.gone(from: manager.node), step)
        }
    }

    /// Notes what a record says about repairs.
    func noteRepairs(_ record: CommitRecord) {
        for effect in record.effects where effect.hasSuffix("does not hold") || effect.hasSuffix("for another owner") {
            trace?("  repair: \(effect)")
            sessions.repairs.append(effect)
            unexplained += 1
            tally.count(effect.split(separator: " ").first.map(String.init) ?? "", of: "repair")
        }
        noteAbsences(record)
        guard "\(record.cause)".contains("gatesChanged()") else { return }
        for change in record.changes where change.takesAway { sessions.removed.insert(change.subject.id) }
    }

    /// What has been away may be back for somebody else.
    private func noteAbsences(_ record: CommitRecord) {
        let gone = Set(record.changes.filter(\.takesAway).map(\.subject.id))
        if gone.isEmpty { return }
        for index in sessions.owned.indices {
            guard let node = sessions.owned[index].node else { continue }
            if sequence(first: node, next: \.holder).contains(where: { gone.contains($0.id) }) {
                sessions.owned[index].user = nil
            }
        }
    }

    func noteEnd(_ reason: EndReason, of model: NodeID) { sessions.ends?.append((model, reason)) }
}

extension TreeChange {
    fileprivate var takesAway: Bool {
        switch kind {
        case .removed, .dismissed, .unembedded: true
        default: false
        }
    }
}
