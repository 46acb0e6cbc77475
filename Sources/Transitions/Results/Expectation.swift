/// Somebody who is to hear how something on a tree ends, once.
///
/// It is kept by the node, and goes with it. A node that dies without a commit ends it as `released`.
package class Expectation {
    private var isOver = false

    package init() {}

    /// The commit that fulfilled it was undone.
    package func unfulfil() {}

    /// Hears that the node has been taken off, right before it is let go of. For subclasses.
    package func prepare(_ reason: EndReason) {}

    /// Whether triggers go on with it that have waited. They go after what those trigger who are given a result.
    var isOfHold: Bool { false }

    /// Hears that the node has gone, or has finished. For subclasses.
    ///
    /// - Parameters:
    ///   - reason: How it went.
    ///   - hasFinished: Whether it, or something in it, took itself off.
    package func conclude(_ reason: EndReason, hasFinished: Bool) {}

    /// It is over: whoever waits hears of it, unless that has happened before.
    package final func end(_ reason: EndReason, hasFinished: Bool = false) {
        guard !isOver else { return }
        isOver = true
        conclude(reason, hasFinished: hasFinished)
    }

    /// Nobody hears any more.
    package final func forget() {
        isOver = true
    }

    /// Whether it has ended.
    package final var hasEnded: Bool { isOver }
}

extension Node {
    package final var expectations: [Expectation] { extras?.expectations ?? [] }

    /// Notes somebody who is to hear how this ends.
    package final func expect(_ expectation: Expectation) {
        let extras = demandExtras()
        extras.expectations.removeAll(where: \.hasEnded)
        extras.expectations.append(expectation)
        extras.hasFinished = false
        markWatched(.awaited)
    }
}

extension Node {
    /// The commit by which somebody waited was undone.
    final func expectNoMore(_ expectation: Expectation) {
        expectation.forget()
        extras?.expectations.removeAll { $0 === expectation }
    }
}

extension Commit {
    /// Notes somebody who is to hear how a node ends, as long as this commit stands.
    package func expect(_ expectation: Expectation, on node: Node) {
        node.expect(expectation)
        record(.expect(node, expectation))
        watch.insert(.awaited)
    }

    /// Notes that what somebody waits for is there; they hear of it when this has settled.
    package func fulfil(_ expectation: Expectation) {
        record(.fulfil(expectation))
        watch.insert(.awaited)
    }

    /// Notes that a node has ended by itself, and is not asked whether it may be left.
    package func noteFinish(of node: Node) {
        record(.finish(node, before: node.extras?.hasFinished ?? false))
        node.demandExtras().hasFinished = true
    }
}

extension Commit {
    /// Those who are to hear how something has ended that this commit took off, or that has finished, in order.
    ///
    /// Called when it has settled. They are no longer the node's afterwards.
    func takeConclusions(isRecovery: Bool) -> [Conclusion] {
        guard watch.contains(.awaited) else { return [] }
        var found: [Conclusion] = []
        for edit in edits {
            switch edit {
            case .fulfil(let expectation):
                found.append(Conclusion(expectation: expectation, reason: .cancelled, hasFinished: true))
            case .remove(let placement) where placement.slot.node.holder == nil:
                let node = placement.slot.node
                guard node.watch.contains(.awaited) else { continue }
                let reason = reason(for: placement, isRecovery: isRecovery)
                for node in node.watched(.awaited).reversed() {
                    for expectation in node.takeExpectations() {
                        expectation.prepare(reason)
                        let hasFinished = hasFinish(in: node)
                        found.append(Conclusion(expectation: expectation, reason: reason, hasFinished: hasFinished))
                    }
                }
            default: break
            }
        }
        return found
    }

    /// Whether a node, or something in it, took itself off.
    private func hasFinish(in node: Node) -> Bool {
        edits.contains { edit in
            if case .finish(let finished, _) = edit { finished === node || node.contains(finished) } else { false }
        }
    }

    private func reason(for placement: Placement, isRecovery: Bool) -> EndReason {
        if edits.contains(where: \.beginsAnew) { return .reset }
        if isRecovery { return .cancelled }
        switch placement.list {
        case .modals, .embedded: return .dismissed
        case .content(let container):
            switch container.layout.kind {
            case .windows: return .windowClosed
            case .stack: return isRefilled(container, after: placement) ? .replaced : .popped
            case .tabs, .pages, .split, .window: return .replaced
            }
        }
    }

    /// Whether something was put into a container after that was taken off.
    private func isRefilled(_ container: Container, after removal: Placement) -> Bool {
        for edit in edits.reversed() {
            switch edit {
            case .insert(let placement):
                if case .content(let other) = placement.list, other === container, placement.slot.node.holder != nil {
                    return true
                }
            case .remove(let placement) where placement.slot.node === removal.slot.node: return false
            default: break
            }
        }
        return false
    }
}

extension Edit {
    fileprivate var beginsAnew: Bool {
        if case .beginAnew = self { true } else { false }
    }
}

/// What somebody is to hear.
struct Conclusion {
    let expectation: Expectation
    let reason: EndReason
    let hasFinished: Bool
}

extension Node {
    fileprivate final func takeExpectations() -> [Expectation] {
        guard let extras, !extras.expectations.isEmpty else { return [] }
        defer { extras.expectations = [] }
        return extras.expectations
    }
}
