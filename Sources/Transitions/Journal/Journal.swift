/// What one commit has done, edit by edit: what it takes to undo that and to report it.
///
/// Nothing is released while the journal is being changed, and nothing is called: a `deinit` of a user's object may
/// trigger. Whatever is over is handed out, and goes afterwards.
package struct Journal: ~Copyable {
    /// The edits that are written out.
    private var written: [Edit] = []

    /// The outermost nodes that they are about and do not keep, while the commit settles.
    private var loose: [LooseNode] = []

    /// The edits after those, as long as they are alike and nothing has to look at them.
    private var run: Run?

    /// What was removed from the tree, or put on it and taken back. Kept until the commit has settled.
    private(set) var gone: [Slot] = []

    /// How many of the edits change what the tree looks like.
    private(set) var structuralCount = 0

    /// What the edits may have consequences for, those that were rolled back included.
    private(set) var flags: Flags = []

    /// A place in the journal, to look from and to roll back to.
    package struct Savepoint {
        /// How many edits are before it.
        let count: Int
        fileprivate let goneCount: Int

        /// Before the first edit.
        static let beginning = Savepoint(count: 0, goneCount: 0)
    }

    /// The place behind the last edit.
    var savepoint: Savepoint { Savepoint(count: count, goneCount: gone.count) }

    /// Whether nothing was noted.
    var isEmpty: Bool { run == nil && written.isEmpty }

    /// How many edits there are.
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
            return loose.isEmpty ? written : written.map { loose.edit($0) }
        }
    }

    /// The edits behind a savepoint, or none where that was rolled back.
    mutating func edits(since savepoint: Savepoint) -> ArraySlice<Edit> {
        return edits[min(savepoint.count, written.count)...]
    }

    /// Whether anything was removed since a savepoint.
    func hasRemoved(since savepoint: Savepoint) -> Bool { gone.count > savepoint.goneCount }

    /// Whose list the only edit changed, where that is noted briefly.
    var soleHolder: Node? { sole?.holder }

    /// The only edit, where that is noted briefly.
    var sole: Run? { written.isEmpty && run?.length == 1 ? run : nil }
}

extension Journal {
    /// Notes an edit.
    ///
    /// - Parameters:
    ///   - edit: What was done.
    ///   - flag: What it may have consequences for.
    ///   - isStructural: Whether it changes what the tree looks like. Said, as looking into the edit would copy it.
    @inline(never)
    mutating func add(_ edit: consuming Edit, _ flag: Flags = [], isStructural: Bool = false) {
        writeOut()
        if isStructural { structuralCount += 1 }
        flags.note(flag)
        written.append(edit)
    }

    /// Notes a removal, and keeps what was removed.
    mutating func addRemoval(_ placement: consuming Placement) {
        gone.append(placement.slot)
        add(.remove(placement), .removed, isStructural: true)
    }

    /// Notes briefly that something bare is about to be put on a list without a selection.
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
        run = Run(list, at: index, gone: nil, isAnimated)
    }

    /// Notes briefly that something bare was removed from a list without a selection, and keeps it.
    mutating func noteRemoval(of slot: consuming Slot, from list: SlotList, at index: Int, isAnimated: Bool) {
        structuralCount += 1
        flags.note(.removed)
        let place = gone.count
        gone.append(slot)
        if run != nil {
            if run?.isContinued(byRemovalFrom: list, at: index, place, isAnimated) == true {
                run?.length += 1
                return
            }
            writeOut()
        }
        run = Run(list, at: index, gone: place, isAnimated)
    }

    /// Keeps something until the commit has settled.
    mutating func keep(_ slot: consuming Slot) {
        gone.append(slot)
    }

    /// Notes insertions in full. Before any other change of a list, as they are read off the lists.
    mutating func writeOutInsertions() {
        if run?.isInsertion == true { writeOut() }
    }

    private mutating func writeOut() {
        // What is written keeps the list that this lets go of.
        guard let run = run.take() else { return }
        for number in 0..<run.length { written.append(run.edit(number, gone)) }
    }
}

extension Journal {
    /// Keeps the outermost node of a tree no more, as that keeps the queue whose commit settles. O(edits).
    mutating func letGo(of outermost: Node) {
        if run?.holder === outermost { writeOut() }
        var stand: LooseNode?
        for index in written.indices {
            guard written[index].about === outermost else { continue }
            let known = stand ?? LooseNode(outermost)
            stand = known
            written[index] = written[index].with(known.stand, for: outermost)
        }
        if let stand { loose.append(stand) }
    }

    /// Hands over the last edit, as long as there is one behind a savepoint.
    mutating func takeNext(behind savepoint: Savepoint) -> Edit? {
        guard count > savepoint.count else { return nil }
        writeOut()
        guard let edit = written.popLast() else { return nil }
        if edit.isStructural { structuralCount -= 1 }
        return loose.isEmpty ? edit : loose.edit(edit)
    }

    /// Begins anew, and hands over the last edits; what was removed stays, and what is written out.
    mutating func end() -> Run? {
        structuralCount = 0
        flags = []
        if !loose.isEmpty { loose = [] }
        return run.take()
    }

    /// Whether edits were written out.
    var isWrittenOut: Bool { !written.isEmpty }

    /// Hands over the edits that were written out, for others or for room without any.
    mutating func exchangeWritten(_ others: inout [Edit]) { swap(&others, &written) }

    /// Hands over what was removed last. Only where something was.
    mutating func takeLastGone() -> Slot { gone.removeLast() }

    /// Hands over all that was removed.
    mutating func takeGone() -> [Slot] {
        var taken: [Slot] = []
        swap(&taken, &gone)
        return taken
    }
}

/// What the edits of a commit may have consequences for.
struct Flags: OptionSet {
    let rawValue: UInt8

    /// Something was given a place.
    static let showed = Flags(rawValue: 1)

    /// Something was removed.
    static let removed = Flags(rawValue: 2)

    /// Something else was selected.
    static let selected = Flags(rawValue: 4)

    /// What was removed may have come with the same commit.
    static let tookAwayAfterShowing = Flags(rawValue: 8)

    /// Something is to run when it has settled.
    static let hasEffects = Flags(rawValue: 16)

    /// What trees keep was changed.
    static let changedKept = Flags(rawValue: 32)

    fileprivate mutating func note(_ flag: Flags) {
        if contains(.showed), !flag.isDisjoint(with: [.removed, .selected]) { insert(.tookAwayAfterShowing) }
        formUnion(flag)
    }
}

/// Insertions, each behind the one before, or removals, each before the one before, of bare slots in one list
/// without a selection: a chain of pushes, `popToRoot`. Most commits have one such edit. The slots are in the list,
/// or in what was removed, until something else is done.
struct Run {
    fileprivate let holder: Node
    private let index: Int32

    /// Where the first that was removed stands among all that was; negative for insertions.
    private let gone: Int32
    fileprivate(set) var length = 1
    private let place: Place
    private let isAnimated: Bool

    fileprivate init(_ list: SlotList, at index: Int, gone: Int?, _ isAnimated: Bool) {
        holder = list.holder
        place = list.place
        self.index = Int32(truncatingIfNeeded: index)
        self.gone = Int32(truncatingIfNeeded: gone ?? -1)
        self.isAnimated = isAnimated
    }

    fileprivate var isInsertion: Bool { gone < 0 }

    fileprivate func isContinued(byInsertionIn list: SlotList, at index: Int, _ isAnimated: Bool) -> Bool {
        isInsertion && index == self.index(length) && isIn(list, isAnimated)
    }

    fileprivate func isContinued(byRemovalFrom list: SlotList, at index: Int, _ gone: Int, _ isAnimated: Bool) -> Bool {
        !isInsertion && index == self.index(length) && gone == Int(self.gone) + length && isIn(list, isAnimated)
    }

    private func isIn(_ list: SlotList, _ isAnimated: Bool) -> Bool {
        holder === list.holder && place == list.place && isAnimated == self.isAnimated
    }

    private func index(_ number: Int) -> Int { Int(index) + (isInsertion ? number : -number) }

    private var list: SlotList {
        switch place {
        case .content: .content(unsafeDowncast(holder, to: Container.self))
        case .modal: .modals(holder)
        case .embedded: .embedded(holder)
        }
    }

    /// What one of them put, or took off.
    ///
    /// - Parameters:
    ///   - number: Which one, zero-based.
    ///   - slots: All that was removed.
    func slot(_ number: Int = 0, of slots: [Slot]) -> Slot {
        isInsertion ? list.slot(at: index(number)) : slots[Int(gone) + number]
    }

    /// The first one as a value.
    func change(of subject: Slot) -> TreeChange {
        TreeChange(
            kind: isInsertion ? list.insertion(at: Int(index), .automatic) : list.removal(from: Int(index)),
            subject: .init(subject), holder: .init(holder), animation: nil, isAnimated: isAnimated)
    }

    fileprivate func edit(_ number: Int, _ slots: [Slot]) -> Edit {
        let placement = Placement(
            slot: slot(number, of: slots), list: list, index: index(number), style: .automatic, shownBefore: 0..<0,
            motion: Motion(isAnimated, nil, isDismissal: !isInsertion))
        return isInsertion ? .insert(placement) : .remove(placement)
    }
}

extension SlotList {
    /// Whether nothing in it is selected, ever: an insertion and a removal say all by the list and the index.
    var isWithoutSelection: Bool {
        if case .content(let container) = self { container.layout == .stack } else { true }
    }
}
