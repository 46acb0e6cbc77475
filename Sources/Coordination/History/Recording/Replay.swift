@_spi(Log) @_spi(Hosting) public import Coordination
import CoordinationLinks
import CoordinationMoves
public import CoordinationRestoration

/// The result of playing a recording.
public struct Replay: Sendable {
    /// The number of steps that were played.
    public let played: Int

    /// The first difference from the recording; nil if there is none.
    public let difference: Difference?

    /// A difference between a recording and the app on which it is played.
    public struct Difference: Sendable {
        /// The step before which the difference was noticed; nil after the last one.
        public let step: Recording.Step?

        /// The difference in words, without a full stop.
        public let reason: String

        /// The tree of the recording, in the notation; empty if it is not known.
        public let recorded: String

        /// The tree of the app.
        public let played: String
    }
}

extension Replay: CustomStringConvertible {
    /// The number of steps, and the difference.
    @_documentation(visibility: internal)
    public var description: String {
        "\(played) \(played == 1 ? "step" : "steps") played" + (difference.map { ": \($0)" } ?? "")
    }
}

extension Replay.Difference: CustomStringConvertible {
    /// The step, the reason and both trees, a line for each.
    @_documentation(visibility: internal)
    public var description: String {
        let place = step.map { "before step \($0)" } ?? "after the last step"
        return "\(reason), \(place)\(recorded.isEmpty ? "" : "\nrecorded: \(recorded)")\nplayed: \(played)"
    }
}

extension Recording {
    /// Plays the recording on a fresh app, up to the first difference.
    ///
    /// Give the app a session, a store and services as they were, and a time source that only this advances. Services
    /// have to stay silent: what they brought is in the recording. If hosts answered late, a host is attached to the
    /// tree, which answers as they did.
    ///
    /// - Parameters:
    ///   - tree: The app: the windows of which the recording was made, or a root of its own.
    ///   - terms: The owner who is signed in.
    ///   - advance: Advances the app's time source by a duration; nil for an app without one.
    ///   - before: Called before each step.
    /// - Returns: The number of steps played, and the first difference.
    /// - Throws: An error if the recording is of another owner. O(steps · nodes).
    public func play(
        on tree: some Navigable, terms: RestorationTerms = RestorationTerms(), advance: ((Duration) -> Void)? = nil,
        before: ((Step) -> Void)? = nil
    ) throws(RecordingError) -> Replay {
        guard terms.owner() == owner else { throw .otherOwner }
        let player = Player(self, on: tree.node)
        return player.play(terms, before, advance)
    }
}

/// A recording that is being played.
private final class Player {
    private let recording: Recording
    private let node: Node
    private var types: RestorableTypes
    private var host: PlayedHost?
    private var gesture: InteractiveTransition?
    private var movements: [TreePath: HostMovement] = [:]

    init(_ recording: Recording, on node: Node) {
        (self.recording, self.node) = (recording, node)
        types = node.restorableTypes
    }

    func play(_ terms: RestorationTerms, _ before: ((Recording.Step) -> Void)?, _ advance: ((Duration) -> Void)?)
        -> Replay
    {
        if let state = recording.start, let difference = restore(state, terms) {
            return Replay(played: 0, difference: difference)
        }
        // Calls take the way that they took when they were recorded.
        let observer = node.observeArrivals { _ in }
        defer { observer.end() }
        let settling = recording.steps.compactMap { step in
            if case .settling(let commit) = step.input { commit } else { nil }
        }
        if !settling.isEmpty {
            let host = PlayedHost(Set(settling), observer)
            self.host = host
            node.outermost.attach(host)
        }
        var (time, tree) = (Duration.zero, "")
        for (index, step) in recording.steps.enumerated() {
            if step.time > time {
                advance?(step.time - time)
                time = step.time
            }
            tree = step.tree ?? tree
            if let difference = differs(tree, before: step) { return Replay(played: index, difference: difference) }
            before?(step)
            if let reason = make(step.input) {
                return Replay(played: index, difference: difference(reason, step))
            }
        }
        let difference = recording.end.flatMap { differs($0, before: nil) }
        return Replay(played: recording.steps.count, difference: difference)
    }

    private func restore(_ state: StoredState, _ terms: RestorationTerms) -> Replay.Difference? {
        do throws(RestorationError) {
            let report = try node.restore(state, terms: terms, isLaunch: true)
            return report.isWhole ? nil : difference("the state of its start did not come back: \(report)", nil)
        } catch {
            return difference("the state of its start did not come back: \(error)", nil)
        }
    }

    private func differs(_ tree: String, before step: Recording.Step?) -> Replay.Difference? {
        tree.isEmpty || tree == "\(node.outermost.tree)" ? nil : difference("the trees differ", step, tree)
    }

    private func difference(_ reason: String, _ step: Recording.Step?, _ recorded: String = "") -> Replay.Difference {
        Replay.Difference(step: step, reason: reason, recorded: recorded, played: "\(node.outermost.tree)")
    }
}

extension Player {
    /// Makes an input.
    ///
    /// - Returns: The reason why it cannot be made; nil if it was.
    private func make(_ input: RecordedInput) -> String? {
        if let gap = input.gap { return "the next step cannot be repeated, as \(gap.reason)" }
        switch input {
        case .routes(let asked): return trigger(asked)
        case .report(let report, let path): node.trigger(.report(report, at: path), with: .unanimated, { _ in })
        case .deed(let deed, let path, let options, isGesture: false): return make(deed, at: path, options)
        case .deed(_, let path, let options, isGesture: true):
            guard let place = presentable(at: path) else { return missing(path) }
            gesture = place.node.beginBack(with: options) { _ in }
        case .gestureEnd(let isFinished):
            if isFinished { gesture?.finish() } else { gesture?.cancel() }
            gesture = nil
        case .move(let move, let path):
            guard let place = presentable(at: path) else { return missing(path) }
            place.node.do(move) { _ in }
        case .state(let state):
            if !node.setModelState(state) { return "no model takes the state at \(state.path)" }
        case .signal: node.gatesChanged { _ in }
        // A gate that has answered by itself is not waited for any more.
        case .answer(let gate, let number, let denial): _ = node.answer(gate: gate, number: number, denial: denial)
        case .settling: break
        case .shown(let refusal): host?.answer(refusal)
        case .movement(let path, isUnderWay: true):
            guard let place = presentable(at: path) else { return missing(path) }
            movements[path] = place.node.beginMovement()
        // What moved may be elsewhere by now, or gone.
        case .movement(let path, isUnderWay: false):
            (movements.removeValue(forKey: path) ?? movements.popFirst()?.value)?.end()
        case .missing: break
        }
        return nil
    }

    private func presentable(at path: TreePath) -> (any Presentable)? { node.outermost.presentable(at: path) }

    private func missing(_ path: TreePath) -> String { "there is nothing at \(path)" }

    private func trigger(_ asked: RecordedRoutes) -> String? {
        var routes: [any Route] = []
        for stored in asked.routes {
            guard let route = route(stored) else { return "no coordinator reads the route \(stored.value)" }
            routes.append(route)
        }
        let own = asked.path.flatMap(presentable) ?? node.outermost.presentable
        let start: Cause.Start =
            switch asked.start {
            case .router: .router(type(of: own))
            case .handle: .handle(type(of: own))
            case .node: .node("")
            case .nearest: .nearest
            }
        let cause: Cause =
            asked.isLink ? .link(routes, start, at: asked.path) : .route(routes[0], start, at: asked.path)
        if asked.isAddress {
            let start = own as? any Navigable ?? node.outermost
            start.enter(routes, superseding: asked.isSuperseding, with: asked.options)
            return nil
        }
        if asked.isGesture {
            gesture = try? node.begin(cause, with: asked.options) { _ in }
            return nil
        }
        node.trigger(asked.isRecovery ? .recovery(cause) : cause, with: asked.options, { _ in })
        return nil
    }

    private func route(_ stored: StoredRoute) -> (any Route)? {
        if let route = types.route(stored) { return route }
        types = node.restorableTypes
        return types.route(stored)
    }

    private func make(_ deed: RecordedDeed, at path: TreePath, _ options: TransitionOptions) -> String? {
        guard let place = presentable(at: path) else { return missing(path) }
        switch deed {
        case .back(let count): place.back(count, with: options) { _ in }
        case .cancelFlow: place.cancelFlow(with: options) { _ in }
        case .choose(let title): place.node.choose(title) { _ in }
        case .reset: place.node.reset { _ in }
        case .finish(let value):
            guard let finishing = place as? any Finishing, finishing.finish(reading: value, options) else {
                return "what stands at \(path) does not finish with \(value)"
            }
        }
        return nil
    }
}

extension Finishing {
    /// Finishes with a stored output.
    ///
    /// - Returns: False if the output is of another type.
    fileprivate func finish(reading value: StoredValue, _ options: TransitionOptions) -> Bool {
        if let output = () as? Output {
            finish(with: output, options: options) { _ in }
            return true
        }
        guard let type = Output.self as? any Decodable.Type,
            let output = (try? value.decoded(as: type)) as? Output
        else { return false }
        finish(with: output, options: options) { _ in }
        return true
    }
}

/// A host that answers when the recorded hosts did.
private final class PlayedHost: Host {
    private var settling: Set<Int>
    private let observer: ArrivalObserver
    private var kept: [HostCommit] = []

    init(_ settling: Set<Int>, _ observer: ArrivalObserver) {
        (self.settling, self.observer) = (settling, observer)
    }

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        if settling.remove(observer.commits) != nil { kept.append(commit) } else { commit.acknowledge() }
    }

    func answer(_ refusal: String?) {
        let commits = kept
        kept = []
        for commit in commits where commit.isWaiting {
            if let refusal { commit.refuse(refusal) } else { commit.acknowledge() }
        }
    }
}
