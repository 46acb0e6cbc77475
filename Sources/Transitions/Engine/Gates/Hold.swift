/// What triggers wait for that a gate, or a screen that would be left, did not let pass: something that has to happen
/// first.
///
/// Nothing of the triggers is on the tree meanwhile. The queue keeps it; what was shown for it is kept by its place
/// alone.
final class Hold {
    /// What was asked, and by whom.
    let question: Stop.Question

    /// The route that has to come first, if one has. Triggers that need the same share one hold.
    let route: Hop?

    /// A node of the tree that it belongs to: the outermost when it began.
    private(set) weak var place: Node?

    /// The same node, to be told from others; it may have gone.
    private let start: ObjectIdentifier

    /// Who keeps it: what its tree, or the one that this came into, has for a queue.
    weak var queue: CommitQueue?

    /// Who waits, in the order in which they came.
    private(set) var waiting: [Request] = []

    /// Who asks for what shows it, until that is shown.
    private(set) var prerequisite: Request?

    /// What that showed, or found there.
    private var shown: [Shown] = []

    /// The alert that asks, if one does.
    weak var alert: AlertItem?

    /// What ends it when no answer comes.
    private var deadline: ScheduledCall?

    /// Whether the caller no longer waits for it.
    private(set) var isOver = false

    /// Whether what was shown has gone.
    fileprivate var isDone = false

    /// Something that was shown, and what tells that it has gone.
    private struct Shown {
        weak var node: Node?
        weak var end: PrerequisiteEnd?
        /// Whether it was shown for this, and did not stand there already.
        let isOwn: Bool

        /// What is still on the tree. What was removed with something that is kept does not, though it has a
        /// holder.
        var standing: Node? {
            guard end?.hasEnded == false, let node, node.holder != nil else { return nil }
            return node
        }
    }

    init(_ stop: Stop, at place: Node) {
        question = stop.question
        route = stop.route
        self.place = place
        start = ObjectIdentifier(place)
    }

    /// True if it began in the tree that an owner serves, which it belongs to then.
    func began(in owner: TreeOwner) -> Bool { owner.served == start }

    /// The number of holds of its queue that began before.
    fileprivate var number: Int? { queue?.waiting?.holds.firstIndex { $0 === self } }

    /// Whether what triggers wait for here is what a stop wants first.
    func isFor(_ stop: Stop) -> Bool { route == nil ? question == stop.question : route == stop.route }
}

extension Hold {
    /// Lets one more wait for it.
    func append(_ request: Request) {
        waiting.append(request)
        request.wait(for: .gate(self))
    }

    /// Has the prerequisite happen: next, or by the code that receives the resumption.
    ///
    /// - Parameters:
    ///   - stop: What was said.
    ///   - anchor: Where a route is looked for, and an alert shown.
    ///   - request: The first that waits.
    func begin(_ stop: Stop, at anchor: Node, for request: Request) {
        let intent: any Intent
        switch stop.verdict.kind {
        case .allow, .deny, .redirect: return
        case .require(let demand):
            let standing = request.progress?.standing?() ?? []
            for node in standing { waitForEnd(of: node, isOwn: true) }
            if !standing.isEmpty { return }
            intent = demand.placed(at: anchor)
        case .ask(let title, let message, let choices): intent = asking(title, message, choices, on: anchor)
        case .wait(upTo: let limit, let begin):
            if let limit, let time = queue?.time {
                deadline = time.schedule(after: limit) { [weak self] in
                    guard let self else { return }
                    let state = place?.treeLine ?? ""
                    end(.failed(TransitionError(stop.verb, .gateTimedOut(after: limit), state: state)))
                }
            }
            return begin(Resumption(self))
        }
        let options = TransitionOptions(animated: request.options.isAnimated, reveals: route != nil)
        let showing = Request(intent, options, request.location, nil)
        let progress = showing.demandProgress()
        progress.prerequisiteOf = self
        progress.consequenceOf = request.progress?.number
        prerequisite = showing
        queue?.line(up: showing, isNext: true)
    }

    /// Waits for something that was shown for it, or stands there already.
    @inline(never)
    private func waitForEnd(of node: Node, isOwn: Bool) {
        let name = (node.name.isEmpty ? node.front : node).presentable.title
        let end = PrerequisiteEnd(self, name: name)
        shown.append(Shown(node: node, end: end, isOwn: isOwn))
        node.expect(end)
    }

    /// What it waits for and is still on the tree.
    ///
    /// - Parameter isOwn: Whether only what was shown for it is meant, which is closed with it.
    @inline(never)
    func stillShown(isOwn: Bool = false) -> [Node] { shown.compactMap { $0.isOwn || !isOwn ? $0.standing : nil } }

    /// What was to show what has to happen has ended, and did not note what it has shown.
    func prerequisiteHasEnded(_ outcome: TransitionOutcome) {
        switch outcome {
        case .completed, .noChange:
            prerequisite = nil
            // Another tree's commit has shown it, and did not note what of that it was.
            if route != nil { resume(.finished) }
        case .cancelled, .rejected, .failed: end(outcome)
        }
    }

    /// Notes what the route has shown that has to come first, or found there, and is told when that has gone.
    ///
    /// - Parameter commit: What has run that, and stands.
    func noteShown(by commit: Commit) {
        let (nodes, isOwn) = commit.shownOrReached
        prerequisite = nil
        for node in nodes { waitForEnd(of: node, isOwn: isOwn) }
        if isOver {
            close()
        } else if nodes.isEmpty {
            resume(.finished)
        } else if commit.queue !== queue {
            // It was asked for by something that has left the tree meanwhile, and is shown there.
            resume(.closed(shown.last?.end?.name ?? ""))
        }
    }
}

extension Hold {
    /// How it has come about that those who wait go on.
    enum End {
        /// What had to happen has happened, and could be asked for once more.
        case finished
        /// What was shown, by its name in messages, was closed instead.
        case closed(String)
        /// The user said to go on, so that this is not asked again.
        case granted
    }

    /// Plans all who wait again.
    func resume(_ end: End) {
        guard !isOver else { return }
        let requests = takeWaiting()
        guard let place else { return tell(requests, .cancelled(.released)) }
        for request in requests { request.demandProgress().planAgain(after: end, of: self) }
        let queue = place.treeQueue
        for request in requests.reversed() where !request.isRecovery { queue.line(up: request, isNext: true) }
        for request in requests where request.isRecovery { queue.demandWaiting().appendUrgent(request) }
        if let replies = queue.waiting?.replies, !replies.isEmpty { queue.bringForward(replies) }
        close()
        // What it was in may have gone meanwhile.
        place.treeQueue.runWaiting()
    }

    /// Rejects all who wait.
    func reject(_ reason: String) {
        end(.rejected(question.rejection(reason)))
    }

    /// Ends all who wait, and closes what was shown.
    func end(_ outcome: TransitionOutcome) {
        guard !isOver else { return }
        let requests = takeWaiting()
        close()
        tell(requests, outcome)
    }

    /// Ends one of those who wait.
    func drop(_ request: Request, _ outcome: TransitionOutcome) {
        if withdraw(request) { tell([request], outcome) }
    }

    /// One of those who wait was given up. As with one that waits in line, that is told of when it has a turn: after
    /// what was shown for it alone has gone.
    func giveUp(_ request: Request) {
        place?.treeQueue.line(up: request, isNext: true)
        withdraw(request)
        place?.treeQueue.runWaiting()
    }

    /// One of those who wait does so no more.
    ///
    /// - Returns: Whether it has waited.
    @discardableResult
    func withdraw(_ request: Request) -> Bool {
        guard !isOver else { return false }
        let index = waiting.firstIndex { $0 === request }
        if let index {
            waiting.remove(at: index)
            if request.hold === self { request.wait(for: .nothing) }
        }
        guard waiting.isEmpty else { return index != nil }
        _ = takeWaiting()
        close()
        place?.treeQueue.runWaiting()
        return index != nil
    }

    /// Ends some, each as was decided of it before, if so.
    @inline(never)
    private func tell(_ requests: [Request], _ outcome: TransitionOutcome) {
        guard let place else {
            for request in requests { request.end(request.decided ?? outcome, reportingTo: queue?.handler) }
            return
        }
        let queue = place.treeQueue
        if queue.runningQueue.state == .committing {
            // What those who are told trigger is no part of that commit.
            for request in requests.reversed() {
                request.demandProgress().decided = request.decided ?? outcome
                queue.line(up: request, isNext: true)
            }
            return
        }
        for request in requests { queue.drop(request, request.decided ?? outcome) }
        place.treeQueue.runWaiting()
    }

    private func takeWaiting() -> [Request] {
        isOver = true
        deadline?.cancel()
        queue?.waiting?.forget(self)
        let requests = waiting
        waiting = []
        for request in requests { request.wait(for: .nothing) }
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
        let title = "the end of what '\(question.keeper)' asked for"
        let location = CallSite(fileID: #fileID, line: #line)
        let outermost = place.outermost
        for node in nodes where node.outermost !== outermost {
            // It was removed with something that is kept: what is found again is without it.
            node.closing(title, location) { node, running in
                if node.holder != nil { running.commit.takeOff(node) }
            }
        }
        let own = nodes.filter { $0.outermost === outermost }
        guard !own.isEmpty || alert != nil else { return }
        place.closing(title, location, isNext: true) { place, running in
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
        guard let hold, !hold.isDone, hasFinished || hold.stillShown().isEmpty else { return }
        hold.resume(hasFinished ? .finished : .closed(name))
    }
}

extension Hold: Suspended {
    func resume() { resume(.finished) }
}

extension Request {
    fileprivate var decided: TransitionOutcome? { progress?.decided }
}
