#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    import Coordination
    public import CoordinationRestoration
    public import CoordinationUIKit
    public import UIKit

    extension TreeScenes {
        /// Shows a window in a scene that has connected, as it was when the app was killed:
        ///
        /// ```swift
        /// window = shop.scenes.connect(scene, connectionOptions, restoring: RestorationTerms())
        /// ```
        ///
        /// The system has kept only the scene's own window, in the activity that ``activity(for:terms:)`` made. The
        /// window is restored once in a process, before the scene's URL is followed: a scene that the system has
        /// released, and that comes back to a running app, shows its window as it is now. A window that the user had
        /// opened is made by `newWindow`; one that a route had opened, by that route.
        ///
        /// - Parameters:
        ///   - scene: The scene.
        ///   - options: The options with which the scene has connected.
        ///   - terms: The terms with which the window was stored.
        ///   - completion: Called with the result. Without it, the diagnostics handler gets an error, or a report of
        ///     losses.
        /// - Returns: The system's window, to be retained by the scene's delegate; nil if there is nothing to show.
        public func connect(
            _ scene: UIScene, _ options: UIScene.ConnectionOptions, restoring terms: RestorationTerms,
            completion: ((RestorationResult) -> Void)? = nil
        ) -> UIWindow? {
            let text = scene.session.stateRestorationActivity?.state
            guard let text, !text.isEmpty else { return connect(scene, options) }
            return connect(scene, options) { [windows] free, make, show in
                windows.restoreWindow(from: text, among: free, making: make, terms) { window, result in
                    show(window)
                    if let completion { completion(result) } else { windows.diagnose(result) }
                }
            }
        }

        /// Returns an activity with the state of a scene's window. The scene's delegate passes it to the system, which
        /// asks for it when the scene goes to the background:
        ///
        /// ```swift
        /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? { shop.scenes.activity(for: scene) }
        /// ```
        ///
        /// If the window cannot be stored, the diagnostics handler is notified, and the system keeps nothing.
        ///
        /// - Parameters:
        ///   - scene: The scene.
        ///   - terms: The owner, and the date.
        /// - Returns: The activity; nil if the scene shows nothing, or its window is still being opened.
        public func activity(for scene: UIScene, terms: RestorationTerms = RestorationTerms()) -> NSUserActivity? {
            guard let window = window(of: scene) else { return nil }
            return windows.text(of: window, terms).map(NSUserActivity.init(state:))
        }
    }
#endif
