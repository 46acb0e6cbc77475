/// What one commit has brought into view, for those who observe that: for analytics.
///
/// Keep the ``record``, not what is given beside it: that lives as long as it has its place.
public struct VisibilityChange {
    /// The screen that the user deals with now, where that is another one than before: a screen view. Nil where it is
    /// the same, and where no screen is in front.
    ///
    /// It need not have ``appeared``: the screen beneath a sheet was visible before the sheet was closed.
    public let front: (any Presentable)?

    /// What the user could not see before, and can see now, from the back to the front: screens and what they are in.
    public let appeared: [any Presentable]

    /// The same as a value.
    public let record: VisibilityRecord

    init(front: Node?, appeared: [Node], _ cause: Cause, at time: Duration?) {
        self.front = front?.presentable
        self.appeared = appeared.map(\.presentable)
        record = VisibilityRecord(
            front: front.map { VisibilityRecord.Item($0) }, appeared: appeared.map { VisibilityRecord.Item($0) },
            time: time,
            cause: cause)
    }
}

/// What one commit has brought into view, as a value.
public struct VisibilityRecord: Hashable, Sendable {
    /// Something that has come into view.
    public struct Item: Hashable, Sendable {
        /// The node's id.
        public let id: NodeID

        /// The node's name; empty where it has none.
        public let name: String

        /// What to call it in a log: the name, else the type of what the node stands for.
        public let title: String

        /// What it is: a screen, or the sort of container.
        public let kind: Tree.Kind

        /// The route that put it where it stands; nil where none did that is remembered, as with `origin`.
        public let route: Hop?

        init(_ node: Node) {
            id = node.id
            name = node.name
            title = node.presentable.title
            kind = (node as? Container)?.layout.treeKind ?? .screen
            route = node.cameFrom?.cause.route
        }
    }

    /// The screen that the user deals with now, where that is another one than before: a screen view.
    public let front: Item?

    /// What the user could not see before, and can see now, from the back to the front.
    public let appeared: [Item]

    /// When it had settled, by the manager's ``WindowManager/time``; nil without one.
    public let time: Duration?

    /// What has brought it about; `begin` for what was in view when it began to be observed.
    public let cause: Cause
}

extension VisibilityRecord: CustomStringConvertible {
    /// What has brought it about, and the screen in front, or else what appeared: `back(): news`.
    public var description: String {
        "\(cause): \(front?.title ?? appeared.map(\.title).joined(separator: ", "))"
    }
}
