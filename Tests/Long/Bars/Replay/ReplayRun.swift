import CoordinationTools
@_spi(Log) @_spi(Hosting) import Coordination

/// What is compared after each step: of one app and of the other it has to be the same.
struct ReplayState: Codable, Equatable {
    var tree = ""
    var alerts: [String] = []
    var origins: [String] = []
    var waiting: [String] = []
    var outcomes: [String] = []
    var records: [String] = []
    var diagnostics: [String] = []
    var verdicts: [String] = []

    /// The first that differs, with both values.
    func difference(from other: ReplayState) -> Finding? {
        if tree != other.tree { return Finding("the trees differ", details: "\(tree)\nreplayed:\n\(other.tree)") }
        let lists: [(String, KeyPath<ReplayState, [String]>)] = [
            ("the alerts differ", \.alerts), ("the outcomes differ", \.outcomes), ("what waits differs", \.waiting),
            ("the records differ", \.records), ("the origins differ", \.origins), ("the verdicts differ", \.verdicts),
            ("the diagnostics differ", \.diagnostics),
        ]
        for (headline, path) in lists {
            let (ours, theirs) = (self[keyPath: path], other[keyPath: path])
            guard ours != theirs else { continue }
            let same = zip(ours, theirs).prefix { $0 == $1 }.count
            let lines = { (list: [String]) in list.dropFirst(same).prefix(4).joined(separator: "\n") }
            return Finding(headline, details: "\(lines(ours))\nreplayed:\n\(lines(theirs))")
        }
        return nil
    }
}

/// What a step became, as far as a log can say it.
struct ReplayEntry {
    let step: ReplayStep
    /// Nil for what is no call, and for what there was nothing to do to.
    var cause: Cause?
    var options = TransitionOptions.animated
}

/// One of the two runs of a program: an app, and its notifications.
final class ReplayRun {
    let app = ReplayApp()
    private(set) var outcomes: [UInt: String] = [:]
    private(set) var records: [CommitRecord] = []
    private var diagnostics: [String] = []

    /// What each call became, by its line.
    private(set) var causes: [UInt: (cause: Cause, options: TransitionOptions)] = [:]
    /// The calls whose cause is another than what was asked for.
    private(set) var misnamed: [UInt: Cause] = [:]
    /// How each call went on that was not done at once.
    private(set) var ways: [UInt: String] = [:]
    /// The calls of which nothing is known yet, and what they ask for, where that is a route.
    private var unknown: [UInt: (asked: Cause?, options: TransitionOptions, hasEnded: Bool)] = [:]

    init() {
        app.windows.diagnosticsHandler = { [unowned self] in diagnostics.append(Self.bare("\($0)")) }
        app.windows.observeCommits { [unowned self] in hear($0) }
    }

    private func hear(_ record: CommitRecord) {
        records.append(record)
        if Self.isCall(record.location, record.cause) { note(record.cause, record.options, record.location.line) }
    }

    /// Notes what a call has become, unless that is known.
    private func note(_ cause: Cause, _ options: TransitionOptions, _ line: UInt) {
        guard let call = unknown.removeValue(forKey: line) else { return }
        causes[line] = (cause, options)
        if let asked = call.asked, asked != cause { misnamed[line] = asked }
    }

    /// Takes what is left to have shared an outcome, if it has ended: that has no record of its own.
    func end() {
        for (line, call) in unknown where call.hasEnded {
            guard let asked = call.asked else { continue }
            ways[line] = "shares an outcome"
            note(asked, call.options, line)
        }
    }

    func completion(_ line: UInt) -> (TransitionOutcome) -> Void {
        { [unowned self] outcome in
            var words = Self.bare("\(outcome)")
            if case .completed(let context) = outcome { words += Self.bare(" \(context.changes.map { "\($0)" })") }
            outcomes[line] = outcomes[line].map { "\($0), then \(words)" } ?? words
            unknown[line]?.hasEnded = true
        }
    }

    /// Makes a call, and notes what it has become.
    func call(
        _ line: UInt, asks asked: Cause? = nil, _ options: TransitionOptions, _ make: (ReplayCaller) -> Void
    ) {
        unknown[line] = (asked, options, false)
        make(ReplayCaller(line: line, options: options, completion: completion(line)))
        guard unknown[line] != nil else { return }
        ways[line] = "settles"
        let waiting = app.windows.waiting.first {
            $0.location.line == line && Self.isCall($0.location, $0.cause)
        }
        if let waiting {
            note(waiting.cause, waiting.options, line)
            ways[line] = waiting.reason == .turn ? "waits for its turn" : "waits at a gate"
        }
    }

    /// Whether it is one from outside. What comes first, or is asked for it, is said to be asked for there too.
    private static func isCall(_ location: CallSite, _ cause: Cause) -> Bool {
        "\(location.fileID)" == "\(ReplayCaller.file)" && cause.requiredBy == nil
    }

    var state: ReplayState {
        var state = ReplayState()
        state.tree = app.windows.tree.description
        state.alerts = app.windows.windows.flatMap { window in
            window.node.alerts.map { "\($0.title) in \(window.node.path)" }
        }
        state.origins = app.presentablesOnTree.map { "\($0.node.name) at \($0.node.path): \(words($0.node.origin))" }
        state.waiting = app.windows.waiting.map {
            Self.bare("\(words($0.cause)): \($0.reason), line \($0.location.line), \($0.options)")
        }
        state.outcomes = outcomes.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }
        state.records = records.map { record in
            let verdicts = record.verdicts.map { "\($0)" }
            return Self.bare(
                "line \(record.location.line), \(words(record.cause)): \(record.outcome), \(record.options), "
                    + "\(verdicts), \(record.effects), \(record.changes.map { "\($0)" })")
        }
        state.diagnostics = diagnostics
        state.verdicts = app.verdicts
        return state
    }

    private func words(_ cause: Cause?) -> String {
        cause.map { "\($0) at \($0.path?.description ?? "no place")" } ?? "-"
    }

    /// The text without ids, which are of one run alone.
    private static func bare(_ text: String) -> String {
        let pieces = text.split(separator: "#", omittingEmptySubsequences: false)
        guard pieces.count > 1 else { return text }
        return pieces[0] + pieces.dropFirst().map { "#" + $0.drop(while: \.isHexDigit) }.joined()
    }
}
