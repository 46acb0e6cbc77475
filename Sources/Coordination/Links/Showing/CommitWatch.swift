import Coordination

/// A closure that is called after each commit of a node's tree, and when the node has entered another tree.
///
/// The tree's queue retains the watch.
final class CommitWatch {
    private weak var node: Node?
    /// The outermost node of the observed tree.
    private weak var top: Node?
    private let look: () -> Void
    private weak var commits: Observer<CommitRecord>?
    private weak var entering: Observer<NodeEvent>?

    init(of node: Node, _ look: @escaping () -> Void) {
        self.node = node
        self.look = look
        attach(to: node.outermost)
    }

    private func attach(to outermost: Node) {
        end()
        top = outermost
        commits = outermost.observeCommits { _ in self.follow() }
        // A window manager is never put into another tree.
        guard !outermost.isManager else { return }
        entering = outermost.observe { [weak self] event in if event == .entered { self?.follow() } }
    }

    private func follow() {
        guard let outermost = node?.outermost else { return end() }
        if outermost !== top { attach(to: outermost) }
        look()
    }

    func end() {
        let (commits, entering) = (commits, entering)
        commits?.end()
        entering?.end()
    }
}
