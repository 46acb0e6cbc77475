extension CommitQueue {
    /// Makes a trigger wait for a prerequisite, and starts the prerequisite.
    func suspend(_ request: Request, until stop: Stop) {
        if request.report != nil {
            noteCause(of: request)
            showUnreported(request)
        }
        request.releaseTree()
        endUndone()
        // A screen of another tree asks there, where its user is.
        let asking = stop.leaving.flatMap { $0.treeQueue === self ? nil : $0 }
        if asking == nil, let anchor = request.intent?.anchor {
            hold(request, until: stop, at: anchor)
            return becomeIdle()
        }
        // Or the router has no tree: the trigger waits in the tree of the router that the route was passed on to.
        guard !watch.contains(.released), let anchor = asking ?? stop.place else {
            // The request alone has retained its tree, or there is none, and so no router that takes the prerequisite.
            let missing = watch.contains(.released) ? nil : stop.route
            let error = missing.map { TransitionError("go to \($0)", .unclaimed(asked: [])) }
            drop(request, error.map { .failed($0) } ?? .cancelled(.released))
            return becomeIdle()
        }
        becomeIdle()
        if asking != nil { makeWaitingIfNeeded().note(elsewhere: request) }
        let home = anchor.treeQueue
        home.hold(request, until: stop, at: anchor)
        home.runWaiting()
    }

    private func hold(_ request: Request, until stop: Stop, at anchor: Node) {
        let progress = request.makeProgressIfNeeded()
        if watch.contains(.logged) { noteNumber(of: request) }
        let shared = stop.route.flatMap { waiting?.hold(for: $0) }
        if let shared, shared.waits(for: request) || progress.holdToReveal === shared {
            return drop(request, .failed(stop.loop(at: anchor)))
        }
        let hold = shared ?? Hold(stop, at: anchor.outermost)
        if shared == nil { keep(hold) }
        hold.append(request)
        if shared == nil {
            hold.begin(stop, at: anchor, for: request)
        } else if progress.holdToReveal == nil {
            bringToFront(hold, for: request)
        }
        noteChange()
    }

    /// Brings the screen of a hold to the front, if it is hidden, as one more trigger waits for it. If that fails, the
    /// trigger ends with the same outcome.
    private func bringToFront(_ hold: Hold, for request: Request) {
        guard request.progress?.existingNodes == nil, let node = hold.stillShown().last, !node.holdsFront else {
            return
        }
        let options = TransitionOptions(animated: request.options.isAnimated)
        let bringing = Cause.transition("bring \(node.presentable.title) to the front")
        let cause = Cause.prerequisite(bringing, of: hold.question.source)
        let intent = TransitionIntent(on: node, at: { $0 }, { cause }) { node, running throws(TransitionError) in
            guard node.holder != nil else { return }
            try running.commit.enter(node)
            running.commit.reveal(node)
        }
        let showing = Request(intent, options, request.location) { [weak hold, weak request] outcome in
            switch outcome {
            case .completed, .noChange: break
            case .cancelled, .rejected, .failed: if let request { hold?.drop(request, outcome) }
            }
        }
        let shown = showing.makeProgressIfNeeded()
        shown.holdToReveal = hold
        shown.consequenceOf = request.progress?.number
        line(up: showing, isNext: true)
    }

    /// Adds a hold to this queue, behind the others.
    func keep(_ hold: Hold) {
        makeWaitingIfNeeded().keep(hold)
        hold.queue = self
    }

    /// Moves each hold to the queue of the tree that it began in, if that queue is another one now. O(holds).
    func handOverHolds() {
        guard let waiting, waiting.holds.contains(where: { !$0.began(in: self) }) else { return }
        for hold in waiting.holds {
            guard let home = hold.place?.treeQueue, home !== self else { continue }
            waiting.forget(hold)
            home.keep(hold)
        }
    }

    /// Ends all triggers that wait at gates, or for the answer of a screen in another tree.
    ///
    /// - Parameter isSpared: Returns true for a hold to leave alone, as it came with the commit that ends the others.
    func endHolds(_ reason: CancellationReason, unless isSpared: (Hold) -> Bool = { _ in false }) {
        let all = waiting?.takeHolds() ?? []
        let (spared, ended) = (all.filter(isSpared), all.filter { !isSpared($0) })
        for hold in spared { keep(hold) }
        for hold in ended { hold.end(.cancelled(reason)) }
        for request in waiting?.takeElsewhere() ?? [] { request.hold?.drop(request, .cancelled(reason)) }
    }
}

extension Commit {
    /// Returns true if a hold began in a tree that this commit has added. O(edits).
    func hasBrought(_ hold: Hold) -> Bool {
        hold.place.map(touchedNodes().hasBrought) ?? false
    }
}

extension Hold {
    /// Returns true if a request is the prerequisite of this hold, directly or through other holds.
    fileprivate func waits(for request: Request) -> Bool {
        var hold: Hold? = self
        while let current = hold {
            if current.prerequisite === request { return true }
            hold = current.prerequisite?.hold
        }
        return false
    }
}
