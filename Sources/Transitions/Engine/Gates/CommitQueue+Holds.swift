extension CommitQueue {
    /// Lets a trigger wait for what has to happen first, and sees to it that it happens.
    func suspend(_ request: Request, until stop: Stop) {
        if request.report != nil {
            noteCause(of: request)
            showUnreported(request)
        }
        request.loosen()
        endUndone()
        if let anchor = request.intent?.anchor {
            hold(request, until: stop, at: anchor)
            return becomeIdle()
        }
        // Of a router without a tree: it waits in that of the router that it has handed the route on to.
        guard !watch.contains(.gone), let anchor = stop.place else {
            // The request alone has kept its tree, or there is none, in which no router takes what has to come first.
            let missing = watch.contains(.gone) ? nil : stop.route
            let error = missing.map { TransitionError("go to \($0)", .unclaimed(asked: [])) }
            drop(request, error.map { .failed($0) } ?? .cancelled(.released))
            return becomeIdle()
        }
        becomeIdle()
        let home = anchor.treeQueue
        home.hold(request, until: stop, at: anchor)
        home.runWaiting()
    }

    private func hold(_ request: Request, until stop: Stop, at anchor: Node) {
        let progress = request.demandProgress()
        if watch.contains(.logged) { noteNumber(of: request) }
        let shared = stop.route.flatMap { waiting?.hold(for: $0) }
        if let shared, shared.waits(for: request) || progress.revealed === shared {
            return drop(request, .failed(stop.loop(at: anchor)))
        }
        let hold = shared ?? Hold(stop, at: anchor.outermost)
        if shared == nil { keep(hold) }
        hold.append(request)
        if shared == nil {
            hold.begin(stop, at: anchor, for: request)
        } else if progress.revealed == nil {
            bringToFront(hold, for: request)
        }
        noteChange()
    }

    /// Has what a trigger has come to wait for as well brought to the front, where it is hidden. Where that is not to
    /// be, the trigger ends with it.
    private func bringToFront(_ hold: Hold, for request: Request) {
        guard request.progress?.standing == nil, let node = hold.stillShown().last, !node.isInFront else { return }
        let options = TransitionOptions(animated: request.options.isAnimated)
        let bringing = Cause.transition("bring \(node.presentable.title) to the front")
        let cause = Cause.prerequisite(bringing, of: hold.question.keeper)
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
        let shown = showing.demandProgress()
        shown.revealed = hold
        shown.consequenceOf = request.progress?.number
        line(up: showing, isNext: true)
    }

    /// Keeps what triggers wait for, behind what others wait for.
    func keep(_ hold: Hold) {
        demandWaiting().keep(hold)
        hold.queue = self
    }

    /// What triggers wait for goes with the tree that it began in, where that stands in another one now, or in none.
    /// O(what is waited for).
    func handOverHolds() {
        guard let waiting, waiting.holds.contains(where: { !$0.began(in: self) }) else { return }
        for hold in waiting.holds {
            guard let home = hold.place?.treeQueue, home !== self else { continue }
            waiting.forget(hold)
            home.keep(hold)
        }
    }

    /// Ends all who wait for something to happen first.
    ///
    /// - Parameter isSpared: Which of that came with the commit that ends the others.
    func endHolds(_ reason: CancellationReason, unless isSpared: (Hold) -> Bool = { _ in false }) {
        let all = waiting?.takeHolds() ?? []
        let (spared, ended) = (all.filter(isSpared), all.filter { !isSpared($0) })
        for hold in spared { keep(hold) }
        for hold in ended { hold.end(.cancelled(reason)) }
    }
}

extension Commit {
    /// True if what triggers wait for began in a tree that this commit has put somewhere. O(edits)
    func hasBrought(_ hold: Hold) -> Bool {
        hold.place.map(passage().hasBrought) ?? false
    }
}

extension Hold {
    /// Whether what it waits for is, in the end, what a request asks for.
    fileprivate func waits(for request: Request) -> Bool {
        var hold: Hold? = self
        while let current = hold {
            if current.prerequisite === request { return true }
            hold = current.prerequisite?.hold
        }
        return false
    }
}
