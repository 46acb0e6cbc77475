public import Observation

/// A node as `Observation` follows it: what it shows can be read in a SwiftUI view, or in `withObservationTracking`.
///
/// ```swift
/// struct NewsView: View {
///     let news: NodeMirror  // coordinator.mirror
///     var body: some View { PathView(news.children.map { $0.node.id }) }
/// }
/// ```
///
/// It is made when it is first asked for, reads what it says off the node, and follows the tree itself: a commit counts
/// when the tree shows it, before it has settled, and again if it goes back. Once the node has gone it is empty.
public final class NodeMirror: Observable {
    private weak var node: Node?
    private let registrar = ObservationRegistrar()

    init(_ node: Node) {
        self.node = node
    }

    /// What it holds, in order. O(its length).
    public var children: [any Presentable] {
        registrar.access(self, keyPath: \.children)
        return node?.content.map { $0.node.presentable } ?? []
    }

    /// What it shows of that.
    public var shown: [any Presentable] {
        registrar.access(self, keyPath: \.shown)
        return (node as? Container)?.shown ?? []
    }

    /// What it presents, if it presents something.
    public var presented: (any Presentable)? {
        registrar.access(self, keyPath: \.presented)
        return node?.presented?.presentable
    }

    /// What is embedded in it.
    public var embedded: [any Presentable] {
        registrar.access(self, keyPath: \.embedded)
        return node?.embedded ?? []
    }

    /// The alerts of this node itself, beginning with the one that is up. Alerts belong to a window, or to the
    /// outermost node where there is none: the mirror of every other node has none. ``Navigable/alerts`` are those of
    /// the window around a node.
    public var alerts: [AlertContent] {
        registrar.access(self, keyPath: \.alerts)
        return node?.alerts.map(AlertContent.init) ?? []
    }

    /// All that is in it, as a value; nil once it has gone. O(nodes).
    public var tree: Tree? {
        registrar.access(self, keyPath: \.tree)
        return node?.tree
    }

    /// Tells those who have read something that it has changed.
    func change(_ part: Part) {
        switch part {
        case .content:
            tell(\.children)
            tell(\.shown)
        case .modals: tell(\.presented)
        case .embedded: tell(\.embedded)
        case .alerts: tell(\.alerts)
        case .below: break
        }
        tell(\.tree)
    }

    private func tell<Value>(_ keyPath: KeyPath<NodeMirror, Value>) {
        registrar.willSet(self, keyPath: keyPath)
        registrar.didSet(self, keyPath: keyPath)
    }

    /// What of a node has changed.
    enum Part: Int, CaseIterable {
        case content, modals, embedded, alerts
        /// Something that is in it.
        case below
    }
}

extension Navigable {
    /// This as `Observation` follows it. Made when first asked for, the same one ever after.
    public var mirror: NodeMirror {
        let node: Node = self.node
        let watchers = node.demandExtras().demandWatchers(of: node)
        if let mirror = watchers.mirror { return mirror }
        let made = NodeMirror(node)
        watchers.mirror = made
        node.markWatched(.mirror)
        return made
    }
}
