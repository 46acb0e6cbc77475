extension Request {
    /// The history of a request that was not done at once.
    final class Progress {
        // The callers, and those that still wait.

        /// The requests for the same routes, made while this one waited or settled, that share its outcome.
        fileprivate(set) var followers: [Request] = []

        /// The number of followers that a caller still waits for.
        fileprivate var waitingCount = 0

        /// The request whose outcome this one shares.
        fileprivate weak var leader: Request?

        /// The reason why the caller has given the request up, if so.
        fileprivate(set) var withdrawal: CancellationReason?

        /// The outcome with which the request ends in its next turn, if one was set.
        var decided: TransitionOutcome?

        // The results of its attempts.

        /// The number of attempts, including this one.
        fileprivate(set) var attempt = 1

        /// The last question that stopped the request.
        var question: Stop.Question?

        /// The question of each prerequisite that has finished.
        fileprivate(set) var rounds: [Stop.Question] = []

        /// The questions that the user answered with `proceed`.
        fileprivate(set) var granted: [Stop.Question] = []

        /// The hold whose prerequisite was closed before it finished, and the name of the closed screen in messages.
        fileprivate(set) var closed: (hold: Hold, name: String)?

        /// The number of times that gates redirected the request.
        var redirections = 0

        // Its role for requests at a gate.

        /// The hold whose prerequisite this request shows.
        var prerequisiteOf: Hold?

        /// The hold whose screen this request brings to the front, for a trigger that has joined the hold.
        weak var holdToReveal: Hold?

        /// A closure that returns the restored nodes of the prerequisite, if the request waited in an earlier run of
        /// the app.
        var existingNodes: (() -> [Node])?

        // Facts for its record.

        /// The number of its record, if drawn before it ended.
        var number: Int?

        /// The number of the record that led to this request.
        var consequenceOf: Int?

        /// The verdicts of gates, and of screens that would be left, if commits are observed.
        var verdicts: [VerdictRecord] = []

        /// The routes requested in the last attempt, if a tap observes commits.
        var routes: [Hop] = []

        /// The target, if retaining it would retain the tree.
        weak var weakTarget: AnyObject?

        /// Prepares another attempt, after the prerequisite has ended.
        func planAgain(after end: Hold.ResumeReason, of hold: Hold) {
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
    /// Sets a closure that returns the existing nodes of a prerequisite, called if the request has to wait for a route.
    package func waits(forExisting existingNodes: @escaping () -> [Node]) {
        makeProgressIfNeeded().existingNodes = existingNodes
    }

    /// The number of attempts, including this one.
    var attempt: Int { progress?.attempt ?? 1 }

    /// True while the request waits for its turn or at a gate, or shares the outcome of one that does.
    package var isWaiting: Bool {
        switch foremost.wait {
        case .nothing: false
        case .turn, .gate: true
        }
    }

    /// Makes another request share the outcome.
    func addFollower(_ follower: Request) {
        let progress = makeProgressIfNeeded()
        progress.followers.append(follower)
        if !follower.isForgotten { progress.waitingCount += 1 }
        follower.makeProgressIfNeeded().leader = self
        follower.intent = nil
    }

    /// The request whose outcome this one shares, or itself.
    private var foremost: Request {
        var request = self
        while let leader = request.progress?.leader { request = leader }
        return request
    }

    /// True if no caller waits for the request any more. O(1).
    var isForgotten: Bool { progress.map { $0.withdrawal != nil && $0.waitingCount == 0 } ?? false }

    /// Gives the request up for its caller. One that all callers have given up leaves its gate.
    package func withdraw(_ reason: CancellationReason = .caller) {
        let wasForgotten = isForgotten
        makeProgressIfNeeded().withdrawal = reason
        if !wasForgotten { updateLeaders() }
        let request = foremost
        if request.isForgotten { request.hold?.giveUp(request) }
    }

    /// Updates the leaders' counts if no caller waits for this request any more.
    private func updateLeaders() {
        var request = self
        while request.isForgotten, let leader = request.progress?.leader {
            leader.progress?.waitingCount -= 1
            request = leader
        }
    }
}

extension Request {
    /// The rejection to use if the router is gone together with a closed prerequisite; nil if none was closed.
    var closing: RejectionReason? { progress?.closed.map { .closed($0.name) } }
}
