/// What triggers wait for that were not let pass, and by what those that wait are found.
final class Backlog {
    /// What has to happen, in the order in which it was asked for.
    private(set) var holds = Ordered<Hold>()

    /// Those of them that others may share, by what that is.
    private var prerequisites: [AnyHashable: [Hold]] = [:]

    /// How many there have been.
    private var kept = 0

    /// How many of them began in a tree that is only a part of this one now.
    private var strangers = 0

    /// By which route those are found that wait, where there are many.
    var index: WaitingIndex<Request>?

    /// What those triggered who were given a result by the commit that is being told of.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var replies: [Request] = []

    /// Whether something of it may belong to another tree than the whole.
    var mayConcernOthers: Bool { strangers > 0 }

    /// The first of what has to happen that is the same. O(1).
    func prerequisite(for key: AnyHashable) -> Hold? { prerequisites[key]?.first }

    /// - Parameter outermost: The node of the whole tree.
    func keep(_ hold: Hold, in outermost: Node?) {
        holds.append(hold)
        hold.number = kept
        kept += 1
        hold.isStranger = hold.place !== outermost
        if hold.isStranger { strangers += 1 }
        if hold.isShared { prerequisites[hold.key, default: []].append(hold) }
        for request in hold.waiting.all { note(request) }
    }

    /// O(1), and the others that have the same key.
    func forget(_ hold: Hold) {
        guard holds.remove(hold.listing) != nil else { return }
        if hold.isStranger { strangers -= 1 }
        guard hold.isShared, let same = prerequisites[hold.key] else { return }
        let others = same.filter { $0 !== hold }
        prerequisites[hold.key] = others.isEmpty ? nil : others
    }

    func takeHolds() -> [Hold] {
        prerequisites = [:]
        strangers = 0
        index = nil
        return holds.takeAll()
    }

    /// Another node is that of the whole tree now.
    func noteOutermost(_ outermost: Node) {
        strangers = 0
        for hold in holds.all {
            hold.isStranger = hold.place !== outermost
            if hold.isStranger { strangers += 1 }
        }
    }

    /// Notes that a trigger waits, if it has to be found.
    func note(_ request: Request) {
        guard index != nil, let hash = request.routeHash else { return }
        index?.note(request, hash)
        if index?.isFull == true { index = nil }
    }
}

extension CommitQueue {
    func demandBacklog() -> Backlog {
        if let backlog { return backlog }
        let made = Backlog()
        backlog = made
        return made
    }
}
