#if canImport(SwiftUI)
    @_spi(Hosting) public import Coordination
    public import SwiftUI

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        @_spi(Hosting) public import CoordinationUIKit
    #endif

    /// A tree, and what draws it, for a ``TreeView``. The app keeps it in a `@State`.
    @MainActor public final class TreeModel {
        /// What is shown, as it was given.
        public let app: any Presentable

        /// Follows a URL that the view receives.
        let onURL: ((URL) -> Void)?

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            /// What fills the view.
            public let controller: TreeController

            /// Takes the views to where the tree is. For `HostContract`.
            @_spi(Hosting) public var host: any Coordination.Host { controller.host }

            /// What can be seen of the tree, read off the views: `{[a, b]*, users}^[m]!Sure?`.
            public var drawn: String { controller.drawn }

            /// Shows an app.
            ///
            /// - Parameters:
            ///   - app: A coordinator, a root or a screen; a window, or a manager of windows.
            ///   - style: What the app says of its looks where UIKit draws it. It is kept.
            ///   - time: What deadlines are measured by, where `app` is in no manager's windows, and what is waited by
            ///     for UIKit. Without one, UIKit is waited for by the time of `app`, if that is a manager which has
            ///     one, else by the main run loop's.
            ///   - onURL: Follows a URL that the app was opened by, or that an activity has: reads it by the app's
            ///     links, and triggers what it leads to. Called by a ``TreeView`` that shows this, at launch and later.
            public init(
                _ app: any Presentable, style: any TreeStyle = PlainTreeStyle(), time: (any TimeSource)? = nil,
                onURL: ((URL) -> Void)? = nil
            ) {
                (self.app, self.onURL) = (app, onURL)
                controller = TreeController(app, style: style, time: time)
            }
        #else
            /// Takes the views to where the tree is. For `HostContract`.
            @_spi(Hosting) public var host: any Coordination.Host { drawing }

            /// What can be seen of the tree: `{[a, b]*, users}^[m]!Sure?`.
            ///
            /// What the views were given, held against which of them have told that they are in sight, as SwiftUI
            /// says no more. `?` stands before what has not come, `-` before what has not gone. Of a split that is
            /// out of sight it is not known that its window has become wide.
            public var drawn: String { drawing.drawn }

            let drawing = SwiftUIHost()

            /// The windows that were made around it.
            private let windows: WindowManager?

            /// Shows an app.
            ///
            /// - Parameters:
            ///   - app: A coordinator, a root or a screen; a window, or a manager of windows, of which the one in front
            ///     is shown.
            ///   - time: What deadlines are measured by, where `app` is in no manager's windows.
            ///   - onURL: Follows a URL that the app was opened by, or that an activity has: reads it by the app's
            ///     links, and triggers what it leads to. Called by a ``TreeView`` that shows this, at launch and later.
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
