@_spi(Log) @_spi(Hosting) public import Coordination
import CoordinationMoves
public import CoordinationRestoration

/// An object that records everything that comes to a tree from outside, from the moment it is made.
///
/// Make it right after the app was built, before hosts are attached. Calls that the tree's own coordinators, models,
/// effects and timers make are not recorded, as a fresh app makes them again. Those of a task of theirs are recorded as
/// calls from outside, since nobody knows when it will be done. Each call costs its line: O(nodes in sight), and
/// O(nodes) for a picture of the tree, unless there is a trail. Without a recorder, a call costs nothing more.
public final class Recorder {
    private weak var node: Node?
    private let terms: RestorationTerms
    private let version: String
    private let limits: Recording.Limits
    private let trail: Trail?

    private let start: Duration
    private var last: Int64 = 0
    private var lines = RecordingLines()
    private var text = ""
    private var count = 0
    private var sinceStart = 0
    private var tree = ""
    private var types: RestorableTypes
    private var states: [StoredModelState] = []

    private var observer: ArrivalObserver?
    private var commitsBefore = 0

    /// True once this was ended, or has reached a limit: nothing is recorded any more.
    public private(set) var hasEnded = false

    /// Creates a recorder, and begins.
    ///
    /// - Parameters:
    ///   - tree: All windows of the app, or a root of its own. Not retained.
    ///   - terms: The owner of the recording, as for a stored state.
    ///   - version: The version of the app, for readers.
    ///   - limits: The size limits.
    ///   - trail: Where each line goes before its step runs; nil to keep all lines in memory.
    public init(
        of tree: some Navigable, terms: RestorationTerms = RestorationTerms(), version: String = "",
        limits: Recording.Limits = Recording.Limits(), trail: Trail? = nil
    ) {
        let node: Node = tree.node
        (self.node, self.terms, self.version, self.limits, self.trail) = (node, terms, version, limits, trail)
        start = node.treeQueue.time?.now ?? .zero
        types = node.restorableTypes
        begin(nil)
        observer = node.observeArrivals { [weak self] in
            self?.hear($0)
        } afterwards: { [weak self] in
            self?.noteStates()
        }
    }

    /// The recording so far. O(length of its text).
    public var recording: Recording {
        var (lines, text) = (lines, text)
        if let node { text += lines.text(of: [("do", "end"), ("tree", .string("\(node.outermost.tree)"))]) }
        return Recording(written: text)
    }

    /// Ends the recording. A recorder that is released ends, too.
    public func end() {
        observer?.end()
        hasEnded = true
    }

    deinit { end() }

    /// Writes the first line.
    private func begin(_ state: StoredState?) {
        lines = RecordingLines()
        text = lines.text(of: RecordingLines.header(version, terms.owner(), state, first: count + 1))
        (sinceStart, tree, commitsBefore) = (0, "", observer?.commits ?? 0)
        noteStates()
        trail?.write(.start(text))
    }

    private func hear(_ arrival: Arrival) {
        guard let node, !hasEnded else { return }
        beginAgain(node)
        // What a step changes itself is not written.
        for state in node.statesInSight where !states.contains(state) { write(.state(state)) }
        write(input(of: arrival))
    }

    private func noteStates() { states = node?.statesInSight ?? [] }

    /// Begins with a stored state, if the trail asks for one and nothing is in the middle of something.
    private func beginAgain(_ node: Node) {
        guard let trail, sinceStart >= trail.count, node.treeQueue.isIdle,
            let state = try? node.outermost.stored(terms: terms), state.isWhole
        else { return }
        begin(state)
    }

    private func write(_ input: RecordedInput) {
        var line = input.fields.fields
        let now = (node?.treeQueue.time.map { $0.now - start } ?? .zero).milliseconds
        if now > last { line.append(("ms", .int(now - last))) }
        let picture = trail == nil ? node.map { "\($0.outermost.tree)" } ?? "" : ""
        if picture != tree { line.append(("tree", .string(picture))) }
        let former = lines
        var text = lines.text(of: line)
        if let trail, text.utf8.count > trail.bytes {
            lines = former
            line = RecordedInput.missing(String(input.words.prefix(trail.bytes / 8)), .tooLarge).fields.fields
            text = lines.text(of: line)
        }
        if self.text.utf8.count + text.utf8.count > limits.bytes || count == limits.steps { return end() }
        (last, tree) = (max(last, now), picture)
        count += 1
        sinceStart += 1
        self.text += text
        trail?.write(.step(text))
    }
}

extension Recorder {
    private func input(of arrival: Arrival) -> RecordedInput {
        switch arrival {
        case .request(let cause, let call): input(of: cause, call)
        case .deed(let deed, let path, let call): input(of: deed, path, call)
        case .move(let line, let path, let isTyped): input(of: line, path, isTyped)
        case .signal: .signal
        case .answer(let gate, let number, let denial): .answer(gate: gate, number: number, denial: denial)
        case .settling: .settling(commit: (observer?.commits ?? 0) - commitsBefore)
        case .shown(let refusal): .shown(refusal: refusal)
        case .movement(let path, let isUnderWay): .movement(path, isUnderWay: isUnderWay)
        case .gestureEnd(let isFinished): .gestureEnd(isFinished: isFinished)
        }
    }

    private func input(of cause: Cause, _ call: Arrival.Call) -> RecordedInput {
        if let report = cause.report { return .report(report, cause.path) }
        let hops = cause.hops
        if hops.isEmpty, cause.start == nil { return .missing("\(cause)", .noRoute) }
        // Routes that nobody releases are named without their payloads.
        let words = { hops.map { Self.name(of: $0.route) }.joined(separator: ", ") }
        if call.isGuarded { return .missing(words(), .gates) }
        let routes = hops.compactMap { stored($0.route) }
        if routes.count < hops.count { return .missing(words(), .notStored) }
        let start: RecordedRoutes.Start =
            switch cause.start {
            case .router?, nil: .router
            case .handle?: .handle
            case .node?: .node
            case .nearest?: .nearest
            }
        return .routes(
            RecordedRoutes(
                routes: routes, start: start, path: cause.path, isLink: cause.route == nil,
                isRecovery: cause.isRecovery, isAddress: call.isAddress,
                isSuperseding: call.isSuperseding, options: call.options, isGesture: call.isGesture))
    }

    private func input(of line: String, _ path: TreePath, _ isTyped: Bool) -> RecordedInput {
        guard let move = Move(line) else { return .missing("a move", .notStored) }
        return isTyped ? .missing("\(move.typing(Redaction.text))", .secret) : .move(move, path)
    }

    private func input(of deed: Deed, _ path: TreePath, _ call: Arrival.Call) -> RecordedInput {
        let recorded: RecordedDeed
        switch deed {
        case .back(let count): recorded = .back(count)
        case .cancelFlow: recorded = .cancelFlow
        case .choose(let title): recorded = .choose(title)
        case .reset: recorded = .reset
        case .finish(let output):
            guard let value = Self.value(of: output) else { return .missing("finish at \(path)", .notStored) }
            recorded = .finish(value)
        }
        return .deed(recorded, path, call.options, isGesture: call.isGesture)
    }

    private static func value(of output: Any) -> StoredValue? {
        if output is Void { return .null }
        return (output as? any Encodable).flatMap { try? StoredValue(encoding: $0) }
    }

    /// The type of a route, and the name of its case if that can be told without the payload.
    private static func name(of route: any Route) -> String {
        "\(type(of: route))" + (Redaction.caseName(of: route).map { ".\($0.name)" } ?? "")
    }

    /// Returns a route as it is stored, by a type that is known or stands on the tree.
    private func stored(_ route: any Route) -> StoredRoute? {
        if let route = types.stored(route) { return route }
        if let node { types = node.restorableTypes }
        return types.stored(route)
    }
}
