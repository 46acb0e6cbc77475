/// The place in the queue where triggers wait because a gate, or a screen that would be left, requires something first.
///
/// Nothing of the triggers is on the tree meanwhile. The queue retains the hold, and the hold retains none of the
/// screens that are shown for it.
final class Hold {
    /// The question, with the name of the gate or screen that asked it.
    let question: Stop.Question

    /// The required route, if there is one. Triggers that require the same route share one hold.
    let route: Hop?

    /// The part of the gate that holds for what stands, if it has one.
    let standing: StandingRule?

    /// A node of the hold's tree: the outermost one when the hold began.
    private(set) weak var place: Node?

    /// The identity of the node that was outermost when the hold began. That node may have been released.
    private let start: ObjectIdentifier

    /// The queue that keeps the hold: that of the tree in which the hold began, or of a tree around that.
    weak var queue: CommitQueue?

    /// The waiting requests, in the order in which they came.
    private(set) var waiting: [Request] = []

    /// The request that shows the required screen or alert; nil once that is shown.
    private(set) var prerequisite: Request?

    /// The nodes that the prerequisite showed, or found in place.
    private var shown: [Shown] = []

    /// The alert that asks the question, if there is one.
    weak var alert: AlertItem?

    /// The screen that would be left, if it asks the question.
    weak var subject: Node? {
        didSet { asksOfSubject = asksOfSubject || subject != nil }
    }
    private var asksOfSubject = false

    /// The call that ends the hold if no answer comes in time.
    private var deadline: ScheduledCall?

    /// True if the gate answers later, by a resumption.
    private(set) var awaitsAnswer = false

    /// True once no request waits here any more.
    private(set) var isOver = false

    /// True once the hold has begun to close its screens and its alert.
    fileprivate var isClosing = false

    /// A node that was shown, and the expectation of its end.
    private struct Shown {
        weak var node: Node?
        weak var end: PrerequisiteEnd?
        /// True if the node was shown for the hold, and was not there already.
        let isOwn: Bool

        /// The node, if it is still on the tree. A node removed together with a kept one around it is off the tree,
        /// though it has a holder.
        var nodeOnTree: Node? {
            guard end?.hasEnded == false, let node, node.holder != nil else { return nil }
            return node
        }
    }

    init(_ stop: Stop, at place: Node) {
        question = stop.question
        route = stop.route
        standing = stop.standing
        self.place = place
        start = ObjectIdentifier(place)
    }

    /// Returns true if an owner's tree is the one in which the hold began.
    func began(in owner: TreeOwner) -> Bool { owner.served == start }

    /// The number of earlier holds in the queue.
    fileprivate var number: Int? { queue?.waiting?.holds.firstIndex { $0 === self } }

    /// Returns true if a stop requires what this hold waits for.
    func isFor(_ stop: Stop) -> Bool { route == nil ? question == stop.question : route == stop.route }
}

extension Hold {
    /// Makes one more request wait here.
    func append(_ request: Request) {
        waiting.append(request)
        request.wait(for: .gate(self))
    }

    /// Starts the prerequisite: in the next turn, or by calling the gate's closure with a resumption.
    ///
    /// - Parameters:
    ///   - stop: The stop, with the verdict.
    ///   - anchor: The node from which the route's router is found, or in whose window an alert is shown.
    ///   - request: The first waiting request.
    func begin(_ stop: Stop, at anchor: Node, for request: Request) {
        let intent: any Intent
        switch stop.verdict.kind {
        case .allow, .deny, .redirect: return
        case .require(let demand):
            let existing = request.progress?.existingNodes?() ?? []
            for node in existing { waitForEnd(of: node, isOwn: true) }
            if !existing.isEmpty { return }
            intent = demand.placed(at: anchor)
        case .ask(let title, let message, let choices):
            intent = asking(title, message, choices, about: stop.leaving, on: anchor)
        case .wait(upTo: let limit, let begin):
            if let limit, let time = queue?.time {
                deadline = time.schedule(after: limit) { [weak self] in
                    guard let self else { return }
                    let state = place?.treeLine ?? ""
                    end(.failed(TransitionError(stop.verb, .gateTimedOut(after: limit), state: state)))
                }
            }
            awaitsAnswer = true
            return begin(Resumption(self))
        }
        let options = TransitionOptions(animated: request.options.isAnimated, reveals: route != nil)
        let showing = Request(intent, options, request.location, nil)
        let progress = showing.makeProgressIfNeeded()
        progress.prerequisiteOf = self
        progress.consequenceOf = request.progress?.number
        prerequisite = showing
        queue?.line(up: showing, isNext: true)
    }

    /// Waits for the end of a node that was shown for the hold, or found in place.
    @inline(never)
    private func waitForEnd(of node: Node, isOwn: Bool) {
        let name = (node.name.isEmpty ? node.front : node).presentable.title
        let end = PrerequisiteEnd(self, name: name)
        shown.append(Shown(node: node, end: end, isOwn: isOwn))
        node.expect(end)
    }

    /// Returns the nodes that the hold waits for and that are still on the tree.
    ///
    /// - Parameter isOwn: True for only those shown for the hold, which are closed with it.
    @inline(never)
    func stillShown(isOwn: Bool = false) -> [Node] { shown.compactMap { $0.isOwn || !isOwn ? $0.nodeOnTree : nil } }

    /// Handles the outcome of the prerequisite's request, unless ``noteShown(by:)`` was called before.
    func prerequisiteHasEnded(_ outcome: TransitionOutcome) {
        switch outcome {
        case .completed, .noChange:
            prerequisite = nil
            // Another tree's commit has shown it, without noting the nodes.
            if route != nil { resume(.finished) }
        case .cancelled, .rejected, .failed: end(outcome)
        }
    }

    /// Notes the nodes that the required route has shown or found in place, and waits for their end.
    ///
    /// - Parameter commit: The commit that ran the route, and was not undone.
    func noteShown(by commit: Commit) {
        let (nodes, isOwn) = commit.shownOrReached
        prerequisite = nil
        for node in nodes { waitForEnd(of: node, isOwn: isOwn) }
        if isOver {
            close()
        } else if nodes.isEmpty {
            resume(.finished)
        } else if commit.queue !== queue {
            // The route ran in a tree that has left this one meanwhile, and is shown there.
            resume(.closed(shown.last?.end?.name ?? ""))
        }
    }
}

extension Hold {
    /// The reason why waiting requests go on.
    enum ResumeReason {
        /// The prerequisite has completed, and could be required again.
        case finished
        /// The prerequisite was closed unfinished: the screen with this name in messages.
        case closed(String)
        /// The user chose to go on, so that the question is not asked again.
        case granted
    }

    /// Plans all waiting requests again.
    func resume(_ reason: ResumeReason) {
        guard !isOver else { return }
        let requests = takeWaiting()
        guard let place else { return notify(requests, .cancelled(.released)) }
        for request in requests { request.makeProgressIfNeeded().planAgain(after: reason, of: self) }
        let queue = place.treeQueue
        for request in requests.reversed() where !request.isRecovery { queue.line(up: request, isNext: true) }
        for request in requests where request.isRecovery { queue.makeWaitingIfNeeded().appendUrgent(request) }
        if let replies = queue.waiting?.replies, !replies.isEmpty { queue.bringForward(replies) }
        close()
        // Read again, as the tree may be another one by now.
        place.treeQueue.runWaiting()
    }

    /// Plans all waiting requests again if the screen that asks has left the tree otherwise.
    func resumeIfSubjectIsGone() {
        guard asksOfSubject, let place, subject.map({ $0.outermost !== place.outermost }) ?? true else { return }
        resume(.closed(question.source))
    }

    /// Rejects all waiting requests.
    func reject(_ reason: String) {
        end(.rejected(question.rejection(reason)))
    }

    /// Ends all waiting requests, and closes the hold's screens and alert.
    func end(_ outcome: TransitionOutcome) {
        guard !isOver else { return }
        let requests = takeWaiting()
        close()
        notify(requests, outcome)
    }

    /// Ends a waiting request.
    func drop(_ request: Request, _ outcome: TransitionOutcome) {
        if withdraw(request) { notify([request], outcome) }
    }

    /// Removes a request that its caller has given up. Its end is reported in the next turn, after the screens shown
    /// only for this request are closed.
    func giveUp(_ request: Request) {
        place?.treeQueue.line(up: request, isNext: true)
        withdraw(request)
        place?.treeQueue.runWaiting()
    }

    /// Removes a waiting request, and closes the hold if no other is left.
    ///
    /// - Returns: True if the request waited here.
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

    /// Ends requests, each with the outcome that was set for it before, else with the given one.
    @inline(never)
    private func notify(_ requests: [Request], _ outcome: TransitionOutcome) {
        guard let place else {
            for request in requests { request.end(request.decided ?? outcome, reportingTo: queue?.handler) }
            return
        }
        let queue = place.treeQueue
        if queue.runningQueue.state == .committing {
            // Triggers made by their completions must not join that commit.
            for request in requests.reversed() {
                request.makeProgressIfNeeded().decided = request.decided ?? outcome
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

    /// Removes the hold's screens and alert in the next turn. Withdraws a prerequisite that is not shown yet.
    private func close() {
        isClosing = true
        if let prerequisite {
            prerequisite.withdraw()
            self.prerequisite = nil
        }
        guard let place else { return }
        let nodes = shown.compactMap { $0.isOwn ? $0.node : nil }.filter { $0.holder != nil }
        let alert = alert
        let title = "the end of what '\(question.source)' asked for"
        let location = CallSite(fileID: #fileID, line: #line)
        let outermost = place.outermost
        for node in nodes where node.outermost !== outermost {
            // The node was removed inside a kept one, which must return without it.
            node.closing(title, location) { node, running in
                if node.holder != nil { running.commit.removeAsFinished(node) }
            }
        }
        let own = nodes.filter { $0.outermost === outermost }
        guard !own.isEmpty || alert != nil else { return }
        place.closing(title, location, isNext: true) { place, running in
            for node in own where node.holder != nil && running.commit.holds(node) {
                running.commit.removeAsFinished(node)
            }
            if let alert { running.commit.close(alert, of: place.alertHost) }
        }
    }
}

/// An expectation that notifies a hold when a node shown for it has ended.
private final class PrerequisiteEnd: Expectation {
    private weak var hold: Hold?
    let name: String

    init(_ hold: Hold, name: String) {
        self.hold = hold
        self.name = name
    }

    deinit {
        // The tree was released without a commit.
        end(.released)
    }

    override var holdNumber: Int? { hold?.number ?? 0 }

    override func conclude(_ reason: EndReason, hasFinished: Bool) {
        // The prerequisite goes on while another screen of it is on the tree.
        guard let hold, !hold.isClosing, hasFinished || hold.stillShown().isEmpty else { return }
        hold.resume(hasFinished ? .finished : .closed(name))
    }
}

extension Hold: Suspended {
    /// Handles the later answer of the gate: makes the next attempt of all that waits, or denies it for a reason.
    func answer(_ denial: String?) {
        let act = { [self] in if let denial { reject(denial) } else { resume(.finished) } }
        if let queue, !isOver { queue.noteAnswer(denial, of: self, act) } else { act() }
    }
}

extension Request {
    fileprivate var decided: TransitionOutcome? { progress?.decided }
}
