/// The waiting requests of one tree: urgent ones, those in line, and those that wait at gates, by their holds.
///
/// The lists are short: removing from the middle is a search. A removed request is released by the caller, never while
/// a list is being changed.
final class Waiting {
    /// The requests that go ahead of the line: recoveries, which end everything that is pending, then reports of the
    /// user.
    private(set) var urgent: [Request] = []

    /// The requests that wait for a turn in line, the next last.
    private var line: [Request] = []

    /// The number of requests at the end of the line that may retain the tree.
    private var retainingCount = 0

    /// The holds, in the order in which they began, each with the requests that wait at it.
    private(set) var holds: [Hold] = []

    /// The requests made by recipients of a result or an answer that the commit being reported delivers.
    private(set) var replies: [Request] = []

    /// The requests of this tree that wait in another one, whose screen asks.
    private var elsewhere: [WeakRequest] = []

    private struct WeakRequest { weak var request: Request? }

    /// The movements of hosts. Until they end, only urgent requests have a turn.
    private(set) var movements: [WeakMovement] = []

    /// True while a host's movement is under way.
    var isMoving: Bool { movements.contains(where: \.isUnderWay) }

    /// True if nothing waits for a turn, and nothing would have to.
    var isEmpty: Bool { urgent.isEmpty && line.isEmpty && !isMoving }

    var isLineEmpty: Bool { line.isEmpty }

    /// True if a commit cannot end the short way: something is urgent, or a hold may lose the screen that it asks.
    var needsLongEnd: Bool { !urgent.isEmpty || !holds.isEmpty }

    /// The requests that wait in line, the next first.
    var inLine: [Request] { line.reversed() }

    /// The request at the end of the line.
    var last: Request? { line.first }

    /// Returns the requests put at the end of the line after `last`. O(their number).
    func inLine(since last: Request?) -> [Request] { line.prefix { $0 !== last }.reversed() }
}

extension Waiting {
    /// Puts a request at the end of the line.
    func append(_ request: Request) {
        request.wait(for: .turn)
        line.insert(request, at: 0)
        retainingCount += 1
    }

    /// Gives the next turn in line to a request that does not retain the tree.
    func putNext(_ request: Request) {
        request.wait(for: .turn)
        line.append(request)
    }

    /// Puts a request behind all urgent ones.
    func appendUrgent(_ request: Request) { putUrgent(request, at: urgent.count) }

    /// Puts a recovery ahead of reports.
    func append(recovery request: Request) {
        putUrgent(request, at: urgent.firstIndex { !$0.isRecovery } ?? urgent.count)
    }

    /// Puts a recovery ahead of everything.
    func putFirst(recovery request: Request) { putUrgent(request, at: 0) }

    private func putUrgent(_ request: Request, at index: Int) {
        request.wait(for: .turn)
        urgent.insert(request, at: index)
    }

    func popUrgent() -> Request {
        let request = urgent.removeFirst()
        request.wait(for: .nothing)
        return request
    }

    /// Takes out the first in line; nil if the line is empty.
    func popFirst() -> Request? {
        guard let request = line.popLast() else { return nil }
        retainingCount = min(retainingCount, line.count)
        request.wait(for: .nothing)
        return request
    }

    /// Takes out all requests that wait for a turn, urgent ones first.
    func takeAll() -> [Request] {
        let all = urgent
        urgent = []
        for request in all { request.wait(for: .nothing) }
        return all + takeLine()
    }

    func takeLine() -> [Request] {
        let all = inLine
        (line, retainingCount) = ([], 0)
        for request in all { request.wait(for: .nothing) }
        return all
    }

    /// Takes some requests out of the line. O(those in line).
    ///
    /// - Returns: Those that were in line, in the given order.
    func take(_ requests: [Request]) -> [Request] {
        guard !line.isEmpty, !requests.isEmpty else { return [] }
        var remaining = Set(requests.map(ObjectIdentifier.init))
        line.removeAll { remaining.contains(ObjectIdentifier($0)) && remaining.remove(ObjectIdentifier($0)) != nil }
        retainingCount = min(retainingCount, line.count)
        let taken = requests.filter { !remaining.contains(ObjectIdentifier($0)) }
        for request in taken { request.wait(for: .nothing) }
        return taken
    }

    /// Returns the requests in line that may retain the tree, each only once. O(their number).
    func takeRetaining() -> [Request] {
        let found = line.prefix(retainingCount)
        retainingCount = 0
        return Array(found)
    }
}

extension Waiting {
    /// Returns the hold that requires a route. O(holds).
    func hold(for route: Hop) -> Hold? { holds.first { $0.route == route } }

    func keep(_ hold: Hold) { holds.append(hold) }

    func keep(_ movement: WeakMovement) { movements = movements.filter(\.isUnderWay) + [movement] }

    /// Removes a hold. O(holds).
    func forget(_ hold: Hold) {
        if let index = holds.firstIndex(where: { $0 === hold }) { holds.remove(at: index) }
    }

    func takeHolds() -> [Hold] {
        let all = holds
        holds = []
        return all
    }

    /// Notes a request that waits in another tree. O(those that do).
    func note(elsewhere request: Request) {
        elsewhere.removeAll { $0.request?.hold == nil }
        elsewhere.append(WeakRequest(request: request))
    }

    /// Takes the requests that still wait in other trees.
    func takeElsewhere() -> [Request] {
        defer { elsewhere = [] }
        return elsewhere.compactMap { $0.request }
    }

    func note(replies made: [Request]) { replies += made }

    /// Forgets the noted replies, which then run in their turn.
    func forgetReplies() { if !replies.isEmpty { replies = [] } }
}
