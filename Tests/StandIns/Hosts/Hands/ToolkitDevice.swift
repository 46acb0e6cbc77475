import Coordination
import UIKit

/// A device, by what UIKit says in public alone. Time passes while the run loop is turned.
@MainActor struct ToolkitDevice: Device {
    #if canImport(ObjectiveC)
        private static let moment: TimeInterval = 1.0 / 60
        private static let rest = 25
        private static let pace = 1.0

        /// Tests of a package have no app of their own, and then there is no screen.
        nonisolated static var isThere: Bool {
            let application = UIApplication.perform(NSSelectorFromString("sharedApplication"))
            return application?.takeUnretainedValue() != nil
        }
    #else
        private static let moment: TimeInterval = 0.0003
        private static let rest = 12
        private static let pace = 50.0

        /// All that the stand-ins have is one process's, and the tests with their own hand are run in another one.
        nonisolated static var isThere: Bool { ProcessInfo.processInfo.environment["TOOLKIT_HAND"] != nil }
    #endif

    private static var windows: [() -> UIWindow?] = []
    private var windows: [UIWindow] { Self.windows.compactMap { $0() } }

    private static let clock = PacedTime(pace)
    var time: any TimeSource { Self.clock }

    func begin() {
        for window in windows { window.isHidden = true }
        Self.windows = []
    }

    /// A window that is in no scene is not shown.
    func makeWindow() -> UIWindow {
        let scenes = UIApplication.shared.connectedScenes.lazy.compactMap { $0 as? UIWindowScene }
        let window = scenes.first.map { UIWindow(windowScene: $0) } ?? UIWindow()
        Self.windows.append { [weak window] in window }
        return window
    }

    func setNarrow(_ isNarrow: Bool, _ window: UIWindow) {
        window.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .regular
    }

    func wait() { Surroundings.turnRunLoop(for: Self.moment) }

    /// Nothing tells that everything has ended: nothing has moved for a while.
    func settle() {
        var quiet = 0
        for _ in 0..<1_000 where quiet < Self.rest {
            wait()
            quiet = windows.contains(where: isMoving) ? 0 : quiet + 1
        }
    }

    private func isMoving(_ window: UIWindow) -> Bool {
        var waiting = [window.rootViewController].compactMap(\.self)
        while let view = waiting.popLast() {
            if view.transitionCoordinator != nil || view.isBeingPresented || view.isBeingDismissed { return true }
            waiting += view.children + [view.presentedViewController].compactMap { $0 === view ? nil : $0 }
        }
        return false
    }

    /// An exception ends the tests, and nothing reads the console.
    var faults: [String] { [] }
    var warnings: [String] { [] }
}
