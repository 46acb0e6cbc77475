/// What few queues have: what an app sets for a tree, what was left blank, and those who observe it.
///
/// What replaces something of an app's has the former held until it has been replaced: what goes with it may look here.
final class QueueExtras {
    /// Who is asked about every route.
    var gates: [Gate] = [] {
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// What is in this tree, or is it, and was to be filled by a first route that has failed.
    var blanks: [BlankTree] = []

    /// Where failures go that have no listener; nil for the task's handler, or standard error.
    var diagnostics: ((Diagnostic) -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }

    /// The queue of the tree that this one's outermost node has left.
    var former: FormerOwner?

    /// Where the time is looked at, if anywhere.
    var time: (any TimeSource)? { didSet { withExtendedLifetime(oldValue) {} } }

    /// What makes the windows that are open from the start; nil where that is not known.
    var launch: (() -> [any Presentable])? { didSet { withExtendedLifetime(oldValue) {} } }

    /// How long hosts may take to answer, beyond the longest animation.
    var deadline: Duration? = .standardDeadline

    /// Those who are told of every commit.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var observers: [Observer<CommitRecord>] = []
    private var sweeping = Sweeping()

    /// What is called where something has changed that may be stored.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var notes: [ChangeNote] = []

    /// Who is told of what comes into view; made with the first of them.
    var visibilityObservers: VisibilityObservers?

    /// The nodes that routes have put into this tree, while triggers wait for their turns.
    var placed: PlacedNodes?

    /// How many records there were of commits, or of what waits.
    var records = 0

    /// The number of the record of the commit that is being told of, where commits are observed.
    var telling: Int?

    /// What was said to the commit that is running, as far as that is observed.
    var verdicts: [VerdictRecord] = []

    /// The routes that were asked for in the commit that is running, where a tap is told of it.
    var routes: [Hop] = []

    /// Whether something was noted of the commit that is running.
    var hasNotes: Bool { !verdicts.isEmpty || !routes.isEmpty }

    /// Whether a tap is told of the commits of this tree.
    var isTapped = false

    /// Those who hear that another host shows something of the tree.
    private var hostObservers: [Observer<Void>] = []

    func add(_ observer: Observer<Void>) {
        hostObservers.removeAll(where: \.hasEnded)
        hostObservers.append(observer)
    }

    func tellHostObservers() {
        for observer in hostObservers { observer.notify(()) }
    }

    /// Tells an observer of every commit. O(1) on average.
    @inline(never)
    func add(_ observer: Observer<CommitRecord>) {
        sweeping.sweep(&observers, where: \.hasEnded)
        observers.append(observer)
    }
}

extension Duration {
    static let standardDeadline: Duration = .seconds(10)
}
