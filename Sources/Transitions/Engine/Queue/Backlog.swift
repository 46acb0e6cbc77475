/// What triggers wait for that were not let pass, and by what those that wait are found.
final class Backlog {
    private unowned let queue: CommitQueue

    /// What has to happen, in the order in which it was asked for.
    private(set) var holds = Ordered<Hold>()

    /// Those of them that others may share, by the route that has to come first.
    private var shared: [Hop: [Hold]] = [:]

    /// How many of them began in a tree that is only a part of this one now.
    private var strangers = 0

    /// By which route those are found that wait, where there are many.
    var index: WaitingIndex?

    /// What those triggered who were given a result by the commit that is being told of.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var replies: [Request] = []

    /// Whether something of it may belong to another tree than the whole.
    var mayConcernOthers: Bool { strangers > 0 }

    /// The first that waits for a route. O(1).
    func hold(for route: Hop) -> Hold? { shared[route]?.first }

    init(of queue: CommitQueue) {
        self.queue = queue
    }

    func keep(_ hold: Hold) {
        holds.append(hold)
        hold.queue = queue
        hold.isStranger = hold.place !== queue.outermost
        if hold.isStranger { strangers += 1 }
        if let route = hold.route { shared[route, default: []].append(hold) }
        if index != nil { for request in hold.waiting.all { index?.note(request) } }
    }

    /// O(1), and the others that wait for the same route.
    func forget(_ hold: Hold) {
        guard holds.remove(hold) else { return }
        if hold.isStranger { strangers -= 1 }
        guard let route = hold.route, let same = shared[route] else { return }
        let others = same.filter { $0 !== hold }
        shared[route] = others.isEmpty ? nil : others
    }

    func takeHolds() -> [Hold] {
        shared = [:]
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
}
