/// One thing that a commit did, with what it takes to undo it and to tell of it.
package enum Edit {
    case insert(Placement)
    case remove(Placement)
    case move(Slot, Container, from: Int, to: Int, shownBefore: Range<Int>, Motion)
    case select(Slot?, Container, before: Range<Int>, after: Range<Int>, TurnDirection?, Motion)
    case showAlert(AlertItem, host: Node, at: Int, Motion)
    case closeAlert(AlertItem, host: Node, at: Int, Motion)
    case storeAnimation(Node, before: TransitionAnimation?)
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
    case reach(Node)
    case prerequisiteDone
}

/// What of a change is to be seen.
package struct Motion {
    let isAnimated: Bool
    private let stored: TransitionAnimation?
    private let isDismissal: Bool

    init(_ isAnimated: Bool, _ stored: TransitionAnimation? = nil, isDismissal: Bool = false) {
        self.isAnimated = isAnimated
        self.stored = stored
        self.isDismissal = isDismissal
    }

    var animation: TransitionAnimation? { isDismissal ? stored?.dismissal : stored?.presentation }
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
