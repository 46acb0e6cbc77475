/// What one trigger does to the tree, all of it or nothing.
///
/// The engine of the house: it keeps what was done (`journal`), so that it can be undone and told of, and what is still
/// to be done (`work`), so that a transition of any length or depth runs from a list instead of the machine's stack. A
/// queue uses one commit over and over.
@usableFromInline package final class Commit: AnyCommit {
    /// The owner of the tree that it changes: the queue whose turn this is.
    #if DEBUG
        unowned var owner: CommitOwner!
    #else
        @exclusivity(unchecked) unowned(unsafe) var owner: CommitOwner!
    #endif

    /// What it has done.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var journal = Journal()

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
    var joined: [AnyRequest] = []

    /// Every trigger that belongs to this commit beside the one that began it.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var members: [AnyRequest] = []

    /// Those of them whose part was undone, while the commit went on.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var withdrawn: [AnyRequest] = []

    /// The owners of other trees that this commit changes.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var borrowed: [CommitOwner] = []

    /// Whether it may be done.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var admission = Admission()

    /// How many routes it has joined, since it was last seen to get somewhere.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    @usableFromInline var joins = 0

    /// How many routers are handing a route on, each inside the one before.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    @usableFromInline var handing = 0

    /// What looks for routes that lead back to themselves, once there are very many.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var circleSearch: CircleSearch?

    /// The user's action that it came from.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var deed: Deed = []

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
    var reveals = false

    /// Whether it is what a gate wants first. One that shows and finds nothing brings nothing to the front.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var isPrerequisite = false

    /// What gates have triggered as they were asked about what has to happen first: no part of that, and done after it.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var aside: [AnyRequest] = []

    /// The root of the last step; only noted where that may have to be brought to the front.
    var lastRoot: Container?

    /// How many transitions run inside each other's verbs.
    var nesting: Int32 = 0

    /// Whether a host has refused it.
    var isRefused = false

    /// Whether a host has come while it settled.
    var hasLateHosts = false

    /// What the step that is running was told.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    package var options = TransitionOptions.animated

    /// The route that the step which is running comes of, if that is remembered.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var origin: Origin?

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
    var notices: HostNotices?

    /// The root that was last found to be in this commit's tree.
    var known: Node?

    /// The root that was last found to be in a tree that this commit has borrowed.
    var knownElsewhere: Node?

    override init() {}

    /// Keeps no tree alive from now on that only hosts have to answer for: neither by what it has noted, nor by what
    /// asked for it or has joined it.
    func loosen(with request: AnyRequest) {
        if let outermost = owner.outermost {
            request.wait(inLineOf: outermost)
            for member in members { member.wait(inLineOf: outermost) }
            for member in withdrawn { member.wait(inLineOf: outermost) }
            journal.letGo(of: outermost)
            notices?.letGo(of: outermost)
        }
        // What these kept may go, and the commit be taken back as it does: not before they have been set.
        let kept = (presentHosting, known, knownElsewhere, lastPlace)
        formerHosting = presentHosting
        presentHosting = nil
        forgetKnown()
        lastPlace = nil
        withExtendedLifetime(kept) {}
    }

    /// Lets go of the hosts that show what was changed.
    func forgetHostings() {
        isRefused = false
        hasLateHosts = false
        if hostings.isEmpty, notices == nil, lastPlace == nil, let kept = presentHosting {
            presentHosting = nil
            return withExtendedLifetime(kept) {}
        }
        let kept = (presentHosting, hostings, lastPlace, notices?.facts)
        notices?.facts = nil
        presentHosting = nil
        formerHosting = nil
        if !hostings.isEmpty { hostings = [] }
        if structuralEdits > 1 { lastPlace = nil }
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
