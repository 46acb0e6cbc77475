public import Transitions

/// Opens and closes the windows of a system for a ``WindowsHost``, and shows in each a window of the tree.
public protocol WindowOpener: AnyObject {
    /// A window of the system's, from when it comes until it has gone for good.
    associatedtype Place: AnyObject

    /// True if the system shows several windows; nil as long as it can be asked for none, as those of a launch come by
    /// themselves.
    var showsSeveral: Bool? { get }

    /// Asks the system for a window. It comes by ``WindowsHost/connect(_:asked:choosing:)``, or fails by
    /// ``WindowsHost/hasFailed(_:_:)``.
    func open(_ window: NodeID)

    /// Brings a window that is there to the front.
    func activate(_ window: NodeID, in place: Place)

    /// Shows a window of the tree in one of the system's.
    func show(_ window: any Presentable, in place: Place)

    /// Hears that it is shown, and that a commit which had waited for it is answered: what had come with it, such as a
    /// URL, is due.
    func hasShown(_ place: Place)

    /// Closes a window.
    ///
    /// - Returns: True if a commit waits until it has gone: until ``WindowsHost/disconnect(_:)``.
    func close(_ place: Place) -> Bool

    /// Says whether a window is still there.
    func isOpen(_ place: Place) -> Bool
}
