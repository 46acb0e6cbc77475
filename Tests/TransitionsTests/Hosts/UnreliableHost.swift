import CoordinationTesting
@_spi(Hosting) import Transitions

/// A host that plays slowly and keeps a picture, and breaks one rule.
final class UnreliableHost: Host {
    enum Fault: CaseIterable {
        case none
        case neverAnswers, answersOnce, answersTwice, answersWhenNobodyWaits, refuses
        case forgetsReports, forgetsGestures, answersWithoutGestures
        case showsNothing, showsNoCommits, showsNothingAgain, staysWithGestures
        case keepsScreens, keepsScreensOfGestures, keepsTree
    }

    private(set) var shown = Screen("nothing").tree
    private let fault: Fault
    private var pending: [HostCommit] = []
    private var kept: [any Presentable] = []
    private var hasBeenShown = false
    private var hasAnswered = false

    init(_ fault: Fault) {
        self.fault = fault
    }

    func show(_ root: any Presentable) {
        if fault == .keepsTree { kept.append(root) }
        if fault == .showsNothing || fault == .showsNothingAgain && hasBeenShown { return }
        hasBeenShown = true
        shown = root.node.tree
    }

    func apply(_ commit: HostCommit) {
        if fault == .refuses { return commit.refuse("it does not want to") }
        if fault != .showsNoCommits, let root = commit.root { shown = root.node.tree }
        let keeps = commit.isInteractive ? fault == .keepsScreensOfGestures : fault == .keepsScreens
        if keeps { kept += commit.touched.flatMap { ($0 as? Container)?.children ?? [] } }
        if fault == .forgetsReports, commit.report != nil { return }
        if !commit.isInteractive { pending.append(commit) }
    }

    func follow(_ gesture: Gesture, of commit: HostCommit) {
        switch gesture.phase {
        case .began, .changed: break
        case .ended where fault == .forgetsGestures: break
        case .ended: pending.append(commit)
        case .cancelled where fault == .staysWithGestures: break
        case .cancelled:
            if let root = commit.root { shown = root.node.tree }
            if fault == .answersWithoutGestures { pending.append(commit) }
        }
    }

    func finishPlaying() {
        let ending = pending
        pending = []
        for commit in ending { answer(commit) }
    }

    private func answer(_ commit: HostCommit) {
        switch fault {
        case .neverAnswers: return
        case .answersOnce where hasAnswered: return
        case .answersWhenNobodyWaits, .answersWithoutGestures: commit.acknowledge()
        case .answersTwice where commit.isWaiting:
            commit.acknowledge()
            commit.acknowledge()
        default: if commit.isWaiting { commit.acknowledge() }
        }
        hasAnswered = true
    }
}
