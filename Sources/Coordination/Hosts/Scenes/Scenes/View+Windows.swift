#if canImport(SwiftUI)
    public import Coordination
    public import CoordinationRestoration
    public import SwiftUI

    #if !os(watchOS) && !os(tvOS)
        public import CoordinationSwiftUI
    #endif

    extension View {
        /// Restores windows when this view first appears. From then on, a `StateKeeper` saves their changes once a turn
        /// of the windows' time, and when the scene becomes inactive, as it does before the background.
        ///
        /// ```swift
        /// var body: some View {
        ///     TreeView(shop.model).keeping(shop.windows, in: $place)
        /// }
        /// ```
        ///
        /// Declare `@SceneStorage("place") private var place = ""` beside `body`. This is for an app with one scene. Of
        /// several, each keeps its own window, by `TreeView.keeping(in:terms:completion:)`. The first failure to store
        /// goes to the diagnostics handler.
        ///
        /// - Parameters:
        ///   - windows: The windows that the view shows.
        ///   - text: The storage of a scene. Empty as long as nothing was stored.
        ///   - terms: The owner, and the greatest age.
        ///   - completion: Called with the result. Without it, the diagnostics handler gets an error, or a report of
        ///     losses.
        public func keeping(
            _ windows: WindowManager, in text: Binding<String>, terms: RestorationTerms = RestorationTerms(),
            completion: ((RestorationResult) -> Void)? = nil
        ) -> some View {
            KeepingView(content: self, windows: windows, text: text, terms: terms, completion: completion)
        }
    }

    #if !os(watchOS) && !os(tvOS)
        extension TreeView {
            /// Restores this view's window, one of several. From then on, its changes are saved once a turn of the
            /// windows' time (after each commit, if they have none), and when it becomes inactive, as before the
            /// background.
            ///
            /// ```swift
            /// var body: some View {
            ///     TreeView(shop, window: $window).keeping(in: $place)
            /// }
            /// ```
            ///
            /// Declare `@SceneStorage("place") private var place = ""` beside `body`: each scene has its own. The
            /// window is restored before the scene's URL is followed, unless it is open already. A window that the user
            /// had opened is made by `newWindow`; one that a route had opened, by that route.
            ///
            /// - Parameters:
            ///   - text: The storage of a scene. Empty as long as nothing was stored.
            ///   - terms: The owner, and the greatest age.
            ///   - completion: Called with the result. Without it, the diagnostics handler gets an error, or a report
            ///     of losses.
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

        /// Restores the windows. If only the moment is wrong, the next change of the phase tries again.
        private func begin() {
            guard let result = keeping.keeper?.begin() else { return }
            if let completion { completion(result) } else { windows.diagnose(result) }
            keeping.isWaiting = result.isUntimely
        }
    }
#endif
