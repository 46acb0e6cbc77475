/// The screen that came to the front, and all that one commit brought into view: for analytics.
public struct VisibilityChange {
    /// A screen, or a container, that has come into view.
    public struct Item {
        /// The id of the node.
        public let id: NodeID

        /// The name of the node; empty if it has none.
        public let name: String

        /// The text for a log: the name, else the type of the node's presentable.
        public let title: String

        /// The route that put the node in its place; nil if none is known.
        public let route: Hop?

        /// The screen or container itself. Do not store it, as that would retain a closed screen: store the other
        /// properties.
        public let presentable: any Presentable

        init(_ node: Node) {
            id = node.id
            name = node.name
            presentable = node.presentable
            title = presentable.title
            route = node.cameFrom?.cause.route
        }

        /// Returns the route as one of a type; nil if it has another type.
        public func route<R: Route>(of type: R.Type) -> R? { route?.route as? R }
    }

    /// The screen in front now; nil if it is the same as before, or if no screen is in front.
    ///
    /// It need not be in ``appeared``: the screen beneath a sheet was visible before the sheet was closed.
    public let front: Item?

    /// The items that the user could not see before, and can see now, from the back to the front.
    public let appeared: [Item]

    /// The cause of the change; `begin` for items that were in view when the observation began.
    public let cause: Cause

    init(front: Node?, appeared: [Node], _ cause: Cause) {
        self.front = front.map(Item.init)
        self.appeared = appeared.map(Item.init)
        self.cause = cause
    }
}

extension VisibilityChange: CustomStringConvertible {
    /// The cause, and the screen in front: `back(): news`. If there is none, the items that appeared follow the cause.
    @_documentation(visibility: internal)
    public var description: String {
        "\(cause): \(front?.title ?? appeared.map(\.title).joined(separator: ", "))"
    }
}
