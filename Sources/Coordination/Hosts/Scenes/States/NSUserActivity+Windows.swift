#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Coordination
    public import CoordinationRestoration
    public import UIKit

    extension NSUserActivity {
        private static let key = "coordination.state"

        /// Creates an activity with the state of an app with one scene: its windows, or the node of a `TreeController`.
        /// A scene's delegate passes it to the system:
        ///
        /// ```swift
        /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        ///     NSUserActivity(storing: shop.windows)
        /// }
        /// ```
        ///
        /// For several scenes, use `TreeScenes.activity(for:terms:)`. Nil if the state cannot be stored, mostly as it
        /// is too large. The system drops the activity of an app that crashes at launch.
        ///
        /// - Parameters:
        ///   - tree: A window, a manager of windows, or a coordinator.
        ///   - activityType: The type, as in the app's property list, if the activity is also handed off.
        public convenience init?(storing tree: some Navigable, activityType: String = "coordination.state") {
            guard let text = try? tree.stored().text else { return nil }
            self.init(activityType: activityType)
            userInfo = [Self.key: text]
        }

        convenience init(state: String) {
            self.init(activityType: Self.key)
            userInfo = [Self.key: state]
        }

        var state: String? { userInfo?[Self.key] as? String }
    }

    extension Navigable {
        /// Restores this from an activity. A scene's delegate passes the one that the system has kept:
        ///
        /// ```swift
        /// let result = shop.windows.restore(from: session.stateRestorationActivity)
        /// ```
        ///
        /// - Parameters:
        ///   - activity: An activity made of the same kind of tree; nil changes nothing.
        ///   - fileID: The caller's file, for messages.
        ///   - line: The caller's line, for messages.
        /// - Returns: The result.
        public func restore(
            from activity: NSUserActivity?, fileID: StaticString = #fileID, line: UInt = #line
        ) -> RestorationResult {
            guard let text = activity?.state, !text.isEmpty else { return .nothing }
            do throws(RestorationError) {
                return .restored(try restore(StoredState(text), isLaunch: true, fileID: fileID, line: line))
            } catch {
                return .refused(error)
            }
        }
    }
#endif
