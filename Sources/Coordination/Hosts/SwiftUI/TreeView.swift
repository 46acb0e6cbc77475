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
                case window(TreeWindows, Binding<NodeID?>)
            #endif
        }

        private let content: Content

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
                content = .window(windows, window)
            }
        #endif

        /// What fills the window.
        public var body: some View {
            switch content {
            case .model(let model): ModelView(model: model).following(model.onURL)
            #if !os(watchOS) && !os(tvOS)
                case .window(let windows, let window): PlaceView(windows: windows, window: window)
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
