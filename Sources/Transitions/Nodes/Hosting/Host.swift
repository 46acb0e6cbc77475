/// An object that shows a tree, plays its animations, and reports what the user did.
///
/// A host is attached to what it shows with ``Navigable/attach(_:)``, and called on the isolation of the tree. The
/// smallest one draws everything again each time:
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
/// A host that refers to the tree does so `unowned`, since the tree retains its host.
@_spi(Hosting) public protocol Host: AnyObject {
    /// Shows the tree as it is now, whatever was shown before. Needs no answer.
    ///
    /// Called when the host is attached, and whenever its screen may differ from the tree: after a rollback, a
    /// recovery, a late refusal by the host, or a report that was not accepted, was claimed, or has to wait.
    ///
    /// - Parameter root: The presentable that the host is attached to; a container for a manager of windows, or for a
    ///   root without a coordinator.
    func show(_ root: any Presentable)

    /// Shows a commit, whose changes the tree already has, and answers it once: now, or when its animations have
    /// played.
    ///
    /// Until the answer no other commit runs. A commit that is not answered by the deadline is rolled back.
    func apply(_ commit: HostCommit)

    /// Follows a gesture that drives a commit, which ``apply(_:)`` has received.
    ///
    /// `changed` reports the progress. At `ended`, the host plays the rest and answers the commit. At `cancelled`, the
    /// tree is as it was before the commit, and the host has to show it again, as it does by default.
    func follow(_ gesture: Gesture, of commit: HostCommit)

    /// Called when there is nothing to go back to. The host may do what its platform does then, such as leave the app.
    func backAtRoot()

    /// Returns true if the host draws modals of a style as the style says.
    ///
    /// Called for every style in which something is presented, except `automatic`, `fullScreen` and a `sheet` without
    /// detents, which each host draws. A modal whose style is not drawn is passed to the host all the same, which then
    /// draws it by the style's ``PresentationStyle/covers`` and ``PresentationStyle/isDismissible`` alone. The
    /// diagnostics handler is notified, once per kind of style. False by default.
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

    /// False for every style.
    @_documentation(visibility: internal)
    public func draws(_ style: PresentationStyle) -> Bool { false }
}
