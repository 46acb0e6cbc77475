public import Coordination
public import Observation

/// The moves of an app, for views: a SwiftUI view that reads them is drawn again when they may have changed.
///
/// They are read whenever somebody asks for them. Readers are notified after each commit that has settled and each call
/// of `gatesChanged()`, and by the `@Observable` models that the offers read.
public final class ObservedMoves: Observable {
    private weak var root: (any Navigable)?
    private let registrar = ObservationRegistrar()
    private var observer: Observer<CommitRecord>?

    /// True if somebody has read the moves since they last changed.
    private var isRead = false

    /// Follows the moves of an app.
    ///
    /// - Parameter root: The app's windows, or the outermost object of its tree; retained weakly.
    public init(_ root: some Navigable) {
        self.root = root
        follow(root)
    }

    deinit { observer?.end() }

    /// The moves; empty once the root is released.
    public var moves: Moves {
        registrar.access(self, keyPath: \.moves)
        isRead = true
        guard let root else { return Moves([], MoveMark(rawValue: "")) }
        follow(root)
        return root.moves
    }

    /// Observes the tree that the root is part of now. A signal is a commit, too.
    private func follow(_ root: any Navigable) {
        let node: Node = root.node
        if let observer, node.outermost.isObserved(by: observer) { return }
        observer?.end()
        observer = node.outermost.observeCommits { [weak self] _ in self?.notify() }
    }

    private func notify() {
        guard isRead else { return }
        isRead = false
        registrar.withMutation(of: self, keyPath: \.moves) {}
    }
}
