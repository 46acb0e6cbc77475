#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) public import Coordination
    @_spi(Hosting) import CoordinationHosting
    public import UIKit

    /// The windows of a manager, each shown in a scene of its own.
    ///
    /// An app keeps one `TreeScenes`, to which its scenes' delegate forwards calls:
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
    ///     func sceneDidBecomeActive(_ scene: UIScene) { shop.scenes.didBecomeActive(scene) }
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
    /// A window that the app opens asks the system for a scene, and its commit is answered when the scene has come. If
    /// the system shows only one scene, or gives none within two seconds, the commit is refused. A scene that the user
    /// closes is reported, if the app's delegate passes on the discarded sessions. A URL that comes with a scene, or
    /// later, is passed to `onURL`, when the window of that scene is in front.
    @MainActor public final class TreeScenes: NSObject {
        /// The windows of the app.
        public let windows: WindowManager
        private let opener: SceneOpener
        private let host: WindowsHost<SceneOpener>

        /// The sessions that have connected before.
        private var known: Set<String> = []

        /// Shows the windows of a manager.
        ///
        /// - Parameters:
        ///   - windows: The windows of the app. They are retained.
        ///   - style: The app's style. It is retained.
        ///   - onURL: Called with a URL that has opened the app, or that an activity has. Parse it with the app's
        ///     links, and trigger the routes on the windows.
        ///   - newWindow: Makes a window of the tree for a scene that the user has opened, or opens one by a route, and
        ///     returns it. If this is nil or returns nil, the scene is closed again.
        public init(
            _ windows: WindowManager, style: any TreeStyle = PlainTreeStyle(), onURL: ((URL) -> Void)? = nil,
            newWindow: (() -> (any Presentable)?)? = nil
        ) {
            self.windows = windows
            opener = SceneOpener(style: style, time: windows.time, onURL: onURL)
            host = WindowsHost(
                windows, opener: opener, time: windows.time ?? LoopTime(), failure: "the system gave no scene",
                newWindow: newWindow)
            super.init()
            opener.host = host
            windows.attach(host)
        }

        /// Shows a window in a scene that has connected: the one that it was asked for, the one that it showed before,
        /// the first that no scene shows, or a new one.
        ///
        /// - Parameters:
        ///   - scene: The scene.
        ///   - options: The options with which the scene has connected.
        ///   - choose: Chooses the window of a scene that comes for the first time since launch, and that the app did
        ///     not ask for: one of `free`, which no scene shows, or one of `make`, as for the user. Calls `show` once,
        ///     now or later; with nil, the scene shows what it would without this closure.
        /// - Returns: The system's window, to be retained by the scene's delegate; nil if there is nothing to show, and
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
            let asked = options.userActivities.lazy.compactMap(SceneOpener.window).first
            let isNew = known.insert(scene.session.persistentIdentifier).inserted
            let place = place(of: scene) ?? ScenePlace(scene.session)
            let shown = windows.node.children.first { window in
                asked.map { "\(window.node.id)" == $0 } ?? (host.places[window.node.id] === place)
            }
            if asked != nil, shown == nil {
                // The window may have been closed in the meantime.
                _ = opener.close(place)
                return nil
            }
            (place.scene, place.options) = (scene, options)
            host.connect(place, asked: shown?.node.id, choosing: isNew ? choose : nil)
            let window = place.isClosed ? nil : place.made ?? UIWindow(windowScene: scene)
            (place.scene, place.made, place.kept) = (nil, nil, window)
            window?.makeKeyAndVisible()
            return window
        }

        /// Returns the place of a scene that has connected.
        private func place(of scene: UIScene) -> ScenePlace? {
            host.places.values.first { $0.session === scene.session }
        }

        /// Returns the window of the tree that a scene shows, or showed before the system released it.
        public func window(of scene: UIScene) -> (any Presentable)? { place(of: scene).flatMap(host.window) }

        /// Follows URLs that a scene has received. Call it from its delegate's `scene(_:openURLContexts:)`.
        public func open(_ contexts: Set<UIOpenURLContext>, in scene: UIScene) {
            for context in contexts { opener.follow(context.url, in: place(of: scene)) }
        }

        /// Follows the URL of an activity that a scene is to continue. Call it from its delegate's
        /// `scene(_:continue:)`.
        ///
        /// The URL is the activity's web page, or its target content identifier.
        public func resume(_ activity: NSUserActivity, in scene: UIScene) {
            opener.resume(activity, in: place(of: scene))
        }

        /// Reports that the user has brought a scene to the front.
        public func didBecomeActive(_ scene: UIScene) { place(of: scene).map(host.hasBecomeActive) }

        /// Reports that the user has closed scenes for good. Call it from the app delegate's
        /// `application(_:didDiscardSceneSessions:)`.
        public func didDiscard(_ sessions: Set<UISceneSession>) {
            for place in host.places.values where sessions.contains(place.session) { host.disconnect(place) }
        }
    }
#endif
