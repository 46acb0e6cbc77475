/// A verb that needs neither a route nor a root: it begins at the front of what a node holds.
enum FrontVerb {
    case back
    case push(any Presentable, Animation?)
    case present(any Presentable, PresentationStyle, Animation?)

    /// What a log calls it.
    fileprivate var title: String {
        switch self {
        case .back: "back()"
        case .push(let presentable, _): "push(\(presentable.title))"
        case .present(let presentable, _, _): "present(\(presentable.title))"
        }
    }
}

extension Node {
    /// Runs such a verb in a commit of this tree: now, or when its turn comes.
    ///
    /// - Returns: The trigger that waits, or nil if it has run.
    @discardableResult
    final func commit(
        _ verb: FrontVerb, _ options: TransitionOptions, _ location: CallSite,
        _ completion: ((TransitionOutcome) -> Void)?
    ) -> Trigger? {
        commit(on: self, .transition { verb.title }, options, location, completion) {
            node, running throws(TransitionError) in
            switch verb {
            case .back: running.commit.back(from: node)
            case .push(let presentable, let animation):
                try running.commit.push(presentable, from: node, animation)
            case .present(let presentable, let style, let animation):
                try running.commit.present(presentable, from: node, as: style, animation)
            }
        }
    }

    /// Runs such a verb in a commit of this tree, and waits for it to settle.
    nonisolated(nonsending) final func commit(
        _ verb: FrontVerb, _ options: TransitionOptions, _ location: CallSite
    ) async throws(TransitionOutcome.Failure) -> TransitionContext {
        try await TransitionOutcome.awaiting { completion in
            commit(verb, options, location, completion)
        }.get()
    }
}

extension Commit {
    /// Pushes on the nearest stack around what is in front of a node.
    fileprivate func push(
        _ presentable: any Presentable, from start: Node, _ animation: Animation?
    ) throws(TransitionError) {
        let front = start.front
        guard let stack = front.nearestStack else {
            let name = front.presentable === front ? front.placeName : front.label
            throw TransitionError("push \(presentable.label)", .noStack(front: name), state: start.treeLine)
        }
        try enter(stack)
        try push(presentable, on: stack, animation)
    }

    /// Presents over all that a node holds.
    fileprivate func present(
        _ presentable: any Presentable, from start: Node, as style: PresentationStyle, _ animation: Animation?
    ) throws(TransitionError) {
        var presenter = start.nearestPresenter
        while let window = presenter as? Container, window.layout.isWindowLike {
            guard let content = window.content.last?.node else {
                throw TransitionError("present \(presentable.label)", .noRoot, state: window.stateLine)
            }
            presenter = content
        }
        try enter(presenter)
        try present(presentable, over: presenter.modalPosition, as: style, animation)
    }
}

extension Node {
    /// This node, or the nearest around it, that is a stack; nil where there is none before the end of its modal.
    fileprivate final var nearestStack: Container? {
        var node = self
        while (node as? Container)?.layout != .stack {
            guard let holder = node.holder, node.place != .modal else { return nil }
            node = holder
        }
        return node as? Container
    }

    /// The root around this node that presents for it, so that what it shows does not go with one screen: itself, if it
    /// is one, is a modal, or stands nowhere.
    fileprivate final var nearestPresenter: Node {
        var node = self
        while !(node is Container), let holder = node.holder, node.place != .modal { node = holder }
        return node
    }
}
