#if canImport(AppKit) && !canImport(UIKit)
    public import AppKit

    /// A view of AppKit's that shows one of SwiftUI's.
    open class NSHostingView<Content: View>: NSView {
        private let kept: Stage

        public required init(rootView: Content) {
            kept = Stage { rootView }
            super.init()
        }
    }

    extension NSHostingView: StageHolder {
        package var stage: Stage? { kept }
        var environment: EnvironmentValues {
            get { kept.environment }
            set { kept.environment = newValue }
        }
    }

    extension NSHostingView: WindowContent {
        package func hasCome(into window: NSWindow) {
            Loop.turn(with: RunLoop.current)
            kept.isNarrow = window.isNarrow
            kept.open()
        }

        package func hasGone() { kept.close() }
        package var layers: [[NSAccessibilityElement]] { kept.layers }
    }

    extension NSWindow {
        /// What is shown in it.
        package var stage: Stage? { (contentView as? any StageHolder)?.stage }
    }
#endif
