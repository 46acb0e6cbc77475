// A test is no delegate of an app's scenes: what the system does with them is done by the stand-in alone.
#if STAND_IN
    @_spi(Log) @_spi(Hosting) import Coordination
    import CoordinationLinks
    import CoordinationTesting
    import CoordinationUIKit
    import Testing
    import UIKit

    @Suite("A host that ships, for UIKit: several windows, in scenes", .onScreen, .noUnhandledFailures)
    @MainActor struct SceneTests {
        @Test("each window has a scene of its own, and its commit is answered when that is there")
        func opens() throws {
            let app = SceneApp()
            #expect(app.drawn == ["[a]"])
            let other = WindowRoot(StackRoot(Screen("b")), name: "other")
            var outcomes: [String] = []
            app.windows.perform(.open(other)) { outcomes.append("\($0)") }
            #expect(outcomes == [])
            Toolkit.idle()
            #expect(app.drawn == ["[a]", "[b]"] && outcomes == ["completed"])
            app.windows.perform(.bringToFront(app.main)) { outcomes.append("\($0)") }
            app.windows.perform(.close(other)) { outcomes.append("\($0)") }
            Toolkit.idle()
            #expect(app.drawn == ["[a]"] && outcomes == ["completed", "completed", "completed"])
        }

        @Test("no width is reported while a scene is inactive, and then the one of the end")
        func inactive() throws {
            let app = SceneApp()
            let split = SplitRoot(StackRoot(Screen("l")), Screen("d"))
            app.windows.perform(.open(WindowRoot(split, name: "mail"))) { _ in }
            Toolkit.idle()
            let isThere: (UIWindowScene) -> Bool = {
                ($0.windows.first?.rootViewController as? TreeController)?.drawn == "([l] | /d)"
            }
            let scene = try #require(app.scenes.first(where: isThere))
            let window = try #require(scene.windows.first)
            var widths: [ColumnsBeside] = []
            app.windows.observeCommits {
                if case .resized(_, let columns)? = $0.cause.report { widths.append(columns) }
            }
            UIApplication.shared.deactivate(scene)
            for isNarrow in [false, true, false] {
                window.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .regular
                Toolkit.idle()
            }
            #expect(widths == [])
            UIApplication.shared.activate(scene)
            Toolkit.idle()
            #expect(widths == [.all] && app.drawn.contains("([l] | d)"))
            UIApplication.shared.deactivate(scene)
            for isNarrow in [true, false] {
                window.traitOverrides.horizontalSizeClass = isNarrow ? .compact : .regular
                Toolkit.idle()
            }
            UIApplication.shared.activate(scene)
            Toolkit.idle()
            #expect(widths == [.all])
        }

        @Test("a scene that becomes inactive in the middle of a fold holds nothing, and its width is reported later")
        func inactiveFold() throws {
            let app = SceneApp()
            let detail = StackRoot(Screen("d"))
            app.windows.perform(.open(WindowRoot(SplitRoot(StackRoot(Screen("l")), detail), name: "mail")))
            Toolkit.idle()
            let scene = try #require(
                app.scenes.first { ($0.windows.first?.rootViewController as? TreeController)?.drawn.first == "(" })
            var widths = 0
            app.windows.observeCommits { if case .resized? = $0.cause.report { widths += 1 } }
            try #require(scene.windows.first).traitOverrides.horizontalSizeClass = .regular
            detail.perform(.push(Screen("x")))
            #expect(detail.screens.count == 1)
            UIApplication.shared.deactivate(scene)
            #expect(detail.screens.count == 2 && widths == 0)
            Toolkit.idle()
            UIApplication.shared.activate(scene)
            Toolkit.idle()
            #expect(widths == 1 && app.drawn.contains("([l] | [d, x])"))
        }

        @Test("a second window is refused with a reason where the system shows only one")
        func one() {
            let app = SceneApp(isMultiple: false)
            var outcome = ""
            app.windows.perform(.open(WindowRoot(Screen("b")))) { outcome = "\($0)" }
            Toolkit.idle()
            #expect(outcome.contains("shows one window") && app.drawn == ["[a]"])
        }

        @Test("a commit is shown in the only one of two windows that the system shows")
        func oneOfTwo() {
            let app = SceneApp(isMultiple: false, others: [WindowRoot(Screen("b"), name: "other")])
            var outcome = ""
            app.stack.perform(.push(Screen("c"))) { outcome = "\($0)" }
            Toolkit.idle()
            #expect(outcome == "completed" && app.drawn == ["[a, c]"])
        }

        @Test("a scene that the system does not give is a reason to refuse")
        func error() {
            let app = SceneApp()
            var outcome = ""
            app.windows.perform(.open(WindowRoot(Screen("b")))) { outcome = "\($0)" }
            Toolkit.device.supportsMultipleScenes = false
            Toolkit.idle()
            #expect(outcome.contains("gave no scene") && app.drawn == ["[a]"])
        }

        @Test("a scene that the system does not give is a reason to refuse no other commit, and its window is closed")
        func errorLater() throws {
            let app = SceneApp()
            app.windows.perform(.open(WindowRoot(Screen("b"), name: "other")))
            Toolkit.idle()
            var (outcome, reports): (String, [String]) = ("", [])
            app.windows.observeCommits { if $0.cause.report != nil { reports.append("\($0.outcome)") } }
            app.windows.perform(.open(WindowRoot(Screen("c"), name: "third"))) { outcome = "\($0)" }
            UIApplication.shared.activate(try #require(app.scenes.first))
            #expect(outcome == "completed" && reports == ["completed"])
            Toolkit.device.supportsMultipleScenes = false
            Toolkit.idle()
            #expect(app.drawn == ["[a]", "b"] && reports == ["completed", "completed"])
            #expect(app.windows.windows.map { $0.node.name } == ["other", "main"])
        }

        @Test("a scene that the system does not give is not asked for again, also where its window may not be closed")
        func errorOfDraft() throws {
            let app = SceneApp()
            app.windows.perform(.open(WindowRoot(Screen("b"), name: "other")))
            Toolkit.idle()
            Toolkit.refusedScenes = 100
            app.windows.perform(.open(WindowRoot(Draft(), name: "third")))
            UIApplication.shared.activate(try #require(app.scenes.first))
            Toolkit.idle()
            #expect(Toolkit.refusedScenes == 99 && app.windows.windows.count == 3)
            app.windows.recover(to: .close(app.windows.windows[1])) { _ in }
            Toolkit.idle()
            #expect(app.windows.windows.count == 2 && app.drawn == ["[a]", "b"])
        }

        @Test("a silent scene is waited for no longer than two seconds, and by no other commit")
        func unheard() throws {
            let app = SceneApp()
            app.windows.perform(.open(WindowRoot(Screen("b"), name: "other")))
            Toolkit.idle()
            Toolkit.lostScenes = 2
            var outcomes: [String] = []
            app.windows.perform(.open(WindowRoot(Screen("c"), name: "third"))) { outcomes.append("\($0)") }
            Toolkit.idle()
            #expect(outcomes == [])
            app.time.advance(by: .seconds(2))
            Toolkit.idle()
            #expect(outcomes.last?.contains("gave no scene") == true && app.windows.windows.count == 2)
            app.windows.perform(.open(WindowRoot(Screen("d"), name: "fourth"))) { outcomes.append("\($0)") }
            UIApplication.shared.activate(try #require(app.scenes.first))
            app.windows.perform(.bringToFront(app.windows.windows[0])) { outcomes.append("\($0)") }
            Toolkit.idle()
            #expect(outcomes.dropFirst() == ["completed", "completed"])
        }

        @Test("a scene that the user brings to the front or closes is reported once, a new one is not")
        func user() throws {
            let app = SceneApp()
            var reports: [Report] = []
            app.windows.observeCommits { if let report = $0.cause.report { reports.append(report) } }
            UIApplication.shared.connect()
            Toolkit.idle()
            #expect(app.drawn == ["[a]", "new"] && reports == [])
            let first = try #require(app.scenes.first)
            UIApplication.shared.activate(first)
            Toolkit.idle()
            #expect(app.windows.frontWindow?.node === app.main.node && reports.count == 1)
            UIApplication.shared.disconnect(try #require(app.scenes.last).session, isDiscarded: true)
            Toolkit.idle()
            #expect(app.drawn == ["[a]"] && reports.count == 2)
            expect(app.windows, "main: [a]")
        }

        @Test("a scene for which the app makes no window is closed again")
        func none() {
            let app = SceneApp()
            app.newWindow = { nil }
            let scene = UIApplication.shared.connect()
            #expect(scene.windows.isEmpty)
            Toolkit.idle()
            #expect(app.drawn == ["[a]"] && UIApplication.shared.openSessions.count == 1)
            expect(app.windows, "main: [a]")
        }

        @Test("a scene that the user closes while something is shown elsewhere is not asked for again")
        func closes() throws {
            let app = SceneApp()
            app.windows.perform(.open(WindowRoot(Screen("b"), name: "other")))
            Toolkit.idle()
            app.stack.perform(.push(Screen("c")))
            app.stack.perform(.push(Screen("d")))
            UIApplication.shared.disconnect(try #require(app.scenes.last).session, isDiscarded: true)
            Toolkit.idle()
            #expect(app.drawn == ["[a, c, d]"] && UIApplication.shared.openSessions.count == 1)
            expect(app.windows, "main: [a, c, d]")
        }

        @Test("a scene that the user opens and closes while something is shown elsewhere leaves nothing on the tree")
        func opensAndCloses() throws {
            let app = SceneApp()
            app.stack.perform(.push(Screen("c")))
            let scene = UIApplication.shared.connect()
            UIApplication.shared.disconnect(scene.session, isDiscarded: true)
            Toolkit.idle()
            #expect(app.drawn == ["[a, c]"])
            expect(app.windows, "main: [a, c]")
        }

        @Test("a scene that comes when its window is closed again is closed, too")
        func tooLate() {
            let app = SceneApp()
            app.windows.perform(.open(WindowRoot(Screen("b"), name: "other")))
            app.windows.recover(to: .none()) { _ in }
            Toolkit.idle()
            #expect(app.drawn == ["[a]"] && UIApplication.shared.openSessions.count == 1)
            expect(app.windows, "main: [a]")
        }

        @Test("a URL or an activity that a scene receives goes to the app's links, at launch and later")
        func urls() throws {
            let app = SceneApp(opening: [try #require(URL(string: "shop:/notes/1"))])
            #expect(app.drawn == ["[a, note-1]"])
            let other = WindowRoot(NotesCoordinator(), name: "other")
            app.windows.perform(.open(other))
            Toolkit.idle()
            let (first, second) = (try #require(app.scenes.first), try #require(app.scenes.last))
            UIApplication.shared.open(try #require(URL(string: "shop:/notes/2")), in: first)
            Toolkit.idle()
            #expect(app.drawn == ["[a, note-1, note-2]", "[a]"])
            let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
            activity.webpageURL = URL(string: "https://shop.example/notes/3")
            UIApplication.shared.resume(activity, in: second)
            Toolkit.idle()
            #expect(app.drawn == ["[a, note-1, note-2]", "[a, note-3]"])
            let own = NSUserActivity(activityType: "example.note")
            own.targetContentIdentifier = "shop:/notes/4"
            UIApplication.shared.resume(own, in: second)
            UIApplication.shared.resume(NSUserActivity(activityType: "example.nothing"), in: first)
            Toolkit.idle()
            #expect(app.drawn == ["[a, note-1, note-2]", "[a, note-3, note-4]"])
        }

        @Test("a URL that comes before a scene has shown its window is followed when it has")
        func earlyURL() throws {
            let app = SceneApp()
            let late = WindowRoot(NotesCoordinator(), name: "late")
            app.newWindow = { late }
            let scene = UIApplication.shared.connect(urls: [try #require(URL(string: "shop:/notes/5"))])
            #expect(scene.windows.count == 1)
            Toolkit.idle()
            #expect(app.drawn == ["[a]", "[a, note-5]"])
        }

        @Test("a scene that the system lets go of comes back with its window")
        func reconnects() throws {
            let app = SceneApp()
            let scene = try #require(app.scenes.first)
            UIApplication.shared.disconnect(scene.session, isDiscarded: false)
            app.stack.perform(.push(Screen("b")))
            Toolkit.idle()
            expect(app.windows, "main: [a, b]")
            UIApplication.shared.connect(scene.session)
            Toolkit.idle()
            #expect(app.drawn == ["[a, b]"])
        }
    }

    /// An app with a scene at launch.
    @MainActor private final class SceneApp {
        let notes = NotesCoordinator()
        var stack: StackRoot { notes.root }
        let main: WindowRoot
        let windows: WindowManager
        let tree: TreeScenes
        let time = ManualTime()
        var newWindow: () -> WindowRoot? = { WindowRoot(Screen("new"), name: "new") }

        init(isMultiple: Bool = true, opening urls: [URL] = [], others: [WindowRoot] = []) {
            Toolkit.reset()
            Toolkit.device.supportsMultipleScenes = isMultiple
            main = WindowRoot(notes, name: "main")
            let windows = WindowManager(time: time, launch: { [main] in [main] + others })
            self.windows = windows
            weak var app: SceneApp?
            let tree = TreeScenes(
                windows,
                onURL: { url in
                    do {
                        windows.trigger(try NotesRoute.links.link(for: url.absoluteString))
                    } catch { Issue.record(error) }
                }, newWindow: { app?.newWindow() })
            self.tree = tree
            app = self
            UIApplication.shared.makeSceneDelegate = { TestSceneDelegate(tree) }
            UIApplication.shared.onDiscard = { tree.didDiscard($0) }
            UIApplication.shared.connect(urls: urls)
            Toolkit.idle()
        }

        /// In the order in which they came.
        var scenes: [UIWindowScene] {
            UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
                .sorted { ($0.windows.first?.tag ?? 0) < ($1.windows.first?.tag ?? 0) }
        }

        var drawn: [String] {
            scenes.compactMap { ($0.windows.first?.rootViewController as? TreeController)?.drawn }
        }
    }

    @MainActor private final class TestSceneDelegate: NSObject, UIWindowSceneDelegate {
        static var count = 0
        let tree: TreeScenes
        var window: UIWindow?

        init(_ tree: TreeScenes) { self.tree = tree }

        func scene(
            _ scene: UIScene, willConnectTo session: UISceneSession,
            options connectionOptions: UIScene.ConnectionOptions
        ) {
            window = tree.connect(scene, connectionOptions)
            Self.count += 1
            window?.tag = Self.count
        }

        func sceneDidBecomeActive(_ scene: UIScene) { tree.didBecomeActive(scene) }
        func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) { tree.open(contexts, in: scene) }
        func scene(_ scene: UIScene, continue activity: NSUserActivity) { tree.resume(activity, in: scene) }
    }
#endif
