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
    /// Where there is UIKit, a `TreeController` draws it; elsewhere SwiftUI's own containers do.
    public struct TreeView: View {
        private let model: TreeModel

        /// Shows what a model has.
        public init(_ model: TreeModel) {
            self.model = model
        }

        #if canImport(UIKit) && !os(watchOS) && !os(tvOS)
            /// What fills the window.
            public var body: some View { ControllerView(model: model).ignoresSafeArea() }
        #else
            /// What fills the window.
            public var body: some View { WindowView(host: model.drawing) }
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
#endif
