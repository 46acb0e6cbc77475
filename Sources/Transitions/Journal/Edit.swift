/// One thing that a commit did, with what it takes to undo it and to tell of it.
package enum Edit {
    case insert(Placement)
    case remove(Placement)
    case move(Slot, Container, from: Int, to: Int, shownBefore: Range<Int>, Motion)
    case select(Slot?, Container, before: Range<Int>, after: Range<Int>, TurnDirection?, Motion)
    case showAlert(AlertItem, host: Node, at: Int, Motion)
    case closeAlert(AlertItem, host: Node, at: Int, Motion)
    case storeAnimation(Node, before: Animation?)
    case storeKey(Node)

    /// The key is in a box: as it may be of any type, it would have each edit copied by tables.
    indirect case replaceKey(Node, former: ScreenKey)

    /// The node's key, in a stack.
    case indexKey(of: Node, Container, before: Node?)
    case noteSelection(Container, before: Origin?)
    case claim(Container)
    case reselect(Node)
    case effect(Effect)
    case expect(Node, Expectation)
    case fulfil(Expectation)
    case finish(Node, before: Bool)
    case reuse(Node)
    case beginAnew
    case giveOut(KeptEntry)
    case putAside([KeptEntry], Keeper)
    case adopt([KeptEntry], from: Keeper, by: Keeper)
    case absorb(any Absorbed)
    case reach(Node)
    case prerequisiteDone
}

/// What of a change is to be seen.
package struct Motion {
    let isAnimated: Bool
    private let pair: Animation?
    private let isDismissal: Bool

    init(_ isAnimated: Bool, _ pair: Animation? = nil, isDismissal: Bool = false) {
        self.isAnimated = isAnimated
        self.pair = pair
        self.isDismissal = isDismissal
    }

    var animation: TransitionAnimation? { isDismissal ? pair?.dismissal : pair?.presentation }
}

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

    /// The change as a value; nil for what no host has to know.
    package var change: TreeChange? {
        switch self {
        case .insert(let placement): placement.change(placement.insertion)
        case .remove(let placement): placement.change(placement.removal)
        case .move(let slot, let container, let from, let to, _, let motion):
            TreeChange(
                kind: .moved(from: from, to: to), subject: .init(slot), holder: .init(container),
                animation: nil, isAnimated: motion.isAnimated)
        case .select(let slot, let container, let before, let after, let direction, let motion):
            TreeChange(
                kind: .selected(from: before, to: after, direction: direction),
                subject: slot.map { .init($0) } ?? .init(container), holder: .init(container),
                animation: motion.animation, isAnimated: motion.isAnimated)
        case .showAlert(let alert, let host, let index, let motion):
            TreeChange(
                kind: .alertShown(position: index), subject: alert.item, holder: .init(host),
                animation: nil, isAnimated: motion.isAnimated)
        case .closeAlert(let alert, let host, let index, let motion):
            TreeChange(
                kind: .alertClosed(position: index), subject: alert.item, holder: .init(host),
                animation: nil, isAnimated: motion.isAnimated)
        default: nil
        }
    }
}

extension Placement {
    fileprivate var insertion: TreeChange.Kind { list.insertion(at: index, style) }

    fileprivate var removal: TreeChange.Kind { list.removal(from: index) }

    fileprivate func change(_ kind: TreeChange.Kind) -> TreeChange {
        TreeChange(
            kind: kind, subject: .init(slot), holder: .init(list.holder),
            animation: motion.animation, isAnimated: motion.isAnimated)
    }
}

extension SlotList {
    func insertion(at index: Int, _ style: @autoclosure () -> PresentationStyle) -> TreeChange.Kind {
        switch self {
        case .content: .inserted(at: index)
        case .modals: .presented(level: index, style: style())
        case .embedded: .embedded(at: index)
        }
    }

    func removal(from index: Int) -> TreeChange.Kind {
        switch self {
        case .content: .removed(from: index)
        case .modals: .dismissed(level: index)
        case .embedded: .unembedded(from: index)
        }
    }
}

extension Edit {
    /// Whose list it changed; nil for what changes no list.
    @inline(never)
    var holder: Node? {
        borrowing get {
            switch self {
            case .insert(let placement), .remove(let placement): placement.list.holder
            case .move(_, let container, _, _, _, _), .select(_, let container, _, _, _, _): container
            case .showAlert(_, let host, _, _), .closeAlert(_, let host, _, _): host
            default: nil
            }
        }
    }

    /// What it gave a place, or selected.
    package var shown: Node? {
        borrowing get {
            switch self {
            case .insert(let placement): placement.slot.node
            case .select(let slot, _, _, _, _, _): slot?.node
            default: nil
            }
        }
    }

    /// Whose selection it changed.
    var selecting: Container? {
        borrowing get {
            switch self {
            case .select(_, let container, _, _, _, _): container
            default: nil
            }
        }

    }

    /// The queue that it took over.
    var absorbed: (any Absorbed)? {
        borrowing get {
            switch self {
            case .absorb(let absorbed): absorbed
            default: nil
            }
        }
    }

    /// Whether it gave something a place.
    package var isInsertion: Bool {
        borrowing get {
            switch self {
            case .insert: true
            default: false
            }
        }
    }

    /// What it put or took.
    var subject: Node? {
        borrowing get {
            switch self {
            case .insert(let placement), .remove(let placement): placement.slot.node
            default: nil
            }
        }
    }
}

/// What a tree has taken over from one that has come into it.
package protocol Absorbed: AnyObject {
    /// Gives it back, as that tree has a place in the other one no more.
    func giveBack()
}

extension ArraySlice<Edit> {
    /// Looks at one edit after the other where it is: an iterator copies each, with all that it refers to.
    func visit(_ look: (borrowing Edit) -> Void) {
        withUnsafeBufferPointer { edits in
            guard let first = edits.baseAddress else { return }
            for index in edits.indices { look(first[index]) }
        }
    }

    /// The same from the last to the first.
    func visitReversed(_ look: (borrowing Edit) -> Void) {
        withUnsafeBufferPointer { edits in
            guard let first = edits.baseAddress else { return }
            for index in edits.indices.reversed() { look(first[index]) }
        }
    }
}
