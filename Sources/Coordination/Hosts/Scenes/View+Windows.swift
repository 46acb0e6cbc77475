#if canImport(SwiftUI)
    public import Coordination
    public import CoordinationRestoration
    public import SwiftUI

    extension View {
        /// Has windows come back where they were when this first appears, and keeps where they are from then on:
        ///
        /// ```swift
        /// var body: some View {
        ///     TreeView(shop.model).keeping(shop.windows, in: $place)
        /// }
        /// ```
        ///
        /// Beside it stands `@SceneStorage("place") private var place = ""`.
        ///
        /// - Parameters:
        ///   - windows: What the view shows.
        ///   - text: Where that is kept: the storage of a scene. Empty as long as nothing was.
        ///   - completion: Told what came back.
        public func keeping(
            _ windows: WindowManager, in text: Binding<String>, completion: @escaping (Comeback) -> Void = { _ in }
        ) -> some View {
            KeepingView(content: self, windows: windows, text: text, completion: completion)
        }
    }

    /// What a view keeps as long as it is there.
    @MainActor private final class Keeping {
        var observer: Observer<CommitRecord>?

        nonisolated init() {}
    }

    private struct KeepingView<Content: View>: View {
        let content: Content
        let windows: WindowManager
        let text: Binding<String>
        let completion: (Comeback) -> Void
        @State private var keeping = Keeping()

        var body: some View {
            content.onAppear { begin() }
        }

        private func begin() {
            guard keeping.observer == nil else { return }
            let (windows, text) = (windows, text)
            completion(windows.comeBack(to: text.wrappedValue))
            keeping.observer = windows.observeCommits { [weak windows] _ in
                if let state = try? windows?.stored().text { text.wrappedValue = state }
            }
        }
    }
#endif
