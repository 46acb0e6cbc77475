@_spi(Log) import Coordination
import Synchronization

/// The diagnostics that are reported while something runs.
func collected(_ body: () throws -> Void) rethrows -> [Diagnostic] {
    let found = Mutex<[Diagnostic]>([])
    let handler = DiagnosticsHandler { diagnostic in found.withLock { $0.append(diagnostic) } }
    try DiagnosticsHandler.withHandler(handler, perform: body)
    return found.withLock { $0 }
}
