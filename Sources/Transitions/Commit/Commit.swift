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
    package var edits: [Edit] {
        writeOut()
        return written
    }

    /// The edits that have been written out.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private var written: [Edit] = []

    /// The first edit, until something has to look at it or another one follows. Most commits make only this one.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var lone: LoneEdit?

    /// How many edits there are.
    var editCount: Int { lone == nil ? written.count : 1 }

    /// How many of the edits change what the tree looks like.
    var structuralEdits = 0

    /// What is still to be done, the next last.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var work: [Work] = []

    /// What the step that is running wants done next, in order.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var staged: [Work] = []

    /// The triggers that the step that is running made.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var joined: [Trigger] = []

    /// Every trigger that belongs to this commit beside the one that began it.
    var members: [Trigger] = []

    /// Those of them whose part was undone, while the commit went on.
    var withdrawn: [Trigger] = []

    /// What was taken off the tree, or put on it and taken back; released when the commit settles.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package internal(set) var gone: [Slot] = []

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

    /// What the person has allowed for the trigger that asks for it.
    var granted: Set<Stop.Question> = []

    /// How many routes it has joined, since it was last seen to get somewhere.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var joins = 0

    /// How many routers are handing a route on, each inside the one before.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var handing = 0

    /// How many transitions run inside each other's verbs.
    var nesting = 0

    /// What looks for routes that lead back to themselves, once there are very many.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var circleSearch: CircleSearch?

    /// The router whose gates have just allowed a route.
    var admitted: ObjectIdentifier?

    /// The type whose gates were asked before one was built.
    var askedType: ObjectIdentifier?

    /// Whether it does something else than what the person did, which it came from.
    var isClaimed = false

    /// Whether what it comes to is to be brought to the front.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var reveals = false

    /// Whether it is what a gate wants first. One that shows and finds nothing brings nothing to the front.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var isErrand = false

    /// The root of the last step; only noted where that may have to be brought to the front.
    var lastRoot: Container?

    /// Whether a host has refused it.
    var isRefused = false

    /// Whether a host has come while it settled.
    var hasLateHosts = false

    /// What the step that is running was told.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var options = TransitionOptions.animated

    /// In which ways the trees that this commit changes are watched.
    var watch: Watch = []

    /// The node whose host shows all that was changed so far, as long as `hostings` is empty.
    var soleHosting: Node? {
        get { presentHosting ?? formerHosting }
        set { presentHosting = newValue }
    }

    private var presentHosting: Node?
    private weak var formerHosting: Node?

    /// The nodes whose hosts show what each structural edit changed, where it is not one host that shows it all.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var hostings: [Hostings] = []

    /// The place that was changed last of several, and the nearest node around it that has a host.
    var lastPlace: (holder: Node, hosting: Node?)?

    /// What hosts are told of it, once one of them has asked.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var told: ToldHosts?

    /// The root that was last found to stand in this commit's tree.
    var known: Node?

    /// The root that was last found to stand in a tree that this commit has borrowed.
    var knownElsewhere: Node?

    init() {}

    /// Notes an edit briefly. Only the first one.
    func note(_ edit: consuming LoneEdit) {
        lone = edit
        structuralEdits = 1
    }

    /// Writes the first edit out. Before any list is changed again, as it is made of what is in the lists.
    func writeOut() {
        if lone != nil { writeLoneOut() }
    }

    @inline(never)
    private func writeLoneOut() {
        guard let edit = lone?.edit(gone) else { return }
        forgetLone()
        written.append(edit)
    }

    /// Adds an edit in full.
    @inline(never)
    func add(_ edit: consuming Edit) {
        writeOut()
        written.append(edit)
    }

    /// Takes the last edit out, as long as there are more than so many.
    func popEdit(beyond mark: Int) -> Edit? {
        guard editCount > mark else { return nil }
        writeOut()
        return written.popLast()
    }

    /// Lets go of the edits. What they held may trigger as it goes, and waits.
    func forgetEdits() {
        if lone != nil { return forgetLone() }
        if written.count == 1 {
            written.removeLast()
        } else {
            written.removeAll(keepingCapacity: written.capacity <= 1024)
        }
    }

    private func forgetLone() {
        // Let go of here, and not while it is being changed.
        _ = lone.take()
    }

    /// Keeps no tree alive from now on that only hosts have to answer for.
    func loosen() {
        // What these kept may go, and the commit be taken back as it does: not before they have been set.
        let kept = (presentHosting, known, knownElsewhere, lastPlace)
        formerHosting = presentHosting
        presentHosting = nil
        forgetKnown()
        lastPlace = nil
        withExtendedLifetime(kept) {}
    }

    /// Lets go of whoever shows what was changed.
    func forgetHostings() {
        isRefused = false
        hasLateHosts = false
        if hostings.isEmpty, told == nil, lastPlace == nil, let kept = presentHosting {
            presentHosting = nil
            return withExtendedLifetime(kept) {}
        }
        let kept = (presentHosting, hostings, lastPlace, told?.facts)
        told?.facts = nil
        presentHosting = nil
        formerHosting = nil
        if !hostings.isEmpty { hostings = [] }
        if structuralEdits > 1 { lastPlace = nil }
        withExtendedLifetime(kept) {}
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
