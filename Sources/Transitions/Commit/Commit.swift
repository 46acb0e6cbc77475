/// What one trigger does to the tree, all of it or nothing.
///
/// The engine of the house: it keeps what was done (`edits`), so that it can be undone and told of, and what is still
/// to be done (`work`), so that a transition of any length or depth runs from a list instead of the machine's stack. A
/// queue uses one commit over and over.
@usableFromInline package final class Commit {
    /// The queue whose turn this is.
    #if DEBUG
        package internal(set) unowned var queue: CommitQueue!
    #else
        @exclusivity(unchecked) package internal(set) unowned(unsafe) var queue: CommitQueue!
    #endif

    /// What was done so far.
    @exclusivity(unchecked) package internal(set) var edits: [Edit] = []

    /// How many of the edits change what the tree looks like.
    var structuralEdits = 0

    /// What is still to be done, the next last.
    @exclusivity(unchecked) var work: [Work] = []

    /// What the step that is running wants done next, in order.
    @exclusivity(unchecked) var staged: [Work] = []

    /// The triggers that the step that is running made.
    @exclusivity(unchecked) var joined: [Trigger] = []

    /// Every trigger that belongs to this commit beside the one that began it.
    var members: [Trigger] = []

    /// Those of them whose part was undone, while the commit went on.
    var withdrawn: [Trigger] = []

    /// What was taken off the tree, or put on it and taken back; released when the commit settles.
    @exclusivity(unchecked) package internal(set) var gone: [Slot] = []

    /// What it has done that somebody may have to be asked about.
    var deeds: Deeds = []

    /// The queues of other trees that this commit changes.
    var borrowed: [CommitQueue] = []

    /// Who said no, where somebody did. Only before anything changed.
    var rejection: RejectionReason?

    /// What keeps it from going on, where something does. It is undone then.
    var stop: Stop?

    /// How often what asks for it has been planned, this time included.
    var attempt = 1

    /// The router whose gates have just allowed a route.
    var admitted: ObjectIdentifier?

    /// The type whose gates were asked before one was built.
    var askedType: ObjectIdentifier?

    /// Whether it does something else than what the person did, which it came from.
    var isClaimed = false

    /// What the step that is running was told.
    @exclusivity(unchecked) package var options = TransitionOptions.animated

    /// In which ways the trees that this commit changes are watched.
    var watch: Watch = []

    /// The node whose host shows all that was changed so far, as long as `showers` is empty.
    var soleShower: Node? {
        get { presentShower ?? formerShower }
        set { presentShower = newValue }
    }

    private var presentShower: Node?
    private weak var formerShower: Node?

    /// Who shows what each of the structural edits changed, where it is not one host that shows it all.
    var showers: [Showers] = []

    /// The place that was changed last of several, and the nearest node around it that has a host.
    var lastPlace: (holder: Node, hosting: Node?)?

    /// What came into sight and went out of it, once somebody has asked.
    var sight: SightChange?

    /// The root that was last found to stand in this commit's tree.
    var known: Node?

    /// The root that was last found to stand in a tree that this commit has borrowed.
    var knownElsewhere: Node?

    init() {}
}

/// What a commit has done that somebody may have to be asked about.
struct Deeds: OptionSet {
    let rawValue: UInt8

    /// Something was given a place.
    static let showed = Deeds(rawValue: 1)

    /// Something was taken off.
    static let removed = Deeds(rawValue: 2)

    /// Something else was selected.
    static let selected = Deeds(rawValue: 4)

    /// What was taken off may have come with the same commit.
    static let tookAwayAfterShowing = Deeds(rawValue: 8)

    /// Something is to run when it has settled.
    static let hasEffects = Deeds(rawValue: 16)

    /// What trees keep was changed.
    static let changedKept = Deeds(rawValue: 32)

    /// A trigger has joined it.
    static let wasJoined = Deeds(rawValue: 64)

    /// It changes another tree.
    static let borrowed = Deeds(rawValue: 128)

    /// Notes that something went, or went out of sight.
    mutating func takeAway(_ deed: Deeds) {
        formUnion(contains(.showed) ? deed.union(.tookAwayAfterShowing) : deed)
    }
}

extension Commit {
    /// Makes sure that `node` stands in the tree of this commit, or borrows the tree that it stands in.
    ///
    /// - Throws: ``TransitionError/Reason/busy`` where that tree is in the middle of a commit of its own.
    package func enter(_ node: Node) throws(TransitionError) {
        if node === known || node === knownElsewhere { return }
        guard let top = foreignTop(of: node) else { return }
        let other = top.demandQueue()
        if !borrowed.contains(where: { $0 === other }) {
            guard other.lend(to: queue) else {
                throw TransitionError("change \(node.label)", .busy, state: node.stateLine)
            }
            borrowed.append(other)
            deeds.insert(.borrowed)
            watch.formUnion(other.watch)
        }
        knownElsewhere = node
    }
}

extension Commit {
    /// The outermost node around one that does not stand in this commit's tree; nil where it does. One pointer read a
    /// level, as far as the place that was last found to stand in it is away.
    func foreignTop(of node: Node) -> Node? {
        var (top, above) = (node, known)
        while top !== known, above !== node {
            if let holder = top.holder {
                (top, above) = (holder, above?.holder)
            } else if top.queue === queue {
                break
            } else {
                return top
            }
        }
        known = node
        return nil
    }
}

extension Commit {
    /// Keeps no tree alive from now on that only hosts have to answer for.
    func loosen() {
        formerShower = presentShower
        presentShower = nil
        forgetKnown()
        lastPlace = nil
    }

    /// What has been taken off or put back may stand elsewhere now.
    func forgetKnown() {
        known = nil
        if knownElsewhere != nil { knownElsewhere = nil }
    }

    /// What the commit did, for whoever listens.
    func context() -> TransitionContext {
        var changes: [TreeChange] = []
        changes.reserveCapacity(structuralEdits)
        for index in edits.indices {
            edits[index].subject?.drawID(from: &queue.ids)
            if let change = edits[index].change { changes.append(change) }
        }
        return TransitionContext(changes: changes, left: deeds.contains(.tookAwayAfterShowing) ? left : nil)
    }

    /// What was put on the tree and stands where it was put.
    private var left: [TreeChange.Item] {
        var seen: Set<ObjectIdentifier> = []
        var left: [TreeChange.Item] = []
        for case .insert(let placement) in edits {
            let node = placement.slot.node
            guard node.holder === placement.list.holder, seen.insert(ObjectIdentifier(node)).inserted else { continue }
            left.append(TreeChange.Item(node))
        }
        return left
    }

    /// Whether nothing has come of it but the changes themselves.
    var isPlain: Bool {
        deeds.isDisjoint(with: [.hasEffects, .changedKept, .wasJoined, .borrowed]) && rejection == nil && stop == nil
    }

    /// Lets go of what was taken off, and gives what is to run now: the effects, then the ends of alerts.
    ///
    /// - Parameter reason: Why alerts were closed that nobody answered.
    func settle(_ reason: CancellationReason) -> [Effect] {
        let effects = effects(reason)
        finish()
        return effects
    }

    /// Lets go of what was taken off, and of what was noted.
    func finish() {
        if edits.count == 1 {
            edits.removeLast()
        } else {
            edits.removeAll(keepingCapacity: edits.capacity <= 1024)
        }
        if watch.contains(.host) {
            presentShower = nil
            formerShower = nil
            if !showers.isEmpty { showers = [] }
            if structuralEdits > 1 { lastPlace = nil }
        }
        structuralEdits = 0
        deeds = []
        forgetKnown()
        sight = nil
        isClaimed = false
        if !gone.isEmpty { bury() }
    }

    private func bury() {
        if gone.count == 1, gone[0].node.isBare {
            let slot = gone.removeLast()
            if slot.node.holder == nil, slot.node.queue === queue { slot.node.queue = nil }
            return
        }
        var released: [Slot] = []
        swap(&released, &gone)
        released.removeAll { $0.node.holder != nil }
        for slot in released where slot.node.queue === queue { slot.node.queue = nil }
        // Nobody can answer the alerts of a window that is closed, whoever keeps it.
        for slot in released { for alert in slot.node.alerts { alert.end(.released) } }
        Burial.bury(&released)
    }

    private func effects(_ reason: CancellationReason) -> [Effect] {
        var effects: [Effect] = []
        var ends: [Effect] = []
        let queue: CommitQueue = queue
        let conclusions = takeConclusions(isRecovery: reason == .recovery)
        // Who was to be given the result hears before what waited for the end goes on.
        for conclusion in conclusions where !conclusion.expectation.isOfHold {
            ends.append(
                Effect(name: "end") {
                    let count = queue.waiting.count
                    conclusion.expectation.end(conclusion.reason, hasFinished: conclusion.hasFinished)
                    queue.replies += queue.waiting.dropFirst(count).compactMap(\.self)
                })
        }
        for conclusion in conclusions where conclusion.expectation.isOfHold {
            ends.append(
                Effect(name: "end") {
                    conclusion.expectation.end(conclusion.reason, hasFinished: conclusion.hasFinished)
                })
        }
        effects += settleKept()
        guard deeds.contains(.hasEffects) else { return effects + ends }
        for edit in edits {
            switch edit {
            case .effect(let effect): effects.append(effect)
            case .closeAlert(let alert, _, _, _) where alert.onEnd != nil:
                ends.append(Effect(name: "end '\(alert.title)'") { alert.end(reason) })
            default: break
            }
        }
        return effects + ends
    }
}
