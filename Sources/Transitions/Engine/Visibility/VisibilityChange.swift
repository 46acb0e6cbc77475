/// A screen view, and all that one commit has brought into view: for analytics.
public struct VisibilityChange {
    /// A screen, or a container, that has come into view.
    public struct Item {
        /// The id of the node.
        public let id: NodeID

        /// The name of the node; empty if it has none.
        public let name: String

        /// The words for a log: the name, else the type of what the node stands for.
        public let title: String

        /// The route that put it where it is; nil if there was none that is remembered, as with `origin`.
        public let route: Hop?

        /// The screen itself. It lives as long as it has its place: keep the other properties, not this one.
        public let presentable: any Presentable

        init(_ node: Node) {
            id = node.id
            name = node.name
            presentable = node.presentable
            title = presentable.title
            route = node.cameFrom?.cause.route
        }

        /// The route as one of a feature's; nil if it is another feature's.
        public func route<R: Route>(of type: R.Type) -> R? { route?.route as? R }
    }

    /// The screen that the user deals with now; nil if it is the same as before, and if no screen is in front.
    ///
    /// It need not have ``appeared``: the screen beneath a sheet was visible before the sheet was closed.
    public let front: Item?

    /// The items that the user could not see before, and can see now, from the back to the front.
    public let appeared: [Item]

    /// The trigger that has brought them into view; `begin` for what was in view when the observation began.
    public let cause: Cause

    init(front: Node?, appeared: [Node], _ cause: Cause) {
        self.front = front.map(Item.init)
        self.appeared = appeared.map(Item.init)
        self.cause = cause
    }
}

extension VisibilityChange: CustomStringConvertible {
    /// The cause, and the screen in front, or else what appeared: `back(): news`.
    public var description: String {
        "\(cause): \(front?.title ?? appeared.map(\.title).joined(separator: ", "))"
    }
}
