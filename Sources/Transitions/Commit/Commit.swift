/// What one trigger does to the tree, all of it or nothing.
///
/// The engine of the house: it keeps what was done (`edits`), so that it can be undone and told of, and what is still
/// to be done (`work`), so that a transition of any length or depth runs from a list instead of the machine's stack. A
/// queue uses one commit over and over.
package final class Commit {
    /// The queue whose turn this is.
    package unowned let queue: CommitQueue

    /// What was done so far.
    package internal(set) var edits: [Edit] = []

    /// How many of the edits change what the tree looks like.
    var structuralEdits = 0

    /// What is still to be done, the next last.
    var work: [Work] = []

    /// What the step that is running wants done next, in order.
    var staged: [Work] = []

    /// The triggers that the step that is running made.
    var joined: [Trigger] = []

    /// Every trigger that belongs to this commit beside the one that began it.
    var members: [Trigger] = []

    /// Those of them whose part was undone, while the commit went on.
    var withdrawn: [Trigger] = []

    /// What was taken off the tree, or put on it and taken back; released when the commit settles.
    var gone: [Slot] = []

    /// What it has done that somebody may have to be asked about.
    var deeds: Deeds = []

    /// Whether something is to run when it has settled.
    var hasEffects = false

    /// Whether it changes what trees keep.
    var hasKept = false

    /// The queues of other trees that this commit changes.
    var borrowed: [CommitQueue] = []

    /// Who said no, where somebody did. Only before anything changed.
    var rejection: RejectionReason?

    /// What keeps it from going on, where something does. It is undone then.
    var stop: Stop?

    /// How often what asks for it has been planned, this time included.
    var attempt = 1

    /// The router whose gates have just allowed a route.
    package var admitted: ObjectIdentifier?

    /// The type whose gates were asked before one was built.
    var askedType: ObjectIdentifier?

    /// Whether it does something else than what the person did, which it came from.
    var isClaimed = false

    /// What the step that is running was told.
    package var options = TransitionOptions.animated

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

    init(queue: CommitQueue) {
        self.queue = queue
    }
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
        var top = node
        while let holder = top.holder, top !== known { top = holder }
        defer { known = node }
        if top === known || top.queue === queue { return }
        let other = top.demandQueue()
        if borrowed.contains(where: { $0 === other }) { return }
        guard other.lend(to: queue) else { throw TransitionError("change \(node.label)", .busy, state: node.stateLine) }
        borrowed.append(other)
        watch.formUnion(other.watch)
    }
}

extension Commit {
    /// Keeps no tree alive from now on that only hosts have to answer for.
    func loosen() {
        formerShower = presentShower
        presentShower = nil
        known = nil
        lastPlace = nil
    }

    /// What the commit did, for whoever listens.
    func context() -> TransitionContext {
        var seen: Set<ObjectIdentifier> = []
        var shown: [TreeChange.Item] = []
        for case .insert(let placement) in edits {
            let node = placement.slot.node
            guard node.holder === placement.list.holder, seen.insert(ObjectIdentifier(node)).inserted else { continue }
            shown.append(TreeChange.Item(node))
        }
        return TransitionContext(changes: edits.compactMap(\.change), shown: shown)
    }

    /// Lets go of what was taken off, and gives what is to run now: the effects, then the ends of alerts.
    ///
    /// - Parameter reason: Why alerts were closed that nobody answered.
    func settle(_ reason: CancellationReason) -> [Effect] {
        var effects: [Effect] = []
        var ends: [Effect] = []
        let conclusions = takeConclusions(isRecovery: reason == .recovery)
        // Who was to be given the result hears before what waited for the end goes on.
        for conclusion in conclusions where !conclusion.expectation.isOfHold {
            ends.append(
                Effect(name: "end") { [queue] in
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
        if hasEffects {
            for edit in edits {
                switch edit {
                case .effect(let effect): effects.append(effect)
                case .closeAlert(let alert, _, _, _) where alert.onEnd != nil:
                    ends.append(Effect(name: "end '\(alert.title)'") { alert.end(reason) })
                default: break
                }
            }
            hasEffects = false
        }
        edits.removeAll(keepingCapacity: edits.capacity <= 1024)
        if watch.contains(.host) {
            presentShower = nil
            formerShower = nil
            if !showers.isEmpty { showers = [] }
            if structuralEdits > 1 { lastPlace = nil }
        }
        structuralEdits = 0
        deeds = []
        known = nil
        sight = nil
        isClaimed = false
        guard !gone.isEmpty else { return effects + ends }
        var released: [Slot] = []
        swap(&released, &gone)
        released.removeAll { $0.node.holder != nil }
        for slot in released where slot.node.queue === queue { slot.node.queue = nil }
        // Nobody can answer the alerts of a window that is closed, whoever keeps it.
        for slot in released { for alert in slot.node.alerts { alert.end(.released) } }
        Burial.bury(&released)
        return effects + ends
    }
}
