@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationMoves
import CoordinationTools
package import Shop
package import TreeTools

/// A player of scripts: it acts on the app as a user or a link would.
package final class Player {
    private let storefront: Storefront
    private let time: ManualTime
    private var unhandled: [Diagnostic] = []
    private var ended: [Step.Ended] = []

    /// - Parameter time: The app's time, which only `wait` advances.
    package init(_ storefront: Storefront, _ time: ManualTime) {
        self.storefront = storefront
        self.time = time
        storefront.windows.diagnosticsHandler = { [unowned self] diagnostic in unhandled.append(diagnostic) }
    }

    /// The app's tree as it is now.
    var tree: Tree { storefront.windows.tree }

    /// Runs a line of a script that is not empty.
    package func run(_ text: String) -> Step {
        do throws(ScriptError) {
            return run(try Command(Line(text)), text)
        } catch {
            return Step(error)
        }
    }

    /// Runs a command. A failure that the app did not handle counts as the command's.
    ///
    /// - Parameter line: The text of the command.
    func run(_ command: Command, _ line: String) -> Step {
        listening { step(for: command, line) }
    }

    /// Runs a closure that passes its outcome to a completion.
    func run(_ line: String, _ body: (_ completion: @escaping (TransitionOutcome) -> Void) -> Void) -> Step {
        listening { Step(of: outcome(of: line, body)) }
    }

    private func listening(_ body: () -> Step) -> Step {
        (unhandled, ended) = ([], [])
        var step = body()
        step.ended = ended
        for case .failed(let error) in ended.map(\.outcome) {
            step.sentence = step.sentence ?? error.sentence
            step.add(failure: error.description)
        }
        for diagnostic in unhandled {
            step.sentence = step.sentence ?? diagnostic.error?.sentence ?? "Sorry, something went wrong."
            step.add(failure: "This failure was not handled.\n\n\(diagnostic.message)")
        }
        return step
    }

    private func step(for command: Command, _ line: String) -> Step {
        switch command {
        case .refused(let command): return refusal(of: command, line)
        case .expect(let expected): return compare(with: expected)
        case .address(let expected): return compare(address: expected)
        case .tree: return Step(.printed)
        case .outline:
            var step = Step(.printed)
            step.outline = tree.outline
            return step
        case .wait(let seconds):
            time.advance(by: .seconds(seconds))
            return Step(.completed)
        default: return Step(of: perform(command, line))
        }
    }

    private func refusal(of command: Command, _ line: String) -> Step {
        let outcome = perform(command, line)
        var step = Step(of: outcome)
        if step.isGood {
            step.add(failure: "This had to be refused. The outcome is: \(outcome?.description ?? "it waits").")
        } else {
            step.isGood = true
        }
        return step
    }

    private func compare(address expected: String) -> Step {
        let address = storefront.address ?? "none"
        if address == expected { return Step(.met) }
        var step = Step(.unmet)
        step.add(failure: "The address is not as expected.\n\n  expected: \(expected)\n  found:    \(address)")
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
    /// Runs a command that may change the tree. Returns nil if it waits.
    private func perform(_ command: Command, _ line: String) -> TransitionOutcome? {
        outcome(of: line) { perform(command, $0) }
    }

    /// Returns the outcome of a closure; nil if it waits for a later line, as nothing takes time here.
    private func outcome(
        of line: String, _ body: (@escaping (TransitionOutcome) -> Void) -> Void
    ) -> TransitionOutcome? {
        var outcome: TransitionOutcome?
        var hasReturned = false
        body { [weak self] in
            if hasReturned { self?.ended.append(Step.Ended(line: line, outcome: $0)) }
            outcome = $0
        }
        hasReturned = true
        return outcome
    }

    private func perform(_ command: Command, _ completion: @escaping (TransitionOutcome) -> Void) {
        let windows = storefront.windows
        switch command {
        case .trigger(let route): trigger(route, completion)
        case .bubble(let route): windows.top.send(route, completion: completion)
        case .link(let routes, let reveals):
            storefront.trigger(routes.map { Hop($0) }, with: reveals ? .link : .animated, completion: completion)
        case .visit(let text): storefront.visit(text, completion)
        case .tab(let tab): tap(tab, completion)
        case .tap(let title, let text): tap(title, text, completion)
        case .back: windows.back(completion: completion)
        case .dismiss: dismiss(completion)
        case .choose(let answer): windows.choose(answer, completion: completion)
        case .refused, .expect, .address, .tree, .outline, .wait: completion(.noChange)
        }
    }

    /// Reports a tap, as a host does.
    private func tap(_ tab: AppRoute.Tab, _ completion: @escaping (TransitionOutcome) -> Void) {
        do {
            guard let app = try storefront.windows.router(for: AppRoute.self) as? AppCoordinator else { return }
            storefront.windows.report(.selected(app.coordinator(of: tab).node.id), completion: completion)
        } catch {
            completion(.failed(error))
        }
    }

    private func tap(_ title: String, _ text: String?, _ completion: @escaping (TransitionOutcome) -> Void) {
        let offers = Scene(of: storefront.windows).allOffers
        guard let offer = offers.first(where: { $0.title == title }) else {
            let titles = offers.map { "'\($0.title)'" }.joined(separator: ", ")
            return completion(
                .failed(
                    TransitionError(
                        cannot: "tap '\(title)'", because: "the screen does not offer it", state: "Offers: \(titles)",
                        remedy: "Tap one of these. A title with a comma in it is in double quotes.")))
        }
        guard let move = offer.item?.move else { return completion(.noChange) }
        storefront.windows.do(move.typing(text), completion: completion)
    }

    private func trigger<R: Route>(_ route: R, _ completion: @escaping (TransitionOutcome) -> Void) {
        do {
            try storefront.windows.router(for: R.self).trigger(route, completion: completion)
        } catch {
            completion(.failed(error))
        }
    }

    /// Dismisses the alert or modal in front, by the nearest coordinator around it.
    private func dismiss(_ completion: @escaping (TransitionOutcome) -> Void) {
        var node: Node? = storefront.windows.top.node
        while let current = node {
            if let coordinator = current.presentable as? any Coordinator {
                return dismiss(from: coordinator, completion)
            }
            node = current.parent
        }
        dismiss(from: storefront, completion)
    }

    private func dismiss(from coordinator: some Coordinator, _ completion: @escaping (TransitionOutcome) -> Void) {
        coordinator.perform(.dismiss(), completion: completion)
    }
}
