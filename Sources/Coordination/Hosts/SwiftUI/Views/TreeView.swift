#if canImport(SwiftUI)
    public import SwiftUI

    #if !os(watchOS) && !os(tvOS)
        public import Coordination
    #endif

    #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
        import UIKit
    #endif

    /// Shows a tree in an app with the life cycle of SwiftUI.
    ///
    /// ```swift
    /// @main struct NotesApp: App {
    ///     @State private var notes = TreeModel(NotesCoordinator())
    ///
    ///     var body: some Scene {
    ///         WindowGroup { TreeView(notes) }
    ///     }
    /// }
    /// ```
    ///
    /// Where there is UIKit, a `TreeController` draws it; elsewhere SwiftUI's own containers do. A URL that the system
    /// opens the app by goes to what the model was given for that.
    public struct TreeView: View {
        private enum Content {
            case model(TreeModel)
            #if !os(watchOS) && !os(tvOS)
                case window(TreeWindows, Binding<NodeID?>, Keeping?)
            #endif
        }

        private let content: Content

        private init(content: Content) { self.content = content }

        /// Shows what a model has.
        public init(_ model: TreeModel) {
            content = .model(model)
        }

        #if !os(watchOS) && !os(tvOS)
            /// Shows one of several windows.
            ///
            /// - Parameters:
            ///   - windows: The windows of the app.
            ///   - window: The one that is shown: what a `WindowGroup` for a `NodeID` gives. It is set when none was
            ///     asked for.
            public init(_ windows: TreeWindows, window: Binding<NodeID?>) {
                content = .window(windows, window, nil)
            }

            /// The same view, with what chooses its window of the tree, and what keeps where that is. Of one window of
            /// several; any other view stays as it is.
            ///
            /// - Parameters:
            ///   - choose: Chooses the window when the view's has come without one that is open: out of those that
            ///     nothing shows at that time, or one that is made as for the user. It calls back with it once, now or
            ///     later; with nil, the view shows what it would show without this.
            ///   - store: Called with the window when it has come, once a turn of the windows' time in which
            ///     something has changed, and when it is not active any more, as before it goes to the background.
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

            /// The windows of the app, where this shows one of several.
            public var windows: TreeWindows? {
                if case .window(let windows, _, _) = content { windows } else { nil }
            }
        #endif

        /// What fills the window.
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

    /// What a model has.
    struct ModelView: View {
        let model: TreeModel

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            var body: some View { ControllerView(model: model).ignoresSafeArea() }
        #else
            var body: some View { WindowView(host: model.drawing) }
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
        /// Hands on URLs, and the web pages of activities. Where nothing takes them, the app may.
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
