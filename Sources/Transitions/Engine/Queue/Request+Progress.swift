extension Request {
    /// How far a request has come that was not done at once.
    final class Progress {
        // Who asks, and who goes on asking.

        /// Those who asked for the same while it waited or settled, and share its outcome.
        fileprivate(set) var followers: [Request] = []

        /// How many of them a caller still waits for.
        fileprivate var wanted = 0

        /// Whose outcome it shares.
        fileprivate weak var leader: Request?

        /// Why the one who asked has given it up, if so.
        fileprivate(set) var withdrawal: CancellationReason?

        /// How it ends when it has its turn, where that has been decided before.
        var decided: TransitionOutcome?

        // What came of it each time that it was planned.

        /// How often it has been planned, this time included.
        fileprivate(set) var attempt = 1

        /// What it was last stopped by.
        var question: Stop.Question?

        /// What was asked each time that what had to happen first has come to its end.
        fileprivate(set) var rounds: [Stop.Question] = []

        /// Which questions were answered by going on.
        fileprivate(set) var granted: [Stop.Question] = []

        /// What had to happen first, and was closed instead; and what messages call that.
        fileprivate(set) var closed: (hold: Hold, name: String)?

        /// How often it was sent elsewhere.
        var redirections = 0

        // What it does for those who wait at a gate.

        /// What waits for it, where it shows what has to happen first.
        var prerequisiteOf: Hold?

        /// What it brings to the front, where it does that for a trigger that has come to wait for it.
        weak var revealed: Hold?

        /// Gives what stands there already of what has to happen first, where it waited for that in an earlier run.
        var standing: (() -> [Node])?

        // What its record says.

        /// The number of its record, where that was drawn before it ended.
        var number: Int?

        /// The number of the record of what brought it about.
        var consequenceOf: Int?

        /// What gates, and what would be left, have said to it, where that is observed.
        var verdicts: [VerdictRecord] = []

        /// The routes that were asked for in its last attempt, where a tap is told of it.
        var routes: [Hop] = []

        /// Its target, where keeping that would keep the tree.
        weak var looseTarget: AnyObject?

        /// It is planned once more, as what had to happen first has come to its end.
        func planAgain(after end: Hold.End, of hold: Hold) {
            attempt += 1
            switch end {
            case .granted: if let question { granted.append(question) }
            case .finished:
                if let question { rounds.append(question) }
                closed = nil
            case .closed(let name): closed = (hold, name)
            }
        }
    }
}

extension Request {
    /// Has something asked, when it is to wait for a route, what of that stands there already.
    package func waits(forStanding standing: @escaping () -> [Node]) { demandProgress().standing = standing }

    /// How often it has been planned, this time included.
    var attempt: Int { progress?.attempt ?? 1 }

    /// Whether it waits: for a turn of its own, or for something to happen first. One that shares an outcome waits as
    /// that does.
    package var isWaiting: Bool {
        switch foremost.wait {
        case .nothing: false
        case .turn, .gate: true
        }
    }

    /// Lets another caller share the outcome.
    func lead(_ follower: Request) {
        let progress = demandProgress()
        progress.followers.append(follower)
        if !follower.isForgotten { progress.wanted += 1 }
        follower.demandProgress().leader = self
        follower.intent = nil
    }

    /// Whose outcome it shares, or itself.
    private var foremost: Request {
        var request = self
        while let leader = request.progress?.leader { request = leader }
        return request
    }

    /// Whether the caller no longer waits for it. O(1).
    var isForgotten: Bool { progress.map { $0.withdrawal != nil && $0.wanted == 0 } ?? false }

    /// The one who asked does so no more. What all who share it have given up waits for nothing.
    package func withdraw(_ reason: CancellationReason = .caller) {
        let wasForgotten = isForgotten
        demandProgress().withdrawal = reason
        if !wasForgotten { tellLeaders() }
        let request = foremost
        if request.isForgotten { request.hold?.giveUp(request) }
    }

    /// Has those whose outcome it shares know that the caller no longer waits for it, if so.
    private func tellLeaders() {
        var request = self
        while request.isForgotten, let leader = request.progress?.leader {
            leader.progress?.wanted -= 1
            request = leader
        }
    }
}

extension Request {
    /// How it ends where nothing is left to take it, because that went with what had to come first; nil where that was
    /// not closed.
    var closing: RejectionReason? { progress?.closed.map { .closed($0.name) } }
}
