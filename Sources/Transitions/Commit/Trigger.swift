/// A trigger as a value: what it does can be planned again, as often as it has to be.
package final class Trigger {
    /// What it joins to a commit. Asked once for each attempt.
    package let body: (inout RunningCommit) throws(TransitionError) -> Void

    /// A node of the tree that it changes; nil for one that changes no tree.
    package let anchor: () -> Node?

    let request: Request

    /// Makes the same trigger anew for a longer wait, where that is to keep less.
    private let parking: ((Request) -> Trigger)?

    package init(
        _ request: Request, anchor: @escaping () -> Node?, parking: ((Request) -> Trigger)? = nil,
        body: @escaping (inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.request = request
        self.anchor = anchor
        self.parking = parking
        self.body = body
    }

    /// Whether nobody waits for it any more.
    var isForgotten: Bool { request.isForgotten }

    /// The trigger as it waits for something to happen first.
    func parked() -> Trigger { parking?(request) ?? self }

    /// Notes it in a variable, and gives it.
    func kept(in variable: inout Trigger?) -> Trigger {
        variable = self
        return self
    }

    /// Whether it waits: for a turn of its own, or for something to happen first.
    package var isWaiting: Bool { request.foremost.isInLine || request.foremost.hold != nil }

    /// The one who asked does so no more.
    package func withdraw(_ reason: CancellationReason = .caller) {
        request.withdraw(reason)
    }
}

/// Who asks for a commit, how, and who is to hear of it.
package final class Request {
    package let options: TransitionOptions
    package let location: CallSite
    package let completion: ((TransitionOutcome) -> Void)?

    /// What it came from; nil where nobody will ask.
    package var source: Source?

    /// Those who asked for the same while it waited or settled, and share its outcome.
    private(set) var followers: [Request] = []

    /// Whose outcome it shares.
    private weak var leader: Request?

    /// What has become of it so far, where it was not let pass at once.
    fileprivate(set) var trialsSoFar: Trials?

    /// Whether the one who asked has given it up.
    private var isWithdrawn = false

    /// Why, if so.
    fileprivate(set) var withdrawal = CancellationReason.caller

    /// Whether it stands in line for a turn of its own.
    var isInLine = false

    /// What has to happen before it can be planned again, while it waits for that.
    weak var hold: Hold?

    /// How it ends when it has its turn, where that has been decided before.
    var decided: TransitionOutcome?

    /// Whether it is a recovery that asks nobody and waits for nobody.
    package var isForced = false

    package init(
        _ source: Source?, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?
    ) {
        self.source = source
        self.options = options
        self.location = location
        self.completion = completion
    }

    /// Lets somebody share the outcome.
    func lead(_ follower: Request) {
        followers.append(follower)
        follower.leader = self
        follower.source = nil
    }

    /// Whose outcome it shares, or itself.
    fileprivate var foremost: Request {
        var request = self
        while let leader = request.leader { request = leader }
        return request
    }

    /// Whether nobody waits for it any more.
    var isForgotten: Bool { isWithdrawn && followers.allSatisfy(\.isForgotten) }

    /// The one who asked does so no more. What all who share it have given up waits for nothing.
    func withdraw(_ reason: CancellationReason = .caller) {
        isWithdrawn = true
        withdrawal = reason
        let request = foremost
        if request.isForgotten { request.hold?.withdraw(request) }
    }

    /// What a commit comes from.
    package enum Source {
        /// A route, and the router that was asked, or the node that it climbs from.
        case route(AnyHashable, on: AnyObject)
        case transition(() -> String)
        /// Keeps no tree: it may go while the report settles.
        case report(Report, from: () -> Node?)
        case recovery(() -> String, from: () -> Node?)
        /// A route as it waits for something to happen first: its router is not kept.
        case formerRoute(AnyHashable, on: () -> AnyObject?, title: String)
    }
}

/// What has become of a trigger so far that was not let pass at once.
final class Trials {
    /// How often it has been planned, this time included.
    var attempt = 1

    /// How often what had to happen first has come to its end.
    var rounds: [AnyHashable: Int] = [:]

    /// What had to happen first, and was closed instead; and what messages call that.
    var closed: (key: AnyHashable, name: String)?

    /// How often it was sent elsewhere.
    var redirections = 0

    /// What waits for it, where it shows what has to happen first.
    var errandOf: Hold?
}

extension Request {
    /// What has become of it so far, to be added to.
    var trials: Trials {
        if let trialsSoFar { return trialsSoFar }
        let made = Trials()
        trialsSoFar = made
        return made
    }

    /// How often it has been planned, this time included.
    var attempt: Int { trialsSoFar?.attempt ?? 1 }

    /// Whether a gate has sent it elsewhere.
    var hasGoneElsewhere: Bool { trialsSoFar.map { $0.redirections > 0 } ?? false }

    /// Tells those who asked how it ended.
    ///
    /// - Returns: Whether anybody has asked.
    @discardableResult
    func end(_ outcome: TransitionOutcome) -> Bool {
        completion?(outcome)
        for follower in followers { follower.end(outcome) }
        return completion != nil || !followers.isEmpty
    }

    /// Whether anybody hears how it ends.
    var isHeard: Bool { completion != nil || !followers.isEmpty }

    var report: Report? {
        if case .report(let report, _) = source { report } else { nil }
    }

    var isRecovery: Bool {
        if case .recovery = source { true } else { false }
    }

    /// What a log calls it.
    var title: String {
        switch source {
        case .route(let route, let node as Node): "\(route.base) from \(node.label)"
        case .route(let route, let router): "\(route.base) on \(type(of: Self.target(of: router)))"
        case .transition(let title): title()
        case .report(let report, _): "the person: \(report)"
        case .recovery(let title, _): "recovery: \(title())"
        case .formerRoute(_, _, let title): title
        case nil: ""
        }
    }

    /// Keeps, from now on, none of what a transition was to show or close.
    func loosen() {
        guard case .transition(let title) = source else { return }
        let text = title()
        source = .transition { text }
    }
}

/// Something that only passes routes on to a router: the same route through it is the same route.
package protocol RouterHandle: AnyObject {
    /// Who gets the routes; nil once that has gone.
    var routed: AnyObject? { get }
}
