/// A search for circular routes, begun once a commit has joined thousands of routes without a change.
final class CircleSearch {
    /// The number of structural edits when the search began. Another number later means progress.
    let changes: Int

    /// The number of steps that led to the running one, each made by the one before; the same for all in a sequence.
    var depth = 0

    private var joins: [Join: Joined] = [:]
    private var trail: [Join] = []

    /// A route as one router has joined it.
    private struct Join: Hashable {
        let route: AnyHashable
        let router: ObjectIdentifier
    }

    /// The greatest depth at which a route was joined, and the number of times that it was joined deeper than before.
    private struct Joined {
        var depth = -1
        var count = 0
    }

    init(_ changes: Int) {
        self.changes = changes
    }

    /// Notes that a route is joined.
    ///
    /// - Returns: The routes of the circle, once one of them has led back to itself a thousand times.
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
