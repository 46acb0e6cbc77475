extension CommitQueue {
    /// Lets another caller share the outcome of the same route, if that settles or waits. O(what waits).
    func coalesce(_ request: Request) -> Bool {
        if let settling = settlement?.request, settling.isSame(as: request) {
            settling.lead(request)
            return true
        }
        guard let other = firstWaiting(for: request) else { return false }
        other.lead(request)
        return true
    }

    /// The first of those that wait for the same route: at a gate, then in line.
    private func firstWaiting(for request: Request) -> Request? {
        guard let waiting else { return nil }
        let all = waiting.holds.lazy.flatMap(\.waiting)
        let isMeant = { (other: Request) in other.isWanted && other.isSame(as: request) }
        return all.first(where: isMeant) ?? waiting.inLine.first(where: isMeant)
    }

    /// Lets those share an outcome who came to coalesce with it while hosts were being handed the commit.
    ///
    /// - Parameter last: The one that waited behind all others before that.
    func takeFollowers(of request: Request, after last: Request?) {
        guard let waiting else { return }
        let followers = waiting.inLine(since: last).filter { other in
            other.options.policy == .coalesce && !other.isForgotten && other.isSame(as: request)
        }
        for follower in waiting.take(followers) { request.lead(follower) }
    }
}
