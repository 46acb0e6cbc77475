import AppKit
import Coordination

/// A Mac, by what AppKit says in public alone. Time passes while the run loop is turned.
@MainActor struct ToolkitDevice: Device {
    nonisolated static let canBeNarrow = false

    #if canImport(ObjectiveC)
        private static let moment: TimeInterval = 0.04
        private static let rest = 20

        /// Without a session of a user's, there is no window server.
        nonisolated static var isThere: Bool { CGSessionCopyCurrentDictionary() != nil }
    #else
        private static let moment: TimeInterval = 0.0003
        private static let rest = 30

        /// All that the stand-ins have is one process's, and the tests with their own hand are run in another one.
        nonisolated static var isThere: Bool { ProcessInfo.processInfo.environment["TOOLKIT_HAND"] != nil }
    #endif

    /// The one that is on the screen.
    private static weak var window: NSWindow?

    func begin() {
        _ = NSApplication.shared.setActivationPolicy(.accessory)
        Self.window.map(close)
    }

    func makeWindow() -> NSWindow {
        Self.window.map(close)
        let window = NSWindow.plain
        Self.window = window
        return window
    }

    func setNarrow(_ isNarrow: Bool, _ window: NSWindow) {}

    func wait() { Surroundings.turnRunLoop(for: Self.moment) }

    /// Nothing tells that everything has ended: nothing has changed for a while.
    func settle() {
        var (quiet, before) = (0, "")
        for _ in 0..<1_000 where quiet < Self.rest {
            wait()
            let now = Self.window.map(read) ?? ""
            (quiet, before) = (now == before ? quiet + 1 : 0, now)
        }
    }

    func read(_ window: NSWindow) -> String { Sight.layers(of: window).map(\.words).joined(separator: " ^ ") }

    func expected(of root: any Presentable, drawn: String) -> String {
        Sight.layers(of: root.node).map(\.words).joined(separator: " ^ ")
    }

    /// Nothing reads the console.
    var warnings: [String] { [] }
}
