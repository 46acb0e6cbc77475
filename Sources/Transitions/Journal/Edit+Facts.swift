// Facts about an edit. Only the journal knows the kinds of edits; a fact that an edit does not have is nil.

extension Edit {
    /// True if the edit changes a list, a selection or alerts.
    var isStructural: Bool {
        borrowing get {
            switch self {
            case .insert, .remove, .move, .select, .take, .resize, .hide, .showAlert, .closeAlert: true
            default: false
            }
        }
    }

    /// The node whose state or list the edit changed, or about which it recorded something.
    @inline(never)
    var about: Node? {
        borrowing get {
            switch self {
            case .insert(let placement), .remove(let placement): placement.list.holder
            case .move(_, let container, _, _, _, _), .select(_, let container, _, _, _, _),
                .noteSelection(let container, _, _), .claim(let container), .indexKey(_, let container, _):
                container
            case .take(_, let split, _, _, _), .hide(let split, _, _): split
            case .showAlert(_, let host, _, _), .closeAlert(_, let host, _, _), .resize(let host, _, _): host
            case .reselect(let node), .reach(let node), .finish(let node, _), .reuse(let node), .expect(let node, _),
                .storeKey(let node), .replaceKey(let node, _), .storeAnimation(let node, _):
                node
            case .effect, .fulfil, .reset, .revoke, .useKept, .setAside, .adopt, .prerequisiteDone, .note: nil
            }
        }
    }

    /// The node whose list, selection or alerts the edit changed; nil for other edits.
    var holder: Node? { borrowing get { isStructural ? about : nil } }

    /// The node whose lists or state the edit changed, in a way that stays if the node is removed whole; nil for
    /// others, as for alerts, claims and expectations.
    package var inside: Node? {
        switch self {
        case .claim, .reselect, .reach, .expect, .showAlert, .closeAlert: nil
        default: about
        }
    }
}

extension Edit {
    var isInsertion: Bool {
        borrowing get {
            switch self {
            case .insert: true
            default: false
            }
        }
    }

    /// The inserted slot, with its place.
    package var insertion: Placement? {
        borrowing get {
            switch self {
            case .insert(let placement): placement
            default: nil
            }
        }
    }

    /// The removed slot, with its place.
    var removal: Placement? {
        borrowing get {
            switch self {
            case .remove(let placement): placement
            default: nil
            }
        }
    }

    /// The inserted or removed node.
    package var subject: Node? {
        borrowing get {
            switch self {
            case .insert(let placement), .remove(let placement): placement.slot.node
            default: nil
            }
        }
    }

    /// The inserted, removed or moved slot.
    var carried: Slot? {
        switch self {
        case .insert(let placement), .remove(let placement): placement.slot
        case .move(let slot, _, _, _, _, _): slot
        default: nil
        }
    }

    /// The inserted or selected node.
    var shown: Node? {
        borrowing get {
            switch self {
            case .insert(let placement): placement.slot.node
            case .select(let slot, _, _, _, _, _): slot?.node
            default: nil
            }
        }
    }

    /// The inserted node, as long as it has a place.
    var arrived: Node? { insertion.flatMap { $0.slot.node.holder == nil ? nil : $0.slot.node } }

    /// The inserted node, as long as it is where it was put.
    var settled: Node? { insertion.flatMap { $0.slot.node.holder === $0.list.holder ? $0.slot.node : nil } }

    /// The removed slot with its former place, as long as its node has no new place.
    var departed: Placement? { removal.flatMap { $0.slot.node.holder == nil ? $0 : nil } }

    /// The inserted, moved or selected node, as long as it is in that container; or the node that was found in place.
    var brought: Node? {
        switch self {
        case .insert: settled
        case .move(let slot, let container, _, _, _, _): slot.node.holder === container ? slot.node : nil
        case .select(let slot, let container, _, _, _, _): slot?.node.holder === container ? slot?.node : nil
        case .reach(let node): node
        default: nil
        }
    }

    /// The container whose selection or column in hand the edit changed, with the former and the new range.
    var selection: (container: Container, before: Range<Int>, after: Range<Int>)? {
        borrowing get {
            switch self {
            case .select(_, let container, let before, let after, _, _),
                .take(_, let container, let before, let after, _):
                (container, before, after)
            default: nil
            }
        }
    }

    /// The alert that the edit showed or closed.
    var alert: (item: AlertItem, isShown: Bool)? {
        switch self {
        case .showAlert(let alert, _, _, _): (alert, true)
        case .closeAlert(let alert, _, _, _): (alert, false)
        default: nil
        }
    }

    /// The part of the holder that the edit changed, for the holder's mirror.
    var part: NodeMirror.Part? {
        switch self {
        case .insert(let placement), .remove(let placement):
            switch placement.list {
            case .content: .content
            case .modals: .modals
            case .embedded: .embedded
            }
        case .move, .select, .take, .hide: .content
        case .showAlert, .closeAlert: .alerts
        default: nil
        }
    }
}

extension Edit {
    /// The effect to run outside the tree.
    var effect: Effect? { if case .effect(let effect) = self { effect } else { nil } }

    /// The width that the edit notes.
    var width: (node: Node, columns: ColumnsBeside)? {
        if case .resize(let node, _, let after) = self { (node, after.columns) } else { nil }
    }

    /// The node that was selected again.
    var reselected: Node? { if case .reselect(let node) = self { node } else { nil } }

    /// The node that a verb found already in place.
    var reached: Node? { if case .reach(let node) = self { node } else { nil } }

    /// The node that has finished.
    var finished: Node? { if case .finish(let node, _) = self { node } else { nil } }

    /// The expectation on the end of a node.
    package var expected: (node: Node, expectation: Expectation)? {
        if case .expect(let node, let expectation) = self { (node, expectation) } else { nil }
    }

    /// The kept entry that the commit shows again.
    package var givenOut: KeptEntry? { if case .useKept(let entry) = self { entry } else { nil } }

    /// True if the edits of a gate's prerequisite end here.
    var endsPrerequisite: Bool { if case .prerequisiteDone = self { true } else { false } }
}
