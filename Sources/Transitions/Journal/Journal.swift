/// The edits of one commit, with the data to undo and to report them.
///
/// Nothing is released or called while the journal is being changed: a `deinit` of a user's object may trigger.
/// Discarded values are returned, and released by the caller.
package struct Journal: ~Copyable {
    /// The edits that are written out: all but those in `run`.
    private var written: [Edit] = []

    /// The outermost nodes that the edits refer to without retaining them, while the commit settles.
    private var replacedNodes: [ReplacedNode] = []

    /// The last edits in short form, if they are alike, until something reads them.
    private var run: Run?

    /// The slots that were removed, or inserted and rolled back. Retained until the commit has settled.
    private(set) var removedSlots: [Slot] = []

    /// The number of structural edits.
    private(set) var structuralCount = 0

    /// The possible consequences of the edits, also of edits that were rolled back.
    private(set) var flags: Flags = []

    /// A position in the journal, to read from and to roll back to.
    package struct Savepoint {
        /// The number of edits before it.
        let count: Int
        fileprivate let removedCount: Int

        /// The position before the first edit.
        static let beginning = Savepoint(count: 0, removedCount: 0)
    }

    /// The position after the last edit.
    var savepoint: Savepoint { Savepoint(count: count, removedCount: removedSlots.count) }

    var isEmpty: Bool { run == nil && written.isEmpty }

    var count: Int {
        guard let length = run?.length else { return written.count }
        return written.count + length
    }
}

extension Journal {
    /// All edits, in order.
    var edits: [Edit] {
        mutating get {
            writeOut()
            return replacedNodes.isEmpty ? written : written.map { replacedNodes.edit($0) }
        }
    }

    /// Returns the edits after a savepoint, or none if that was rolled back.
    mutating func edits(since savepoint: Savepoint) -> ArraySlice<Edit> {
        return edits[min(savepoint.count, written.count)...]
    }

    /// Returns true if anything was removed since a savepoint.
    func hasRemoved(since savepoint: Savepoint) -> Bool { removedSlots.count > savepoint.removedCount }

    /// The holder of the only edit, if that is stored as a run.
    var soleHolder: Node? { sole?.holder }

    /// The only edit, if that is stored as a run.
    var sole: Run? { written.isEmpty && run?.length == 1 ? run : nil }
}

extension Journal {
    /// Records an edit.
    ///
    /// - Parameters:
    ///   - edit: The edit.
    ///   - flag: The edit's possible consequences.
    ///   - isStructural: True for a structural edit. A parameter, as reading it from the edit would copy the edit.
    @inline(never)
    mutating func add(_ edit: consuming Edit, _ flag: Flags = [], isStructural: Bool = false) {
        writeOut()
        if isStructural { structuralCount += 1 }
        flags.note(flag)
        written.append(edit)
    }

    /// Makes columns that were taken and given back no change, if nothing else has changed.
    mutating func forgetReturns() {
        writeOut()
        var takes: [(index: Int, split: Container, before: Range<Int>)] = []
        for index in written.indices {
            if case .take(_, let split, let before, _, _) = written[index] { takes.append((index, split, before)) }
        }
        guard takes.count == structuralCount else { return }
        var seen: [ObjectIdentifier] = []
        for take in takes where !seen.contains(ObjectIdentifier(take.split)) {
            guard take.split.shownRange == take.before else { return }
            seen.append(ObjectIdentifier(take.split))
        }
        for take in takes { written[take.index] = .reach(take.split) }
        structuralCount = 0
    }

    /// Records a removal, and retains the removed slot.
    mutating func addRemoval(_ placement: consuming Placement) {
        removedSlots.append(placement.slot)
        add(.remove(placement), .removed, isStructural: true)
    }

    /// Records, as part of a run, that a bare slot is about to be put into a list without a selection.
    mutating func noteInsertion(in list: SlotList, at index: Int, isAnimated: Bool) {
        structuralCount += 1
        flags.insert(.showed)
        if run != nil {
            if run?.isContinued(byInsertionIn: list, at: index, isAnimated) == true {
                run?.length += 1
                return
            }
            writeOut()
        }
        run = Run(list, at: index, firstRemoved: nil, isAnimated)
    }

    /// Records, as part of a run, that a bare slot was removed from a list without a selection, and retains it.
    mutating func noteRemoval(of slot: consuming Slot, from list: SlotList, at index: Int, isAnimated: Bool) {
        structuralCount += 1
        flags.note(.removed)
        let place = removedSlots.count
        removedSlots.append(slot)
        if run != nil {
            if run?.isContinued(byRemovalFrom: list, at: index, place, isAnimated) == true {
                run?.length += 1
                return
            }
            writeOut()
        }
        run = Run(list, at: index, firstRemoved: place, isAnimated)
    }

    /// Retains a slot until the commit has settled.
    mutating func keep(_ slot: consuming Slot) {
        removedSlots.append(slot)
    }

    /// Writes out a run of insertions, whose slots are read from the list. Called before any other change of a list.
    mutating func writeOutInsertions() {
        if run?.isInsertion == true { writeOut() }
    }

    private mutating func writeOut() {
        // The written edits retain the list that this releases.
        guard let run = run.take() else { return }
        for number in 0..<run.length { written.append(run.edit(number, removedSlots)) }
    }
}

extension Journal {
    /// Replaces the outermost node of a tree in the edits, as that node would retain the queue whose commit settles.
    /// O(edits).
    mutating func replaceOutermost(_ outermost: Node) {
        if run?.holder === outermost { writeOut() }
        var replaced: ReplacedNode?
        for index in written.indices {
            guard written[index].about === outermost else { continue }
            let known = replaced ?? ReplacedNode(outermost)
            replaced = known
            written[index] = written[index].with(known.standIn, for: outermost)
        }
        if let replaced { replacedNodes.append(replaced) }
    }

    /// Takes out the last edit; nil if none is left after a savepoint.
    mutating func takeNext(behind savepoint: Savepoint) -> Edit? {
        guard count > savepoint.count else { return nil }
        writeOut()
        guard let edit = written.popLast() else { return nil }
        if edit.isStructural { structuralCount -= 1 }
        return replacedNodes.isEmpty ? edit : replacedNodes.edit(edit)
    }

    /// Resets the journal, and returns the run for release; removed slots and written edits stay.
    mutating func end() -> Run? {
        structuralCount = 0
        flags = []
        if !replacedNodes.isEmpty { replacedNodes = [] }
        return run.take()
    }

    var isWrittenOut: Bool { !written.isEmpty }

    /// Exchanges the written edits for others, or for an empty array with capacity.
    mutating func exchangeWritten(_ others: inout [Edit]) { swap(&others, &written) }

    /// Takes out the slot that was removed last. There has to be one.
    mutating func takeLastRemovedSlot() -> Slot { removedSlots.removeLast() }

    mutating func takeRemovedSlots() -> [Slot] {
        var taken: [Slot] = []
        swap(&taken, &removedSlots)
        return taken
    }
}

/// The possible consequences of a commit's edits.
struct Flags: OptionSet {
    let rawValue: UInt8

    /// An insertion.
    static let showed = Flags(rawValue: 1)

    /// A removal.
    static let removed = Flags(rawValue: 2)

    /// A change of a selection.
    static let selected = Flags(rawValue: 4)

    /// A removal or selection after an insertion: the inserted presentable may be gone again.
    static let tookAwayAfterShowing = Flags(rawValue: 8)

    /// An effect, to run after the commit has settled.
    static let hasEffects = Flags(rawValue: 16)

    /// A change of kept presentables.
    static let changedKept = Flags(rawValue: 32)

    fileprivate mutating func note(_ flag: Flags) {
        if contains(.showed), !flag.isDisjoint(with: [.removed, .selected]) { insert(.tookAwayAfterShowing) }
        formUnion(flag)
    }
}

/// Insertions at rising indices, or removals at falling ones, of bare slots in one list without a selection, as in a
/// chain of pushes or `popToRoot`. Most commits have one such edit. The slots are read from the list, or from the
/// removed ones.
struct Run {
    fileprivate let holder: Node
    private let index: Int32

    /// The index of the first removed slot among all removed ones; negative for insertions.
    private let firstRemoved: Int32
    fileprivate(set) var length = 1
    private let place: Place
    private let isAnimated: Bool

    fileprivate init(_ list: SlotList, at index: Int, firstRemoved: Int?, _ isAnimated: Bool) {
        holder = list.holder
        place = list.place
        self.index = Int32(truncatingIfNeeded: index)
        self.firstRemoved = Int32(truncatingIfNeeded: firstRemoved ?? -1)
        self.isAnimated = isAnimated
    }

    fileprivate var isInsertion: Bool { firstRemoved < 0 }

    fileprivate func isContinued(byInsertionIn list: SlotList, at index: Int, _ isAnimated: Bool) -> Bool {
        isInsertion && index == self.index(length) && isIn(list, isAnimated)
    }

    fileprivate func isContinued(byRemovalFrom list: SlotList, at index: Int, _ removed: Int, _ isAnimated: Bool)
        -> Bool
    {
        !isInsertion && index == self.index(length) && removed == Int(self.firstRemoved) + length
            && isIn(list, isAnimated)
    }

    private func isIn(_ list: SlotList, _ isAnimated: Bool) -> Bool {
        holder === list.holder && place == list.place && isAnimated == self.isAnimated
    }

    private func index(_ number: Int) -> Int { Int(index) + (isInsertion ? number : -number) }

    private var list: SlotList { SlotList(place, of: holder) }

    /// Returns an inserted or removed slot.
    ///
    /// - Parameters:
    ///   - number: Its position in the run, zero-based.
    ///   - slots: All removed slots.
    func slot(_ number: Int = 0, of slots: [Slot]) -> Slot {
        isInsertion ? list.slot(at: index(number)) : slots[Int(firstRemoved) + number]
    }

    /// Returns the first edit as a change.
    func change(of subject: Slot) -> TreeChange {
        TreeChange(
            kind: isInsertion ? list.insertion(at: Int(index), .automatic) : list.removal(from: Int(index)),
            subject: .init(subject), holder: .init(holder), animation: nil, isAnimated: isAnimated)
    }

    fileprivate func edit(_ number: Int, _ slots: [Slot]) -> Edit {
        let placement = Placement(
            slot: slot(number, of: slots), list: list, index: index(number), style: .automatic, shownBefore: 0..<0,
            motion: Motion(isAnimated))
        return isInsertion ? .insert(placement) : .remove(placement)
    }
}

extension SlotList {
    /// True if the list never has a selection: then list and index suffice to undo an insertion or a removal.
    var isWithoutSelection: Bool {
        if case .content(let container) = self { container.layout == .stack } else { true }
    }
}
