@_spi(Log) import Coordination
import CoordinationTesting
import Synchronization
import Testing

/// Something that goes wrong, and what is said then. The page about errors shows it under a heading of its own.
struct ErrorExample: Sendable {
    /// The heading on the page that it belongs under.
    let heading: String

    /// Does it, and gives what was said.
    let said: @Sendable () throws -> String

    init(_ heading: String, _ said: @escaping @Sendable () throws -> String) {
        self.heading = heading
        self.said = said
    }

    /// All of them, in the order of the page.
    static let all: [ErrorExample] =
        [reading, stacks, showing, places, modals, alerts, windows, routers, gates, results, hosts, trees, kit].flatMap(
            \.self)
}

/// What a call says that does not succeed: the whole message of an error, else the outcome in a line.
func heard(_ call: (@escaping (TransitionOutcome) -> Void) -> Void) -> String {
    outcome(of: call).map { $0.error?.description ?? "\($0)" } ?? "nothing was said"
}

/// The diagnostics that are reported while something runs.
func reported(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    let found = Mutex<[Diagnostic]>([])
    let handler = DiagnosticsHandler { diagnostic in found.withLock { $0.append(diagnostic) } }
    try DiagnosticsHandler.withHandler(handler, perform: body)
    return found.withLock { $0 }
}
