import Coordination

/// A root that is without something that it was made with: that is shown elsewhere, or was passed twice.
struct Partial {
    private(set) weak var node: Container?
    /// The step that has made it.
    let step: Int
    private let content: [ObjectIdentifier]
    /// Whether it has changed since, or is shown by a host of its own: then it was reported.
    var isReported = false

    init(_ node: Container, at step: Int) {
        self.node = node
        self.step = step
        content = node.content.map { ObjectIdentifier($0.node) }
    }

    var isAsMade: Bool { node.map { $0.content.map { ObjectIdentifier($0.node) } == content } ?? false }
}

extension World {
    /// Notes that roots have said what they are without. They are shown then, once they have been changed.
    func notePartialReported() {
        for index in partial.indices { partial[index].isReported = true }
    }

    /// No commit shows a root without what that was made with.
    func checkPartial(after step: Step) {
        // What is done in between may have changed it, and back.
        let isLone = hooksRun == 0 && !step.mentions([.performOn, .routeOn, .through, .upward, .hops, .link, .climb])
        // So may two first routes.
        let opensTwice = step.mentions([.opening]) && step.mentions([.presentAt, .addAt])
        for index in partial.indices {
            guard let node = partial[index].node else { continue }
            if !partial[index].isAsMade || node.extras?.host != nil || opensTwice && partial[index].step == stepIndex {
                partial[index].isReported = true
            }
            guard node.holder != nil, node.outermost === manager?.node, !partial[index].isReported else { continue }
            // A launch shows what there is.
            if !hasLaunched, isLone || partial[index].step < stepIndex {
                tally.count("a root without all of its content", of: "checked")
                flaw("a root is shown without what it was made with", "\(node.outermost.tree) after \(step)")
            }
            partial[index].isReported = true
        }
        partial.removeAll { $0.node == nil || $0.isReported }
        if !partial.isEmpty { tally.count("a root without all of its content", of: "checked") }
    }
}
