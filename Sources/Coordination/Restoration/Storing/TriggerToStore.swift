@_spi(Log) import Coordination

/// A trigger that waits.
struct TriggerToStore {
    let cause: Cause
    let options: TransitionOptions
    /// The nodes of its prerequisite; none unless it waits at a gate.
    let shown: [Node]
    /// True if the call has gates of its own, which cannot be asked again.
    let isGuarded: Bool

    init(_ request: Request, _ intent: (any Intent)? = nil, showing shown: [Node] = []) {
        cause = request.storedCause
        options = request.options
        isGuarded = intent?.isGuarded ?? false
        self.shown = shown
    }

    /// True if it is followed as a link, even with only one route.
    var isLink: Bool { cause.route == nil && !cause.hops.isEmpty }
}

extension TriggerToStore {
    /// Returns true if it waits in a window: its prerequisite is shown there, or it was triggered there.
    func belongs(to window: Node, in manager: Node) -> Bool {
        if let shown = shown.first { return window.contains(shown) }
        let place = cause.path.flatMap { manager.presentable(at: $0)?.node as Node? } ?? manager
        return place === manager ? (manager as? Container)?.content.last?.node === window : window.contains(place)
    }
}

extension Navigable {
    /// The triggers that wait in this tree, those at gates first, without those that gates require.
    var triggersToStore: [TriggerToStore] {
        let queue = node.treeQueue
        var held: [TriggerToStore] = []
        var others: [TriggerToStore] = []
        queue.forEachWaiting { request, intent, shown in
            if let (_, nodes) = shown {
                held.append(TriggerToStore(request, intent, showing: nodes))
            } else {
                others.append(TriggerToStore(request, intent))
            }
        }
        if let (request, intent) = node.resumed { others.insert(TriggerToStore(request, intent), at: 0) }
        return (held + others).filter { $0.cause.requiredBy == nil }
    }
}
