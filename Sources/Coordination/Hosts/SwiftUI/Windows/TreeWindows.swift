#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) public import Coordination
    @_spi(Hosting) import CoordinationHosting
    public import SwiftUI

    #if canImport(UIKit)
        public import CoordinationUIKit
    #endif

    /// The windows of a manager, each shown in a window of its own, in an app with the SwiftUI life cycle.
    ///
    /// ```swift
    /// struct ShopApp: App {
    ///     @State private var shop = TreeWindows(WindowManager(WindowRoot(ShopCoordinator(), name: "main")))
    ///
    ///     var body: some Scene {
    ///         WindowGroup(for: NodeID.self) { window in TreeView(shop, window: window) }
    ///     }
    /// }
    /// ```
    ///
    /// A window that the app opens is requested with SwiftUI's `openWindow`, and its commit is answered when the window
    /// has come. If the system shows only one window, the commit is refused. A window that the user closes, or brings
    /// to the front, is reported. The last window stays on the tree when it is closed, and is shown in the next system
    /// window. With UIKit, a window counts as closed when its scene is disconnected, which the system may also do to
    /// reclaim memory.
    @MainActor public final class TreeWindows {
        /// The windows of the app.
        public let windows: WindowManager

        let opener: WindowGroupOpener
        let host: WindowsHost<WindowGroupOpener>

        #if canImport(UIKit)
            /// Shows the windows of a manager.
            ///
            /// - Parameters:
            ///   - windows: The windows of the app. They are retained.
            ///   - style: The app's style. It is retained.
            ///   - onURL: Called with a URL that has opened the app, or that an activity has, once the window that
            ///     received it is in front. Parse it with the app's links, and trigger the routes on the windows.
            ///   - newWindow: Called when the user has opened a system window: returns a window of the tree for it, new
            ///     or opened by a route. If this is nil or returns nil, the system window is closed again.
            public init(
                _ windows: WindowManager, style: any TreeStyle = PlainTreeStyle(), onURL: ((URL) -> Void)? = nil,
                newWindow: (() -> (any Presentable)?)? = nil
            ) {
                self.windows = windows
                let time = windows.time
                opener = WindowGroupOpener(onURL) { TreeModel($0, style: style, time: time) }
                host = opener.attach(to: windows, newWindow)
            }
        #else
            /// Shows the windows of a manager.
            ///
            /// - Parameters:
            ///   - windows: The windows of the app. They are retained.
            ///   - onURL: Called with a URL that has opened the app, or that an activity has, once the window that
            ///     received it is in front. Parse it with the app's links, and trigger the routes on the windows.
            ///   - newWindow: Called when the user has opened a system window: returns a window of the tree for it, new
            ///     or opened by a route. If this is nil or returns nil, the system window is closed again.
            public init(
                _ windows: WindowManager, onURL: ((URL) -> Void)? = nil, newWindow: (() -> (any Presentable)?)? = nil
            ) {
                self.windows = windows
                opener = WindowGroupOpener(onURL) { TreeModel($0) }
                host = opener.attach(to: windows, newWindow)
            }
        #endif

        /// Returns the model that shows a window of the tree now; nil if nothing shows the window.
        public func model(of window: any Presentable) -> TreeModel? { host.places[window.node.id]?.model }

        /// Connects a system window whose view has appeared.
        func hasAppeared(_ place: Place, asked: NodeID?) {
            if place.id != nil { return }
            place.hasGone = false
            let choose = place.isChosenFor ? nil : place.keeping?.choose
            host.connect(
                place, asked: asked,
                choosing: choose.map { choose in
                    { free, make, show in
                        place.isChosenFor = true
                        choose(free, make, show)
                    }
                })
        }

        /// Disconnects a system window that the app or the user has closed.
        func hasDisappeared(_ place: Place) {
            place.hasGone = true
            place.hide()
            host.disconnect(place)
        }
    }

    /// Closures that choose the window of the tree that a system window shows, and store the state of that window.
    struct Keeping {
        let choose: WindowsHost<WindowGroupOpener>.Choice
        let store: (any Presentable) -> Void
    }

    /// A system window.
    @MainActor final class Place {
        /// The window of the tree that is shown.
        private(set) var id: NodeID?
        private(set) var model: TreeModel?

        /// The closures that choose the window of the tree, and store its state; nil if there are none.
        var keeping: Keeping?
        var observer: Observer<CommitRecord>?
        var isChosenFor = false

        /// True if the state is to be stored in the next turn of the time.
        var isDue = false

        /// The URLs received before a window is shown.
        var urls: [URL] = []
        var hasGone = false

        /// The closure that closes the system window.
        var dismiss: () -> Void = {}

        /// The closure that updates the view.
        var onChange: (TreeModel?, NodeID?) -> Void = { _, _ in }

        nonisolated init() {}

        func show(_ model: TreeModel, _ id: NodeID) {
            (self.model, self.id) = (model, id)
            onChange(model, id)
        }

        func hide() {
            (model, id) = (nil, nil)
            observer?.end()
            onChange(nil, nil)
        }
    }
#endif
