// Windows of a SwiftUI app are opened and closed by the system and the user, which tests are not.
#if STAND_IN
    import Coordination
    import CoordinationTesting
    import SwiftUI
    import Testing
    import UIKit

    import CoordinationUIKit
    import CoordinationSwiftUI

    @Suite("A host that ships, for SwiftUI where there is UIKit: several windows", .onScreen) @MainActor
    struct WindowTests {
        @Test("the app opens and closes windows, and the user does, each of which is reported once")
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

        private func drawn(_ tree: TreeWindows) -> [String] {
            tree.windows.windows.compactMap { tree.model(of: $0)?.drawn }
        }
    }
#endif
