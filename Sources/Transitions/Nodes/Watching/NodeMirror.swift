public import Observation

/// A mirror of a node for `Observation`: a SwiftUI view, or `withObservationTracking`, can read what the node shows.
///
/// ```swift
/// struct NewsView: View {
///     let news: NodeMirror  // coordinator.mirror
///     var body: some View { PathView(news.children.map { $0.node.id }) }
/// }
/// ```
///
/// Its values are those of the node. Observers are notified when the tree has a commit's changes, before the commit has
/// settled, and again after a rollback. Once the node is released the mirror is empty.
public final class NodeMirror: Observable {
    private weak var node: Node?
    private let registrar = ObservationRegistrar()

    init(_ node: Node) {
        self.node = node
    }

    /// The children, in order. O(children).
    public var children: [any Presentable] {
        registrar.access(self, keyPath: \.children)
        return node?.content.map { $0.node.presentable } ?? []
    }

    /// The children that are shown.
    public var shown: [any Presentable] {
        registrar.access(self, keyPath: \.shown)
        return (node as? Container)?.shown ?? []
    }

    /// The presentable that the node presents, if any.
    public var presented: (any Presentable)? {
        registrar.access(self, keyPath: \.presented)
        return node?.presented?.presentable
    }

    /// The presentables embedded in the node.
    public var embedded: [any Presentable] {
        registrar.access(self, keyPath: \.embedded)
        return node?.embedded ?? []
    }

    /// The alerts of this node itself, the visible one first. Alerts belong to a window, or to the outermost node if
    /// there is none: the mirror of every other node has none. ``Navigable/alerts`` are those of the window around a
    /// node.
    public var alerts: [AlertContent] {
        registrar.access(self, keyPath: \.alerts)
        return node?.alerts.map(AlertContent.init) ?? []
    }

    /// The node and everything in it, as a value; nil once the node is released. O(nodes).
    public var tree: Tree? {
        registrar.access(self, keyPath: \.tree)
        return node?.tree
    }

    func change(_ part: Part) {
        switch part {
        case .content:
            notify(\.children)
            notify(\.shown)
        case .modals: notify(\.presented)
        case .embedded: notify(\.embedded)
        case .alerts: notify(\.alerts)
        case .below: break
        }
        notify(\.tree)
    }

    private func notify<Value>(_ keyPath: KeyPath<NodeMirror, Value>) {
        registrar.willSet(self, keyPath: keyPath)
        registrar.didSet(self, keyPath: keyPath)
    }

    enum Part: Int, CaseIterable {
        case content, modals, embedded, alerts
        /// Something in the node.
        case below
    }
}

extension Navigable {
    /// The mirror of this for `Observation`: created when first read, and the same ever after.
    public var mirror: NodeMirror {
        let node: Node = self.node
        let watchers = node.makeExtrasIfNeeded().makeWatchersIfNeeded(of: node)
        if let mirror = watchers.mirror { return mirror }
        let made = NodeMirror(node)
        watchers.mirror = made
        node.markWatched(.mirror)
        return made
    }
}
