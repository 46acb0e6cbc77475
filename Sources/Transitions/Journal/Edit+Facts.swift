// What an edit says of a tree. Only the journal knows which kinds of edits there are; a fact that most of them do not
// have is nil for those.

extension Edit {
    /// Whether it changes what the tree looks like.
    var isStructural: Bool {
        borrowing get {
            switch self {
            case .insert, .remove, .move, .select, .showAlert, .closeAlert: true
            default: false
            }
        }
    }

    /// The node whose state or whose list it has changed, or of which it has noted something.
    @inline(never)
    var about: Node? {
        borrowing get {
            switch self {
            case .insert(let placement), .remove(let placement): placement.list.holder
            case .move(_, let container, _, _, _, _), .select(_, let container, _, _, _, _),
                .noteSelection(let container, _), .claim(let container), .indexKey(_, let container, _):
                container
            case .showAlert(_, let host, _, _), .closeAlert(_, let host, _, _): host
            case .reselect(let node), .reach(let node), .finish(let node, _), .reuse(let node), .expect(let node, _),
                .storeKey(let node), .replaceKey(let node, _), .storeAnimation(let node, _):
                node
            case .effect, .fulfil, .beginAnew, .giveOut, .putAside, .adopt, .prerequisiteDone: nil
            }
        }
    }

    /// Whose list it changed; nil for what changes no list.
    var holder: Node? { borrowing get { isStructural ? about : nil } }

    /// The same, but for alerts, and whose state it changed: what stays as it is where that is removed whole.
    package var inside: Node? {
        switch self {
        case .claim, .reselect, .reach, .expect, .showAlert, .closeAlert: nil
        default: about
        }
    }
}

extension Edit {
    /// Whether it gave something a place.
    var isInsertion: Bool {
        borrowing get {
            switch self {
            case .insert: true
            default: false
            }
        }
    }

    /// What it put, and where.
    package var insertion: Placement? {
        borrowing get {
            switch self {
            case .insert(let placement): placement
            default: nil
            }
        }
    }

    /// What it took, and from where.
    var removal: Placement? {
        borrowing get {
            switch self {
            case .remove(let placement): placement
            default: nil
            }
        }
    }

    /// What it put or took.
    package var subject: Node? {
        borrowing get {
            switch self {
            case .insert(let placement), .remove(let placement): placement.slot.node
            default: nil
            }
        }
    }

    /// What it put, took or moved.
    var carried: Slot? {
        switch self {
        case .insert(let placement), .remove(let placement): placement.slot
        case .move(let slot, _, _, _, _, _): slot
        default: nil
        }
    }

    /// What it gave a place, or selected.
    var shown: Node? {
        borrowing get {
            switch self {
            case .insert(let placement): placement.slot.node
            case .select(let slot, _, _, _, _, _): slot?.node
            default: nil
            }
        }
    }

    /// What it put, as long as that stands somewhere.
    var arrived: Node? { insertion.flatMap { $0.slot.node.holder == nil ? nil : $0.slot.node } }

    /// What it put, as long as that stands where it was put.
    var settled: Node? { insertion.flatMap { $0.slot.node.holder === $0.list.holder ? $0.slot.node : nil } }

    /// What it took, and from where, as long as that stands nowhere.
    var departed: Placement? { removal.flatMap { $0.slot.node.holder == nil ? $0 : nil } }

    /// What it has put, selected, moved or found somewhere, as long as that stands there.
    var brought: Node? {
        switch self {
        case .insert: settled
        case .move(let slot, let container, _, _, _, _): slot.node.holder === container ? slot.node : nil
        case .select(let slot, let container, _, _, _, _): slot?.node.holder === container ? slot?.node : nil
        case .reach(let node): node
        default: nil
        }
    }

    /// Whose selection it changed, and what was shown there before and after.
    var selection: (container: Container, before: Range<Int>, after: Range<Int>)? {
        borrowing get {
            switch self {
            case .select(_, let container, let before, let after, _, _): (container, before, after)
            default: nil
            }
        }
    }

    /// The alert that it showed or closed.
    var alert: (item: AlertItem, isShown: Bool)? {
        switch self {
        case .showAlert(let alert, _, _, _): (alert, true)
        case .closeAlert(let alert, _, _, _): (alert, false)
        default: nil
        }
    }

    /// Which of its holder's lists it changed, for the mirror of that.
    var part: NodeMirror.Part? {
        switch self {
        case .insert(let placement), .remove(let placement):
            switch placement.list {
            case .content: .content
            case .modals: .modals
            case .embedded: .embedded
            }
        case .move, .select: .content
        case .showAlert, .closeAlert: .alerts
        default: nil
        }
    }
}

extension Edit {
    /// What is to run outside the tree.
    var effect: Effect? { if case .effect(let effect) = self { effect } else { nil } }

    /// What was chosen again.
    var reselected: Node? { if case .reselect(let node) = self { node } else { nil } }

    /// What a verb has found where it was to be.
    var reached: Node? { if case .reach(let node) = self { node } else { nil } }

    /// What has ended by itself.
    var finished: Node? { if case .finish(let node, _) = self { node } else { nil } }

    /// Who is to hear how a node ends.
    package var expected: (node: Node, expectation: Expectation)? {
        if case .expect(let node, let expectation) = self { (node, expectation) } else { nil }
    }

    /// What a tree keeps, and was given out.
    package var givenOut: KeptEntry? { if case .giveOut(let entry) = self { entry } else { nil } }

    /// Whether what a gate wanted first was done with it.
    var endsPrerequisite: Bool { if case .prerequisiteDone = self { true } else { false } }
}
