@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationMoves
import CoordinationRestoration

/// Something that came from outside, as a recording has it.
enum RecordedInput: Sendable {
    case routes(RecordedRoutes)
    /// A report about the node at a path; nil if that had gone.
    case report(Report, TreePath?)
    case deed(RecordedDeed, TreePath, TransitionOptions, isGesture: Bool)
    case move(Move, TreePath)
    case state(StoredModelState)
    case signal
    case answer(gate: String, number: Int, denial: String?)
    case settling(commit: Int)
    case shown(refusal: String?)
    case movement(TreePath, isUnderWay: Bool)
    case gestureEnd(isFinished: Bool)
    /// Something that cannot be repeated, in words.
    case missing(String, Recording.Gap.Reason)
}

/// A trigger of routes.
struct RecordedRoutes: Sendable {
    enum Start: String { case router, handle, node, nearest }

    var routes: [StoredRoute]
    var start: Start
    var path: TreePath?
    var isLink: Bool
    var isRecovery: Bool
    var isAddress: Bool
    var isSuperseding: Bool
    var options: TransitionOptions
    var isGesture: Bool
}

/// A call without a route.
enum RecordedDeed: Sendable {
    case back(Int)
    case finish(StoredValue)
    case cancelFlow
    case choose(String)
    case reset
}

extension RecordedInput {
    /// The missing part, if the input cannot be repeated.
    var gap: (words: String, reason: Recording.Gap.Reason)? {
        switch self {
        case .missing(let words, let reason): (words, reason)
        case .routes(let asked) where asked.routes.contains(where: \.hasSecret): (words, .secret)
        case .deed(.finish(let value), _, _, _) where value.hasSecret: (words, .secret)
        default: nil
        }
    }

    /// The input in words, as messages name it.
    var words: String {
        switch self {
        case .routes(let asked):
            let routes = asked.routes.map { "\($0.value)" }.joined(separator: ", ")
            return "\(asked.isRecovery ? "recover to" : "trigger") \(routes)\(Self.at(asked.path))"
        case .report(let report, let path): return "the user: \(report.words(at: path))"
        case .deed(.back(let count), let path, _, _): return "back(\(count == 1 ? "" : "\(count)"))\(Self.at(path))"
        case .deed(.finish(let value), let path, _, _): return "finish with \(value)\(Self.at(path))"
        case .deed(.cancelFlow, let path, _, _): return "cancelFlow()\(Self.at(path))"
        case .deed(.choose(let title), let path, _, _): return "choose '\(title)'\(Self.at(path))"
        case .deed(.reset, _, _, _): return "reset()"
        case .move(let move, _): return "\(move)"
        case .state(let state): return "the state of the model at \(state.path)"
        case .signal: return "gatesChanged()"
        case .answer(let gate, _, let denial): return "the gate '\(gate)' \(denial.map { "denies: \($0)" } ?? "allows")"
        case .settling(let commit): return "commit \(commit) settles"
        case .shown(let refusal): return "the host \(refusal.map { "refuses: \($0)" } ?? "has shown it")"
        case .movement(let path, let isUnderWay): return "a movement \(isUnderWay ? "begins" : "ends")\(Self.at(path))"
        case .gestureEnd(let isFinished): return "the gesture is \(isFinished ? "finished" : "cancelled")"
        case .missing(let words, _): return words
        }
    }

    private static func at(_ path: TreePath?) -> String { path.map { " at \($0)" } ?? "" }
}
