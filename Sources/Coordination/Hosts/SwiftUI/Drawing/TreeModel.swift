#if canImport(SwiftUI)
    @_spi(Hosting) public import Coordination
    public import SwiftUI

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        @_spi(Hosting) public import CoordinationUIKit
    #endif

    /// A tree and its host, for a ``TreeView``. Keep the model in a `@State`.
    @MainActor public final class TreeModel {
        /// The presentable that is shown, as it was passed.
        public let app: any Presentable

        /// The closure for URLs that the view receives.
        let onURL: ((URL) -> Void)?

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            /// The view's controller.
            public let controller: TreeController

            /// The host that draws the tree, for `HostContract`.
            @_spi(Hosting) public var host: any Coordination.Host { controller.host }

            /// The visible tree, read off the views: `{[a, b]*, users}^[m]!Sure?`.
            public var drawn: String { controller.drawn }

            /// Creates a model that shows an app.
            ///
            /// - Parameters:
            ///   - app: A coordinator, a root or a screen; a window, or a manager of windows.
            ///   - style: The app's style. It is retained.
            ///   - time: The time source for waiting for UIKit and, unless `app` is or belongs to a manager of windows,
            ///     for deadlines. Without one, the host waits by the manager's time if `app` is one, else by the main
            ///     run loop's.
            ///   - onURL: Called by a ``TreeView`` with each URL that has opened the app, or that an activity has, at
            ///     launch and later. Parse it with the app's links, and trigger the routes.
            public init(
                _ app: any Presentable, style: any TreeStyle = PlainTreeStyle(), time: (any TimeSource)? = nil,
                onURL: ((URL) -> Void)? = nil
            ) {
                (self.app, self.onURL) = (app, onURL)
                controller = TreeController(app, style: style, time: time)
            }

            /// Creates a model that shows an app, with additions around the view of each `SwiftUIScreen`, sheets
            /// included: mostly an environment, as that of a ``TreeView`` does not reach into view controllers.
            ///
            /// - Parameters:
            ///   - app: A coordinator, a root or a screen; a window, or a manager of windows.
            ///   - style: The app's style, which is asked for everything but those views. It is retained.
            ///   - time: The time source, as without additions.
            ///   - onURL: Called with each URL, as without additions.
            ///   - dress: Puts something around a view: `{ $0.environment(cart) }`. Called whenever the view is drawn,
            ///     and retained.
            public convenience init(
                _ app: any Presentable, style: any TreeStyle = PlainTreeStyle(), time: (any TimeSource)? = nil,
                onURL: ((URL) -> Void)? = nil, @ViewBuilder dress: @escaping (AnyView) -> some View
            ) {
                self.init(
                    app, style: DressingStyle(style) { $0.makeViewController(dress: dress) }, time: time, onURL: onURL)
            }
        #else
            /// The host that draws the tree, for `HostContract`.
            @_spi(Hosting) public var host: any Coordination.Host { drawing }

            /// The visible tree: `{[a, b]*, ([l] | /d)}^[m]!Sure?`.
            ///
            /// It has the picture that the views were given, with a `?` before what has not come into sight, and a `-`
            /// before what has not gone: SwiftUI reports no more. The `/` before a column that is out of sight is read
            /// off the views, if its split is in sight.
            public var drawn: String { drawing.drawn }

            let drawing = SwiftUIHost()

            /// The manager of windows made around an app without one.
            private let windows: WindowManager?

            /// The additions of the app around the window's view.
            private(set) var dress: ((AnyView) -> AnyView)?

            /// Creates a model that shows an app.
            ///
            /// - Parameters:
            ///   - app: A coordinator, a root or a screen; a window, or a manager of windows, whose front window is
            ///     shown.
            ///   - time: The time source for deadlines, unless `app` is or belongs to a manager of windows.
            ///   - onURL: Called by a ``TreeView`` with each URL that has opened the app, or that an activity has, at
            ///     launch and later. Parse it with the app's links, and trigger the routes.
            public init(
                _ app: any Presentable, time: (any TimeSource)? = nil, onURL: ((URL) -> Void)? = nil
            ) {
                (self.app, self.onURL) = (app, onURL)
                var outermost = app.node as Node
                while let parent = outermost.parent { outermost = parent }
                if (outermost as? Container)?.layout.kind == .windows {
                    windows = nil
                    app.node.attach(drawing)
                } else {
                    let isWindow = (app.node as Node as? Container)?.layout.kind == .window
                    let made = WindowManager(isWindow ? app : WindowRoot(app), time: time)
                    windows = made
                    made.attach(drawing)
                }
            }

            /// Creates a model that shows an app, with additions around its view, which reach every screen: mostly an
            /// environment.
            ///
            /// - Parameters:
            ///   - app: A coordinator, a root or a screen; a window, or a manager of windows, whose front window is
            ///     shown.
            ///   - time: The time source, as without additions.
            ///   - onURL: Called with each URL, as without additions.
            ///   - dress: Puts something around a view: `{ $0.environment(cart) }`. Called whenever the view is drawn,
            ///     and retained.
            public convenience init(
                _ app: any Presentable, time: (any TimeSource)? = nil, onURL: ((URL) -> Void)? = nil,
                @ViewBuilder dress: @escaping (AnyView) -> some View
            ) {
                self.init(app, time: time, onURL: onURL)
                self.dress = { AnyView(dress($0)) }
            }
        #endif
    }
#endif
