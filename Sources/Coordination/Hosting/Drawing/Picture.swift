@_spi(Hosting) public import Transitions

/// The visible part of a window: layers over each other, and an alert over them.
///
/// A host makes one picture of the tree, which says what to show, and one of its own views, which says what is
/// shown. Both are written alike, so they can be compared:
///
/// ```text
/// {[a, b]*, users}^[m]!Sure?
/// ```
///
/// A picture is written like a tree: of several windows the one in front, without its name; containers without
/// names; nested stacks as one; embedded parts after a `+`; a `/` before each column that is out of sight, as in
/// `(list | /article)`; and the alert last, by its title.
@_spi(Hosting) public struct Picture: Equatable, Sendable, CustomStringConvertible {
    /// The content of the window, and the modals over it, the lowest first.
    public var layers: [Part] = []

    /// The alert in front, if there is one.
    public var alert: AlertContent?

    /// Creates an empty picture.
    public init() {}

    /// Creates the picture of a tree. O(nodes of the window in front).
    public init(of root: any Presentable) {
        layers = root.node.layers.map { Part(of: $0.node) }
        alert = root.node.alerts.first
    }

    /// The picture as one line: `{[a, b]*, users}^[m]!Sure?`.
    public var description: String {
        layers.map(\.description).joined(separator: "^") + (alert.map { "!" + $0.title } ?? "")
    }
}

extension Picture {
    /// A screen or a container, with its content.
    public struct Part: Identifiable, Equatable, Sendable, CustomStringConvertible {
        /// The ID of the node.
        public let id: NodeID

        /// The node's name. A screen is written as its name.
        public let name: String

        /// The kind of container, or screen.
        public var kind = Tree.Kind.screen

        /// The content of a container, in order, with nil for each empty column. Nested stacks are flattened.
        public var places: [Part?] = []

        /// The selected tab, or the shown pages.
        public var selected: [NodeID] = []

        /// The embedded parts.
        public var embedded: [Part] = []

        /// True for pages that are side by side, two at a time.
        public var isDoubleSided = false

        /// True for a modal that covers everything beneath it.
        public var covers = false

        /// The index of a split's column in hand, which always is in sight. It is not written.
        public var hand: Int?

        /// True for a column that is out of sight: in a narrow window, each but the one in hand.
        public var isOutOfSight = false

        /// Creates a screen.
        ///
        /// - Parameters:
        ///   - id: The node's ID; a random one for a view without a node.
        ///   - name: The node's name.
        public init(_ id: NodeID? = nil, name: String) { (self.id, self.name) = (id ?? .random(), name) }

        /// Creates the part of a node, with its content, without the modals over it. O(nodes), recursive.
        public init(of node: Node) {
            self.init(node.id, name: node.name)
            covers = node.presentationStyle != nil && node.drawnStyle.covers
            embedded = node.embedded.map { Self(of: $0.node) }
            guard let container = node as? Container else { return }
            kind = container.layout.treeKind
            isDoubleSided = container.layout.selectionLimit == 2
            if kind.needsStar { selected = container.shown.map { $0.node.id } }
            guard let count = container.layout.columnCount else {
                places = container.flattened.map { Self(of: $0.node) }
                return
            }
            hand = container.columnInHand
            places = (0..<count).map { column in
                guard let child = container.child(at: column) else { return nil }
                var part = Self(of: child.node)
                part.isOutOfSight = !container.isInSight(column: column)
                return part
            }
        }

        /// The content of a container, without empty columns.
        public var parts: [Part] { places.compactMap(\.self) }

        /// The part as one line: `[a, b]+c`.
        public var description: String {
            let texts = places.map { part in
                part.map { ($0.isOutOfSight ? "/" : "") + $0.description + (selected.contains($0.id) ? "*" : "") } ?? ""
            }
            let list = kind.brackets.map { "\($0.open)\(texts.joined(separator: "\(kind.separator)"))\($0.close)" }
            return ([list ?? name] + embedded.map(\.description)).joined(separator: "+")
        }
    }
}
