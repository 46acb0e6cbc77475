/// A completion that is called once, when something on a tree ends.
///
/// The node retains the expectation. If the node is released without a commit, the reason is `released`.
package class Expectation {
    private var isOver = false

    /// True if the expectation has ended because its node was removed inside something, with the listener. It counts
    /// again when both are back.
    package final private(set) var isAway = false

    package init() {}

    /// Returns true if the listener leaves with a removed node, and so comes back with it. For subclasses.
    ///
    /// - Parameter outermost: The removed node, which contains this one's node.
    func leaves(with outermost: Node) -> Bool { false }

    /// Called when the commit that fulfilled this is rolled back.
    func unfulfil() {}

    /// Called when the node has been removed, right before it is released. For subclasses.
    func prepare(_ reason: EndReason) {}

    /// The number of older holds in the queue, if triggers wait for this at a hold. They go on after the triggers made
    /// by receivers of a result.
    var holdNumber: Int? { nil }

    /// True if it receives the value that the node finishes with. For subclasses.
    package var awaitsOutput: Bool { false }

    /// True if a value that the node finishes with is of use to it, as an output or as an answer. For subclasses.
    package var wantsAnswer: Bool { awaitsOutput }

    /// Called when the node is gone, or has finished. For subclasses.
    ///
    /// - Parameters:
    ///   - reason: The reason for the end.
    ///   - hasFinished: True if the node, or something in it, has removed itself.
    func conclude(_ reason: EndReason, hasFinished: Bool) {}

    /// Ends this, and notifies the listener, unless this has ended before.
    final func end(_ reason: EndReason, hasFinished: Bool = false) {
        guard !isOver else { return }
        isOver = true
        conclude(reason, hasFinished: hasFinished)
    }

    /// Notes that this left together with its node, and may come back.
    final func noteAway() { isAway = true }

    /// Called when the node is back in a tree: this counts again if the listener is back, too.
    final func comeBack(to outermost: Node) {
        guard isAway, leaves(with: outermost) else { return }
        (isAway, isOver) = (false, false)
    }

    /// Ends this without notifying the listener.
    package final func forget() {
        isOver = true
    }

    package final var hasEnded: Bool { isOver }
}

extension Node {
    package final var expectations: [Expectation] { extras?.expectations ?? [] }

    /// Removes and returns the expectations, which are moved to another node.
    package final func takeExpectations() -> [Expectation] {
        guard let extras, !extras.expectations.isEmpty else { return [] }
        var taken: [Expectation] = []
        swap(&taken, &extras.expectations)
        return taken
    }

    /// Adds a completion that is called when this ends.
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
