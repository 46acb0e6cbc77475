extension Request {
    /// How far a request has come that was not done at once.
    final class Progress {
        /// Those who asked for the same while it waited or settled, and share its outcome.
        fileprivate(set) var followers: [Request] = []

        /// How many of them a caller still waits for.
        fileprivate var wanted = 0

        /// Whose outcome it shares.
        fileprivate weak var leader: Request?

        /// Why the one who asked has given it up, if so.
        fileprivate(set) var withdrawal: CancellationReason?

        /// What it waits for.
        fileprivate(set) var wait = Wait.nothing

        /// How it ends when it has its turn, where that has been decided before.
        var decided: TransitionOutcome?

        /// How often it has been planned, this time included.
        var attempt = 1

        /// What it was last stopped by.
        var question: Stop.Question?

        /// What was asked each time that what had to happen first has come to its end.
        var rounds: [Stop.Question] = []

        /// Which questions were answered by going on.
        var granted: [Stop.Question] = []

        /// What had to happen first, and was closed instead; and what messages call that.
        var closed: (hold: Hold, name: String)?

        /// How often it was sent elsewhere.
        var redirections = 0

        /// What waits for it, where it shows what has to happen first.
        var prerequisiteOf: Hold?

        /// The number of its record, where that was drawn before it ended.
        var number: Int?

        /// The number of the record of what brought it about.
        var consequenceOf: Int?

        /// What gates, and what would be left, have said to it, where that is observed.
        var verdicts: [VerdictRecord] = []

        /// Gives what stands there already of what has to happen first, where it waited for that in an earlier run.
        var standing: (() -> [Node])?

        /// The routes that were asked for in its last attempt, where a tap is told of it.
        var routes: [Hop] = []

        /// Its target, where keeping that would keep the tree.
        weak var looseTarget: AnyObject?

        /// What it brings to the front, where it does that for a trigger that has come to wait for it.
        weak var revealed: Hold?
    }
}

extension Request {
    /// What a request waits for in the tree that keeps it.
    enum Wait {
        /// Nothing: it has not come to wait, has its turn, or has ended. What is urgent is next.
        case nothing
        /// A turn, in line.
        case turn
        /// What has to happen before it can be planned again.
        case gate(Hold)
    }

    /// It comes to wait, or waits no more: for those who put it where it waits.
    func wait(for wait: Wait) { demandProgress().wait = wait }

    /// What has to happen before it can be planned again, while it waits for that.
    var hold: Hold? { if case .gate(let hold) = progress?.wait { hold } else { nil } }

    /// Has something asked, when it is to wait for a route, what of that stands there already.
    package func waits(forStanding standing: @escaping () -> [Node]) { demandProgress().standing = standing }

    /// How often it has been planned, this time included.
    var attempt: Int { progress?.attempt ?? 1 }

    /// Whether it waits: for a turn of its own, or for something to happen first. One that shares an outcome waits as
    /// that does.
    package var isWaiting: Bool {
        switch foremost.progress?.wait {
        case nil, .nothing: false
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
    package var closing: RejectionReason? { progress?.closed.map { .closed($0.name) } }
}
