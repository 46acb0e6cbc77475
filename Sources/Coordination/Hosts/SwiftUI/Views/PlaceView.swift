#if canImport(SwiftUI) && !os(watchOS) && !os(tvOS)
    import Coordination
    @_spi(Hosting) import CoordinationHosting
    import SwiftUI

    /// A view of a whole system window.
    struct PlaceView: View {
        let windows: TreeWindows
        let window: Binding<NodeID?>
        let keeping: Keeping?
        @State private var place = Place()
        @State private var model: TreeModel?
        @Environment(\.openWindow) private var openWindow
        @Environment(\.dismissWindow) private var dismissWindow
        @Environment(\.supportsMultipleWindows) private var supportsMultipleWindows

        #if canImport(UIKit)
            @Environment(\.scenePhase) private var scenePhase
            private var isActive: Bool { scenePhase == .active }
        #else
            @Environment(\.appearsActive) private var isActive
        #endif

        var body: some View {
            VStack(spacing: 0) {
                if let model { ModelView(model: model) }
            }
            .background {
                // Animated to learn when a moment has passed.
                Color.clear.opacity(windows.opener.pulse ? 0 : 0.01).accessibilityHidden(true)
            }
            .onAppear { hasAppeared() }
            .onEnd { [windows, place] in windows.hasDisappeared(place) }
            .onChange(of: isActive) {
                if isActive { windows.host.hasBecomeActive(place) } else { windows.opener.store(place) }
            }
            .following(windows.opener.onURL == nil ? nil : { windows.opener.follow($0, at: place) })
        }

        private func hasAppeared() {
            let (model, window, openWindow, dismissWindow) = ($model, window, openWindow, dismissWindow)
            place.onChange = { shown, id in
                model.wrappedValue = shown
                if let id, window.wrappedValue != id { window.wrappedValue = id }
            }
            place.dismiss = {
                // Modals do not prevent the dismissal.
                var transaction = Transaction()
                transaction.dismissBehavior = .destructive
                withTransaction(transaction) { dismissWindow() }
            }
            place.keeping = keeping
            windows.opener.open = { openWindow(value: $0) }
            windows.opener.isMultiple = supportsMultipleWindows
            windows.hasAppeared(place, asked: window.wrappedValue)
        }
    }

    extension View {
        /// Calls back when the system window has gone.
        fileprivate func onEnd(_ act: @escaping () -> Void) -> some View {
            #if canImport(UIKit)
                // A view also disappears when a full-screen cover hides it.
                return background { SceneView(onEnd: act) }
            #else
                return onDisappear(perform: act)
            #endif
        }
    }
#endif
