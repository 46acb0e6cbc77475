public import Coordination

extension Navigable {
    /// Observes the address that `address(by:)` returns: for a browser's bar, Handoff, sharing or analytics. The
    /// observer gets the address right away, or once a running commit has settled, and again whenever it changes.
    ///
    /// ```swift
    /// windows.observeAddress(by: AppRoute.links) { address in bar.append(address ?? "") }
    /// ```
    ///
    /// For a `WindowManager`, this is the address of the window in front. The observer is notified after a commit has
    /// settled, and after its completions. A node that moves into another tree, as an opened window does, is followed
    /// there. The address is read once per commit, and only while there is an observer.
    ///
    /// - Parameters:
    ///   - links: The list of the app.
    ///   - origin: The origin to print before the path. None by default.
    ///   - handler: Called with the address, or nil if there is none. The tree retains it; it must not retain the tree.
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

/// The address last reported to one observer, and the watch that finds changes.
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
        // A commit that never had its turn is reported while another settles.
        guard !node.treeQueue.isChanging else { return }
        let address = read(node)
        guard last != .some(address) else { return }
        last = .some(address)
        observer.notify(address)
    }
}
