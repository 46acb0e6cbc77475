@_spi(Log) import Coordination

/// A waiting trigger, to be stored.
struct TriggerToStore {
    let cause: Cause
    let options: TransitionOptions
    /// The nodes of the trigger's prerequisite; none unless the trigger waits at a gate.
    let shown: [Node]
    /// True if the call has gates of its own, which cannot be asked again.
    let isGuarded: Bool

    init(_ request: Request, _ intent: (any Intent)? = nil, showing shown: [Node] = []) {
        cause = request.storedCause
        options = request.options
        isGuarded = intent?.isGuarded ?? false
        self.shown = shown
    }

    /// True if the routes are followed as a link, even if there is only one.
    var isLink: Bool { cause.route == nil && !cause.hops.isEmpty }
}

extension TriggerToStore {
    /// Returns true if a window shows the trigger's prerequisite or, without one, if the trigger was made there. A
    /// trigger made on the manager belongs to the window in front.
    func belongs(to window: Node, in manager: Node) -> Bool {
        if let shown = shown.first { return window.contains(shown) }
        let place = cause.path.flatMap { manager.presentable(at: $0)?.node as Node? } ?? manager
        return place === manager ? (manager as? Container)?.content.last?.node === window : window.contains(place)
    }
}

extension Navigable {
    /// The waiting triggers of this tree, those at gates first, except prerequisites that a gate requires.
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
