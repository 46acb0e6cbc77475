import Coordination

/// Calls something after each commit of the tree that a node is in, and when that has come into another tree.
///
/// The queue of the tree keeps it.
final class CommitWatch {
    private weak var node: Node?
    /// The outermost node of that tree.
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
        // The windows of an app are put nowhere.
        guard !outermost.isManager else { return }
        entering = outermost.observe { [weak self] event in if event == .entered { self?.follow() } }
    }

    private func follow() {
        guard let outermost = node?.outermost else { return end() }
        if outermost !== top { attach(to: outermost) }
        look()
    }

    /// Calls nothing any more.
    func end() {
        let (commits, entering) = (commits, entering)
        commits?.end()
        entering?.end()
    }
}
