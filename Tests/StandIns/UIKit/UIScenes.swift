public import Foundation

@MainActor open class UIScene: UIResponder {
    open class ConnectionOptions: NSObject {
        public internal(set) var userActivities: Set<NSUserActivity> = []
        public internal(set) var urlContexts: Set<UIOpenURLContext> = []
    }
    open class ActivationRequestOptions: NSObject {
        open var requestingScene: UIScene?
    }

    /// What is posted of a scene before it becomes inactive, and when it has come back, as the object.
    public static let willDeactivateNotification = Notification.Name("UISceneWillDeactivateNotification")
    public static let didActivateNotification = Notification.Name("UISceneDidActivateNotification")

    /// What is posted of a scene that has gone, as the object.
    public static let didDisconnectNotification = Notification.Name("UISceneDidDisconnectNotification")

    public let session: UISceneSession
    open weak var delegate: (any UISceneDelegate)?
    open var title: String! = ""

    init(session: UISceneSession) {
        self.session = session
        super.init()
        session.scene = self
    }
}

@MainActor public final class UIWindowScene: UIScene {
    public private(set) var windows: [UIWindow] = []
    public var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) ?? windows.last }
    func add(_ window: UIWindow) { windows.append(window) }
}

@MainActor open class UISceneSession: NSObject {
    public struct Role: Hashable, Sendable {
        let name: String
        public static let windowApplication = Self(name: "windowApplication")
    }

    public let persistentIdentifier = UUID().uuidString
    public internal(set) weak var scene: UIScene?
    open var stateRestorationActivity: NSUserActivity?
    open var userInfo: [String: Any]?
    package init(_ scene: Void = ()) {}
}

@MainActor public protocol UISceneDelegate: NSObjectProtocol {
    func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions)
    func sceneDidDisconnect(_ scene: UIScene)
    func sceneDidBecomeActive(_ scene: UIScene)
    func sceneWillEnterForeground(_ scene: UIScene)
    func sceneDidEnterBackground(_ scene: UIScene)
    func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>)
    func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
}

@MainActor open class UIOpenURLContext: NSObject {
    public let url: URL
    package init(_ url: URL) { self.url = url }
}

@MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {}

extension UISceneDelegate {
    public func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    ) {}
    public func sceneDidDisconnect(_ scene: UIScene) {}
    public func sceneDidBecomeActive(_ scene: UIScene) {}
    public func sceneWillEnterForeground(_ scene: UIScene) {}
    public func sceneDidEnterBackground(_ scene: UIScene) {}
    public func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { nil }
    public func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {}
    public func scene(_ scene: UIScene, continue userActivity: NSUserActivity) {}
}

@MainActor public struct UISceneSessionActivationRequest {
    public var userActivity: NSUserActivity?
    let session: UISceneSession?

    public init(
        role: UISceneSession.Role = .windowApplication, userActivity: NSUserActivity? = nil,
        options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.userActivity, session) = (userActivity, nil)
    }

    public init(
        session: UISceneSession, userActivity: NSUserActivity? = nil, options: UIScene.ActivationRequestOptions? = nil
    ) {
        (self.userActivity, self.session) = (userActivity, session)
    }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a scene was asked for, and what the user did: Foundation has it where there is UIKit.
open class NSUserActivity: NSObject {
    public let activityType: String
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var targetContentIdentifier: String?
    public init(activityType: String) { self.activityType = activityType }
}

@MainActor public final class UIApplication: UIResponder {
    public static let shared = UIApplication()
    public private(set) var connectedScenes: Set<UIScene> = []
    public private(set) var openSessions: Set<UISceneSession> = []
    public var supportsMultipleScenes: Bool { Toolkit.device.supportsMultipleScenes }
    weak var keyWindow: UIWindow?

    /// Makes the delegate of a scene that connects: what an app's configuration names.
    package var makeSceneDelegate: (() -> any UIWindowSceneDelegate)?
    private var delegates: [UISceneSession: any UIWindowSceneDelegate] = [:]

    func forgetAll() {
        (connectedScenes, openSessions, delegates, makeSceneDelegate, keyWindow) = ([], [], [:], nil, nil)
    }

    /// A scene is asked for, or brought to the front; it comes late, or an error does.
    public func activateSceneSession(
        for request: UISceneSessionActivationRequest, errorHandler: ((any Error) -> Void)? = nil
    ) {
        Toolkit.after(Toolkit.animationTurns) { [self] in
            if let scene = request.session?.scene { return activate(scene) }
            let isDiscarded = request.session.map { !openSessions.contains($0) } ?? false
            guard !isDiscarded, !Toolkit.refusesScene(),
                supportsMultipleScenes || openSessions.isEmpty || request.session != nil
            else {
                errorHandler?(UISceneError())
                return
            }
            if Toolkit.losesScene() { return }
            connect(request.session ?? UISceneSession(), request.userActivity.map { [$0] } ?? [])
        }
    }

    public func requestSceneSessionDestruction(
        _ sceneSession: UISceneSession, options: UISceneDestructionRequestOptions?,
        errorHandler: ((any Error) -> Void)? = nil
    ) {
        Toolkit.after(Toolkit.animationTurns) { [self] in disconnect(sceneSession, isDiscarded: true) }
    }

    /// A session of the app's begins: at launch, by the user, or asked for.
    @discardableResult
    package func connect(
        _ session: UISceneSession = UISceneSession(), _ activities: Set<NSUserActivity> = [], urls: [URL] = []
    ) -> UIWindowScene {
        let scene = UIWindowScene(session: session)
        openSessions.insert(session)
        connectedScenes.insert(scene)
        let options = UIScene.ConnectionOptions()
        options.userActivities = activities
        options.urlContexts = Set(urls.map(UIOpenURLContext.init))
        let delegate = makeSceneDelegate?()
        delegates[session] = delegate
        scene.delegate = delegate
        delegate?.scene(scene, willConnectTo: session, options: options)
        Toolkit.after { [self] in activate(scene) }
        return scene
    }

    /// The system hands on a URL, or an activity.
    package func open(_ url: URL, in scene: UIScene) {
        scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url)])
    }

    package func resume(_ activity: NSUserActivity, in scene: UIScene) {
        scene.delegate?.scene(scene, continue: activity)
    }

    /// The user leaves the app: the system asks for what it keeps of the scene.
    package func background(_ scene: UIScene) {
        scene.delegate?.sceneDidEnterBackground(scene)
        scene.session.stateRestorationActivity = scene.delegate?.stateRestorationActivity(for: scene)
    }

    package func activate(_ scene: UIScene) {
        scene.delegate?.sceneDidBecomeActive(scene)
        NotificationCenter.default.post(name: UIScene.didActivateNotification, object: scene)
    }

    /// The user looks elsewhere, at other apps or at what has come in.
    package func deactivate(_ scene: UIScene) {
        NotificationCenter.default.post(name: UIScene.willDeactivateNotification, object: scene)
    }

    /// What the app's delegate would be told with a set of sessions.
    package var onDiscard: ((Set<UISceneSession>) -> Void)?

    /// The system lets go of a scene, or the user closes it for good.
    package func disconnect(_ session: UISceneSession, isDiscarded: Bool) {
        if let scene = session.scene {
            connectedScenes.remove(scene)
            scene.delegate?.sceneDidDisconnect(scene)
            (delegates[session], session.scene) = (nil, nil)
            NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
            for window in (scene as? UIWindowScene)?.windows ?? [] { window.goAway() }
        }
        guard isDiscarded else { return }
        openSessions.remove(session)
        delegates[session] = nil
        Toolkit.after { [self] in onDiscard?([session]) }
    }
}

@MainActor open class UISceneDestructionRequestOptions: NSObject {}

struct UISceneError: Error {}
