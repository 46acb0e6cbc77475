import Coordination

/// A gate that holds an address, triggered on a manager or a window without routers, until one takes it: a URL may open
/// an app before anything is shown.
final class LaunchGate {
    private let type: ObjectIdentifier
    private weak var scope: Node?
    private var hasWaited = false
    private var resumption: Resumption?
    private weak var watch: CommitWatch?

    /// - Returns: Nil unless the node is a window manager or a window.
    init?(for first: any Route, at node: Node) {
        guard node.isManager || node.isWindow else { return nil }
        type = ObjectIdentifier(Swift.type(of: first))
        scope = node
    }

    var gate: Gate { Gate("the first window", agent: self) { _ in self.verdict } }

    private var verdict: Verdict {
        guard let scope, isKept(by: scope) else { return .allow }
        hasWaited = true
        return .wait(upTo: nil) { [weak self] resumption in self?.wait(resumption) }
    }

    /// Returns true if there is no router yet or, for an address that has waited, none that takes it. Other wrong
    /// addresses fail at once.
    private func isKept(by scope: Node) -> Bool {
        if takes(scope) { return false }
        return hasWaited || !hasRouter(scope)
    }

    private func takes(_ scope: Node) -> Bool { scope.subtreeContains { $0.taker(of: type) != nil } }

    private func hasRouter(_ scope: Node) -> Bool {
        scope.subtreeContains { $0 !== scope && $0.presentable._routeType != nil }
    }

    deinit { watch?.end() }

    private func wait(_ resumption: Resumption) {
        self.resumption = resumption
        watch?.end()
        watch = scope.map { CommitWatch(of: $0) { [weak self] in self?.look() } }
    }

    /// Resumes all waiting addresses that a router takes now.
    private func look() {
        guard let scope, canResume else { return }
        // Each resumed address gets the next turn, so the first of them is resumed last.
        var all: [LaunchGate] = []
        scope.treeQueue.forEachWaiting { _, intent, shown in
            if shown != nil, let gate = (intent as? RouteIntent)?.agent(LaunchGate.self) { all.append(gate) }
        }
        for gate in all.reversed() where gate.canResume { gate.resume() }
    }

    private var canResume: Bool { resumption?.isPending == true && scope.map(takes) == true }

    private func resume() {
        watch?.end()
        let pending = resumption
        resumption = nil
        pending?()
    }
}

extension Node {
    /// Returns true if the predicate holds for this node, or one in it. O(nodes).
    fileprivate final func subtreeContains(_ predicate: (Node) -> Bool) -> Bool {
        var waiting = [self]
        while let node = waiting.popLast() {
            if predicate(node) { return true }
            for slot in node.directSlots { waiting.append(slot.node) }
        }
        return false
    }
}
