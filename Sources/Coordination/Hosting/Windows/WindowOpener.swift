public import Transitions

/// An object that opens and closes system windows for a ``WindowsHost``, and shows a window of the tree in each.
@_spi(Hosting) public protocol WindowOpener: AnyObject {
    /// A system window, from when it comes until it has gone for good.
    associatedtype SystemWindow: AnyObject

    /// True if the system shows several windows. Nil at launch, while none can be asked for: the first ones come by
    /// themselves.
    var showsSeveral: Bool? { get }

    /// Asks for a system window for a window of the tree. When it comes, the opener calls
    /// ``WindowsHost/connect(_:asked:choosing:)``; if the system refuses, ``WindowsHost/hasFailed(_:_:)``.
    func open(_ window: NodeID)

    /// Brings an open window to the front.
    func activate(_ window: NodeID, in systemWindow: SystemWindow)

    /// Shows a window of the tree in a system window.
    func show(_ window: any Presentable, in systemWindow: SystemWindow)

    /// Called once a system window shows its window of the tree. Anything that came with the system window, such as a
    /// URL, is due now.
    func hasShown(_ systemWindow: SystemWindow)

    /// Closes a system window.
    ///
    /// - Returns: True if a commit has to wait for the call of ``WindowsHost/disconnect(_:)``.
    func close(_ systemWindow: SystemWindow) -> Bool

    /// Returns true if a system window is still open.
    func isOpen(_ systemWindow: SystemWindow) -> Bool
}
