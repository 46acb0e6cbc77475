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
    /// Shows the tree as it is now, whatever was shown before. It needs no answer.
    ///
    /// Called when the host is attached, and whenever its screen may differ from the tree: a commit that it had shown
    /// was rolled back, a report was not accepted, it refused too late, or the app recovered.
    ///
    /// - Parameter root: The presentable that the host is attached to; a container for a manager of windows, or for a
    ///   root without a coordinator.
    func show(_ root: any Presentable)

    /// Shows a commit that the tree shows already, and answers it once: now, or when its animations have played.
    ///
    /// Until then no other commit runs. A commit that is not answered by the deadline is rolled back.
    func apply(_ commit: HostCommit)

    /// Follows the finger through a commit that was applied.
    ///
    /// `changed` reports the progress. At `ended`, the host plays the rest and answers the commit. At `cancelled`, the
    /// tree is what it was before, and the host has to show that again: by default, it shows the tree as it is now.
    func follow(_ gesture: Gesture, of commit: HostCommit)

    /// Called when there is nothing to go back to. The host may do what its platform does then, such as leave the app.
    func backAtRoot()

    /// Returns true if the host draws modals of a style as the style says.
    ///
    /// Called for every style in which something is presented, except `automatic`, `fullScreen` and a `sheet` without
    /// detents, which each host draws. A modal whose style is not drawn is passed to the host all the same, to be drawn
    /// only by whether the style ``PresentationStyle/covers`` and ``PresentationStyle/isDismissible``. The diagnostics
    /// handler is notified, once per kind. False by default.
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
