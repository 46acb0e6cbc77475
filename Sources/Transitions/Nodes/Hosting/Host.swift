/// Shows what a tree says, takes the time that it takes, and reports what the user did.
///
/// A host is attached to what it shows with ``Navigable/attach(_:)``, and called on the isolation of the tree. The
/// smallest one draws everything anew:
///
/// ```swift
/// final class PrintingHost: Host {
///     func show(_ root: any Presentable) { print(root.node.tree) }
///
///     func apply(_ commit: HostCommit) {
///         for change in commit.changes { print(change) }
///         commit.acknowledge()
///     }
/// }
/// ```
///
/// A host that keeps the tree does so `unowned`, since the tree keeps its host.
@_spi(Hosting) public protocol Host: AnyObject {
    /// Shows the tree as it is now, whatever was shown before. Nothing is answered.
    ///
    /// Called when the host is attached, and whenever what it shows cannot be relied upon: a commit went back that it
    /// had shown, a report was not allowed, it refused too late, everything was recovered.
    ///
    /// - Parameter root: What the host is attached to; the container of a manager of windows, or of a root that is no
    ///   coordinator's.
    func show(_ root: any Presentable)

    /// Shows a commit, which the tree shows already, and answers it once: at once, or when its animations have played.
    ///
    /// Until then nothing else commits. What is not answered within the deadline goes back.
    func apply(_ commit: HostCommit)

    /// Follows the finger through a commit that was applied.
    ///
    /// `changed` tells how far it is, `ended` that the rest is to be played and the commit answered, `cancelled` that
    /// the tree is again what it was, and this host is to go back there. Unless a host says otherwise, it shows the
    /// tree as it is now when a gesture is cancelled.
    func follow(_ gesture: Gesture, of commit: HostCommit)

    /// Hears that there was nothing to go back to: what a platform does there, such as leaving the app, is its own.
    func backAtRoot()

    /// Tells whether it draws modals of a style as that says.
    ///
    /// Asked of every style in which something is presented, but for `automatic`, `fullScreen` and a `sheet` without
    /// detents, which each host draws. What it does not draw is handed to it all the same, to be drawn by whether the
    /// style ``PresentationStyle/covers`` and ``PresentationStyle/isDismissible``. The diagnostics handler is told of
    /// it, once for a kind. No, unless a host says otherwise.
    func draws(_ style: PresentationStyle) -> Bool
}

extension Host {
    /// Shows the tree as it is now when the gesture is cancelled.
    @_documentation(visibility: internal)
    public func follow(_ gesture: Gesture, of commit: HostCommit) {
        if gesture.phase == .cancelled, let root = commit.root { show(root) }
    }

    /// Does nothing.
    @_documentation(visibility: internal)
    public func backAtRoot() {}

    /// Draws nothing beyond what each host does.
    @_documentation(visibility: internal)
    public func draws(_ style: PresentationStyle) -> Bool { false }
}
