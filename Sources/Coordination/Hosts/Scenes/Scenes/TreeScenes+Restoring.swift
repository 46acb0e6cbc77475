#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Coordination
    public import CoordinationRestoration
    public import CoordinationUIKit
    public import UIKit

    extension TreeScenes {
        /// Shows a window in a scene that has connected, where it was when the app was killed:
        ///
        /// ```swift
        /// window = shop.scenes.connect(scene, connectionOptions, restoring: RestorationTerms())
        /// ```
        ///
        /// What the system has kept of the scene is its window alone: what ``activity(for:terms:)`` made. That is
        /// restored before the scene's URL is followed, and once in a process: a scene that the system let go of, and
        /// that comes back to a living app, shows its window as it is now. A window that the user had opened is made
        /// by `newWindow`, one of a route by that route.
        ///
        /// - Parameters:
        ///   - scene: The scene.
        ///   - options: What it has come with.
        ///   - terms: Those with which it was stored.
        ///   - completion: Told what came back. Without one, an error goes to the diagnostics handler, and so does a
        ///     report that is not whole.
        /// - Returns: The system's window, to be kept by the scene's delegate; nil where there is nothing to show.
        public func connect(
            _ scene: UIScene, _ options: UIScene.ConnectionOptions, restoring terms: RestorationTerms,
            completion: ((Comeback) -> Void)? = nil
        ) -> UIWindow? {
            let text = scene.session.stateRestorationActivity?.state
            guard let text, !text.isEmpty else { return connect(scene, options) }
            return connect(scene, options) { [windows] free, make, show in
                windows.restoreWindow(from: text, among: free, making: make, terms) { window, comeback in
                    show(window)
                    if let completion { completion(comeback) } else { windows.diagnose(comeback) }
                }
            }
        }

        /// Has in it where the window of a scene is. The scene's delegate gives it to the system, which asks when the
        /// scene goes to the background:
        ///
        /// ```swift
        /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shop.scenes.activity(for: scene) }
        /// ```
        ///
        /// Where the window cannot be stored, the diagnostics handler is told, and the system keeps nothing.
        ///
        /// - Parameters:
        ///   - scene: The scene.
        ///   - terms: Whose it is, and when it is stored.
        /// - Returns: The activity; nil if the scene shows nothing.
        public func activity(for scene: UIScene, terms: RestorationTerms = RestorationTerms()) -> NSUserActivity? {
            guard let window = window(of: scene) else { return nil }
            return windows.text(of: window, terms).map(NSUserActivity.init(state:))
        }
    }
#endif
