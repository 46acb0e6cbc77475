extension Errand {
    /// - Parameters:
    ///   - key: Tells it from others: triggers that have to wait for the same one share it.
    ///   - title: What messages call it.
    ///   - join: Joins it to a commit, through the nearest router seen from a node.
    package init(
        _ key: AnyHashable, title: String, join: @escaping (Node, inout RunningCommit) throws(TransitionError) -> Void
    ) {
        self.init(key, title: title, JoiningWay(join))
    }

    /// Joins it to a commit, through the nearest router seen from a node.
    func join(_ node: Node, _ running: inout RunningCommit) throws(TransitionError) {
        try unsafeDowncast(way, to: JoiningWay.self).join(node, &running)
    }
}

/// The way of an errand that is joined to a commit.
private final class JoiningWay: ErrandWay {
    let join: (Node, inout RunningCommit) throws(TransitionError) -> Void

    init(_ join: @escaping (Node, inout RunningCommit) throws(TransitionError) -> Void) {
        self.join = join
    }
}
