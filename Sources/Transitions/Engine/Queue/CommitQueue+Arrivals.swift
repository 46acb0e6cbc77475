extension Navigable {
    /// Calls a handler with everything that comes to this tree from outside, before anything comes of it, and a second
    /// one when all that could be done at once has been done.
    package func observeArrivals(
        _ handler: @escaping (Arrival) -> Void, afterwards: @escaping () -> Void = {}
    ) -> ArrivalObserver {
        let queue = (node as Node).treeQueue
        let arrivals = queue.extras?.arrivals ?? Arrivals()
        queue.makeExtrasIfNeeded().arrivals = arrivals
        queue.watch.insert(.recorded)
        return arrivals.add(handler, afterwards)
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
    private var arrivals: Arrivals? {
        guard watch.contains(.recorded) else { return nil }
        if extras?.arrivals?.isEmpty == false { return extras?.arrivals }
        // The last one has ended.
        extras?.arrivals = nil
        watch.set(.recorded, to: false)
        return nil
    }

    /// True if a call made now, not by an observer, an effect or a completion, comes from outside.
    private var isOutsideOnStack: Bool {
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
        arrivals.note(arrival, isOutsideOnStack) { comes in
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
        arrivals.note(arrival, isOutsideOnStack, isInside: isInside) { _ in body() }
    }

    /// The observers of the answers of hosts: of this tree, or else of one that the commit has borrowed.
    private var answers: Arrivals? {
        if !watch.union(commit.watch).contains(.recorded) { return nil }
        return arrivals ?? commit.borrowedQueues.lazy.compactMap(\.arrivals).first
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
