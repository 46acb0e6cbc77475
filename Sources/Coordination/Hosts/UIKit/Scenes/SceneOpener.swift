#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    @_spi(Hosting) import CoordinationHosting
    import UIKit

    /// A scene, from when it connects for the first time until the user closes it.
    @MainActor final class ScenePlace {
        let session: UISceneSession

        /// The scene while it connects.
        var scene: UIWindowScene?
        /// The window made in the scene, while the scene connects.
        var made: UIWindow?

        /// The window once the scene has connected, as long as its delegate retains it.
        weak var kept: UIWindow?
        var window: UIWindow? { made ?? kept }

        /// The options with which the scene has connected, until their URLs are followed.
        var options: UIScene.ConnectionOptions?
        var isClosed = false

        init(_ session: UISceneSession) { self.session = session }
    }

    /// An opener that asks the system for scenes, and releases them.
    @MainActor final class SceneOpener: @MainActor WindowOpener {
        private static let activity = "coordination.window"

        weak var host: WindowsHost<SceneOpener>?
        private let onURL: ((URL) -> Void)?
        private let style: any TreeStyle
        private let time: (any TimeSource)?

        init(style: any TreeStyle, time: (any TimeSource)?, onURL: ((URL) -> Void)?) {
            (self.style, self.time, self.onURL) = (style, time, onURL)
        }

        static func window(_ activity: NSUserActivity) -> String? {
            activity.activityType == Self.activity ? activity.userInfo?["window"] as? String : nil
        }

        /// True if the system shows several scenes; nil until one has come, which it does by itself at launch.
        var showsSeveral: Bool? {
            host?.places.isEmpty == false ? UIApplication.shared.supportsMultipleScenes : nil
        }

        func open(_ window: NodeID) {
            let activity = NSUserActivity(activityType: Self.activity)
            activity.userInfo = ["window": "\(window)"]
            UIApplication.shared.activateSceneSession(
                for: UISceneSessionActivationRequest(userActivity: activity)
            ) { [weak self] error in self?.host?.hasFailed(window, "\(error)") }
        }

        func activate(_ window: NodeID, in place: ScenePlace) {
            UIApplication.shared.activateSceneSession(for: UISceneSessionActivationRequest(session: place.session))
        }

        func show(_ window: any Presentable, in place: ScenePlace) {
            place.made = place.made ?? place.scene.map { UIWindow(windowScene: $0) }
            place.window?.rootViewController = TreeController(window, style: style, time: time)
        }

        func hasShown(_ place: ScenePlace) {
            guard let options = place.options, place.window != nil else { return }
            place.options = nil
            for context in options.urlContexts { follow(context.url, in: place) }
            for activity in options.userActivities { resume(activity, in: place) }
        }

        /// Follows an activity's web page, or its target content identifier.
        func resume(_ activity: NSUserActivity, in place: ScenePlace?) {
            let url = activity.webpageURL ?? activity.targetContentIdentifier.flatMap { URL(string: $0) }
            if let url { follow(url, in: place) }
        }

        func follow(_ url: URL, in place: ScenePlace?) {
            guard let onURL else { return }
            if let place { host?.hasBecomeActive(place) }
            onURL(url)
        }

        func close(_ place: ScenePlace) -> Bool {
            place.isClosed = true
            UIApplication.shared.requestSceneSessionDestruction(place.session, options: nil)
            return false
        }

        func isOpen(_ place: ScenePlace) -> Bool { UIApplication.shared.openSessions.contains(place.session) }
    }
#endif
