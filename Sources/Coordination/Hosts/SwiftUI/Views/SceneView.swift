#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import SwiftUI
    import UIKit

    /// A view that knows its scene, and calls back when the scene has gone.
    struct SceneView: UIViewControllerRepresentable {
        let onEnd: () -> Void

        func makeUIViewController(context: Context) -> UIViewController {
            let controller = UIViewController()
            controller.view = SceneObserver(onEnd)
            return controller
        }

        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
    }

    /// A view that observes whether the scene it came into is disconnected.
    private final class SceneObserver: UIView {
        private let onEnd: () -> Void
        private weak var scene: UIScene?
        private var observer: (any NSObjectProtocol)?

        init(_ onEnd: @escaping () -> Void) {
            self.onEnd = onEnd
            super.init(frame: .zero)
        }

        required init?(coder: NSCoder) { nil }

        override func didMoveToWindow() {
            super.didMoveToWindow()
            guard let scene = window?.windowScene, scene !== self.scene else { return }
            self.scene = scene
            stop()
            observer = NotificationCenter.default.addObserver(
                forName: UIScene.didDisconnectNotification, object: scene, queue: nil
            ) { [weak self] _ in
                // UIKit posts it on the main thread.
                MainActor.assumeIsolated { self?.hasEnded() }
            }
        }

        private func hasEnded() {
            stop()
            onEnd()
        }

        private func stop() {
            if let observer { NotificationCenter.default.removeObserver(observer) }
            observer = nil
        }
    }
#endif
