#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Coordination
    public import UIKit

    /// Shows each window of a manager in a scene of its own.
    ///
    /// An app keeps one, and its scenes' delegate hands on what it hears:
    ///
    /// ```swift
    /// final class SceneDelegate: UIResponder, UIWindowSceneDelegate {
    ///     var window: UIWindow?
    ///
    ///     func scene(
    ///         _ scene: UIScene, willConnectTo session: UISceneSession,
    ///         options connectionOptions: UIScene.ConnectionOptions
    ///     ) {
    ///         window = shop.scenes.connect(scene, connectionOptions)
    ///     }
    ///
    ///     func sceneDidBecomeActive(_ scene: UIScene) { shop.scenes.hasBecomeActive(scene) }
    ///
    ///     func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    ///         shop.scenes.open(contexts, in: scene)
    ///     }
    ///
    ///     func scene(_ scene: UIScene, continue activity: NSUserActivity) {
    ///         shop.scenes.resume(activity, in: scene)
    ///     }
    /// }
    /// ```
    ///
    /// A window that the app opens asks the system for a scene, and its commit is answered when that is there. Where
    /// the system shows only one, or gives none within two seconds, it is refused. A scene that the user closes is
    /// reported, when the app's delegate hands on which sessions were discarded. A URL that comes with a scene, or
    /// later, is handed to `onURL`, when the window of that scene is in front.
    @MainActor public final class TreeScenes: NSObject {
        /// The windows of the app.
        public let windows: WindowManager
        private let style: any TreeStyle
        private let onURL: ((URL) -> Void)?
        private let newWindow: (() -> (any Presentable)?)?
        private let host: SceneHost

        /// The sessions that were asked once what they show.
        private var known: Set<String> = []

        /// Shows the windows of a manager.
        ///
        /// - Parameters:
        ///   - windows: The windows of the app. They are kept.
        ///   - style: What the app says of its looks. It is kept.
        ///   - onURL: Follows a URL that the app was opened by, or that an activity has: reads it by the app's
        ///     links, and triggers what it leads to on the windows.
        ///   - newWindow: Makes a window of the tree for a scene that the user has opened, or has a route open one and
        ///     returns that. Where it is nil or makes none, such a scene is closed again.
        public init(
            _ windows: WindowManager, style: any TreeStyle = PlainTreeStyle(), onURL: ((URL) -> Void)? = nil,
            newWindow: (() -> (any Presentable)?)? = nil
        ) {
            (self.windows, self.style, self.onURL, self.newWindow) = (windows, style, onURL, newWindow)
            host = SceneHost(time: windows.time ?? LoopTime())
            super.init()
            host.hasFailed = { [weak windows] window in windows?.report(.closed(window)) }
            windows.attach(host)
        }

        /// Shows a window in a scene that has connected: the one that it was asked for, the one that it showed before,
        /// the first that no scene shows, or a new one.
        ///
        /// - Parameters:
        ///   - scene: The scene.
        ///   - options: What it has come with.
        ///   - choose: Chooses the window of a scene that has come for the first time since the app was launched, and
        ///     was not asked for by the app: out of those that no scene shows at that time, or one that is made as for
        ///     the user. It calls back with it once, now or later; with nil, the scene shows what it would show
        ///     without this.
        /// - Returns: The system's window, to be kept by the scene's delegate; nil where there is nothing to show, and
        ///   the scene is closed.
        public func connect(
            _ scene: UIScene, _ options: UIScene.ConnectionOptions,
            choosing choose: (
                (
                    _ free: @escaping () -> [any Presentable], _ make: @escaping () -> (any Presentable)?,
                    _ show: @escaping ((any Presentable)?) -> Void
                ) -> Void
            )? = nil
        ) -> UIWindow? {
            guard let scene = scene as? UIWindowScene else { return nil }
            let session = scene.session
            let asked = options.userActivities.lazy.compactMap(SceneHost.window).first
            let isNew = known.insert(session.persistentIdentifier).inserted
            let id = asked ?? host.window(of: session)
            if let shown = windows.node.children.first(where: { "\($0.node.id)" == id }) {
                let window = UIWindow(windowScene: scene)
                show(shown, in: window, options)
                window.makeKeyAndVisible()
                return window
            }
            if asked != nil {
                // What it was asked for may have been closed in the meantime.
                UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
                return nil
            }
            guard isNew, let choose else {
                let window = fill({ UIWindow(windowScene: scene) }, session, options)
                window?.makeKeyAndVisible()
                return window
            }
            let window = UIWindow(windowScene: scene)
            var isClosed = false
            host.reserved += 1
            choose({ [weak self] in self?.free ?? [] }, { [weak self] in self?.newWindow?() }) {
                [weak self, weak window] content in
                isClosed = self?.hasChosen(content, session, window, options) == false
            }
            if isClosed { return nil }
            window.makeKeyAndVisible()
            return window
        }

        /// The windows that no scene shows, or was asked for.
        private var free: [any Presentable] {
            windows.node.children.filter { host.sessions[$0.node.id] == nil && !host.isAskedFor($0.node.id) }
        }

        /// Shows the first free window, or a new one.
        ///
        /// - Returns: The system's window; nil if there is none of the tree, and the scene is closed.
        private func fill(
            _ makeWindow: () -> UIWindow, _ session: UISceneSession, _ options: UIScene.ConnectionOptions
        ) -> UIWindow? {
            if let free = free.first {
                let window = makeWindow()
                show(free, in: window, options)
                return window
            }
            // No scene is asked for a window that it opens by a route.
            host.reserved += 1
            let made = newWindow?()
            host.reserved -= 1
            let isOpen = made.map { made in windows.node.children.contains { $0.node === made.node } } ?? false
            guard let made, !isOpen || free.contains(where: { $0.node === made.node }) else {
                UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
                return nil
            }
            let window = makeWindow()
            if isOpen {
                show(made, in: window, options)
                return window
            }
            host.sessions[made.node.id] = session
            host.opening.insert(made.node.id)
            windows.perform(.open(made), with: .unanimated) { [weak self, weak window] _ in
                self?.hasOpened(made, in: window, options)
            }
            return window
        }

        /// A window was chosen for a scene, or none.
        ///
        /// - Returns: False if there is none, and the scene is closed.
        private func hasChosen(
            _ content: (any Presentable)?, _ session: UISceneSession, _ window: UIWindow?,
            _ options: UIScene.ConnectionOptions
        ) -> Bool {
            host.reserved -= 1
            defer { host.arrange(windows) }
            guard let content, free.contains(where: { $0.node === content.node }) else {
                return window.map { window in fill({ window }, session, options) != nil } ?? true
            }
            host.isComingBack = true
            if let window {
                show(content, in: window, options)
            } else if UIApplication.shared.openSessions.contains(session) {
                host.sessions[content.node.id] = session
            } else {
                reportClosed(content.node.id)
            }
            return true
        }

        /// The window of the tree that a scene shows, or showed before the system let go of it.
        public func window(of scene: UIScene) -> (any Presentable)? {
            windows.node.children.first { host.sessions[$0.node.id] === scene.session }
        }

        private func show(_ content: any Presentable, in window: UIWindow, _ options: UIScene.ConnectionOptions) {
            guard let scene = window.windowScene else { return }
            window.rootViewController = TreeController(content, style: style, time: windows.time)
            host.hasConnected(content.node.id, scene.session)
            open(options.urlContexts, in: scene)
            for activity in options.userActivities { resume(activity, in: scene) }
        }

        /// A window that the user has asked for is on the tree, or could not be opened.
        private func hasOpened(
            _ content: any Presentable, in window: UIWindow?, _ options: UIScene.ConnectionOptions
        ) {
            let shown = windows.node.children.first { $0.node === content.node }
            let session = host.sessions[content.node.id]
            host.opening.remove(content.node.id)
            if let shown, let window, session != nil { return show(shown, in: window, options) }
            host.sessions[content.node.id] = nil
            if let session { UIApplication.shared.requestSceneSessionDestruction(session, options: nil) }
            if shown != nil { reportClosed(content.node.id) }
        }

        /// Until the tree has heard of it, no scene is asked for again.
        private func reportClosed(_ window: NodeID) {
            host.closed.insert(window)
            windows.report(.closed(window)) { [weak self] _ in
                guard let self else { return }
                host.closed.remove(window)
                host.arrange(windows)
            }
        }

        /// Follows URLs that a scene has received: what its delegate hears by `scene(_:openURLContexts:)`.
        public func open(_ contexts: Set<UIOpenURLContext>, in scene: UIScene) {
            for context in contexts { follow(context.url, in: scene) }
        }

        /// Follows the URL of an activity that a scene is to continue: what its delegate hears by `scene(_:continue:)`.
        ///
        /// That is its web page, or what its target content is identified by.
        public func resume(_ activity: NSUserActivity, in scene: UIScene) {
            let url = activity.webpageURL ?? activity.targetContentIdentifier.flatMap { URL(string: $0) }
            if let url { follow(url, in: scene) }
        }

        private func follow(_ url: URL, in scene: UIScene) {
            guard let onURL else { return }
            hasBecomeActive(scene)
            onURL(url)
        }

        /// Reports that the user has brought a scene to the front.
        public func hasBecomeActive(_ scene: UIScene) {
            guard let id = windows.windows.first(where: { host.sessions[$0.node.id] === scene.session })?.node.id,
                windows.frontWindow?.node.id != id
            else { return }
            windows.report(.focused(id))
        }

        /// Reports that the user has closed scenes for good: what the app's delegate hears by
        /// `application(_:didDiscardSceneSessions:)`.
        public func wereDiscarded(_ sessions: Set<UISceneSession>) {
            for session in sessions {
                guard let id = host.sessions.first(where: { $0.value === session })?.key else { continue }
                host.sessions[id] = nil
                if windows.windows.contains(where: { $0.node.id == id }) { reportClosed(id) }
            }
        }
    }

    /// Asks the system for a scene for each window, and to let go of those whose window is closed.
    @MainActor final class SceneHost: NSObject, @MainActor Coordination.Host {
        private static let activity = "coordination.window"

        /// What shows each window.
        var sessions: [NodeID: UISceneSession] = [:]

        /// The windows that a scene was asked for, and has not come.
        private var asked: Set<NodeID> = []

        /// The windows of scenes of the user's that are not on the tree yet.
        var opening: Set<NodeID> = []

        /// The windows that the user has closed, and the tree has not heard of it; and those to which the system gives
        /// no scene.
        var closed: Set<NodeID> = []

        /// How many scenes wait for a window: one that comes is asked for no scene.
        var reserved = 0

        /// The windows of the launch. Where scenes come back, each of those is shown by the scene that had shown it,
        /// which may come late, or by the next new one.
        private var launched: Set<NodeID>?
        var isComingBack = false

        /// Told of a window that the system gives no scene, when its commit has ended.
        var hasFailed: (NodeID) -> Void = { _ in }
        private let time: any TimeSource
        private var commit: HostCommit?

        /// The windows that the commit opens.
        private var newcomers: [NodeID] = []
        private var limit: ScheduledCall? { didSet { oldValue?.cancel() } }
        private var front: NodeID?

        init(time: any TimeSource) { self.time = time }

        static func window(_ activity: NSUserActivity) -> String? {
            activity.activityType == Self.activity ? activity.userInfo?["window"] as? String : nil
        }

        func isAskedFor(_ window: NodeID) -> Bool { asked.contains(window) }

        func window(of session: UISceneSession) -> String? {
            sessions.first { $0.value === session }.map { "\($0.key)" }
        }

        func show(_ root: any Presentable) {
            (commit, newcomers, limit) = (nil, [], nil)
            launched = launched ?? Set(root.node.children.map { $0.node.id })
            arrange(root)
        }

        func apply(_ commit: HostCommit) {
            guard let root = commit.root else { return commit.acknowledge() }
            let opened = commit.changes.filter { change in
                if case .inserted = change.kind { change.holder.id == root.node.id } else { false }
            }
            if !opened.isEmpty, isOne, root.node.children.contains(where: { isNew($0.node) }), !sessions.isEmpty {
                return commit.refuse("the system shows one window of this app")
            }
            (self.commit, newcomers, limit) = (commit, opened.map(\.subject.id), nil)
            closed.subtract(newcomers)
            arrange(root)
            end()
            if self.commit == nil { return }
            limit = time.schedule(after: .seconds(2)) { [weak self] in self?.refuse("nothing was heard of it") }
        }

        private var isOne: Bool { !UIApplication.shared.supportsMultipleScenes }

        private func isNew(_ window: Node) -> Bool {
            let isUsers = opening.contains(window.id) || closed.contains(window.id)
            if isComingBack, launched?.contains(window.id) == true { return false }
            return reserved == 0 && sessions[window.id] == nil && !asked.contains(window.id) && !isUsers
        }

        func arrange(_ root: any Presentable) {
            let windows = root.node.children.map { $0.node as Node }
            for (id, session) in sessions where !opening.contains(id) && !windows.contains(where: { $0.id == id }) {
                sessions[id] = nil
                UIApplication.shared.requestSceneSessionDestruction(session, options: nil)
            }
            asked.formIntersection(windows.map(\.id))
            closed.formIntersection(windows.map(\.id))
            // Scenes of the launch come by themselves.
            for window in windows where isNew(window) && !sessions.isEmpty && !isOne { ask(for: window.id) }
            let front = windows.last?.id
            if let front, front != self.front, let session = sessions[front], commit?.report == nil {
                UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: session))
            }
            self.front = front
        }

        private func ask(for window: NodeID) {
            asked.insert(window)
            let activity = NSUserActivity(activityType: Self.activity)
            activity.userInfo = ["window": "\(window)"]
            UIApplication.shared.activateSceneSession(
                for: UISceneSessionActivationRequest(userActivity: activity)
            ) { [weak self] error in
                guard let self, asked.remove(window) != nil else { return }
                if newcomers.contains(window) { return refuse("\(error)") }
                closed.insert(window)
                hasFailed(window)
            }
        }

        func hasConnected(_ window: NodeID, _ session: UISceneSession) {
            sessions[window] = session
            asked.remove(window)
            end()
        }

        /// A commit waits for the scenes of the windows that it opens, and for no other ones.
        private func end() {
            if asked.isDisjoint(with: newcomers) { take()?.acknowledge() }
        }

        private func refuse(_ why: String) { take()?.refuse("the system gave no scene: \(why)") }

        /// What is to be answered, if that is still waited for.
        private func take() -> HostCommit? {
            let taken = commit
            (commit, newcomers, limit) = (nil, [], nil)
            return taken?.isWaiting == true ? taken : nil
        }
    }
#endif
