/// Something that comes to a tree from outside: from views, hosts and the system, and not from the tree's own
/// coordinators, models, effects and timers, which would do the same again.
package enum Arrival {
    /// A call, with its place in the tree at the time of the call.
    case request(Cause, Call)
    /// A call without a route that can be made again, by the node at a path.
    case deed(Deed, TreePath, Call)
    /// A move of the user that the screen carries out, by the node at a path; true if the user has typed a text.
    case move(String, TreePath, isTyped: Bool)
    /// A call of `gatesChanged()`.
    case signal
    /// The later answer of a gate, the number of waiting answers of the same gate before it, and the reason to deny.
    case answer(gate: String, number: Int, denial: String?)
    /// A commit that hosts answer later: the last one that was counted.
    case settling
    /// The answer of the last host to a settling commit, with the reason to refuse.
    case shown(refusal: String?)
    /// The begin or the end of a movement of a host.
    case movement(TreePath, isUnderWay: Bool)
    /// The end of the gesture that drives the commit.
    case gestureEnd(isFinished: Bool)

    /// The way in which a call was made.
    package struct Call {
        package let options: TransitionOptions
        /// True if gates were passed with the call.
        package let isGuarded: Bool
        /// True if the routes follow an address, and if it supersedes others.
        package let isAddress: Bool
        package let isSuperseding: Bool
        /// True if a gesture drives what it does.
        package let isGesture: Bool
    }
}

/// An observer of what comes to a tree from outside, before anything comes of it.
package final class ArrivalObserver {
    fileprivate let handler: (Arrival) -> Void
    fileprivate let afterwards: () -> Void
    fileprivate weak var queue: CommitQueue?

    /// The number of commits of the tree before this one was made.
    private let earlierCommits: Int

    fileprivate init(
        of queue: CommitQueue, _ arrivals: Arrivals, _ handler: @escaping (Arrival) -> Void,
        _ afterwards: @escaping () -> Void
    ) {
        (self.handler, self.afterwards, self.queue) = (handler, afterwards, queue)
        earlierCommits = arrivals.commits
    }

    /// The number of commits that were passed to hosts, or could have been, since the observation began.
    package var commits: Int { (queue?.extras?.arrivals?.commits ?? 0) - earlierCommits }

    /// Ends the observation. A second call changes nothing.
    package func end() {
        guard let queue, let arrivals = queue.extras?.arrivals else { return }
        arrivals.observers.removeAll { $0 === self }
        if !arrivals.observers.isEmpty { return }
        queue.extras?.arrivals = nil
        queue.watch.set(.recorded, to: false)
    }
}

/// The observers of what comes to a tree from outside.
final class Arrivals {
    fileprivate var observers: [ArrivalObserver] = []

    /// The origin of the code that runs; nil if it follows from the state of the queue.
    private var isOutside: Bool?

    fileprivate var commits = 0

    fileprivate func run(isOutside: Bool?, _ body: () -> Void) {
        let former = self.isOutside
        self.isOutside = isOutside
        body()
        self.isOutside = former
    }

    /// Notes what comes, if it is from outside, and lets it run.
    fileprivate func note(
        _ arrival: () -> Arrival, in queue: CommitQueue, isInside: Bool = false, _ body: (Bool) -> Void
    ) {
        let comes = isOutside ?? queue.isOutsideOnStack
        if comes { note(arrival()) }
        // An inner call of a timer or a move stays inside.
        run(isOutside: isInside || isOutside == false ? false : nil) { body(comes) }
        if comes { for observer in observers { observer.afterwards() } }
    }

    fileprivate func note(_ arrival: Arrival) { for observer in observers { observer.handler(arrival) } }
}

extension Navigable {
    /// Calls a handler with everything that comes to this tree from outside, before anything comes of it, and a second
    /// one when all that could be done at once has been done.
    package func observeArrivals(
        _ handler: @escaping (Arrival) -> Void, afterwards: @escaping () -> Void = {}
    ) -> ArrivalObserver {
        let queue = (node as Node).treeQueue
        let arrivals = queue.extras?.arrivals ?? Arrivals()
        let observer = ArrivalObserver(of: queue, arrivals, handler, afterwards)
        arrivals.observers.append(observer)
        queue.makeExtrasIfNeeded().arrivals = arrivals
        queue.watch.insert(.recorded)
        return observer
    }

    /// Makes calls that come with an arrival, and are not told of their own.
    package func arrive(_ arrival: @autoclosure () -> Arrival, _ body: () -> Void) {
        (node as Node).treeQueue.arrive(arrival(), isInside: true, body)
    }

    /// Answers as the gate that a trigger waits for, so that it is not asked again.
    ///
    /// - Returns: False if no trigger waits for an answer of that gate.
    package func answer(gate: String, number: Int, denial: String?) -> Bool {
        let holds = (node as Node).treeQueue.answerable(by: gate)
        guard holds.indices.contains(number) else { return false }
        if let denial { holds[number].reject(denial) } else { holds[number].resume(.granted) }
        return true
    }
}

extension CommitQueue {
    /// The observers of arrivals, if there are some.
    private var arrivals: Arrivals? { watch.contains(.recorded) ? extras?.arrivals : nil }

    /// True if a call made now, not by an observer, an effect or a completion, comes from outside.
    fileprivate var isOutsideOnStack: Bool {
        switch (state == .lent ? runningQueue : self).state {
        case .idle, .settling, .applying: !ScheduledCall.isRunning
        case .committing, .ending, .notifying, .lent: false
        }
    }

    /// Notes a request before it is made.
    func pass(_ request: Request, isGesture: Bool = false, _ make: (Request) -> Void) {
        guard let arrivals else { return make(request) }
        let arrival = {
            let intent = request.intent
            let call = Arrival.Call(
                options: request.options, isGuarded: intent?.isGuarded ?? false,
                isAddress: intent?.isAddress ?? false, isSuperseding: intent?.isSuperseding ?? false,
                isGesture: isGesture)
            if let deed = intent?.deed, let path = intent?.anchor?.path { return Arrival.deed(deed, path, call) }
            return .request(request.cause, call)
        }
        arrivals.note(arrival, in: self) { comes in
            // A completion runs as the code of its caller.
            if let completion = request.completion {
                request.completion = { outcome in arrivals.run(isOutside: comes) { completion(outcome) } }
            }
            make(request)
        }
    }

    /// Notes what comes and is no request.
    func arrive(_ arrival: @autoclosure () -> Arrival, isInside: Bool = false, _ body: () -> Void) {
        guard let arrivals else { return body() }
        arrivals.note(arrival, in: self, isInside: isInside) { _ in body() }
    }

    /// The observers of the answers of hosts: of this tree, or else of one that the commit has borrowed.
    private var answers: Arrivals? {
        arrivals ?? commit.borrowedQueues.lazy.compactMap(\.arrivals).first
    }

    /// Notes a commit, and that hosts answer it later, if they do.
    func noteCommit() { if let answers { answers.commits += 1 } }
    func noteSettling() { answers?.note(.settling) }
    func noteShown(refusal: String?) { answers?.note(.shown(refusal: refusal)) }

    /// The holds that wait for a later answer of a gate.
    fileprivate func answerable(by gate: String) -> [Hold] {
        waiting?.holds.filter { $0.awaitsAnswer && $0.question.source == gate } ?? []
    }

    /// Notes a later answer of a gate.
    func noteAnswer(_ denial: String?, of hold: Hold, _ body: () -> Void) {
        let gate = hold.question.source
        arrive(
            .answer(gate: gate, number: answerable(by: gate).firstIndex { $0 === hold } ?? 0, denial: denial), body)
    }
}
