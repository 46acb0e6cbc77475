/// What one trigger does to the tree, all of it or nothing.
///
/// The engine of the house: it keeps what was done (`journal`), so that it can be undone and told of, and what is still
/// to be done (`agenda`), so that a transition of any length or depth runs from a list instead of the machine's stack.
/// A queue uses one commit over and over.
@usableFromInline package final class Commit: AnyCommit {
    /// The owner of the tree that it changes: the queue whose turn this is.
    #if DEBUG
        private(set) unowned var owner: CommitOwner!
    #else
        @exclusivity(unchecked) private(set) unowned(unsafe) var owner: CommitOwner!
    #endif

    // Four parts have a state of their own, which their functions alone can set. The rest is set by the functions of
    // this file, but for the two counters that code of other modules inlines.

    /// The edits that it has made.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var journal = Journal()

    /// The things that it has still to do, and the triggers that belong to it.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var agenda = Agenda()

    /// The answers to whether it may be done.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var admission = Admission()

    /// The nodes whose hosts show what it has changed.
    let shownBy = HostingNotes()

    /// The owners of other trees that this commit changes.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var borrowed: [CommitOwner] = []

    /// The number of routes that it has joined, since it was last seen to get somewhere.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    @usableFromInline var joins = 0

    /// The number of routers that are handing a route on, each inside the one before.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    @usableFromInline var handing = 0

    /// The search for routes that lead back to themselves, once there are very many.
    private(set) var circleSearch: CircleSearch?

    /// The user's action that it came from.
    private(set) var deed: Deed = []

    /// The part of a user's action that a commit has to know.
    struct Deed: OptionSet {
        let rawValue: UInt8

        /// The commit does something else: a coordinator has made a route of it.
        static let claimed = Deed(rawValue: 1)

        /// A tab or a page was chosen: one that is selected already hears of it.
        static let selection = Deed(rawValue: 2)
    }

    /// Whether what it comes to is to be brought to the front.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var reveals = false

    /// Whether it is what a gate wants first. One that shows and finds nothing brings nothing to the front.
    private(set) var isPrerequisite = false

    /// The root of the last step; only noted where that may have to be brought to the front.
    private(set) var lastRoot: Container?

    /// The number of transitions that run inside each other's verbs.
    private(set) var nesting: Int32 = 0

    /// The options of the step that is running.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package private(set) var options = TransitionOptions.animated

    /// The route that the step which is running comes of, if that is remembered.
    private(set) var origin: Origin?

    /// The ways in which the trees that this commit changes are watched.
    private(set) var watch: Watch = []

    /// The things that hosts are told of it, once one of them has asked.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var notices: HostNotices?

    /// The root that was last found to be in this commit's tree.
    private(set) var known: Node?

    /// The root that was last found to be in a tree that this commit has borrowed.
    private(set) var knownElsewhere: Node?

    override init() {}
}

// What happens to it.

extension Commit {
    /// It belongs to an owner from now on.
    func belong(to owner: CommitOwner) { self.owner = owner }

    /// It begins.
    func begin(_ options: TransitionOptions, _ watch: Watch, at node: Node? = nil) -> RunningCommit {
        self.options = options
        reveals = options.reveals
        isPrerequisite = false
        deed = []
        joins = 0
        self.watch = watch
        if !admission.isFresh {
            // What the former one kept goes while this is not being changed.
            var former = Admission()
            swap(&former, &admission)
        }
        if circleSearch != nil { circleSearch = nil }
        known = node
        return RunningCommit(commit: self)
    }

    /// What it comes of has been planned before.
    ///
    /// - Parameter isPrerequisite: Whether it is what a gate wants first.
    func planAgain(_ admission: consuming Admission, isPrerequisite: Bool) {
        self.admission = admission
        self.isPrerequisite = reveals && isPrerequisite
    }

    /// It comes of something that the user did.
    func noteDeed(_ deed: Deed) { self.deed.formUnion(deed) }

    /// A step begins, or goes on.
    package func beginStep(told options: TransitionOptions) { self.options = options }

    /// A trigger begins that was made while this ran: it comes of nothing.
    func beginTrigger(told options: TransitionOptions) {
        self.options = options
        beginTrigger(reveals: options.reveals)
    }

    /// The same, where its options are set.
    func beginTrigger(reveals: Bool) {
        if reveals { self.reveals = true }
        if origin != nil { origin = nil }
    }

    /// What is done next comes of a route, or of none.
    func noteOrigin(_ origin: Origin?) { self.origin = origin }

    /// What a gate wants first is done, and what comes next is no part of that.
    func endPrerequisite() { isPrerequisite = false }

    /// What comes next does not have to be brought to the front.
    func revealNothing() { reveals = false }

    /// Notes the root of a step, which may have to be brought to the front.
    func noteLastRoot(_ root: Container) { lastRoot = root }

    /// Hands over the root of the last step, which nothing else may keep.
    func takeLastRoot() -> Container? { lastRoot.take() }

    /// A transition begins inside a verb.
    func beginNesting() { nesting += 1 }

    /// That transition has ended.
    func endNesting() { nesting -= 1 }

    /// Routes are looked at from here on, for those that lead back to themselves.
    func beginCircleSearch() { circleSearch = CircleSearch(structuralEdits) }

    /// It has got somewhere since they were: they are not looked at for some time.
    func endCircleSearch() { (joins, circleSearch) = (0, nil) }

    /// Trees that it changes are watched in more ways.
    func noteWatch(_ watch: Watch) { self.watch.formUnion(watch) }

    /// The tree of another owner has been lent to it.
    func noteLoan(of other: CommitOwner) {
        borrowed.append(other)
        noteWatch(other.watch)
    }

    /// The trees that were lent to it are given back.
    func forgetBorrowed() { borrowed = [] }

    /// A root was found to be in this commit's tree.
    func noteInside(_ node: Node) { known = node }

    /// A root was found to be in a tree that this commit has borrowed.
    func noteElsewhere(_ node: Node) { knownElsewhere = node }

    /// What has been removed or put back may stand elsewhere now.
    func forgetKnown() {
        known = nil
        if knownElsewhere != nil { knownElsewhere = nil }
    }

    /// What hosts are told, to be added to.
    func demandNotices() -> HostNotices {
        if let notices { return notices }
        let made = HostNotices()
        notices = made
        return made
    }

    /// Lets go of what hosts were told, with nodes that may be the last to keep: not while it is being changed.
    func forgetNotices() {
        let kept = notices
        notices = nil
        withExtendedLifetime(kept) {}
    }
}

extension Commit {
    /// What was done so far, in order.
    var edits: [Edit] { journal.edits }

    /// How many of the edits change what the tree looks like.
    var structuralEdits: Int { journal.structuralCount }

    /// What was removed from the tree, or put on it and taken back.
    var gone: [Slot] { journal.gone }

    /// Why all of it is to end as rejected, where it is.
    var rejection: RejectionReason? { admission.rejection }

    /// Whether it cannot go on.
    var isStopped: Bool { admission.isStopped }

    /// How often what asks for it has been planned, this time included.
    var attempt: Int { admission.attempt }

    /// Where the edits are now, to look from and to roll back to.
    package var savepoint: Journal.Savepoint { journal.savepoint }

    /// What was done since a savepoint.
    package func edits(since savepoint: Journal.Savepoint) -> ArraySlice<Edit> { journal.edits(since: savepoint) }
}
