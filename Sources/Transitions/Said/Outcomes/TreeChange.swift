/// One change that a commit made to a tree, as a value for hosts, logs, contexts and tests.
public struct TreeChange: Equatable, Sendable {
    /// A node, or an alert, with its name at the time of the change.
    public struct Item: Equatable, Sendable {
        /// The node's id, or the alert's.
        public let id: NodeID

        /// The node's name, empty if it has none; or the alert's title.
        public let name: String

        /// The type of the presentable of a node without a name.
        private let type: Any.Type?

        /// - Parameter type: The type of the presentable of a node without a name; nil for others, and for
        ///   an alert.
        init(_ id: NodeID, name: String, type: Any.Type? = nil) {
            self.id = id
            self.name = name
            self.type = type
        }

        /// The name for a log: the node's name or the alert's title in quotes, else the type of the presentable.
        public var title: String { type.map { "\($0)" } ?? "'\(name)'" }

        /// True if both are the same node or alert, with the same name.
        @_documentation(visibility: internal)
        public static func == (one: Item, other: Item) -> Bool {
            one.id == other.id && one.name == other.name && one.type == other.type
        }
    }

    /// The kind of a change. Indices are zero-based, and count as of the changes before this one in the list; in a
    /// split they are columns.
    ///
    /// No cases will be added, since a host has to show each of them.
    @_spi(Hosting) public enum Kind: Equatable, Sendable {
        /// An insertion into a container.
        case inserted(at: Int)
        /// A removal from a container.
        case removed(from: Int)
        /// A move within a container.
        case moved(from: Int, to: Int)
        /// A change of selection in tabs or pages. The subject is the first child shown now.
        case selected(from: Range<Int>, to: Range<Int>, direction: TurnDirection?)
        /// A column of a split that was taken in hand.
        case took(column: Int)
        /// A presentation over `level` other modals of the same presenter.
        case presented(level: Int, style: PresentationStyle)
        /// A dismissal.
        case dismissed(level: Int)
        /// An embedding in a node.
        case embedded(at: Int)
        /// The end of an embedding.
        case unembedded(from: Int)
        /// The arrival of the subject, an alert that is shown, or queued behind `position` others.
        case alertShown(position: Int)
        /// The closing of the subject, an alert that was shown, or queued behind `position` others.
        case alertClosed(position: Int)
    }

    /// The kind of change.
    @_spi(Hosting) public let kind: Kind

    /// The node or the alert that changed.
    @_spi(Hosting) public let subject: Item

    /// The node that the subject is or was in: the container, the presenting or embedding node, or the alert's window.
    @_spi(Hosting) public let holder: Item

    /// The animation given with the transition, or stored with the node; nil leaves the choice to the platform.
    @_spi(Hosting) public let animation: TransitionAnimation?

    /// True if the change is animated at all.
    @_spi(Hosting) public let isAnimated: Bool
}

extension TreeChange: CustomStringConvertible {
    /// One line: `inserted 'article' at 1 of 'news'`.
    @_documentation(visibility: internal)
    public var description: String {
        let (subject, holder) = (subject.title, holder.title)
        return switch kind {
        case .inserted(let index): "inserted \(subject) at \(index) of \(holder)"
        case .removed(let index): "removed \(subject) from \(index) of \(holder)"
        case .moved(let from, let to): "moved \(subject) from \(from) to \(to) of \(holder)"
        case .selected(_, let to, _): "selected \(subject) at \(to.lowerBound) of \(holder)"
        case .took(let column): "took \(subject) in hand at \(column) of \(holder)"
        case .presented(let level, let style): "presented \(subject) at level \(level) over \(holder) as \(style)"
        case .dismissed(let level): "dismissed \(subject) from level \(level) over \(holder)"
        case .embedded(let index): "embedded \(subject) at \(index) in \(holder)"
        case .unembedded(let index): "unembedded \(subject) from \(index) in \(holder)"
        case .alertShown(let position): "showed alert \(subject) at \(position) of \(holder)"
        case .alertClosed(let position): "closed alert \(subject) at \(position) of \(holder)"
        }
    }
}

/// The direction in which pages turn.
///
/// No cases will be added.
public enum TurnDirection: Hashable, Sendable {
    /// Towards the end.
    case forward
    /// Towards the beginning.
    case reverse
}
