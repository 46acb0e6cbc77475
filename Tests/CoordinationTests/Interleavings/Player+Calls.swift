@_spi(Hosting) import Coordination

extension Player {
    /// Makes a call, if what it asks is there.
    func call(_ number: Int, _ asking: Asking, _ how: How, _ then: [Step]) -> Bool {
        guard let windows else { return false }
        let options = TransitionOptions(how)
        let done = { [weak self] (outcome: TransitionOutcome) -> Void in
            self?.say("\(number) \(outcome.kind)")
            self?.react(then)
        }
        let inside = depth != 0
        switch asking {
        case .route(let verb, let id):
            guard let pane = pane(id, onTree: inside) else { return false }
            pane.trigger(verb, with: options, completion: done)
        case .perform(let verb, let id):
            guard let pane = pane(id, onTree: inside) else { return false }
            pane.perform(pane.prepareTransition(for: verb), with: options, completion: done)
        case .select(let index):
            guard let app else { return false }
            app.trigger(.select(index), with: options, completion: done)
        case .open(let id):
            let window = window(pane(id + 1, "p\(id)"), id, "side\(id)")
            windows.perform(.open(window), with: options, completion: done)
        case .close(let id):
            guard window(id, onTree: inside) != nil else { return false }
            windows.perform(later(id) { .close($0) }, with: options, completion: done)
        case .front(let id):
            guard window(id, onTree: inside) != nil else { return false }
            windows.perform(later(id) { .bringToFront($0) }, with: options, completion: done)
        case .back: windows.back(with: options, completion: done)
        case .choose(let title, let id):
            guard let pane = pane(id, onTree: true) else { return false }
            pane.choose(title, completion: done)
        case .ask(let id):
            guard let pane = pane(id, onTree: true) else { return false }
            ask(pane, number, options, then)
        case .report(let deed):
            guard let report = report(of: deed) else { return false }
            windows.report(remember(report), completion: done)
        case .recover(let verb, let id):
            guard let pane = pane(id, onTree: true) else { return false }
            pane.recover(to: verb, completion: done)
        case .reset: windows.reset(completion: done)
        case .begin(let verb, let id):
            guard let pane = pane(id, onTree: true) else { return false }
            keep(pane.begin(verb, with: options, completion: done), number)
        case .beginBack: keep(windows.beginBack(with: options, completion: done), number)
        }
        return true
    }

    /// Does something with a window if that is still there, and does not keep it until then.
    private func later(
        _ id: Int, _ then: @escaping (WindowRoot) -> Transition<WindowManager>
    ) -> Transition<WindowManager> {
        Transition("later") { [weak self] editor in
            guard let window = self?.window(id, onTree: false) else {
                throw TransitionError(cannot: "go on", because: "the window has gone")
            }
            try editor.perform(then(window))
        }
    }

    private func keep(_ gesture: InteractiveTransition, _ number: Int) {
        gestures[number] = gesture
    }

    private func ask(_ pane: PaneCoordinator, _ number: Int, _ options: TransitionOptions, _ then: [Step]) {
        let answers = [Answer("Go", "Go"), Answer("Stay", role: .cancel, "Stay")]
        pane.ask("q\(number)", answers, with: options) { [weak self] result in
            switch result {
            case .success(let answer): self?.say("\(number) answered \(answer)")
            case .failure(let failure): self?.say("\(number) \(failure.outcome.kind)")
            }
            self?.react(then)
        }
    }
}

extension TransitionOptions {
    fileprivate init(_ how: How) {
        self.init(animated: how.isAnimated, deadline: how.deadline.map { .seconds($0) })
        switch how.policy {
        case .enqueue: policy = .enqueue
        case .reject: policy = .reject
        case .coalesce: policy = .coalesce
        }
    }
}

extension TransitionOutcome.Failure {
    fileprivate var outcome: TransitionOutcome {
        switch self {
        case .cancelled(let reason): .cancelled(reason)
        case .rejected(let reason): .rejected(reason)
        case .failed(let error): .failed(error)
        }
    }
}

extension TransitionOutcome {
    /// What the model knows of it.
    var kind: String {
        switch self {
        case .completed: return "completed"
        case .noChange: return "no change"
        case .cancelled(.user): return "cancelled person"
        case .cancelled(.program): return "cancelled program"
        case .cancelled(.caller): return "cancelled caller"
        case .cancelled(.recovery): return "cancelled recovery"
        case .cancelled(.rolledBack): return "cancelled undone"
        case .cancelled(.superseded): return "cancelled superseded"
        case .cancelled(.released): return "cancelled released"
        case .rejected(.busy): return "rejected busy"
        case .rejected(.mustBeAnswered): return "rejected mustBeAnswered"
        case .rejected: return "rejected"
        case .failed(let error):
            switch error.detail {
            case .hostRefused: return "failed hostRefused"
            case .hostTimedOut: return "failed hostTimedOut"
            case .noTimeSource: return "failed noTimeSource"
            default: return "failed"
            }
        }
    }
}
