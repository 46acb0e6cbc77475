import Coordination
import Shop

/// Does to the app what a script says, as a person or a link would.
final class Player {
    private let storefront: Storefront
    private var unheard: [Diagnostic] = []

    init(_ storefront: Storefront) {
        self.storefront = storefront
        storefront.windows.diagnostics = { [unowned self] diagnostic in unheard.append(diagnostic) }
    }

    /// The app as it is now.
    var tree: Tree { storefront.windows.tree }

    /// Runs a command. A failure that nobody in the app listened to counts as the command's.
    func run(_ command: Command) -> Step {
        listening { step(for: command) }
    }

    /// Runs anything that gives its outcome to a completion before it returns.
    func run(_ body: (_ completion: @escaping (TransitionOutcome) -> Void) -> Void) -> Step {
        listening { Step(of: Self.outcome(of: body)) }
    }

    private func listening(_ body: () -> Step) -> Step {
        unheard = []
        var step = body()
        for diagnostic in unheard {
            step.add(failure: "Nobody listened to this failure.\n\n\(diagnostic.message)")
        }
        return step
    }

    private func step(for command: Command) -> Step {
        switch command {
        case .refused(let command): return refusal(of: command)
        case .expect(let expected): return compare(with: expected)
        case .tree: return Step(.printed)
        case .outline:
            var step = Step(.printed)
            step.outline = tree.outline
            return step
        default: return Step(of: perform(command))
        }
    }

    private func refusal(of command: Command) -> Step {
        let outcome = perform(command)
        var step = Step(of: outcome)
        if step.isGood {
            step.add(failure: "This had to be refused. The outcome is: \(outcome).")
        } else {
            step.isGood = true
        }
        return step
    }

    private func compare(with expected: Tree) -> Step {
        let tree = tree
        if tree == expected { return Step(.met) }
        var step = Step(.unmet)
        step.add(
            failure: """
                The tree is not as expected.

                  expected: \(expected)
                  found:    \(tree)

                \(tree.difference(from: expected).description(old: "the expected one", new: "the one found"))
                """)
        return step
    }
}

extension Player {
    /// Runs a command that may change the tree, to its outcome.
    private func perform(_ command: Command) -> TransitionOutcome {
        Self.outcome { perform(command, $0) }
    }

    /// Nothing settles later here: every completion has run when the call returns.
    private static func outcome(of body: (@escaping (TransitionOutcome) -> Void) -> Void) -> TransitionOutcome {
        var outcome = TransitionOutcome.noChange
        body { outcome = $0 }
        return outcome
    }

    private func perform(_ command: Command, _ completion: @escaping (TransitionOutcome) -> Void) {
        let (app, windows) = (storefront.app, storefront.windows)
        switch command {
        case .trigger(let route): trigger(route, completion)
        case .bubble(let route): bubble(route, from: windows.top, completion)
        case .link(let routes): app.perform(app.deepLink(routes.map { Hop($0) }), completion: completion)
        case .tab(let tab): app.trigger(.tab(tab), completion: completion)
        case .back: windows.back(completion: completion)
        case .dismiss: dismiss(completion)
        case .choose(let answer): windows.choose(answer, completion: completion)
        case .refused, .expect, .tree, .outline: completion(.noChange)
        }
    }

    private func trigger<R: Route>(_ route: R, _ completion: @escaping (TransitionOutcome) -> Void) {
        do {
            try storefront.windows.router(for: R.self).trigger(route, completion: completion)
        } catch {
            completion(.failed(error))
        }
    }

    private func bubble(
        _ route: some Route, from presentable: some Presentable, _ completion: @escaping (TransitionOutcome) -> Void
    ) {
        presentable.trigger(route, completion: completion)
    }

    /// Closes what is in front, as the nearest coordinator around it would.
    private func dismiss(_ completion: @escaping (TransitionOutcome) -> Void) {
        var node: Node? = storefront.windows.top.node
        while let current = node {
            if let coordinator = current.presentable as? any Coordinator {
                return dismiss(from: coordinator, completion)
            }
            node = current.parent
        }
        dismiss(from: storefront.app, completion)
    }

    private func dismiss(from coordinator: some Coordinator, _ completion: @escaping (TransitionOutcome) -> Void) {
        coordinator.perform(.dismiss(), completion: completion)
    }
}
