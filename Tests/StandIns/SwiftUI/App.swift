#if canImport(UIKit)
    package import UIKit
#endif

@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Starts it, and shows its first window.
    public static func main() {
        Desktop.app = Self()
        Desktop.windows = [Desktop.app?.firstWindow].compactMap(\.self)
    }

    var firstWindow: Desktop.Window? { (body as? any WindowScene)?.makeWindow() }
}

@MainActor @preconcurrency public protocol Scene {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

@MainActor @resultBuilder public enum SceneBuilder {
    public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }
}

@MainActor protocol WindowScene {
    func makeWindow() -> Desktop.Window
}

public struct WindowGroup<Content: View>: Scene, WindowScene {
    private let content: () -> Content
    public init(@ViewBuilder content: @escaping () -> Content) { self.content = content }
    public var body: Never { fatalError("a window group has no body") }

    #if canImport(UIKit)
        func makeWindow() -> Desktop.Window {
            let window = UIWindow()
            window.rootViewController = UIHostingController(rootView: content())
            window.makeKeyAndVisible()
            return window
        }
    #else
        func makeWindow() -> Desktop.Window {
            let content = content
            let stage = Stage { content() }
            stage.open()
            return stage
        }
    #endif
}

/// What a test has of what is on the screen.
@MainActor package enum Desktop {
    #if canImport(UIKit)
        package typealias Window = UIWindow
    #else
        package typealias Window = Stage
    #endif
    package static var app: (any App)?
    package static var windows: [Window] = []
}

#if !canImport(UIKit)
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

    /// What the user goes on with: Foundation has it where there is SwiftUI.
    open class NSUserActivity: NSObject {
        public let activityType: String
        open var webpageURL: URL?
        public init(activityType: String) { self.activityType = activityType }
    }
#endif
