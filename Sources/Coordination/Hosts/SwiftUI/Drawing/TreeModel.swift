#if canImport(SwiftUI)
    @_spi(Hosting) public import Coordination
    public import SwiftUI

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        @_spi(Hosting) public import CoordinationUIKit
    #endif

    /// A tree and its host, for a ``TreeView``. The app keeps it in a `@State`.
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
            ///   - style: The app's style, where UIKit draws it. It is retained.
            ///   - time: The time source for deadlines, if `app` is in no manager's windows, and for waiting for UIKit.
            ///     Without one, the host waits by the time of `app`, if that is a manager which has one, else by the
            ///     main run loop's.
            ///   - onURL: Follows a URL that the app was opened by, or that an activity has: parses it by the app's
            ///     links, and triggers the routes. Called by a ``TreeView`` that shows this, at launch and later.
            public init(
                _ app: any Presentable, style: any TreeStyle = PlainTreeStyle(), time: (any TimeSource)? = nil,
                onURL: ((URL) -> Void)? = nil
            ) {
                (self.app, self.onURL) = (app, onURL)
                controller = TreeController(app, style: style, time: time)
            }
        #else
            /// The host that draws the tree, for `HostContract`.
            @_spi(Hosting) public var host: any Coordination.Host { drawing }

            /// The visible tree: `{[a, b]*, users}^[m]!Sure?`.
            ///
            /// It shows the picture that the views were given, and which of them have reported that they are in sight,
            /// as SwiftUI says no more. A `?` is before what has not come, a `-` before what has not gone. If a split
            /// is out of sight, it is not known whether its window has become wide.
            public var drawn: String { drawing.drawn }

            let drawing = SwiftUIHost()

            /// The windows that were made around the app.
            private let windows: WindowManager?

            /// Creates a model that shows an app.
            ///
            /// - Parameters:
            ///   - app: A coordinator, a root or a screen; a window, or a manager of windows, whose front window is
            ///     shown.
            ///   - time: The time source for deadlines, if `app` is in no manager's windows.
            ///   - onURL: Follows a URL that the app was opened by, or that an activity has: parses it by the app's
            ///     links, and triggers the routes. Called by a ``TreeView`` that shows this, at launch and later.
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
        #endif
    }
#endif
