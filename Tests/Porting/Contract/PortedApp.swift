public import Foundation

/// An app without views, as its user sees it and acts on it.
///
/// An app of the bench conforms to this, before it is ported and afterwards. The names of its screens, tabs and
/// actions, its texts and its URLs are those of the app's `Contract.md`, to the letter.
///
/// Everything is done when a call returns: the next line may read what the user sees then. No animation, task or timer
/// is waited for.
@MainActor public protocol PortedApp: AnyObject, SendableMetatype {
    /// The app as it is launched, for the first time or after it was terminated.
    init(launch: Launch)

    /// The name of the screen in front. A sheet, a step of a flow and an alert are screens too.
    var screen: String { get }

    /// The one line that the screen in front says.
    var text: String { get }

    /// The names of the screens on the stack of the selected tab, bottom up. Nothing that covers the tab is among them:
    /// no sheet, no flow, no alert.
    var path: [String] { get }

    /// The title of the selected tab, also while something covers it.
    var tab: String { get }

    /// The titles of all that the user can tap on the screen in front, in any order.
    ///
    /// The titles of the tabs that are not selected are among them if nothing covers the tab bar, which pushed screens
    /// do not. The back button and dragging are not.
    var actions: [String] { get }

    /// A tap on the button, row or tab with this title, on the screen in front. Nothing happens unless the title is
    /// among ``actions``.
    ///
    /// - Parameter text: The text in the field of the screen, for the actions that take one.
    func perform(_ action: String, _ text: String?)

    /// A tap on the back button. Nothing happens if the screen in front is the first one of its stack, or an alert.
    func back()

    /// A sheet that the user drags down until it closes. Nothing happens unless a sheet, or a screen inside one, is in
    /// front; a full-screen flow and an alert cannot be dragged.
    func dragAway()

    /// A URL that the system hands to the running app.
    ///
    /// - Returns: `false` if it is no address of the app; then nothing has changed.
    func open(_ url: String) -> Bool

    /// All that the app has to write down when the system may terminate it, for ``Launch/stored``. The app goes on.
    func store() -> Data
}

extension PortedApp {
    /// A tap without a text.
    public func perform(_ action: String) { perform(action, nil) }
}

/// The circumstances of a launch.
public struct Launch: Sendable {
    /// The user's session, which the system keeps apart from the app's own data: it is never part of ``stored``, and
    /// may have ended since that was written.
    public var isSignedIn: Bool

    /// The data of an earlier run, from ``PortedApp/store()``, if there was one.
    public var stored: Data?

    public init(isSignedIn: Bool = false, stored: Data? = nil) {
        self.isSignedIn = isSignedIn
        self.stored = stored
    }
}
