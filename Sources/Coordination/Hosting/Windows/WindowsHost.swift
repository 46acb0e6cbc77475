@_spi(Hosting) public import Transitions

/// A host that shows each window of a manager in a system window, which an opener opens and closes.
///
/// A commit that opens windows is answered when they are there. After two seconds, the host stops waiting for windows
/// to come or go, and refuses the commit if a window that the commit opens has not come.
@_spi(Hosting) public final class WindowsHost<Opener: WindowOpener>: Host {
    /// The system window that shows each window of the tree.
    public internal(set) var places: [NodeID: Opener.SystemWindow] = [:]

    weak var windows: WindowManager?
    let opener: Opener
    let newWindow: (() -> (any Presentable)?)?
    private let time: any TimeSource
    private let failure: String

    /// The windows that were asked for, and have not come.
    private(set) var asked: Set<NodeID> = []

    /// The windows that are not waited for any more, and may still come.
    var tooLate: Set<NodeID> = []

    /// The user's new windows that are not on the tree yet.
    var opening: Set<NodeID> = []

    /// The windows on the tree that the user has closed, or that the system does not give.
    var closed: Set<NodeID> = []

    /// The number of system windows that wait for a window of the tree. Until they have one, no other is asked for.
    var reserved = 0

    /// The windows at launch. If the system brings its windows back, each of these waits for the one that had shown it,
    /// or for the next new one.
    private var launched: Set<NodeID>?
    var isComingBack = false

    /// The system windows that were closed, and have not gone.
    private var leaving: [Opener.SystemWindow] = []
    private var commit: HostCommit?

    /// The windows that the commit opens.
    private var newcomers: [NodeID] = []
    private var limit: ScheduledCall? { didSet { oldValue?.cancel() } }
    private var front: NodeID?

    /// Creates a host, to be attached to the manager.
    ///
    /// - Parameters:
    ///   - windows: The windows of the app, which retain the host while it is attached.
    ///   - opener: The opener of system windows. It is retained.
    ///   - time: The time source that measures the two seconds.
    ///   - failure: The reason for refusing a commit whose window does not come, without a full stop.
    ///   - newWindow: Makes a window of the tree for a system window of the user, or opens one by a route, and returns
    ///     it. If this is nil or returns nil, the system window is closed again.
    public init(
        _ windows: WindowManager, opener: Opener, time: any TimeSource, failure: String,
        newWindow: (() -> (any Presentable)?)?
    ) {
        (self.windows, self.opener, self.time, self.failure) = (windows, opener, time, failure)
        self.newWindow = newWindow
    }

    /// Asks for a system window for each window without one, and closes those whose window has left the tree.
    public func show(_ root: any Presentable) {
        (commit, newcomers, limit) = (nil, [], nil)
        launched = launched ?? Set(root.node.children.map { $0.node.id })
        arrange()
    }

    /// Asks for the windows that a commit opens, and answers the commit when they are there.
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

    /// Brings the system windows to the tree's state: asks for new ones, closes those of closed windows, and activates
    /// the front one. An opener calls this, too, once it can ask for windows.
    public func arrange() {
        let ids = windows?.node.children.map { $0.node.id } ?? []
        tooLate.formUnion(asked.subtracting(ids))
        asked.formIntersection(ids)
        closed.formIntersection(ids)
        for (window, systemWindow) in places where !opening.contains(window) && !ids.contains(window) {
            places[window] = nil
            if opener.close(systemWindow) { leaving.append(systemWindow) }
        }
        for window in ids where opener.showsSeveral == true && isNew(window) {
            asked.insert(window)
            opener.open(window)
        }
        if let front = ids.last, front != self.front, let systemWindow = places[front], commit?.report == nil {
            opener.activate(front, in: systemWindow)
        }
        front = ids.last
        end()
    }

    /// Notes that the system refuses a window: refuses its commit, or reports it as closed.
    public func hasFailed(_ window: NodeID, _ reason: String) {
        guard asked.remove(window) != nil else { return }
        if newcomers.contains(window) { return refuse(reason) }
        closed.insert(window)
        windows?.report(.closed(window))
    }

    /// Notes that a window has come.
    func hasCome(_ window: NodeID) {
        asked.remove(window)
        closed.remove(window)
        end()
    }

    /// Notes that a closed system window has gone.
    func hasGone(_ systemWindow: Opener.SystemWindow) {
        leaving.removeAll { $0 === systemWindow }
        end()
    }

    /// Answers the commit once the windows that it opens have come, and closed ones have gone.
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

    /// Takes the commit, if it still waits for an answer.
    private func take() -> HostCommit? {
        let taken = commit
        (commit, newcomers) = (nil, [])
        return taken?.isWaiting == true ? taken : nil
    }
}
