/// Finds which hosts show what a commit changed, in the tree as the commit left it.
///
/// A node belongs to the nearest host at it or around it; what was taken off, to the one that shows the place that it
/// was taken from.
struct HostSearch {
    private let edits: [Edit]
    private var last: (start: Node, found: Node?)?

    /// Where what was taken off stood first. Found when needed.
    private lazy var origins: [ObjectIdentifier: Node] = Dictionary(
        edits.compactMap { edit in
            guard case .remove(let placement) = edit else { return nil }
            return (ObjectIdentifier(placement.slot.node), placement.list.holder)
        }, uniquingKeysWith: { first, _ in first })

    init(_ edits: [Edit]) {
        self.edits = edits
    }

    /// Gives the node that the nearest host is attached to. One pointer read a level, none for the same node again.
    mutating func host(of start: Node) -> Node? {
        if let last, last.start === start { return last.found }
        var node = start
        // Each turn beyond the tree goes through an edit of its own.
        var turns = edits.count
        while node.extras?.host == nil {
            if let holder = node.holder {
                node = holder
            } else if turns > 0, let origin = origins[ObjectIdentifier(node)] {
                turns -= 1
                node = origin
            } else {
                last = (start, nil)
                return nil
            }
        }
        last = (start, node)
        return node
    }

    /// Gives the nodes whose hosts show a change: that of the place, and the one of what came or went if it has its
    /// own.
    mutating func hosts(of edit: Edit) -> [Node] {
        guard let holder = edit.holder else { return [] }
        var found = host(of: holder).map { [$0] } ?? []
        if let subject = edit.slot?.node, subject.extras?.host != nil { found.append(subject) }
        return found
    }
}

extension Edit {
    /// Whose list it changed; nil for what changes no list.
    var holder: Node? {
        switch self {
        case .insert(let placement), .remove(let placement): placement.list.holder
        case .move(_, let container, _, _, _, _), .select(_, let container, _, _, _, _): container
        case .showAlert(_, let host, _, _), .closeAlert(_, let host, _, _): host
        case .storeAnimation, .storeKey, .indexKey, .claim, .effect, .reselect: nil
        }
    }

    /// What it put or took.
    var slot: Slot? {
        switch self {
        case .insert(let placement), .remove(let placement): placement.slot
        default: nil
        }
    }
}
