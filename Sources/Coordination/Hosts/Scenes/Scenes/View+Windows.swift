#if canImport(SwiftUI)
    public import Coordination
    public import CoordinationRestoration
    public import SwiftUI

    #if !os(watchOS) && !os(tvOS)
        public import CoordinationSwiftUI
    #endif

    extension View {
        /// Restores windows when this first appears, and saves their state from then on with a `StateKeeper`: once a
        /// turn of the windows' time, and when the scene becomes inactive, as before it goes to the background.
        ///
        /// ```swift
        /// var body: some View {
        ///     TreeView(shop.model).keeping(shop.windows, in: $place)
        /// }
        /// ```
        ///
        /// Declare `@SceneStorage("place") private var place = ""` beside it. This is for an app with one scene: with
        /// several, each keeps its own window, by `keeping(in:terms:completion:)` of a `TreeView`. The first failure to
        /// store goes to the diagnostics handler.
        ///
        /// - Parameters:
        ///   - windows: The windows that the view shows.
        ///   - text: The storage of a scene. Empty as long as nothing was stored.
        ///   - terms: The owner, and the greatest age.
        ///   - completion: Called with the result. Without it, the diagnostics handler gets an error, or a report that
        ///     is not whole.
        public func keeping(
            _ windows: WindowManager, in text: Binding<String>, terms: RestorationTerms = RestorationTerms(),
            completion: ((RestorationResult) -> Void)? = nil
        ) -> some View {
            KeepingView(content: self, windows: windows, text: text, terms: terms, completion: completion)
        }
    }

    #if !os(watchOS) && !os(tvOS)
        extension TreeView {
            /// Restores one window of several, and saves its state from then on: once a turn of the windows' time, or
            /// after each commit if they have none, and when it becomes inactive, as before the scene goes to the
            /// background.
            ///
            /// ```swift
            /// var body: some View {
            ///     TreeView(shop, window: $window).keeping(in: $place)
            /// }
            /// ```
            ///
            /// Declare `@SceneStorage("place") private var place = ""` beside it, which each scene has for itself. The
            /// window is restored before the scene's URL is followed, and not if the scene's window is open. A window
            /// that the user had opened is made by `newWindow`, one of a route by that route.
            ///
            /// - Parameters:
            ///   - text: The storage of a scene. Empty as long as nothing was stored.
            ///   - terms: The owner, and the greatest age.
            ///   - completion: Called with the result. Without it, the diagnostics handler gets an error, or a report
            ///     that is not whole.
            public func keeping(
                in text: Binding<String>, terms: RestorationTerms = RestorationTerms(),
                completion: ((RestorationResult) -> Void)? = nil
            ) -> TreeView {
                guard let windows = windows?.windows else { return self }
                return choosing { free, make, show in
                    if text.wrappedValue.isEmpty { return show(nil) }
                    windows.restoreWindow(from: text.wrappedValue, among: free, making: make, terms) {
                        window, result in
                        show(window)
                        if let completion { completion(result) } else { windows.diagnose(result) }
                    }
                } storing: { window in
                    if let stored = windows.text(of: window, terms) { text.wrappedValue = stored }
                }
            }
        }
    #endif

    /// The state that a view keeps.
    @MainActor private final class Keeping {
        var keeper: StateKeeper?
        var isWaiting = false

        nonisolated init() {}
    }

    /// The storage of a scene.
    private struct SceneStore: StateStore {
        let text: Binding<String>

        func read() -> String? { text.wrappedValue }
        func write(_ text: String?) { self.text.wrappedValue = text ?? "" }
    }

    private struct KeepingView<Content: View>: View {
        let content: Content
        let windows: WindowManager
        let text: Binding<String>
        let terms: RestorationTerms
        let completion: ((RestorationResult) -> Void)?
        @State private var keeping = Keeping()
        @Environment(\.scenePhase) private var phase

        var body: some View {
            content.onAppear {
                if keeping.keeper != nil { return }
                keeping.keeper = StateKeeper(of: windows, in: SceneStore(text: text), terms: terms)
                begin()
            }
            .onChange(of: phase) {
                if keeping.isWaiting { return begin() }
                switch phase {
                case .background: keeping.keeper?.didEnterBackground()
                case .inactive: keeping.keeper?.save()
                default: break
                }
            }
        }

        /// Restores the windows. If only the moment is wrong, tries again when the scene becomes active or inactive.
        private func begin() {
            guard let result = keeping.keeper?.begin() else { return }
            if let completion { completion(result) } else { windows.diagnose(result) }
            keeping.isWaiting = result.isUntimely
        }
    }
#endif
