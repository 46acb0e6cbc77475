#if canImport(SwiftUI)
    public import SwiftUI

    #if !os(watchOS) && !os(tvOS)
        public import Coordination
    #endif

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        import UIKit
    #endif

    /// A view of a tree, in an app with the SwiftUI life cycle: `WindowGroup { TreeView(notes) }`.
    ///
    /// With UIKit, a `TreeController` draws the tree; elsewhere SwiftUI's own containers do. A URL that the system
    /// opens the app with is passed to the model's `onURL`.
    public struct TreeView: View {
        private enum Content {
            case model(TreeModel)
            #if !os(watchOS) && !os(tvOS)
                case window(TreeWindows, Binding<NodeID?>, Keeping?)
            #endif
        }

        private let content: Content

        private init(content: Content) { self.content = content }

        /// Shows the tree of a model.
        public init(_ model: TreeModel) {
            content = .model(model)
        }

        #if !os(watchOS) && !os(tvOS)
            /// Shows one of several windows.
            ///
            /// - Parameters:
            ///   - windows: The windows of the app.
            ///   - window: The ID of the window to show, as a `WindowGroup` for a `NodeID` provides it. The view sets
            ///     it to that of the window shown.
            public init(_ windows: TreeWindows, window: Binding<NodeID?>) {
                content = .window(windows, window, nil)
            }

            /// Returns the same view, with closures that choose its window of the tree, and store the window's state.
            /// Only for a view of one window of several; any other one is returned as it is.
            ///
            /// - Parameters:
            ///   - choose: Chooses the window, if the system window was not opened for one that is open: one of `free`,
            ///     which nothing shows, or one of `make`, as for the user. Calls `show` once, now or later; with nil,
            ///     the view shows what it would without this closure.
            ///   - store: Stores the window. Called when it has come, once a turn of the windows' time in which
            ///     something has changed, and when it becomes inactive, as before the background.
            public func choosing(
                _ choose:
                    @escaping (
                        _ free: @escaping () -> [any Presentable], _ make: @escaping () -> (any Presentable)?,
                        _ show: @escaping ((any Presentable)?) -> Void
                    ) -> Void,
                storing store: @escaping (any Presentable) -> Void
            ) -> TreeView {
                guard case .window(let windows, let window, _) = content else { return self }
                return TreeView(content: .window(windows, window, Keeping(choose: choose, store: store)))
            }

            /// The windows of the app, if this shows one of several.
            public var windows: TreeWindows? {
                if case .window(let windows, _, _) = content { windows } else { nil }
            }
        #endif

        /// The content of the window.
        public var body: some View {
            switch content {
            case .model(let model): ModelView(model: model).following(model.onURL)
            #if !os(watchOS) && !os(tvOS)
                case .window(let windows, let window, let keeping):
                    PlaceView(windows: windows, window: window, keeping: keeping)
            #endif
            }
        }
    }

    /// A view of a model's tree.
    struct ModelView: View {
        let model: TreeModel

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            var body: some View { ControllerView(model: model).ignoresSafeArea() }
        #else
            var body: some View {
                if let dress = model.dress {
                    dress(AnyView(WindowView(host: model.drawing)))
                } else {
                    WindowView(host: model.drawing)
                }
            }
        #endif
    }

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        /// The view controller of a model, as a view.
        struct ControllerView: UIViewControllerRepresentable {
            let model: TreeModel

            func makeUIViewController(context: Context) -> UIViewController { model.controller }
            func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
        }
    #endif

    extension View {
        /// Passes URLs, and the web pages of activities, to a closure. Without one, the app may take them.
        @ViewBuilder func following(_ onURL: ((URL) -> Void)?) -> some View {
            if let onURL {
                self.onOpenURL(perform: onURL)
                    .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
                        if let url = activity.webpageURL { onURL(url) }
                    }
            } else {
                self
            }
        }
    }
#endif
