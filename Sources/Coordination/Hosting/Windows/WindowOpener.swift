public import Transitions

/// An object that opens and closes system windows for a ``WindowsHost``, and shows a window of the tree in each.
@_spi(Hosting) public protocol WindowOpener: AnyObject {
    /// A system window, from when it comes until it has gone for good.
    associatedtype SystemWindow: AnyObject

    /// True if the system shows several windows; nil while it cannot be asked for any, as those of a launch come by
    /// themselves.
    var showsSeveral: Bool? { get }

    /// Asks the system for a window. When it comes, the opener calls ``WindowsHost/connect(_:asked:choosing:)``; if it
    /// does not, ``WindowsHost/hasFailed(_:_:)``.
    func open(_ window: NodeID)

    /// Brings an open window to the front.
    func activate(_ window: NodeID, in systemWindow: SystemWindow)

    /// Shows a window of the tree in a system window.
    func show(_ window: any Presentable, in systemWindow: SystemWindow)

    /// Called when the window is shown, and a commit that waited for it is answered. Anything that came with the
    /// window, such as a URL, is due now.
    func hasShown(_ systemWindow: SystemWindow)

    /// Closes a system window.
    ///
    /// - Returns: True if a commit waits until it has gone: until ``WindowsHost/disconnect(_:)``.
    func close(_ systemWindow: SystemWindow) -> Bool

    /// Returns true if a system window is still open.
    func isOpen(_ systemWindow: SystemWindow) -> Bool
}
