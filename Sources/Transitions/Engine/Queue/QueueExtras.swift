/// The parts that few queues have: settings that an app makes for a tree, blank trees, and observers.
///
/// A replaced setting is released after the replacement: its release may run code that reads the settings.
final class QueueExtras {
    /// The gates that are asked about every route.
    var gates: [Gate] = [] {
        didSet { withExtendedLifetime(oldValue) {} }
    }

    /// The failures of this tree, and of trees in it, to get their first content.
    var contentFailures: [ContentFailure] = []

    /// The handler of failures without a listener; nil for the task's handler, or standard error.
    var diagnosticsHandler: ((Diagnostic) -> Void)? { didSet { withExtendedLifetime(oldValue) {} } }

    /// The queue of the tree from which this tree's outermost node was removed; its handler receives failures if this
    /// tree has none.
    var former: FormerOwner?

    var time: (any TimeSource)? { didSet { withExtendedLifetime(oldValue) {} } }

    /// The closure that creates the windows at launch and after a reset; nil if the app gave none.
    var launch: (() -> [any Presentable])? { didSet { withExtendedLifetime(oldValue) {} } }

    /// The time that hosts have to answer, beyond the longest animation; nil for no limit.
    var deadline: Duration? = .standardDeadline

    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var observers: [Observer<CommitRecord>] = []
    private var sweeping = Sweeping()

    /// The closures to call after each change of the tree.
    #if !DEBUG
        @exclusivity(unchecked)
    #endif
    var changeCallbacks: [ChangeCallback] = []

    /// The observers of visibility; created with the first one.
    var visibilityObservers: VisibilityObservers?

    /// The nodes that routes have put into this tree, while triggers wait for their turns.
    var placed: PlacedNodes?

    /// The widths that hosts reported last, each in answer to the commit of the one before.
    var widths: [NodeID: ColumnsBeside] = [:]

    /// True if all places have to be asked whether their standing gates hold.
    var gatesHaveChanged = false

    /// The owner for whom each standing gate held last, by the name of the gate.
    var owners: [String: AnyHashable] = [:]

    /// The last number that was drawn for a record.
    var records = 0

    /// The record number of the commit that is being reported, if commits are observed.
    var notifiedRecord: Int?

    /// The verdicts on the running commit, if commits are observed.
    var verdicts: [VerdictRecord] = []

    /// The routes requested in the running commit, if a tap observes it.
    var routes: [Hop] = []

    /// True if verdicts or routes of the running commit were recorded.
    var hasNotes: Bool { !verdicts.isEmpty || !routes.isEmpty }

    /// The routes that have been taken in place of what does not hold, until the last of them has ended; their number
    /// that has not.
    var replacements: [Hop] = []
    var pendingReplacements = 0

    /// The covers that finish in the running commit.
    var finishedCovers: [Node] = []

    /// The observers of what comes from outside, while there are some.
    var arrivals: Arrivals?

    /// True if a tap observes the commits of this tree.
    var isTapped = false

    private var hostObservers: [Observer<Void>] = []

    func add(ofHosts observer: Observer<Void>) {
        hostObservers.removeAll(where: \.hasEnded)
        hostObservers.append(observer)
    }

    func notifyHostObservers() {
        for observer in hostObservers { observer.notify(()) }
    }

    /// Adds an observer of every commit. O(1) on average.
    @inline(never)
    func add(_ observer: Observer<CommitRecord>) {
        sweeping.sweep(&observers, where: \.hasEnded)
        observers.append(observer)
    }
}

extension Duration {
    static let standardDeadline: Duration = .seconds(10)
}
