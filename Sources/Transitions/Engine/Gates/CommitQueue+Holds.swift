extension CommitQueue {
    /// Lets a trigger wait for what has to happen first, and sees to it that it happens.
    func suspend(_ request: Request, until stop: Stop) {
        if request.report != nil {
            noteCause(of: request)
            showAgain(request)
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
        let shared = stop.route.flatMap { backlog?.hold(for: $0) }
        if let shared, shared.waits(for: request) || progress.revealed === shared {
            return drop(request, .failed(stop.loop(at: anchor)))
        }
        let hold = shared ?? Hold(stop, at: anchor.outermost)
        if shared == nil { demandBacklog().keep(hold) }
        hold.waiting.append(request)
        progress.hold = hold
        if let backlog { backlog.index?.note(request) }
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
            case .cancelled, .rejected, .failed: if let request { hold?.end(request, outcome) }
            }
        }
        let shown = showing.demandProgress()
        shown.revealed = hold
        shown.consequenceOf = request.progress?.number
        line(up: showing, isNext: true)
    }

    /// Takes out what triggers wait for.
    func takeHolds() -> [Hold] { backlog?.takeHolds() ?? [] }

    /// Ends all who wait for something to happen first.
    ///
    /// - Parameter spared: What came with the commit that ends the others.
    func endHolds(_ reason: CancellationReason, sparing spared: [Hold] = []) {
        var holds = takeHolds()
        if !spared.isEmpty {
            let spared = Set(spared.map { ObjectIdentifier($0) })
            for hold in holds where spared.contains(ObjectIdentifier(hold)) { demandBacklog().keep(hold) }
            holds.removeAll { spared.contains(ObjectIdentifier($0)) }
        }
        for hold in holds { hold.end(.cancelled(reason)) }
    }
}

extension Commit {
    /// What waits in trees that this commit has put somewhere, for something to happen first there. O(edits)
    var absorbedHolds: [Hold] {
        var holds: [Hold] = []
        edits[...].visit { if let absorbed = $0.absorbed as? AbsorbedQueue { holds += absorbed.holds } }
        return holds
    }
}

extension Hold {
    /// Whether what it waits for is, in the end, what a request asks for.
    fileprivate func waits(for request: Request) -> Bool {
        var hold: Hold? = self
        while let current = hold {
            if current.prerequisite === request { return true }
            hold = current.prerequisite?.progress?.hold
        }
        return false
    }
}
