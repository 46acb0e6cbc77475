/// What triggers wait for that a gate, or a screen that would be left, did not let pass: something that has to happen
/// first.
///
/// Nothing of the triggers is on the tree meanwhile. The queue keeps it; what was shown for it is kept by its place
/// alone.
final class Hold {
    /// What has to happen. Triggers that need the same share one hold.
    let key: AnyHashable

    /// Who asked for it, for messages.
    let keeper: String

    /// What that said, in words.
    let verdict: String

    /// What waits for it, for messages: `go to AppRoute.profile`.
    let verb: String

    /// How many have come to its queue before it.
    var number = 0

    /// Makes of a reason the end of a trigger that does not pass.
    private let rejection: (String) -> RejectionReason

    /// A node of the tree that it belongs to: the outermost when it began.
    private(set) weak var place: Node?

    /// Whether it is a route that has to come first, which all share that need the same.
    let isShared: Bool

    /// Whether it began in a tree that is only a part of that one now.
    var isStranger = false

    /// Who keeps it: what its tree, or the one that this came to stand in, has for a queue.
    weak var queue: CommitQueue?

    /// Who waits, in the order in which they came.
    private(set) var waiting = Ordered<Request>()

    /// Who asks for what shows it, until that is shown.
    var prerequisite: Request?

    /// What that showed, or found there.
    private var shown: [Shown] = []

    /// The alert that asks, if one does.
    weak var alert: AlertItem?

    /// What its answer has triggered, which comes before those who wait.
    var answers: [Request] = []

    /// What ends it when nobody answers.
    var deadline: ScheduledCall?

    /// Whether nobody waits for it any more.
    private(set) var isOver = false

    /// Whether what was shown has gone.
    fileprivate var isDone = false

    /// Something that was shown, and what tells that it has gone.
    private struct Shown {
        weak var node: Node?
        weak var end: PrerequisiteEnd?
        /// Whether it was shown for this, and did not stand there already.
        let isOwn: Bool

        /// What still stands on the tree. What was taken off with something that is kept does not, though it has a
        /// holder.
        var standing: Node? {
            guard end?.hasEnded == false, let node, node.holder != nil else { return nil }
            return node
        }
    }

    init(_ stop: Stop, at place: Node) {
        key = stop.key
        keeper = stop.keeper
        verb = stop.verb
        verdict = stop.question.words
        rejection = stop.rejection
        if case .first = stop.verdict.kind { isShared = true } else { isShared = false }
        self.place = place
    }

    func add(_ request: Request) {
        waiting.append(request)
        request.demandProgress().hold = self
        queue?.backlog?.note(request)
    }
}

extension Hold {
    /// What it waits for and still stands on the tree.
    var stillShown: [Node] { shown.compactMap(\.standing) }

    /// What of that was shown for it, and is closed with it.
    var ownStillShown: [Node] { shown.compactMap { $0.isOwn ? $0.standing : nil } }

    /// Notes what its prerequisite has shown, or found there, and is told when that has gone.
    ///
    /// - Parameters:
    ///   - nodes: What was shown, or found.
    ///   - isOwn: Whether it was shown.
    ///   - queue: Whose commit has shown it.
    func note(_ nodes: [Node], isOwn: Bool, shownBy queue: CommitQueue) {
        prerequisite = nil
        for node in nodes {
            let name = (node.name.isEmpty ? node.front : node).presentable.title
            let end = PrerequisiteEnd(self, name: name)
            shown.append(Shown(node: node, end: end, isOwn: isOwn))
            node.expect(end)
        }
        if isOver {
            close()
        } else if nodes.isEmpty {
            resume(isFinished: true)
        } else if queue !== self.queue {
            // It was asked for by something that has left the tree meanwhile, and is shown there.
            resume(isFinished: false, closed: shown.last?.end?.name ?? "")
        }
    }

    /// Plans all who wait again.
    ///
    /// - Parameters:
    ///   - isFinished: Whether it has come to its end, so that it could be asked for once more.
    ///   - name: What was closed, where it has not.
    ///   - isGranted: Whether the person said to go on, so that this is not asked again.
    func resume(isFinished: Bool, closed name: String = "", isGranted: Bool = false) {
        guard !isOver else { return }
        let requests = takeWaiting()
        guard let place else { return end(requests, .cancelled(.released)) }
        for request in requests {
            let progress = request.demandProgress()
            if isGranted {
                if let question = progress.question { progress.granted.insert(question) }
            } else if isFinished {
                if let question = progress.question { progress.rounds[question, default: 0] += 1 }
                progress.closed = nil
            } else {
                progress.closed = (key, name)
            }
            progress.attempt += 1
        }
        let queue = place.treeQueue
        queue.goOn(with: requests)
        queue.bringForward((queue.backlog?.replies ?? []) + answers)
        close()
        queue.runWaiting()
    }

    /// Rejects all who wait.
    func reject(_ reason: String) {
        let rejection = rejection(reason)
        end(.rejected(rejection))
    }

    /// Ends all who wait, and closes what was shown.
    func end(_ outcome: TransitionOutcome) {
        guard !isOver else { return }
        let requests = takeWaiting()
        close()
        end(requests, outcome)
    }

    /// Ends one of those who wait.
    func end(_ request: Request, _ outcome: TransitionOutcome) {
        if let withdrawn = withdraw(request) { end([withdrawn], outcome) }
    }

    /// One of those who wait was given up. As with one that waits in line, that is told of when it has a turn: after
    /// what was shown for it alone has gone.
    func giveUp(_ request: Request) {
        place?.treeQueue.goFirst(request)
        withdraw(request)
        place?.treeQueue.runWaiting()
    }

    /// One of those who wait does so no more.
    ///
    /// - Returns: It, unless it has not waited.
    @discardableResult
    func withdraw(_ request: Request) -> Request? {
        guard !isOver else { return nil }
        let withdrawn = waiting.remove(ObjectIdentifier(request))
        request.progress?.hold = nil
        guard waiting.isEmpty else { return withdrawn }
        _ = takeWaiting()
        close()
        place?.treeQueue.runWaiting()
        return withdrawn
    }

    private func end(_ requests: [Request], _ outcome: TransitionOutcome) {
        guard let place else {
            for request in requests { request.end(outcome, reportingTo: queue?.handler) }
            return
        }
        let queue = place.treeQueue
        if queue.runningQueue.state == .committing {
            // What those who are told trigger is no part of that commit.
            for request in requests.reversed() {
                request.demandProgress().decided = outcome
                queue.goFirst(request)
            }
            return
        }
        for request in requests { queue.drop(request, outcome) }
        queue.runWaiting()
    }

    private func takeWaiting() -> [Request] {
        isOver = true
        deadline?.cancel()
        queue?.backlog?.forget(self)
        let requests = waiting.takeAll()
        for request in requests { request.progress?.hold = nil }
        return requests
    }

    /// Takes off what was shown for it, when it has the next turn, or keeps that from being shown.
    private func close() {
        isDone = true
        if let prerequisite {
            prerequisite.withdraw()
            self.prerequisite = nil
        }
        guard let place else { return }
        let nodes = shown.compactMap { $0.isOwn ? $0.node : nil }.filter { $0.holder != nil }
        let alert = alert
        let title = "the end of what '\(keeper)' asked for"
        let location = CallSite(fileID: #fileID, line: #line)
        let outermost = place.outermost
        for node in nodes where node.outermost !== outermost {
            // It was taken off with something that is kept: what is found again is without it.
            node.closing(title, location) { running in
                if node.holder != nil { running.commit.takeOff(node) }
            }
        }
        let own = nodes.filter { $0.outermost === outermost }
        guard !own.isEmpty || alert != nil else { return }
        place.closing(title, location, isNext: true) { running in
            for node in own where node.holder != nil && running.commit.holds(node) { running.commit.takeOff(node) }
            let host = place.alertHost
            guard let alert, let index = host.alerts.firstIndex(where: { $0 === alert }) else { return }
            running.commit.closeAlert(at: index, of: host)
        }
    }
}

/// Tells a hold that what was shown for it has gone.
private final class PrerequisiteEnd: Expectation {
    private weak var hold: Hold?
    let name: String

    init(_ hold: Hold, name: String) {
        self.hold = hold
        self.name = name
    }

    deinit {
        // The tree has gone without a commit.
        end(.released)
    }

    override var holdNumber: Int? { hold?.number ?? 0 }

    override func conclude(_ reason: EndReason, hasFinished: Bool) {
        // While another screen of it stands, the user is still in it.
        guard let hold, !hold.isDone, hasFinished || hold.stillShown.isEmpty else { return }
        hold.resume(isFinished: hasFinished, closed: name)
    }
}

extension Hold: Suspended {
    func resume() { resume(isFinished: true) }
}

extension Hold: Listed {
    var listing: ObjectIdentifier { ObjectIdentifier(self) }
}
