extension CommitQueue {
    /// Lets a trigger wait for what has to happen first, and sees to it that it happens.
    func park(_ trigger: Trigger, until stop: Stop) {
        let request = trigger.request
        request.demandCourse().question = stop.question
        noteCause(of: request)
        showAgain(request)
        request.forgetTree()
        endUndone()
        if let anchor = trigger.anchor() {
            hold(trigger, until: stop, at: anchor)
            return becomeIdle()
        }
        // Of a router without a tree: it waits in that of the router that it has handed the route on to.
        becomeIdle()
        let anchor = stop.place ?? Screen("")
        let home = anchor.treeQueue
        home.hold(trigger, until: stop, at: anchor)
        home.runWaiting()
    }

    private func hold(_ trigger: Trigger, until stop: Stop, at anchor: Node) {
        if case .first = stop.verdict.kind, let hold = backlog?.errand(for: stop.key) {
            let revealed = trigger.request.course?.revealed
            guard !hold.waits(for: trigger.request), revealed !== hold else {
                return drop(trigger, .failed(stop.loop(at: anchor)))
            }
            hold.add(trigger)
            if revealed == nil { bringToFront(hold, for: trigger.request) }
            return
        }
        let hold = Hold(stop, at: anchor.outermost)
        hold.add(trigger)
        keep(hold)
        begin(hold, stop, anchor, trigger.request)
    }

    /// Has what a trigger has come to wait for as well brought to the front, where it is hidden. Where that is not to
    /// be, the trigger ends with it.
    private func bringToFront(_ hold: Hold, for request: Request) {
        guard let node = hold.stillShown.last, !node.isInFront else { return }
        let options = TransitionOptions(animated: request.options.isAnimated)
        let title = "bring \(node.presentable.title) to the front, which '\(hold.keeper)' asks for"
        let showing = Request(.transition { title }, options, request.location) { [weak hold, weak request] outcome in
            switch outcome {
            case .completed, .noChange: break
            case .cancelled, .rejected, .failed: if let request { hold?.end(request, outcome) }
            }
        }
        showing.demandCourse().revealed = hold
        let body = { (node: Node, running: inout RunningCommit) throws(TransitionError) in
            guard node.holder != nil else { return }
            try running.commit.enter(node)
            running.commit.reveal(node)
        }
        goFirst(.waiting(on: node, at: node, showing, body: body))
    }

    private func begin(_ hold: Hold, _ stop: Stop, _ anchor: Node, _ request: Request) {
        switch stop.verdict.kind {
        case .allow, .deny, .redirect: break
        case .first(let errand):
            show(errand.title, for: hold, at: anchor, request, isErrand: true) {
                anchor, running throws(TransitionError) in
                try errand.join(anchor, &running)
            }
        case .ask(let title, let message, let choices):
            show("ask '\(title)'", for: hold, at: anchor, request, isErrand: false) {
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
        _ title: String, for hold: Hold, at anchor: Node, _ request: Request, isErrand: Bool,
        _ body: @escaping (Node, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        let options = TransitionOptions(animated: request.options.isAnimated, reveals: isErrand)
        let errand = Request(.transition { "\(title), which '\(hold.keeper)' asks for" }, options, request.location) {
            [weak hold] outcome in
            switch outcome {
            case .completed, .noChange:
                guard let hold, hold.errand != nil else { return }
                hold.errand = nil
                // Another tree's commit has shown it, and did not note what of that it was.
                if isErrand { hold.resume(isFinished: true) }
            case .cancelled, .rejected, .failed: hold?.end(outcome)
            }
        }
        if isErrand { errand.demandCourse().errandOf = hold }
        hold.errand = errand
        goFirst(
            Trigger(errand, anchor: { anchor }, parking: { .waiting(on: anchor, at: anchor, $0, body: body) }) {
                running throws(TransitionError) in
                try body(anchor, &running)
            })
    }
}

extension Hold {
    /// Whether what it waits for is, in the end, what somebody asks for.
    fileprivate func waits(for request: Request) -> Bool {
        var hold: Hold? = self
        while let current = hold {
            if current.errand === request { return true }
            hold = current.errand?.course?.hold
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
