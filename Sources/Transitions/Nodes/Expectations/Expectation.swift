/// A completion that is called once, when something on a tree ends.
///
/// It is kept by the node, and goes with it. A node that dies without a commit ends it as `released`.
package class Expectation {
    private var isOver = false

    /// True if it has ended as its node left in something else, with its listener: it counts again when both are back.
    package final private(set) var isAway = false

    package init() {}

    /// True if it belongs to a node that left, so that it comes back with that. For subclasses.
    ///
    /// - Parameter outermost: The node that was removed, and that this one's node is in.
    func leaves(with outermost: Node) -> Bool { false }

    /// The commit that fulfilled it was undone.
    func unfulfil() {}

    /// Hears that the node has been removed, right before it is let go of. For subclasses.
    func prepare(_ reason: EndReason) {}

    /// Where triggers go on with it that have waited, how many of the queue's holds began before theirs. They go after
    /// what those trigger who are given a result.
    var holdNumber: Int? { nil }

    /// Whether it is to receive a value that the node ends with. For subclasses.
    package var awaitsOutput: Bool { false }

    /// True if a value that the node ends with is of use to it: as its output, or as an answer. For subclasses.
    package var isAnswered: Bool { awaitsOutput }

    /// Hears that the node has gone, or has finished. For subclasses.
    ///
    /// - Parameters:
    ///   - reason: How it went.
    ///   - hasFinished: Whether it, or something in it, took itself off.
    func conclude(_ reason: EndReason, hasFinished: Bool) {}

    /// It is over: its waiters are told of it, unless that has happened before.
    final func end(_ reason: EndReason, hasFinished: Bool = false) {
        guard !isOver else { return }
        isOver = true
        conclude(reason, hasFinished: hasFinished)
    }

    /// Its node has left in something else, and it stays with that.
    final func noteAway() { isAway = true }

    /// Its node is back, in a tree: it counts again if the one who is to hear is there, too.
    final func comeBack(to outermost: Node) {
        guard isAway, leaves(with: outermost) else { return }
        (isAway, isOver) = (false, false)
    }

    /// No observer is told any more.
    package final func forget() {
        isOver = true
    }

    /// Whether it has ended.
    package final var hasEnded: Bool { isOver }
}

extension Node {
    package final var expectations: [Expectation] { extras?.expectations ?? [] }

    /// Those who are to be told how this ends, who are told of something else from now on.
    package final func takeExpectations() -> [Expectation] {
        guard let extras, !extras.expectations.isEmpty else { return [] }
        var taken: [Expectation] = []
        swap(&taken, &extras.expectations)
        return taken
    }

    /// Notes a completion that is to be called when this ends.
    package final func expect(_ expectation: Expectation) {
        let extras = demandExtras()
        if !extras.expectations.isEmpty { extras.sweeping.sweep(&extras.expectations) { $0.hasEnded && !$0.isAway } }
        extras.expectations.append(expectation)
        extras.hasFinished = false
        markWatched(.awaited)
    }
}

extension Node {
    /// The commit that was waited for was undone.
    final func expectNoMore(_ expectation: Expectation) {
        expectation.forget()
        guard let extras else { return }
        // Mostly it is the last one, as what was done last is taken back first.
        if extras.expectations.last === expectation {
            extras.expectations.removeLast()
        } else {
            extras.expectations.removeAll { $0 === expectation }
        }
    }
}
