/// The nodes whose hosts show what a commit has changed.
///
/// As long as it is one host that shows everything, which it mostly is, nothing is kept beside that.
final class HostingNotes {
    /// The node whose host shows all that was changed so far, as long as ``each`` is empty.
    var sole: Node? { present ?? former }

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var present: Node?
    private weak var former: Node?
    private var isLoose = false

    /// The nodes whose hosts show what each structural edit changed, where it is not one host that shows it all.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var each: [Hostings] = []

    /// The place that was changed last of several, and the nearest node around it that has a host.
    private var lastPlace: (holder: Node, hosting: Node?)?

    /// Whether a host has refused the commit.
    private(set) var isRefused = false

    /// Whether a host has come while it settled.
    private(set) var hasLateHosts = false

    /// True if it keeps all that is noted, and that is one node at most.
    var isBrief: Bool { !isLoose && each.isEmpty && lastPlace == nil && !isRefused && !hasLateHosts }

    /// Notes who shows what was last changed. O(depth).
    ///
    /// - Parameters:
    ///   - holder: The place of that.
    ///   - own: What came or went, if that has a host of its own.
    ///   - count: The number of structural edits, with this one.
    func note(_ holder: Node, _ own: Node?, _ count: Int) {
        let around = count == 1 ? holder.hosting : nearest(to: holder)
        if own == nil, count == 1 || each.isEmpty && around === sole {
            present = around
            return
        }
        while each.count < count - 1 { each.append(Hostings(around: sole, own: nil)) }
        each.append(Hostings(around: around, own: own))
    }

    /// The nearest node around a place that has a host. Goes up only as far as the place that was changed before.
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

    /// Forgets those of edits that were taken back.
    func rollback(to count: Int) {
        lastPlace = nil
        if each.count > count { each.removeSubrange(count...) }
    }

    /// Keeps none of the nodes from now on; hands over those that it kept.
    func loosen() -> (Node?, (Node, Node?)?) {
        let kept = (present, lastPlace)
        (former, present, lastPlace, isLoose) = (present, nil, nil, true)
        return kept
    }

    /// Hands over the one node, where nothing else is noted.
    func takeSole() -> Node? { present.take() }

    /// Hands over all that is noted of nodes, and notes nothing.
    func takeAll() -> (Node?, [Hostings], (Node, Node?)?) {
        defer {
            (present, former, each, lastPlace) = (nil, nil, [], nil)
            (isLoose, isRefused, hasLateHosts) = (false, false, false)
        }
        return (present, each, lastPlace)
    }
}

/// The nodes whose hosts show one change: the one around its place, and what came or went if that has its own.
struct Hostings {
    // A tree may go while this settles.
    weak var around: Node?
    weak var own: Node?

    func includes(_ node: Node) -> Bool { around === node || own === node }
}
