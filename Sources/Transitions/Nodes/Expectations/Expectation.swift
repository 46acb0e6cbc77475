/// A listener for the end of a node: notified once, when the node is removed or has finished.
///
/// The node retains the expectation. If the node is released without a commit, the reason is `released`.
package class Expectation {
    private var isOver = false

    /// True if this has ended because its node and the listener were removed together, inside another node. It counts
    /// again when both are back.
    package final private(set) var isAway = false

    package init() {}

    /// Returns true if the listener is in the same tree as this expectation's node, so that both leave or return
    /// together. For subclasses.
    ///
    /// - Parameter outermost: The outermost node of that tree; for a removal, the removed node.
    func leaves(with outermost: Node) -> Bool { false }

    /// Called when the commit that fulfilled this is rolled back.
    func unfulfil() {}

    /// Called when the node has been removed, alone or in another node. For subclasses.
    ///
    /// - Parameter holder: The node that held the removed node.
    func leave(from holder: Node) {}

    /// Called when the node has been removed, right before it is released. For subclasses.
    func prepare(_ reason: EndReason) {}

    /// The number of older holds (groups of waiting triggers) in the queue, if a hold waits for this; else nil.
    /// Triggers of holds go on after those made by receivers of a result.
    var holdNumber: Int? { nil }

    /// True if this receives the value that the node finishes with. For subclasses.
    package var awaitsOutput: Bool { false }

    /// True if this needs the value that the node finishes with, as a result or as the answer to a question. For
    /// subclasses.
    package var wantsAnswer: Bool { awaitsOutput }

    /// Called when the node is gone, or has finished. For subclasses.
    ///
    /// - Parameters:
    ///   - reason: The reason for the end.
    ///   - hasFinished: True if the node, or a node in it, has finished.
    func conclude(_ reason: EndReason, hasFinished: Bool) {}

    final func end(_ reason: EndReason, hasFinished: Bool = false) {
        guard !isOver else { return }
        isOver = true
        conclude(reason, hasFinished: hasFinished)
    }

    /// Notes that the listener left together with the node, so that both may come back.
    final func noteAway() { isAway = true }

    /// Called when the node is back in a tree: this counts again if the listener is back, too.
    final func comeBack(to outermost: Node) {
        guard isAway, leaves(with: outermost) else { return }
        (isAway, isOver) = (false, false)
    }

    /// Ends this, and does not notify the listener.
    package final func forget() {
        isOver = true
    }

    package final var hasEnded: Bool { isOver }
}

extension Node {
    package final var expectations: [Expectation] { extras?.expectations ?? [] }

    /// Removes and returns the expectations, to be moved to another node.
    package final func takeExpectations() -> [Expectation] {
        guard let extras, !extras.expectations.isEmpty else { return [] }
        var taken: [Expectation] = []
        swap(&taken, &extras.expectations)
        return taken
    }

    /// Adds an expectation of this node's end.
    package final func expect(_ expectation: Expectation) {
        let extras = makeExtrasIfNeeded()
        if !extras.expectations.isEmpty { extras.sweeping.sweep(&extras.expectations) { $0.hasEnded && !$0.isAway } }
        extras.expectations.append(expectation)
        extras.hasFinished = false
        markWatched(.awaited)
    }
}

extension Node {
    /// Removes an expectation, because the commit that added it is rolled back.
    final func expectNoMore(_ expectation: Expectation) {
        expectation.forget()
        guard let extras else { return }
        // Mostly it is the last one, because the last edit is rolled back first.
        if extras.expectations.last === expectation {
            extras.expectations.removeLast()
        } else {
            extras.expectations.removeAll { $0 === expectation }
        }
    }
}
