// Windows of a SwiftUI app are opened and closed by the system and the user, which tests are not.
#if STAND_IN
    @_spi(Log) @_spi(Hosting) import Coordination
    import CoordinationTesting
    import SwiftUI
    import Testing
    import UIKit

    import CoordinationUIKit
    import CoordinationSwiftUI

    @Suite("A host that ships, for SwiftUI where there is UIKit: several windows", .onScreen) @MainActor
    struct WindowTests {
        @Test("the app and the user open and close windows, and only the user's actions are reported, once")
        func both() throws {
            Toolkit.reset()
            Loop.reset()
            Desktop.supportsMultipleWindows = true
            let stack = StackRoot(Screen("a"))
            let windows = WindowManager(WindowRoot(stack, name: "main"))
            let tree = TreeWindows(windows, newWindow: { WindowRoot(Screen("new"), name: "new") })
            var (reports, outcomes): (Int, [String]) = (0, [])
            windows.observeCommits { if $0.cause.report != nil { reports += 1 } }
            Desktop.run(ShopApp(tree))
            Toolkit.idle()
            let other = WindowRoot(StackRoot(Screen("b")), name: "other")
            windows.perform(.open(other)) { outcomes.append("\($0)") }
            #expect(outcomes == [])
            Toolkit.idle()
            #expect(outcomes == ["completed"] && drawn(tree) == ["[a]", "[b]"] && reports == 0)
            stack.perform(.multiple(.push(Screen("c")), .present(Screen("m")))) { outcomes.append("\($0)") }
            Toolkit.idle()
            #expect(outcomes.count == 2 && drawn(tree) == ["[a, c]^m", "[b]"])
            windows.perform(.close(other)) { outcomes.append("\($0)") }
            Toolkit.idle()
            #expect(outcomes == ["completed", "completed", "completed"] && drawn(tree) == ["[a, c]^m"] && reports == 0)
            Desktop.newWindow()
            Toolkit.idle()
            #expect(drawn(tree) == ["[a, c]^m", "new"] && Desktop.shown.count == 2)
            Desktop.activate(Desktop.shown[0])
            Toolkit.idle()
            #expect(windows.frontWindow?.node.name == "main" && reports == 1)
            Desktop.close(Desktop.shown[1])
            Toolkit.idle()
            #expect(drawn(tree) == ["[a, c]^m"] && reports == 2 && Toolkit.faults == [])
        }

        @Test("a window that a full screen covers, of the tree's or a screen's own, stays open", arguments: [1, 2])
        func covered(count: Int) throws {
            let stack = StackRoot(Screen("a"))
            let main = WindowRoot(stack, name: "main")
            let (windows, tree) = start(main)
            var (reports, outcomes): (Int, [String]) = (0, [])
            windows.observeCommits { if $0.cause.report != nil { reports += 1 } }
            if count == 2 { windows.perform(.open(WindowRoot(Screen("b"), name: "other"))) }
            Toolkit.idle()
            stack.perform(.present(Screen("m"), style: .fullScreen)) { outcomes.append("\($0)") }
            Toolkit.idle()
            #expect(outcomes == ["completed"] && drawn(tree).first == "[a]^m")
            stack.perform(.dismiss()) { outcomes.append("\($0)") }
            Toolkit.idle()
            #expect(outcomes == ["completed", "completed"] && drawn(tree).first == "[a]")
            let camera = UIViewController()
            camera.modalPresentationStyle = .fullScreen
            try #require(tree.model(of: main)).controller.present(camera, animated: true)
            Toolkit.idle()
            stack.perform(.push(Screen("c")))
            camera.dismiss(animated: true)
            Toolkit.idle()
            #expect(drawn(tree).first == "[a, c]" && drawn(tree).count == count && Desktop.shown.count == count)
            #expect(reports == 0 && Toolkit.faults == [])
        }

        @Test("a window that the user closes while a full screen covers it is reported once")
        func closedUnderCover() throws {
            let (windows, tree) = start(WindowRoot(StackRoot(Screen("a")), name: "main"))
            var reports: [Report] = []
            windows.observeCommits { if let report = $0.cause.report { reports.append(report) } }
            let stack = StackRoot(Screen("b"))
            let other = WindowRoot(stack, name: "other")
            windows.perform(.open(other))
            stack.perform(.present(Screen("m"), style: .fullScreen))
            Toolkit.idle()
            #expect(drawn(tree) == ["[a]", "[b]^m"])
            Desktop.close(try #require(Desktop.shown.last))
            Toolkit.idle()
            #expect(drawn(tree) == ["[a]"] && reports == [.closed(other.node.id)] && tree.model(of: other) == nil)
        }

        @Test("a wait in a window uses the time of the manager")
        func time() {
            Toolkit.reset()
            let time = CountingTime(StandInTime())
            let stack = StackRoot(Screen("a"))
            let windows = WindowManager(WindowRoot(stack, name: "main"), time: time)
            windows.deadline = nil
            let tree = TreeWindows(windows)
            start(tree)
            stack.perform(.present(Screen("m")))
            Toolkit.idle()
            #expect(drawn(tree) == ["[a]^m"] && time.calls > 0)
        }

        @Test("a URL that the windows have no use for is left to the app")
        func urls() throws {
            let url = try #require(URL(string: "shop:/notes/1"))
            for isUsed in [true, false] {
                let windows = WindowManager(WindowRoot(Screen("a"), name: "main"))
                var opened: [URL] = []
                start(TreeWindows(windows, onURL: isUsed ? { opened.append($0) } : nil))
                #expect(Desktop.shown.first?.stage?.open(url) == isUsed && opened == (isUsed ? [url] : []))
            }
        }

        private func start(_ main: WindowRoot) -> (WindowManager, TreeWindows) {
            let windows = WindowManager(main)
            let tree = TreeWindows(windows)
            start(tree)
            return (windows, tree)
        }

        private func start(_ tree: TreeWindows) {
            Toolkit.reset()
            Loop.reset()
            Desktop.supportsMultipleWindows = true
            Desktop.run(ShopApp(tree))
            Toolkit.idle()
        }

        private func drawn(_ tree: TreeWindows) -> [String] {
            tree.windows.windows.compactMap { tree.model(of: $0)?.drawn }
        }
    }

    /// Counts what waits by it.
    @MainActor private final class CountingTime: @MainActor TimeSource {
        private let time: any TimeSource
        var calls = 0

        init(_ time: any TimeSource) { self.time = time }

        var now: Duration { time.now }

        func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall {
            calls += 1
            return time.schedule(after: delay, action)
        }
    }
#endif
