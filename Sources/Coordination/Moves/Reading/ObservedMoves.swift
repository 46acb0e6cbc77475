public import Coordination
public import Observation

/// The moves of an app, for views: a SwiftUI view that reads them is drawn again when they may have changed.
///
/// They are read again once after each commit that has settled and each call of ``Transitions/Navigable/gatesChanged(completion:)``,
/// and when a value of an `@Observable` model changes that the offers read; and only if somebody asks for them.
public final class ObservedMoves: Observable {
    private weak var root: (any Navigable)?
    private let registrar = ObservationRegistrar()
    private var known: Moves?
    private var observers: (Observer<CommitRecord>, Observer<Void>)?

    /// Follows the moves of an app.
    ///
    /// - Parameter root: The app's windows, or the outermost object of its tree; retained weakly.
    public init(_ root: some Navigable) {
        self.root = root
        let node: Node = root.node
        observers = (
            node.outermost.observeCommits { [weak self] _ in self?.invalidate() },
            root.observeSignals { [weak self] in self?.invalidate() }
        )
    }

    /// The moves; empty once the root is released.
    public var moves: Moves {
        registrar.access(self, keyPath: \.moves)
        if let known { return known }
        // Called where the model is changed: models and tree belong to one actor.
        nonisolated(unsafe) weak let mirror = self
        let read = withObservationTracking {
            root?.moves
        } onChange: {
            mirror?.invalidate()
        }
        known = read
        return read ?? Moves([], MoveMark([]))
    }

    private func invalidate() {
        guard known != nil else { return }
        registrar.withMutation(of: self, keyPath: \.moves) { known = nil }
    }
}
