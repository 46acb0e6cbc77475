@MainActor @preconcurrency public protocol App {
    associatedtype Body: Scene
    @SceneBuilder var body: Body { get }
    init()
}

extension App {
    /// Starts it, and shows its first window.
    public static func main() { Desktop.run(Self()) }
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
    /// What is in a window that shows a value, or none.
    func content(of window: Desktop.Shown) -> AnyView
}

public struct WindowGroup<Content: View>: Scene, WindowScene {
    private let make: (Desktop.Shown) -> Content

    public init(@ViewBuilder content: @escaping () -> Content) { make = { _ in content() } }

    public init<Data: Codable & Hashable, Presented: View>(
        for type: Data.Type, @ViewBuilder content: @escaping (Binding<Data?>) -> Presented
    ) where Content == PresentedWindowContent<Data, Presented> {
        let box: (Data) -> AnyHashable = { AnyHashable($0) }
        let unbox: (AnyHashable) -> Data? = { $0.base as? Data }
        make = { shown in
            PresentedWindowContent(
                content(Binding(get: { shown.value.flatMap(unbox) }, set: { shown.value = $0.map(box) })))
        }
    }

    public var body: Never { fatalError("a window group has no body") }
    func content(of window: Desktop.Shown) -> AnyView { AnyView(make(window)) }
}

/// What is in a window of a group that shows values.
public struct PresentedWindowContent<Data: Codable & Hashable, Content: View>: PrimitiveView {
    private let content: Content
    init(_ content: Content) { self.content = content }
    public func _expand(_ site: Site) -> [Piece] { content._expand(site.child("window")) }
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
