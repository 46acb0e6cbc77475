import CoordinationTesting
@_spi(Hosting) import Transitions

/// A host with views that the user touches. It plays slowly, and reports something else than what was done.
final class MisreportingHost: Host {
    enum Fault {
        case none
        case reportsTwice, neverReports, reportsAnother, reportsWhatWasNotDone
        case reportsTwiceWhileItSettles, forgetsWhatIsDoneAgain, reportsOnlyWhatIsAllowed
        case reportsLate, losesWhatACommitOvertakes
        case reportsWhatItPutsBack, reportsCommits, reportsWhatItIsAttachedTo
        case keepsWhatTheUserDid
    }

    private(set) var shown = Screen("nothing").tree
    private let fault: Fault
    private weak var root: (any Presentable)?
    private var pending: [HostCommit] = []
    private var late: [Report] = []
    private var done: [UserAction] = []
    private var isUsed = false

    init(_ fault: Fault) {
        self.fault = fault
    }

    func show(_ root: any Presentable) {
        self.root = root
        if isUsed, fault == .keepsWhatTheUserDid { return }
        if isUsed, fault == .reportsWhatItPutsBack { late += selection }
        if !isUsed, fault == .reportsWhatItIsAttachedTo { late += selection }
        shown = root.node.tree
    }

    func apply(_ commit: HostCommit) {
        if let root = commit.root { shown = root.node.tree }
        if fault == .losesWhatACommitOvertakes { late = [] }
        if fault == .reportsCommits, commit.report == nil { late += selection }
        if !commit.isInteractive { pending.append(commit) }
    }

    func follow(_ gesture: Gesture, of commit: HostCommit) {
        switch gesture.phase {
        case .began, .changed: break
        case .ended: pending.append(commit)
        case .cancelled: if let root = commit.root { shown = root.node.tree }
        }
    }

    /// Ends its animations, and reports what it reports late.
    func finishPlaying() {
        let ending = pending
        pending = []
        for commit in ending where commit.isWaiting { commit.acknowledge() }
        let telling = late
        late = []
        for report in telling { root?.node.report(report) }
    }

    /// Has the user do something.
    func play(_ action: UserAction) -> Bool {
        let isSettling = pending.contains(where: \.isWaiting)
        isUsed = true
        defer { isUsed = false }
        switch fault {
        case .neverReports: return true
        case .reportsLate, .losesWhatACommitOvertakes: late.append(action.report)
        case .forgetsWhatIsDoneAgain where done.last == action: return true
        case .reportsOnlyWhatIsAllowed where root?.node.allows(action.report) == false: return true
        case .reportsAnother: for report in selection { root?.node.report(report) }
        default: root?.node.report(action.report)
        }
        if fault == .reportsTwice || fault == .reportsTwiceWhileItSettles && isSettling {
            root?.node.report(action.report)
        }
        if fault == .keepsWhatTheUserDid { shown = Screen("\(action)").tree }
        done.append(action)
        return fault != .reportsWhatWasNotDone
    }

    /// The tab that is selected, as it would be reported.
    private var selection: [Report] {
        var node: Node? = root?.node.layers.first?.node
        while let container = node as? Container, container.layout != .tabs { node = container.shown.first?.node }
        return (node as? Container)?.shown.first.map { [.selected($0.node.id)] } ?? []
    }
}
