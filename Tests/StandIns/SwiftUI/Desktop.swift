#if canImport(UIKit)
    package import UIKit
#endif

/// What a test has of what is on the screen.
@MainActor package enum Desktop {
    #if canImport(UIKit)
        package typealias Window = UIWindow
    #else
        package typealias Window = Stage
    #endif

    /// A window with what it shows.
    @MainActor package final class Shown {
        package fileprivate(set) var window: Window
        package internal(set) var value: AnyHashable? { didSet { stage?.invalidate() } }
        let holder: any StageHolder

        fileprivate init(_ window: Window, _ holder: any StageHolder) { (self.window, self.holder) = (window, holder) }
        package var stage: Stage? { holder.stage }
        package var isActive: Bool { holder.environment.appearsActive }

        /// What the system keeps of it.
        package var memory: SceneMemory { holder.environment.memory }
    }

    /// In the order in which they came.
    package private(set) static var shown: [Shown] = []
    package static var windows: [Window] { shown.map(\.window) }

    /// Whether the system shows several windows of an app.
    package static var supportsMultipleWindows = true

    /// How many windows that are asked for do not come.
    package static var refusals = 0

    private static var app: (any App)?

    /// Starts an app: its first window comes, with what it showed before.
    package static func run(
        _ app: some App, bringingBack value: AnyHashable? = nil, _ memory: SceneMemory = SceneMemory()
    ) {
        (self.app, shown, refusals) = (app, [], 0)
        newWindow(value, memory)
    }

    /// The user leaves the app.
    package static func background(_ window: Shown) {
        window.holder.environment.appearsActive = false
        window.holder.environment.scenePhase = .background
    }

    /// The user opens a window, or the system brings one back with what it showed.
    @discardableResult
    package static func newWindow(_ value: AnyHashable? = nil, _ memory: SceneMemory = SceneMemory()) -> Shown? {
        guard let scene = app?.scene else { return nil }
        #if canImport(UIKit)
            let hosting = UIHostingController(rootView: AnyView(EmptyView()))
            let made = Shown(UIWindow(windowScene: UIApplication.shared.connect()), hosting)
        #else
            weak var content: Shown?
            let stage = Stage { content.map(scene.content) ?? AnyView(EmptyView()) }
            let made = Shown(stage, stage)
            content = made
        #endif
        made.value = value
        shown.append(made)
        made.holder.environment = environment(of: made)
        made.holder.environment.memory = memory
        #if canImport(UIKit)
            hosting.rootView = AnyView(Deferred { [weak made] in made.map(scene.content) ?? AnyView(EmptyView()) })
            made.window.rootViewController = hosting
            made.window.makeKeyAndVisible()
        #else
            stage.open()
        #endif
        activate(made)
        return made
    }

    /// The user brings a window to the front.
    package static func activate(_ window: Shown) {
        for other in shown {
            other.holder.environment.appearsActive = other === window
            other.holder.environment.scenePhase = other === window ? .active : .inactive
        }
    }

    /// The user closes a window.
    package static func close(_ window: Shown) {
        guard let index = shown.firstIndex(where: { $0 === window }) else { return }
        shown.remove(at: index)
        #if canImport(UIKit)
            if let scene = window.window.windowScene {
                UIApplication.shared.disconnect(scene.session, isDiscarded: true)
            }
            window.stage?.close()
        #else
            window.window.close()
        #endif
        if let next = shown.last { activate(next) }
    }

    private static func environment(of window: Shown) -> EnvironmentValues {
        var values = EnvironmentValues()
        values.supportsMultipleWindows = supportsMultipleWindows
        values.openWindow = OpenWindowAction { open($0) }
        values.dismissWindow = DismissWindowAction { [weak window] in
            guard let window else { return }
            let isForced = Transaction.current.dismissBehavior == .destructive
            if !isForced, window.stage?.presentations.isEmpty == false {
                return Loop.warn("A window that shows a modal is not dismissed.")
            }
            Loop.after(Loop.animationTurns) { close(window) }
        }
        return values
    }

    /// A window that shows a value already comes to the front.
    private static func open(_ value: AnyHashable) {
        Loop.after(Loop.animationTurns) {
            if let known = shown.first(where: { $0.value == value }) { return activate(known) }
            if refusals > 0 {
                refusals -= 1
                return Loop.warn("A window did not come.")
            }
            if supportsMultipleWindows || shown.isEmpty { newWindow(value) }
        }
    }
}

/// What has a stage.
@MainActor package protocol Staged: AnyObject {
    var stage: Stage? { get }
}

/// What has a stage, and keeps its surroundings until that is there.
@MainActor protocol StageHolder: Staged {
    var environment: EnvironmentValues { get set }
}

#if canImport(UIKit)
    /// A view that is made anew whenever it is drawn.
    struct Deferred: PrimitiveView {
        let make: () -> AnyView
        func _expand(_ site: Site) -> [Piece] { make()._expand(site.child("deferred")) }
    }
#else
    extension Stage: StageHolder {
        package var stage: Stage? { self }
    }
#endif

extension App {
    fileprivate var scene: (any WindowScene)? { body as? any WindowScene }
}
