import Coordination

/// A tree as it was at one moment, to be gone back to: in the process in which it was read, or in a later one.
///
/// In the same process, what still stands is known by its id. A screen that a waiting trigger requires, and a cover,
/// are no part of it, nor are the triggers that wait.
package struct VisitedState: Sendable {
    private(set) var content = StoredContent()

    /// The id of each stored node; empty for a state of another process.
    private(set) var ids: [NodeID] = []

    /// The index of the node in front; nil if it is no part of this.
    package private(set) var front: Int?

    init(_ content: StoredContent, _ ids: [NodeID], front: Int?) {
        self.content = content
        (self.ids, self.front) = (ids, front)
        // A tree that is too deep cannot be restored, which `isSound` says.
        isSound = self.content.link()
    }

    /// Creates the state from its stored form.
    ///
    /// - Parameter front: The index of the node in front.
    package init(_ state: StoredState, front: Int?) {
        content = state.content
        self.front = front.flatMap { content.nodes.indices.contains($0) ? $0 : nil }
    }

    private(set) var isSound = true

    /// The owner; nil if it belongs to nobody.
    package var owner: String? {
        get { content.owner }
        set { content.owner = newValue }
    }

    /// Returns the stored form.
    ///
    /// - Throws: An error if the state exceeds the limits.
    package func stored(_ limits: StoredState.Limits) throws(RestorationError) -> StoredState {
        try StoredState(content, limits: limits)
    }
}
