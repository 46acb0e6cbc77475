/// All that one trigger does to the tree: applied as a whole or not at all.
///
/// The journal keeps the edits made so far, to undo and report them. The agenda keeps the work still to do, so that a
/// transition of any length or depth runs from a list instead of the call stack. A queue reuses one commit for all
/// turns.
@usableFromInline package final class Commit: AnyCommit {
    /// The owner of the tree that this commit changes: the queue whose turn it is.
    #if DEBUG
        private(set) unowned var owner: CommitOwner!
    #else
        @exclusivity(unchecked) private(set) unowned(unsafe) var owner: CommitOwner!
    #endif

    // Journal, agenda, admission and shownBy set their own private state. Only the functions of this file set the rest,
    // except two counters that other modules inline.

    /// The edits made so far.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var journal = Journal()

    /// The work still to do, and the triggers that have joined this commit.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var agenda = Agenda()

    /// The decision on whether this commit may go on.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var admission = Admission()

    /// The nodes whose hosts show the changes.
    let shownBy = HostingNotes()

    /// The owners of other trees that this commit changes.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var borrowed: [CommitOwner] = []

    /// The number of routes that have joined since the commit was last seen to make progress.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    @usableFromInline var joins = 0

    /// The nesting depth of routers that pass a route on to each other.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    @usableFromInline var routingDepth = 0

    /// The search for circular routes, once very many routes have joined.
    private(set) var circleSearch: CircleSearch?

    /// The facts about the user's action that caused this commit.
    private(set) var actionFacts: ActionFacts = []

    /// The facts about a user's action that a commit has to know.
    struct ActionFacts: OptionSet {
        let rawValue: UInt8

        /// The commit does not do what the user did: a coordinator claimed the report, or a gate redirected it.
        static let claimed = ActionFacts(rawValue: 1)

        /// The user chose a tab or a page; if it was selected already, its observers are notified.
        static let selection = ActionFacts(rawValue: 2)

        /// A host reported other columns: by a width, or by the user's hiding or showing of one.
        static let columns = ActionFacts(rawValue: 4)
    }

    /// True if the commit brings its target to the front.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var reveals = false

    /// True while a prerequisite runs, if ``reveals``. If it shows and finds nothing, nothing is brought to the front.
    private(set) var isPrerequisite = false

    /// The root of the last step, noted only if ``reveals``.
    private(set) var lastRoot: Container?

    /// The nesting depth of transitions that run inside a verb.
    private(set) var nesting: Int32 = 0

    /// True while a transition runs that takes no column in hand.
    private(set) var isInPlace = false

    /// The options of the running step.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package private(set) var options = TransitionOptions.animated

    /// The route that the running step belongs to, if it is remembered.
    private(set) var origin: Origin?

    /// The ways in which the changed trees are watched.
    private(set) var watch: Watch = []

    /// The facts about this commit for hosts, created when needed.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    private(set) var hostCache: HostCache?

    /// The node that was last found in this commit's tree.
    private(set) var known: Node?

    /// The node that was last found in a borrowed tree.
    private(set) var knownElsewhere: Node?

    override init() {}
}

// Changes of state.

extension Commit {
    /// Sets the owner of the tree.
    func belong(to owner: CommitOwner) { self.owner = owner }

    /// Resets this commit for the next turn.
    func begin(_ options: TransitionOptions, _ watch: Watch, at node: Node? = nil) -> RunningCommit {
        self.options = options
        reveals = options.reveals
        isPrerequisite = false
        actionFacts = []
        joins = 0
        self.watch = watch
        if !admission.isFresh {
            // The former admission is released only after the swap, as a `deinit` may trigger.
            var former = Admission()
            swap(&former, &admission)
        }
        if circleSearch != nil { circleSearch = nil }
        known = node
        return RunningCommit(commit: self)
    }

    /// Sets the admission of a request that may have been planned before.
    ///
    /// - Parameter isPrerequisite: True if this commit runs a prerequisite.
    func planAgain(_ admission: consuming Admission, isPrerequisite: Bool) {
        self.admission = admission
        self.isPrerequisite = reveals && isPrerequisite
    }

    /// Runs a transition that takes no column in hand.
    func inPlace(_ run: () throws(TransitionError) -> Void) throws(TransitionError) {
        let outer = isInPlace
        isInPlace = true
        defer { isInPlace = outer }
        try run()
    }

    /// Notes facts about the user's action that caused this commit.
    func addActionFacts(_ actionFacts: ActionFacts) { self.actionFacts.formUnion(actionFacts) }

    /// Sets the options of a step that begins or goes on.
    package func beginStep(with options: TransitionOptions) { self.options = options }

    /// Begins a trigger that has joined this commit, without an origin.
    func beginTrigger(with options: TransitionOptions) {
        self.options = options
        beginTrigger(reveals: options.reveals)
    }

    /// Begins a trigger that has joined this commit, and whose options are set already.
    func beginTrigger(reveals: Bool) {
        if reveals { self.reveals = true }
        if origin != nil { origin = nil }
    }

    /// Sets the route that the following steps belong to; nil for none.
    func noteOrigin(_ origin: Origin?) { self.origin = origin }

    /// Ends the prerequisite: the following work is not part of it.
    func endPrerequisite() { isPrerequisite = false }

    /// Clears ``reveals``, until a trigger sets it again.
    func revealNothing() { reveals = false }

    /// Notes the root of a step, which may have to be brought to the front.
    func noteLastRoot(_ root: Container) { lastRoot = root }

    /// Returns and clears the root of the last step, which may be the last reference to it.
    func takeLastRoot() -> Container? { lastRoot.take() }

    /// Counts a transition that begins inside a verb.
    func beginNesting() { nesting += 1 }

    /// Counts the end of a transition inside a verb.
    func endNesting() { nesting -= 1 }

    func beginCircleSearch() { circleSearch = CircleSearch(structuralEdits) }

    /// Ends the search, as the tree has changed, and counts routes from zero again.
    func endCircleSearch() { (joins, circleSearch) = (0, nil) }

    /// Adds ways in which the changed trees are watched.
    func noteWatch(_ watch: Watch) { self.watch.formUnion(watch) }

    /// Notes that another owner has lent its tree.
    func noteLoan(of other: CommitOwner) {
        borrowed.append(other)
        noteWatch(other.watch)
    }

    func forgetBorrowed() { borrowed = [] }

    /// Notes a node that was found in this commit's tree.
    func noteInside(_ node: Node) { known = node }

    /// Notes a node that was found in a borrowed tree.
    func noteElsewhere(_ node: Node) { knownElsewhere = node }

    /// Forgets the nodes found in a tree: they may have left it.
    func forgetKnown() {
        known = nil
        if knownElsewhere != nil { knownElsewhere = nil }
    }

    /// Returns the facts for hosts, created if needed.
    func makeHostCacheIfNeeded() -> HostCache {
        if let hostCache { return hostCache }
        let made = HostCache()
        hostCache = made
        return made
    }

    /// Clears the facts for hosts, and then releases them: the `deinit` of a node may trigger.
    func forgetHostCache() {
        let kept = hostCache
        hostCache = nil
        withExtendedLifetime(kept) {}
    }
}

extension Commit {
    /// The edits made so far, in order.
    var edits: [Edit] { journal.edits }

    /// The number of edits that change what the tree looks like.
    var structuralEdits: Int { journal.structuralCount }

    /// The slots that were removed, or inserted and taken back.
    var removedSlots: [Slot] { journal.removedSlots }

    /// The reason for rejecting the whole commit, if there is one.
    var rejection: RejectionReason? { admission.rejection }

    /// True if a verdict has stopped the commit.
    var isStopped: Bool { admission.isStopped }

    /// The number of times that the request was planned, this one included.
    var attempt: Int { admission.attempt }

    /// The end of the journal, to read from or to roll back to.
    package var savepoint: Journal.Savepoint { journal.savepoint }

    /// Returns the edits made since a savepoint.
    package func edits(since savepoint: Journal.Savepoint) -> ArraySlice<Edit> { journal.edits(since: savepoint) }
}
