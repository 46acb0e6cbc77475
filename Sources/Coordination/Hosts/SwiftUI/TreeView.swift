#if canImport(SwiftUI)
    public import SwiftUI

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
        private let model: TreeModel

        /// Shows what a model has.
        public init(_ model: TreeModel) {
            self.model = model
        }

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            /// What fills the window.
            public var body: some View { ControllerView(model: model).ignoresSafeArea().following(model.onURL) }
        #else
            /// What fills the window.
            public var body: some View { WindowView(host: model.drawing).following(model.onURL) }
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
