import Coordination
import CoordinationInspector
import CoordinationMoves
import Foundation

/// A list with an inspector and an agent's port, and what they send.
final class InspectedApp {
    private final class List: Presentable, Offering {
        let node = Screen("list")
        var offers: [Offer] { [Offer("nothing") { $0(.noChange) }] }
    }

    let windows: WindowManager
    let inspector: Inspector
    private(set) var connection: InspectorConnection?
    private(set) var port: AgentPort?
    private var sent: [String] = []

    init() {
        windows = WindowManager(WindowRoot(StackRoot(List(), Screen("top")), name: "main"))
        windows.diagnosticsHandler = { _ in }
        inspector = Inspector(windows, limits: InspectorLimits(commits: 4))
        connection = inspector.connect(as: .act) { [weak self] in self?.sent.append($0) }
        port = AgentPort(inspector) { [weak self] in self?.sent.append($0) }
        port?.handle(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#)
        sent.removeAll()
    }

    /// Sends a line to one of both, and returns what came back.
    func send(_ line: String, toPort: Bool) -> [String] {
        if toPort { port?.handle(line) } else { connection?.handle(line) }
        defer { sent.removeAll() }
        return sent
    }

    var mark: String { windows.moves.mark.rawValue }

    /// JSON by a reader from another house; nil if it is none.
    static func json(_ text: String) -> Any? {
        try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
    }
}
