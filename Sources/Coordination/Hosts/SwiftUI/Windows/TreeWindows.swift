#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    @_spi(Hosting) public import Coordination
    @_spi(Hosting) import CoordinationHosting
    public import SwiftUI

    #if canImport(UIKit)
        public import CoordinationUIKit
    #endif

    /// Shows each window of a manager in a window of its own, in an app with the life cycle of SwiftUI.
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
    /// A window that the app opens is asked for by SwiftUI's `openWindow`, and its commit is answered when that has
    /// come. Where the system shows only one, it is refused. A window that the user closes is reported, and so is one
    /// that the user brings to the front. The last one stays on the tree, and is shown in the next window that comes.
    /// Where there is UIKit, a window has gone when its scene is disconnected, which the system may do by itself to
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
            ///   - windows: The windows of the app. They are kept.
            ///   - style: What the app says of its looks where UIKit draws it. It is kept.
            ///   - onURL: Follows a URL that the app was opened by, or that an activity has, when the window that
            ///     received it is in front: reads it by the app's links, and triggers what it leads to on the windows.
            ///   - newWindow: Makes a window of the tree for one that the user has opened, or has a route open one and
            ///     returns that. Where it is nil or makes none, such a window is closed again.
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
            ///   - windows: The windows of the app. They are kept.
            ///   - onURL: Follows a URL that the app was opened by, or that an activity has, when the window that
            ///     received it is in front: reads it by the app's links, and triggers what it leads to on the windows.
            ///   - newWindow: Makes a window of the tree for one that the user has opened, or has a route open one and
            ///     returns that. Where it is nil or makes none, such a window is closed again.
            public init(
                _ windows: WindowManager, onURL: ((URL) -> Void)? = nil, newWindow: (() -> (any Presentable)?)? = nil
            ) {
                self.windows = windows
                opener = WindowGroupOpener(onURL) { TreeModel($0) }
                host = opener.attach(to: windows, newWindow)
            }
        #endif

        /// What shows a window of the tree now; nil where it has not come.
        public func model(of window: any Presentable) -> TreeModel? { host.places[window.node.id]?.model }

        /// A window has come, in which a view was shown.
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

        /// A window has gone: by the app, or by the user.
        func hasDisappeared(_ place: Place) {
            place.hasGone = true
            place.hide()
            host.disconnect(place)
        }
    }

    /// What chooses the window of a view, and keeps where that is.
    struct Keeping {
        let choose: WindowsHost<WindowGroupOpener>.Choice
        let store: (any Presentable) -> Void
    }

    /// A window of the system's.
    @MainActor final class Place {
        /// The window of the tree that it shows.
        private(set) var id: NodeID?
        private(set) var model: TreeModel?

        /// What chooses its window, and keeps where that is.
        var keeping: Keeping?
        var observer: Observer<CommitRecord>?
        var isChosenFor = false

        /// Whether where it is will be kept in the next turn of the time.
        var isDue = false

        /// What it has received before it showed a window.
        var urls: [URL] = []
        var hasGone = false

        /// Closes it.
        var dismiss: () -> Void = {}

        /// Has the view read what it shows.
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
