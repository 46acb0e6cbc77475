/// One change by a commit, with the data to undo and to report it.
package enum Edit {
    case insert(Placement)
    case remove(Placement)
    case move(Slot, Container, from: Int, to: Int, shownBefore: Range<Int>, Motion)
    case select(Slot?, Container, before: Range<Int>, after: Range<Int>, TurnDirection?, Motion)
    /// A column of a split taken in hand.
    case take(Slot, Container, before: Range<Int>, after: Range<Int>, Motion)
    /// A report of the columns beside the one in hand, for a window, a modal or a split. Never undone.
    indirect case resize(Node, before: ReportedColumns?, after: ReportedColumns)
    case hide(Container, before: ColumnsBeside, after: ColumnsBeside)
    case showAlert(AlertItem, host: Node, at: Int, Motion)
    case closeAlert(AlertItem, host: Node, at: Int, Motion)
    case storeAnimation(Node, before: TransitionAnimation?)
    case storeKey(Node)

    /// The former key is boxed: as it may be of any type, each copy of an edit would use witness tables.
    indirect case replaceKey(Node, former: ScreenKey)

    /// The entry of a node's key in a stack's index.
    case indexKey(of: Node, Container, before: Node?)
    case noteSelection(Container, before: Origin?, after: Origin?)
    case claim(Container)
    case reselect(Node)
    case effect(Effect)
    case expect(Node, Expectation)
    case fulfil(Expectation)
    case finish(Node, before: Bool)
    case reuse(Node)
    case reset
    /// The following removals are the repair of a standing gate, of this name; of none if it is nil.
    case revoke(String?)
    case useKept(KeptEntry)
    case setAside([KeptEntry], Keeper)
    case adopt([KeptEntry], from: Keeper, by: Keeper)
    case reach(Node)
    case prerequisiteDone
    /// Something noted beside the tree, which the closure takes back.
    case note(takeBack: () -> Void)
}

/// The animation of a change.
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
    /// Calls a closure with each edit in place: an iterator copies each one, and retains its references.
    func visit(_ look: (borrowing Edit) -> Void) {
        withUnsafeBufferPointer { edits in
            guard let first = edits.baseAddress else { return }
            for index in edits.indices { look(first[index]) }
        }
    }

    /// Calls a closure with each edit in place, from the last to the first.
    func visitReversed(_ look: (borrowing Edit) -> Void) {
        withUnsafeBufferPointer { edits in
            guard let first = edits.baseAddress else { return }
            for index in edits.indices.reversed() { look(first[index]) }
        }
    }
}
