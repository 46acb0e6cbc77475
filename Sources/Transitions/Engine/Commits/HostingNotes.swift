/// The nodes whose hosts show a commit's changes.
///
/// As long as one host shows everything, which is usual, only its node is noted.
final class HostingNotes {
    /// The node whose host shows all changes so far, if ``each`` is empty.
    var sole: Node? { present ?? former }

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var present: Node?
    private weak var former: Node?
    private var isWeak = false

    /// The nodes whose hosts show each structural edit; empty while one host shows all of them.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var each: [EditHosts] = []

    /// The node that the last of several changes was made in, and the nearest node with a host, from there upwards.
    private var lastPlace: (holder: Node, hosting: Node?)?

    /// True if a host has refused the commit.
    private(set) var isRefused = false

    /// True if a host was attached while the commit settled.
    private(set) var hasLateHosts = false

    /// True if at most one retained node is noted, and nothing else.
    var isBrief: Bool { !isWeak && each.isEmpty && lastPlace == nil && !isRefused && !hasLateHosts }

    /// Notes which hosts show the last change. O(depth).
    ///
    /// - Parameters:
    ///   - holder: The node whose list was changed.
    ///   - own: The node that came or went, if it has its own host.
    ///   - count: The number of structural edits, this one included.
    func note(_ holder: Node, _ own: Node?, _ count: Int) {
        let around = count == 1 ? holder.hostNode : nearest(to: holder)
        if own == nil, count == 1 || each.isEmpty && around === sole {
            present = around
            return
        }
        while each.count < count - 1 { each.append(EditHosts(around: sole, own: nil)) }
        each.append(EditHosts(around: around, own: own))
    }

    /// Finds the nearest node with a host, from `holder` upwards, at most to the last change, whose host is known.
    private func nearest(to holder: Node) -> Node? {
        var node = holder
        while node !== lastPlace?.holder, !node.watch.contains(.ownHost) {
            guard let next = node.holder else { break }
            node = next
        }
        let found = node === lastPlace?.holder ? lastPlace?.hosting : node.watch.contains(.ownHost) ? node : nil
        lastPlace = (holder, found)
        return found
    }

    func noteRefusal() { isRefused = true }

    func noteLateHost() { hasLateHosts = true }

    /// Forgets the notes for edits that were undone.
    func rollback(to count: Int) {
        lastPlace = nil
        if each.count > count { each.removeSubrange(count...) }
    }

    /// Holds the nodes weakly from now on, and returns those that were retained.
    func releaseNodes() -> (Node?, (Node, Node?)?) {
        let kept = (present, lastPlace)
        (former, present, lastPlace, isWeak) = (present, nil, nil, true)
        return kept
    }

    /// Returns and clears the only noted node. Called only if ``isBrief``.
    func takeSole() -> Node? { present.take() }

    /// Returns all noted nodes, and clears every note.
    func takeAll() -> (Node?, [EditHosts], (Node, Node?)?) {
        defer {
            (present, former, each, lastPlace) = (nil, nil, [], nil)
            (isWeak, isRefused, hasLateHosts) = (false, false, false)
        }
        return (present, each, lastPlace)
    }
}

/// The nodes whose hosts show one change: the nearest one around the change, and the node that came or went, if it has
/// a host.
struct EditHosts {
    // Weak, as a tree may be released while the commit settles.
    weak var around: Node?
    weak var own: Node?

    func includes(_ node: Node) -> Bool { around === node || own === node }
}
