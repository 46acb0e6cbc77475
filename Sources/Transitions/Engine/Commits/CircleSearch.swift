/// What is known of the routes that a commit has joined since its last change, once there are thousands of them.
final class CircleSearch {
    /// How many changes the commit had made when this began. Another number says that it gets somewhere.
    let changes: Int

    /// How many steps led to the one that is running, each of which was made by the one before it. The links of a chain
    /// have the same number, however many there are.
    var depth = 0

    private var joins: [Join: Joined] = [:]
    private var trail: [Join] = []

    /// A route as one router has joined it.
    private struct Join: Hashable {
        let route: AnyHashable
        let router: ObjectIdentifier
    }

    /// How deep a route was joined, and how often it was joined deeper than before.
    private struct Joined {
        var depth = -1
        var count = 0
    }

    init(_ changes: Int) {
        self.changes = changes
    }

    /// Notes that a route is joined.
    ///
    /// - Returns: The routes that lead to each other, once one of them has led back to itself a thousand times.
    func circle(closedBy route: some Hashable & Sendable, _ router: AnyObject) -> [AnyHashable]? {
        let join = Join(route: AnyHashable(route), router: ObjectIdentifier(router))
        var joined = joins[join, default: Joined()]
        guard depth > joined.depth else { return nil }
        trail.append(join)
        if trail.count > 64 { trail.removeFirst(32) }
        joined = Joined(depth: depth, count: joined.count + 1)
        joins[join] = joined
        guard joined.count > 1000 else { return nil }
        let before = trail.dropLast().lastIndex(of: join) ?? trail.startIndex
        return trail[before...].map(\.route)
    }
}
