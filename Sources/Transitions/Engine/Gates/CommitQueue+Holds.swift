extension CommitQueue {
    /// Lets a trigger wait for what has to happen first, and sees to it that it happens.
    func park(_ request: Request, until stop: Stop) {
        request.demandProgress().question = stop.question
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
        becomeIdle()
        let anchor = stop.place ?? Screen("")
        let home = anchor.treeQueue
        home.hold(request, until: stop, at: anchor)
        home.runWaiting()
    }

    private func hold(_ request: Request, until stop: Stop, at anchor: Node) {
        noteNumber(of: request)
        if case .first = stop.verdict.kind, let hold = backlog?.prerequisite(for: stop.key) {
            let revealed = request.progress?.revealed
            guard !hold.waits(for: request), revealed !== hold else {
                return drop(request, .failed(stop.loop(at: anchor)))
            }
            hold.add(request)
            if revealed == nil { bringToFront(hold, for: request) }
            return
        }
        let hold = Hold(stop, at: anchor.outermost)
        hold.add(request)
        keep(hold)
        begin(hold, stop, anchor, request)
    }

    /// Has what a trigger has come to wait for as well brought to the front, where it is hidden. Where that is not to
    /// be, the trigger ends with it.
    private func bringToFront(_ hold: Hold, for request: Request) {
        guard let node = hold.stillShown.last, !node.isInFront else { return }
        let options = TransitionOptions(animated: request.options.isAnimated)
        let cause = Cause.prerequisite(.transition("bring \(node.presentable.title) to the front"), of: hold.keeper)
        let intent = Intent.transition(on: node, at: { $0 }, { cause }) { node, running throws(TransitionError) in
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
        let progress = showing.demandProgress()
        progress.revealed = hold
        progress.consequenceOf = request.progress?.number
        goFirst(showing)
    }

    private func begin(_ hold: Hold, _ stop: Stop, _ anchor: Node, _ request: Request) {
        switch stop.verdict.kind {
        case .allow, .deny, .redirect: break
        case .first(let route):
            show(route.cause, for: hold, at: anchor, request, isPrerequisite: true) {
                anchor, running throws(TransitionError) in
                try route.placed(at: anchor).join(running.commit)
            }
        case .ask(let title, let message, let choices):
            show(.transition("ask '\(title)'"), for: hold, at: anchor, request, isPrerequisite: false) {
                [weak hold] anchor, running throws(TransitionError) in
                guard let hold else { return }
                guard !choices.isEmpty else {
                    try anchor.refuse("ask '\(title)'", .noChoices)
                }
                let alert = hold.alert(title, message, choices, origin: anchor)
                try running.commit.enter(anchor)
                running.commit.show(alert, on: anchor.alertHost)
            }
        case .wait(upTo: let limit, let begin):
            if let limit, let time {
                hold.deadline = time.schedule(after: limit) { [weak hold] in
                    guard let hold else { return }
                    let error = TransitionError(
                        hold.verb, .gateIsSilent(after: limit), state: hold.place?.treeLine ?? "")
                    hold.end(.failed(error))
                }
            }
            begin(Resumption(hold))
        }
    }

    /// Has what has to happen first shown, before anything else that waits.
    private func show(
        _ cause: Cause, for hold: Hold, at anchor: Node, _ request: Request, isPrerequisite: Bool,
        _ body: @escaping (Node, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        let options = TransitionOptions(animated: request.options.isAnimated, reveals: isPrerequisite)
        let cause = Cause.prerequisite(cause, of: hold.keeper)
        let intent = Intent.transition(on: anchor, at: { $0 }, { cause }, body)
        let prerequisite = Request(intent, options, request.location) {
            [weak hold] outcome in
            switch outcome {
            case .completed, .noChange:
                guard let hold, hold.prerequisite != nil else { return }
                hold.prerequisite = nil
                // Another tree's commit has shown it, and did not note what of that it was.
                if isPrerequisite { hold.resume(isFinished: true) }
            case .cancelled, .rejected, .failed: hold?.end(outcome)
            }
        }
        if isPrerequisite { prerequisite.demandProgress().prerequisiteOf = hold }
        hold.prerequisite = prerequisite
        prerequisite.demandProgress().consequenceOf = request.progress?.number
        goFirst(prerequisite)
    }
}

extension Hold {
    /// Whether what it waits for is, in the end, what somebody asks for.
    fileprivate func waits(for request: Request) -> Bool {
        var hold: Hold? = self
        while let current = hold {
            if current.prerequisite === request { return true }
            hold = current.prerequisite?.progress?.hold
        }
        return false
    }

    /// The alert that asks: a cancelling answer rejects who waits, any other has them planned again, and one that goes
    /// on has them not asked that again.
    fileprivate func alert(_ title: String, _ message: String, _ choices: [AlertChoice], origin: Node) -> AlertItem {
        var chosen: AlertChoice?
        let choices = choices.map { choice in
            AlertChoice(choice.title, role: choice.role) { [weak self] (node: Node) in
                chosen = choice
                let made = node.treeQueue.triggersMade { choice.action(node) }
                self?.answers = made
            }
        }
        let alert = AlertItem(title: title, message: message, choices: choices, origin: origin) { [weak self] reason in
            if chosen == nil, reason != .person, reason != .program {
                self?.end(.cancelled(reason))
                return
            }
            switch chosen?.role {
            case .normal, .destructive: self?.resume(isFinished: true, isGranted: chosen?.goesOn == true)
            case .cancel: self?.reject("the answer to '\(title)' was '\(chosen?.title ?? "")'")
            case nil: self?.reject("'\(title)' was closed without an answer")
            }
        }
        self.alert = alert
        return alert
    }
}

extension CommitQueue {
    func keep(_ hold: Hold) {
        demandBacklog().keep(hold, in: outermost)
        hold.queue = self
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
            for hold in holds where spared.contains(ObjectIdentifier(hold)) { keep(hold) }
            holds.removeAll { spared.contains(ObjectIdentifier($0)) }
        }
        for hold in holds { hold.end(.cancelled(reason)) }
    }
}
