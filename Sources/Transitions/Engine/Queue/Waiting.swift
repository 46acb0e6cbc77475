/// The triggers of one tree that wait, by what they wait for: a turn ahead of the others, a turn in line, or something
/// that has to happen first at a gate.
///
/// These are lists of a few: what is taken out of the middle is looked for. It is released by the code that has taken
/// it, never while a list is being changed.
final class Waiting {
    /// The requests that go ahead of the line: recoveries, which end everything that is pending, then what the user
    /// did.
    private(set) var urgent: [Request] = []

    /// The requests that wait for a turn in line, the next last.
    private var line: [Request] = []

    /// The number of requests at the end of the line that may keep the tree.
    private var tight = 0

    /// The things that have to happen first, in the order in which they were asked for, each with those who wait for
    /// it.
    private(set) var holds: [Hold] = []

    /// The requests made by those who were given a result, or an answer, by the commit that is being told of.
    private(set) var replies: [Request] = []

    /// True if nothing waits for a turn.
    var isEmpty: Bool { urgent.isEmpty && line.isEmpty }

    /// True if nothing waits in line.
    var isLineEmpty: Bool { line.isEmpty }

    /// The requests that wait in line, the next first.
    var inLine: [Request] { line.reversed() }

    /// The request at the end of the line.
    var last: Request? { line.first }

    /// The requests that have come to the end of the line since another one was the last. O(those).
    func inLine(since last: Request?) -> [Request] { line.prefix { $0 !== last }.reversed() }
}

extension Waiting {
    /// Puts a request at the end of the line.
    func append(_ request: Request) {
        request.wait(for: .turn)
        line.insert(request, at: 0)
        tight += 1
    }

    /// Gives a request that keeps no tree the next turn in line.
    func putNext(_ request: Request) {
        request.wait(for: .turn)
        line.append(request)
    }

    /// Puts what the user did behind everything that is urgent.
    func appendUrgent(_ request: Request) { putUrgent(request, at: urgent.count) }

    /// Puts a recovery ahead of what the user did.
    func append(recovery request: Request) {
        putUrgent(request, at: urgent.firstIndex { !$0.isRecovery } ?? urgent.count)
    }

    /// Puts a recovery ahead of everything.
    func putFirst(recovery request: Request) { putUrgent(request, at: 0) }

    private func putUrgent(_ request: Request, at index: Int) {
        request.wait(for: .turn)
        urgent.insert(request, at: index)
    }

    /// Takes out what is urgent and comes next.
    func popUrgent() -> Request {
        let request = urgent.removeFirst()
        request.wait(for: .nothing)
        return request
    }

    /// Takes out the first in line; nil if none is left.
    func popFirst() -> Request? {
        guard let request = line.popLast() else { return nil }
        tight = min(tight, line.count)
        request.wait(for: .nothing)
        return request
    }

    /// Takes out all that wait for a turn, what is urgent first.
    func takeAll() -> [Request] {
        let all = urgent
        urgent = []
        for request in all { request.wait(for: .nothing) }
        return all + takeLine()
    }

    /// Takes out all that wait in line.
    func takeLine() -> [Request] {
        let all = inLine
        (line, tight) = ([], 0)
        for request in all { request.wait(for: .nothing) }
        return all
    }

    /// Takes some out of the line. O(what waits).
    ///
    /// - Returns: Those that waited there, in the order in which they are given.
    func take(_ requests: [Request]) -> [Request] {
        guard !line.isEmpty, !requests.isEmpty else { return [] }
        var wanted = Set(requests.map(ObjectIdentifier.init))
        line.removeAll { wanted.contains(ObjectIdentifier($0)) && wanted.remove(ObjectIdentifier($0)) != nil }
        tight = min(tight, line.count)
        let taken = requests.filter { !wanted.contains(ObjectIdentifier($0)) }
        for request in taken { request.wait(for: .nothing) }
        return taken
    }

    /// Hands over those in line that may keep the tree. O(those).
    func takeTight() -> [Request] {
        let found = line.prefix(tight)
        tight = 0
        return Array(found)
    }
}

extension Waiting {
    /// The hold for a route that has to come first. O(holds).
    func hold(for route: Hop) -> Hold? { holds.first { $0.route == route } }

    func keep(_ hold: Hold) { holds.append(hold) }

    /// O(holds).
    func forget(_ hold: Hold) {
        if let index = holds.firstIndex(where: { $0 === hold }) { holds.remove(at: index) }
    }

    /// Takes out all holds, in order.
    func takeHolds() -> [Hold] {
        let all = holds
        holds = []
        return all
    }

    /// Notes what those triggered who were given a result or an answer.
    func note(replies made: [Request]) { replies += made }

    /// Forgets what they triggered: that goes on in its turn.
    func forgetReplies() { if !replies.isEmpty { replies = [] } }
}
