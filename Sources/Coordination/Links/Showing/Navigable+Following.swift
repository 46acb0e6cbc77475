public import Coordination

extension Navigable {
    /// Tells the address of what is shown, as `address(by:)` reads it, now and each time that it becomes another one:
    /// for a browser's bar, Handoff, sharing or analytics.
    ///
    /// ```swift
    /// windows.observeAddress(by: AppRoute.links) { address in bar.append(address ?? "") }
    /// ```
    ///
    /// Of windows it is that of the window in front. Told when a commit has settled, after its completions; while
    /// something settles, not before that. What is put into another tree, as a window is that opens, is followed there.
    /// The address is read once a commit, and nothing is where there is no observer.
    ///
    /// - Parameters:
    ///   - links: The list of the app.
    ///   - origin: What stands before the path. Nothing, unless it is given.
    ///   - handler: What is called; nil for what has no address. The tree keeps it: do not let it keep the tree.
    /// - Returns: The observation, which may be dropped. For a stream of addresses:
    ///   `AsyncStream(observing: { windows.observeAddress(by: AppRoute.links, $0) })`.
    @discardableResult
    public func observeAddress<R: Route>(
        by links: Links<R>, at origin: LinkOrigin? = nil, _ handler: @escaping (String?) -> Void
    ) -> Observer<String?> {
        let observer = Observer(handler)
        ShownAddress(of: node, for: observer) { $0.address(by: links, at: origin) }.begin()
        return observer
    }
}

/// The address of what is shown, as one observer was told it last.
private final class ShownAddress {
    private weak var node: Node?
    private let observer: Observer<String?>
    private let read: (Node) -> String?
    private var last: String??
    private weak var watch: CommitWatch?

    init(of node: Node, for observer: Observer<String?>, _ read: @escaping (Node) -> String?) {
        self.node = node
        self.observer = observer
        self.read = read
    }

    func begin() {
        guard let node else { return }
        let watch = CommitWatch(of: node) { self.look() }
        self.watch = watch
        look()
    }

    private func look() {
        guard let node, !observer.hasEnded else { return watch?.end() ?? () }
        // One that never had its turn is told of while another settles.
        guard !node.treeQueue.isChanging else { return }
        let address = read(node)
        guard last != .some(address) else { return }
        last = .some(address)
        observer.notify(address)
    }
}
