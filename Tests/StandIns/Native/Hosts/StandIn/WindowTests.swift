// A test is no app with scenes: what the system does with their windows is done by the stand-in alone.
#if STAND_IN
    @_spi(Log) @_spi(Hosting) import Coordination
    import CoordinationLinks
    import CoordinationSwiftUI
    import CoordinationTesting
    import SwiftUI
    import Testing

    @Suite("A host that ships, for SwiftUI: several windows", .noUnhandledFailures, .serialized) @MainActor
    struct WindowTests {
        @Test("each window of the tree has a window of its own, and its commit is answered when that has come")
        func opens() {
            let app = WindowsApp.start()
            #expect(app.drawn == ["[a]"])
            let other = WindowRoot(StackRoot(Screen("b")), name: "other")
            app.perform(.open(other))
            Loop.turn()
            #expect(app.drawn == ["[a]"] && app.outcomes == [])
            Loop.idle()
            #expect(app.drawn == ["[a]", "[b]"] && app.outcomes == ["completed"])
            #expect(app.tree.model(of: other)?.drawn == "[b]")
            app.perform(.bringToFront(app.main))
            Loop.idle()
            #expect(Desktop.shown[0].isActive && app.outcomes.count == 2 && app.reports == [])
            app.perform(.close(other))
            Loop.idle()
            #expect(app.drawn == ["[a]"] && app.outcomes.last == "completed" && app.reports == [])
        }

        @Test("a window that shows a modal is closed all the same, and what happens in one is drawn there alone")
        func modals() {
            let app = WindowsApp.start()
            let root = StackRoot(Screen("b"))
            let other = WindowRoot(root, name: "other")
            app.perform(.open(other))
            root.perform(.present(Screen("m")))
            root.perform(.push(Screen("c")))
            Loop.idle()
            #expect(app.drawn == ["[a]", "[b, c]^m"])
            app.perform(.close(other))
            Loop.idle()
            #expect(app.drawn == ["[a]"] && app.outcomes == ["completed", "completed"] && app.reports == [])
        }

        @Test("each window has a width of its own, and one that comes back in another window has that one's")
        func widths() {
            let app = WindowsApp.start()
            let (first, second) = (SplitRoot(Screen("a"), Screen("b")), SplitRoot(Screen("x"), Screen("y")))
            app.notes.perform(.push(first))
            let other = WindowRoot(second, name: "other")
            app.perform(.open(other))
            Loop.idle()
            Desktop.shown[1].stage?.isNarrow = true
            Loop.idle()
            #expect(app.drawn == ["[a, (a | b)]", "(x | /y)"] && app.reports == [.resized(other.node.id, .none)])
            Desktop.shown[0].stage?.isNarrow = true
            Desktop.shown[1].stage?.isNarrow = false
            Loop.idle()
            #expect(app.drawn == ["[a, (a | /b)]", "(x | y)"] && app.reports.count == 3)
            expect(app.windows, "main/: [a, (a* | b)]; other: (x* | y)")
        }

        @Test("a second window is refused with a reason where the system shows only one")
        func one() {
            let app = WindowsApp.start(isMultiple: false)
            app.perform(.open(WindowRoot(Screen("b"))))
            Loop.idle()
            #expect(app.outcomes.last?.contains("shows one window") == true && app.drawn == ["[a]"])
        }

        @Test(
            "a commit is shown in the one of two windows that the system shows")
        func oneOfTwo() {
            for isMultiple in [true, false] {
                let app = WindowsApp(others: [WindowRoot(Screen("b"), name: "other")])
                Desktop.supportsMultipleWindows = isMultiple
                app.run(refusals: 1)
                var outcomes: [String] = []
                for name in ["c", "d"] { app.notes.root.perform(.push(Screen(name))) { outcomes.append("\($0)") } }
                Loop.idle()
                #expect(outcomes == ["completed", "completed"] && app.drawn == ["[a, c, d]"])
            }
        }

        @Test("a window that does not come is refused, and nothing hangs, nor when a window does not go")
        func missing() {
            let app = WindowsApp.start()
            Desktop.refusals = 1
            app.perform(.open(WindowRoot(Screen("b"))))
            app.notes.root.perform(.push(Screen("c")))
            Loop.idle()
            #expect(app.outcomes.last?.contains("opened no window") == true && app.drawn == ["[a, c]"])
            app.perform(.open(WindowRoot(Screen("d"))))
            Loop.idle()
            #expect(app.outcomes.last == "completed" && app.drawn == ["[a, c]", "d"])
        }

        @Test("a window that comes when it is not waited for any more is closed again")
        func late() {
            let app = WindowsApp.start()
            let other = WindowRoot(Screen("b"))
            Desktop.refusals = 1
            app.perform(.open(other))
            let id = other.node.id
            Loop.idle()
            Desktop.newWindow(AnyHashable(id))
            Loop.idle()
            #expect(app.drawn == ["[a]"] && app.windows.windows.count == 1 && app.reports == [])
        }

        @Test("a window that the user brings to the front or closes is reported once, a new one is not")
        func user() throws {
            let app = WindowsApp.start()
            app.newWindow = { WindowRoot(Screen("new"), name: "new") }
            Desktop.newWindow()
            Loop.idle()
            #expect(app.drawn == ["[a]", "new"] && app.reports == [])
            Desktop.activate(Desktop.shown[0])
            Loop.idle()
            #expect(app.windows.frontWindow?.node === app.main.node && app.reports.count == 1)
            Desktop.close(Desktop.shown[1])
            Loop.idle()
            #expect(app.drawn == ["[a]"] && app.reports.count == 2)
            expect(app.windows, "main: [a]")
        }

        @Test("the last window, which the user closes, stays closed, and is shown in the next one")
        func last() {
            let app = WindowsApp.start()
            Desktop.close(Desktop.shown[0])
            Loop.idle()
            #expect(Desktop.shown.isEmpty && app.windows.windows.count == 1)
            app.notes.root.perform(.push(Screen("b")))
            Loop.idle()
            #expect(Desktop.shown.isEmpty)
            Desktop.newWindow()
            Loop.idle()
            #expect(app.drawn == ["[a, b]"] && app.windows.windows.count == 1)
            app.perform(.open(WindowRoot(Screen("c"))))
            Loop.idle()
            #expect(app.drawn == ["[a, b]", "c"])
            Desktop.close(Desktop.shown[0])
            Loop.idle()
            #expect(app.drawn == ["c"] && app.windows.windows.count == 1)
        }

        @Test("a window that the user opens while something is shown elsewhere comes after that, or leaves nothing")
        func opensMeanwhile() throws {
            for isClosed in [true, false] {
                let app = WindowsApp.start()
                app.newWindow = { WindowRoot(Screen("new"), name: "new") }
                for name in ["m", "n"] { app.notes.root.perform(.present(Screen(name))) }
                let window = try #require(Desktop.newWindow())
                if isClosed { Desktop.close(window) }
                Loop.idle()
                #expect(app.drawn == (isClosed ? ["[a]^m^n"] : ["[a]^m^n", "new"]))
                #expect(app.windows.windows.count == Desktop.shown.count)
            }
        }

        @Test("a window that the user opens is closed again where the app has none for it")
        func unwanted() {
            let app = WindowsApp.start()
            Desktop.newWindow()
            Loop.idle()
            #expect(app.drawn == ["[a]"] && app.reports == [])
        }

        @Test("windows of the launch come one by one, and the one in front on the tree is in front")
        func launch() {
            let other = WindowRoot(Screen("b"), name: "other")
            let app = WindowsApp.start(others: [other])
            #expect(app.drawn == ["[a]", "b"] && app.windows.windows.count == 2)
            #expect(Desktop.shown.map(\.value) == [AnyHashable(app.main.node.id), AnyHashable(other.node.id)])
            #expect(app.windows.frontWindow?.node === other.node && Desktop.shown[1].isActive)
        }

        @Test("a window that the system brings back shows what it showed, if that is on the tree and nowhere else")
        func comesBack() {
            let other = WindowRoot(Screen("b"), name: "other")
            let app = WindowsApp(others: [other])
            app.newWindow = { WindowRoot(Screen("new"), name: "new") }
            app.run(bringingBack: AnyHashable(other.node.id))
            #expect(app.drawn.first == "b" && Set(app.drawn) == ["[a]", "b"])
            Desktop.newWindow(AnyHashable(other.node.id))
            Loop.idle()
            #expect(app.drawn.count == 3 && app.drawn.last == "new")
        }

        @Test("what can be touched of windows is what may be done, and a touch does that", arguments: 0...2)
        func parity(others: Int) {
            var index = 0
            while true {
                let app = WindowsApp.start(
                    others: (0..<others).map { WindowRoot(StackRoot(Screen("x"), Screen("y")), name: "other-\($0)") })
                let parity = Parity(windows: app.windows, isUIKit: false)
                let controls = Desktop.controls(app.windows.node)
                #expect(parity.violations(controls) == [])
                guard controls.indices.contains(index) else { break }
                if others > 0 {
                    let found = parity.violations(controls.filter { $0.report != controls[index].report })
                    #expect(found.first?.contains("nothing can be touched for it") == true)
                }
                #expect(parity.violations(touching: controls[index]) { Loop.idle() } == [])
                let left = Desktop.shown.isEmpty ? nil : parity.violations(Desktop.controls(app.windows.node))
                #expect(left?.isEmpty != false)
                index += 1
            }
            // Each is closed, each but the one in front is brought there, and that one has a screen to go back from.
            #expect(index == (others == 0 ? 1 : 2 * others + 2))
        }

        @Test("a URL goes to the app's links when the window that received it is in front")
        func urls() throws {
            let app = WindowsApp.start()
            app.perform(.open(WindowRoot(NotesCoordinator(), name: "other")))
            Loop.idle()
            Desktop.shown[0].stage?.open(try #require(URL(string: "shop:/notes/1")))
            Loop.idle()
            #expect(app.drawn == ["[a, note-1]", "[a]"])
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "https://shop.example/notes/2")
            Desktop.shown[1].stage?.resume(activity)
            Loop.idle()
            #expect(app.drawn == ["[a, note-1]", "[a, note-2]"])
        }
    }

    /// An app with a window at launch.
    @MainActor private final class WindowsApp {
        let notes = NotesCoordinator()
        let main: WindowRoot
        let windows: WindowManager
        let tree: TreeWindows
        var newWindow: (() -> WindowRoot)? {
            didSet { maker.make = newWindow }
        }
        private let maker: Maker
        private(set) var outcomes: [String] = []
        private(set) var reports: [Report] = []

        /// Makes a window for the user, if the app has one.
        @MainActor private final class Maker {
            var make: (() -> WindowRoot)?
        }

        struct Main: App {
            let tree: TreeWindows
            init() { self.init(TreeWindows(WindowManager())) }
            init(_ tree: TreeWindows) { self.tree = tree }

            var body: some Scene {
                WindowGroup(for: NodeID.self) { window in TreeView(tree, window: window) }
            }
        }

        static func start(isMultiple: Bool = true, others: [WindowRoot] = []) -> WindowsApp {
            let app = WindowsApp(others: others)
            Desktop.supportsMultipleWindows = isMultiple
            app.run()
            return app
        }

        func run(bringingBack value: AnyHashable? = nil, refusals: Int = 0) {
            Desktop.run(Main(tree), bringingBack: value)
            Desktop.refusals = refusals
            Loop.idle()
        }

        init(others: [WindowRoot]) {
            Loop.reset()
            Desktop.supportsMultipleWindows = true
            let maker = Maker()
            self.maker = maker
            main = WindowRoot(notes, name: "main")
            let windows = WindowManager(launch: { [main] in [main] + others })
            self.windows = windows
            tree = TreeWindows(
                windows,
                onURL: { url in
                    do {
                        windows.trigger(try NotesRoute.links.link(for: url.absoluteString))
                    } catch { Issue.record(error) }
                }, newWindow: { maker.make?() })
            windows.observeCommits { [weak self] in if let report = $0.cause.report { self?.reports.append(report) } }
        }

        func perform(_ transition: Transitions.Transition<WindowManager>) {
            windows.perform(transition) { [weak self] in self?.outcomes.append("\($0)") }
        }

        var drawn: [String] { Desktop.shown.compactMap { $0.stage?.words } }
    }
#endif
