/// One change that a commit made to a tree, as a value: the same list goes to hosts, logs, contexts and tests.
public struct TreeChange: Hashable, Sendable {
    /// A node, or an alert, as it was called then.
    public struct Item: Hashable, Sendable {
        /// The node's id, or the alert's.
        public let id: NodeID

        /// The node's name, empty where it has none; or the alert's title.
        public let name: String

        /// The type of what a node without a name stood for.
        private let type: Any.Type?

        /// - Parameter type: The type of what a node without a name stood for; nil for what has a name, and for an
        ///   alert.
        init(_ id: NodeID, name: String, type: Any.Type? = nil) {
            self.id = id
            self.name = name
            self.type = type
        }

        /// What to call it in a log: the name in quotes, else the type of what the node stood for.
        public var title: String { type.map { "\($0)" } ?? "'\(name)'" }

        /// Whether both are the same node, called the same.
        @_documentation(visibility: internal)
        public static func == (one: Item, other: Item) -> Bool {
            one.id == other.id && one.name == other.name && one.type == other.type
        }

        /// Feeds the id and the name to the hasher.
        @_documentation(visibility: internal)
        public func hash(into hasher: inout Hasher) {
            hasher.combine(id)
            hasher.combine(name)
        }
    }

    /// What happened. Indices are zero-based and count as things stood at that point of the list; in a split they are
    /// columns.
    ///
    /// A closed set, as a host has to show each of them.
    @_spi(Hosting) public enum Kind: Hashable, Sendable {
        /// Put into a container.
        case inserted(at: Int)
        /// Taken out of a container.
        case removed(from: Int)
        /// Moved within its container.
        case moved(from: Int, to: Int)
        /// What a container shows: tabs and pages only. The subject is the first one that is shown now.
        case selected(from: Range<Int>, to: Range<Int>, direction: TurnDirection?)
        /// Presented, over `level` other modals of the same presenter.
        case presented(level: Int, style: PresentationStyle)
        /// No longer presented.
        case dismissed(level: Int)
        /// Embedded in a node.
        case embedded(at: Int)
        /// No longer embedded.
        case unembedded(from: Int)
        /// An alert was shown, or queued behind `position` others. The subject is the alert.
        case alertShown(position: Int)
        /// An alert was closed. The subject is the alert.
        case alertClosed(position: Int)
    }

    /// What happened.
    @_spi(Hosting) public let kind: Kind

    /// To whom.
    @_spi(Hosting) public let subject: Item

    /// In or on what: the container, the presenting node, the node embedded in, or the alert's window.
    @_spi(Hosting) public let holder: Item

    /// What plays, where something was given or stored; nil leaves it to the platform.
    @_spi(Hosting) public let animation: TransitionAnimation?

    /// Whether anything plays at all.
    @_spi(Hosting) public let isAnimated: Bool
}

extension TreeChange: CustomStringConvertible {
    /// One line: `inserted 'article' at 1 of 'news'`.
    public var description: String {
        let (subject, holder) = (subject.title, holder.title)
        return switch kind {
        case .inserted(let index): "inserted \(subject) at \(index) of \(holder)"
        case .removed(let index): "removed \(subject) from \(index) of \(holder)"
        case .moved(let from, let to): "moved \(subject) from \(from) to \(to) of \(holder)"
        case .selected(_, let to, _): "selected \(subject) at \(to.lowerBound) of \(holder)"
        case .presented(let level, let style): "presented \(subject) at level \(level) over \(holder) as \(style)"
        case .dismissed(let level): "dismissed \(subject) from level \(level) over \(holder)"
        case .embedded(let index): "embedded \(subject) at \(index) in \(holder)"
        case .unembedded(let index): "unembedded \(subject) from \(index) in \(holder)"
        case .alertShown(let position): "showed alert \(subject) at \(position) of \(holder)"
        case .alertClosed(let position): "closed alert \(subject) at \(position) of \(holder)"
        }
    }
}

/// Which way pages turn.
///
/// A closed set: there will be no others.
public enum TurnDirection: Hashable, Sendable {
    /// Towards the end.
    case forward
    /// Towards the beginning.
    case reverse
}
