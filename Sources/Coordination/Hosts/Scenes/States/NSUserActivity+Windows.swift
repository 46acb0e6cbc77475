#if canImport(UIKit) && !os(watchOS) && !os(tvOS)
    public import Coordination
    public import CoordinationRestoration
    public import UIKit

    extension NSUserActivity {
        private static let key = "coordination.state"

        /// Has in it where an app with one scene is: all its windows, or the node of a `TreeController`. A scene's
        /// delegate gives it to the system:
        ///
        /// ```swift
        /// func stateRestorationActivity(for scene: UIScene) -> NSUserActivity? {
        ///     NSUserActivity(storing: shop.windows)
        /// }
        /// ```
        ///
        /// Several scenes take `TreeScenes.activity(for:terms:)`. Nil where that is larger than it may be. The system
        /// lets go of the activity of an app that dies at launch.
        ///
        /// - Parameters:
        ///   - tree: A window, a manager of windows, or a coordinator.
        ///   - activityType: The type, as the app's property list has it, if the activity is also handed off.
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
        /// Makes this what an activity says it was. A scene's delegate gives what the system has kept of the scene:
        ///
        /// ```swift
        /// let comeback = shop.windows.restore(from: session.stateRestorationActivity)
        /// ```
        ///
        /// - Parameters:
        ///   - activity: What was made of the same kind of tree; nil changes nothing.
        ///   - fileID: The caller's file, for messages.
        ///   - line: The caller's line, for messages.
        /// - Returns: What has become of it.
        public func restore(
            from activity: NSUserActivity?, fileID: StaticString = #fileID, line: UInt = #line
        ) -> Comeback {
            guard let text = activity?.state, !text.isEmpty else { return .nothing }
            do throws(RestorationError) {
                return .restored(try restore(StoredState(text), isLaunch: true, fileID: fileID, line: line))
            } catch {
                return .refused(error)
            }
        }
    }
#endif
