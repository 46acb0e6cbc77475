/// A verb that needs neither a route nor a root: it starts at the screen in front within a node.
@usableFromInline enum FrontVerb {
    case back(Int)
    case push(any Presentable, TransitionAnimation?)
    case present(any Presentable, PresentationStyle, TransitionAnimation?)

    /// The name in logs.
    fileprivate var title: String {
        switch self {
        case .back(1): "back()"
        case .back(let count): "back(\(count))"
        case .push(let shown, _): "push(\(shown.title))"
        case .present(let shown, _, _): "present(\(shown.title))"
        }
    }

    fileprivate var deed: Deed? { if case .back(let count) = self { .back(count) } else { nil } }
}

extension Node {
    /// Runs a verb in a commit of this tree: now, or when its turn comes.
    @usableFromInline
    final func commit(_ verb: FrontVerb, _ call: consuming Call) {
        commit({ .transition(verb.title) }, call, as: verb.deed) { node, running throws(TransitionError) in
            switch verb {
            case .back(let count): running.commit.back(count, from: node)
            case .push(let shown, let animation):
                try running.commit.push(shown, from: node, animation)
            case .present(let shown, let style, let animation):
                try running.commit.present(shown, from: node, style, animation)
            }
        }
    }
}

extension Commit {
    /// Pushes on the nearest stack around the front of a node.
    fileprivate func push(_ shown: any Presentable, from start: Node, _ animation: TransitionAnimation?)
        throws(TransitionError)
    {
        let front = start.front
        guard let stack = front.nearestStack else {
            throw TransitionError("push \(shown.label)", .noStack(front: front.title), state: start.treeLine)
        }
        try enter(stack)
        try push(shown, on: stack, animation)
    }

    /// Presents over everything in `start`.
    fileprivate func present(
        _ shown: any Presentable, from start: Node, _ style: PresentationStyle, _ animation: TransitionAnimation?
    ) throws(TransitionError) {
        var presenter = start.nearestPresenter
        while let window = presenter as? Container, window.layout.isWindowLike {
            guard let content = window.content.last?.node else {
                try window.refuse("present \(shown.label)", .noRoot)
            }
            presenter = content
        }
        try enter(presenter)
        let built = try made(shown)
        // Building may have presented something there.
        try present(built, over: presenter.modalPosition.base, from: presenter, style, animation)
    }
}

extension Node {
    /// The nearest stack around this node, or the node itself; nil if there is none within its modal.
    fileprivate final var nearestStack: Container? {
        var node = self
        while (node as? Container)?.layout != .stack {
            guard let holder = node.holder, node.place != .modal else { return nil }
            node = holder
        }
        return node as? Container
    }

    /// The node that presents for this one, so that the modal outlives a single screen: the nearest container, this
    /// node included; without one, the modal around it or the outermost node.
    fileprivate final var nearestPresenter: Node {
        var node = self
        while !(node is Container), let holder = node.holder, node.place != .modal { node = holder }
        return node
    }
}
