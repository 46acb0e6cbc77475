@_spi(Hosting) public import Transitions

/// Shows each window of a manager in one of the system's, which an opener asks for and closes.
///
/// A commit that opens windows is answered when those are there. What has neither come nor gone after two seconds is
/// waited for no more: a commit that opened it is refused.
@_spi(Hosting) public final class WindowsHost<Opener: WindowOpener>: Host {
    /// The window of the system's that shows each one of the tree.
    public internal(set) var places: [NodeID: Opener.Place] = [:]

    weak var windows: WindowManager?
    let opener: Opener
    let newWindow: (() -> (any Presentable)?)?
    private let time: any TimeSource
    private let failure: String

    /// The windows that were asked for, and have not come.
    private(set) var asked: Set<NodeID> = []

    /// Those that did not come in time, and may come all the same.
    var tooLate: Set<NodeID> = []

    /// The windows of the user's that are not on the tree yet.
    var opening: Set<NodeID> = []

    /// Those that the user has closed, and the tree has not heard of it, or keeps as its last one; and those that the
    /// system does not give.
    var closed: Set<NodeID> = []

    /// How many windows of the system's wait for one of the tree: one that is opened meanwhile is asked for no other.
    var reserved = 0

    /// The windows of the launch. Where windows of the system's come back, each of those is shown by the one that had
    /// shown it, which may come late, or by the next new one.
    private var launched: Set<NodeID>?
    var isComingBack = false

    /// The windows of the system's that were closed, and have not gone.
    private var leaving: [Opener.Place] = []
    private var commit: HostCommit?

    /// The windows that the commit opens.
    private var newcomers: [NodeID] = []
    private var limit: ScheduledCall? { didSet { oldValue?.cancel() } }
    private var front: NodeID?

    /// Makes one, to be attached to the manager.
    ///
    /// - Parameters:
    ///   - windows: The windows of the app, which keep this as long as it is attached.
    ///   - opener: What asks for windows of the system's. It is kept.
    ///   - time: What two seconds are measured by.
    ///   - failure: Why a commit is refused whose window does not come, without a full stop.
    ///   - newWindow: Makes a window of the tree for one that the user has opened, or has a route open one and returns
    ///     that. Where it is nil or makes none, such a window is closed again.
    public init(
        _ windows: WindowManager, opener: Opener, time: any TimeSource, failure: String,
        newWindow: (() -> (any Presentable)?)?
    ) {
        (self.windows, self.opener, self.time, self.failure) = (windows, opener, time, failure)
        self.newWindow = newWindow
    }

    /// Asks for all windows that nothing shows, and closes what shows none.
    public func show(_ root: any Presentable) {
        (commit, newcomers, limit) = (nil, [], nil)
        launched = launched ?? Set(root.node.children.map { $0.node.id })
        arrange()
    }

    /// Asks for the windows that a commit opens, and answers it when they are there.
    public func apply(_ commit: HostCommit) {
        guard let root = commit.root else { return commit.acknowledge() }
        let opened = commit.changes.compactMap { change -> NodeID? in
            if case .inserted = change.kind, change.holder.id == root.node.id { change.subject.id } else { nil }
        }
        closed.subtract(opened)
        tooLate.subtract(opened)
        if opener.showsSeveral == false, opened.contains(where: isNew) {
            return commit.refuse("the system shows one window of this app")
        }
        (self.commit, newcomers, limit) = (commit, opened, nil)
        arrange()
    }

    private func isNew(_ window: NodeID) -> Bool {
        if isComingBack, launched?.contains(window) == true { return false }
        let isKnown = [asked, tooLate, opening, closed].contains { $0.contains(window) }
        return reserved == 0 && places[window] == nil && !isKnown
    }

    /// Looks at the windows of the tree: asks for new ones, brings the one in front there, and closes those of closed
    /// ones. For an opener that could ask for none until now.
    public func arrange() {
        let ids = windows?.node.children.map { $0.node.id } ?? []
        tooLate.formUnion(asked.subtracting(ids))
        asked.formIntersection(ids)
        closed.formIntersection(ids)
        for (window, place) in places where !opening.contains(window) && !ids.contains(window) {
            places[window] = nil
            if opener.close(place) { leaving.append(place) }
        }
        for window in ids where opener.showsSeveral == true && isNew(window) {
            asked.insert(window)
            opener.open(window)
        }
        if let front = ids.last, front != self.front, let place = places[front], commit?.report == nil {
            opener.activate(front, in: place)
        }
        front = ids.last
        end()
    }

    /// Hears that the system does not give a window that was asked for.
    public func hasFailed(_ window: NodeID, _ reason: String) {
        guard asked.remove(window) != nil else { return }
        if newcomers.contains(window) { return refuse(reason) }
        closed.insert(window)
        windows?.report(.closed(window))
    }

    /// Notes that a window is there.
    func hasCome(_ window: NodeID) {
        asked.remove(window)
        closed.remove(window)
        end()
    }

    /// Notes that a window has gone that was closed.
    func hasGone(_ place: Opener.Place) {
        leaving.removeAll { $0 === place }
        end()
    }

    /// A commit waits for the windows that it opens, and for no other ones to come.
    private func end() {
        if asked.isDisjoint(with: newcomers), leaving.isEmpty { take()?.acknowledge() }
        if asked.isEmpty, leaving.isEmpty {
            limit = nil
        } else if limit?.isPending != true {
            limit = time.schedule(after: .seconds(2)) { [weak self] in self?.expire() }
        }
    }

    private func expire() {
        let missing = asked
        tooLate.formUnion(asked)
        (asked, leaving, limit) = ([], [], nil)
        if missing.isDisjoint(with: newcomers) { end() } else { refuse("nothing was heard of it") }
    }

    private func refuse(_ reason: String) { take()?.refuse("\(failure): \(reason)") }

    /// What is to be answered, if that is still waited for.
    private func take() -> HostCommit? {
        let taken = commit
        (commit, newcomers) = (nil, [])
        return taken?.isWaiting == true ? taken : nil
    }
}
