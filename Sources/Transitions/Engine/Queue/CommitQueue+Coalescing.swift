extension CommitQueue {
    /// Makes a request share the outcome of one for the same routes that settles or waits. False if there is none.
    /// O(waiting requests).
    func coalesce(_ request: Request) -> Bool {
        if let settling = settlement?.request, settling.isSame(as: request) {
            settling.addFollower(request)
            return true
        }
        guard let other = firstWaiting(for: request) else { return false }
        other.addFollower(request)
        return true
    }

    /// Returns the first request that waits for the same route: at a gate, then in line.
    private func firstWaiting(for request: Request) -> Request? {
        guard let waiting else { return nil }
        let all = waiting.holds.lazy.flatMap(\.waiting)
        let matches = { (other: Request) in other.isWanted && other.isSame(as: request) }
        return all.first(where: matches) ?? waiting.inLine.first(where: matches)
    }

    /// Makes requests for the same routes share a commit's outcome, if they coalesce and came while hosts received it.
    ///
    /// - Parameter last: The request that was last in line before.
    func takeFollowers(of request: Request, after last: Request?) {
        guard let waiting else { return }
        let followers = waiting.inLine(since: last).filter { other in
            other.options.policy == .coalesce && !other.isForgotten && other.isSame(as: request)
        }
        for follower in waiting.take(followers) { request.addFollower(follower) }
    }
}
