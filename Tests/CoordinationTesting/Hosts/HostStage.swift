@_spi(Log) @_spi(Hosting) import Coordination
import TreeTools

/// The presentable that the examined host is attached to.
enum HostPlace: CaseIterable {
    /// A manager; the second host shows a window of another manager.
    case manager
    /// A window; the second host shows another window of the same manager.
    case window
}

/// The windows that a host is examined with: `main: {news[a, b]*, users}`, and `side: [x]` for a second host, the
/// partner.
final class HostStage {
    let root: any Presentable
    let news = StackRoot(Screen("a"), Screen("b"), name: "news")
    let users = Screen("users")
    let tabs: TabRoot
    let main: WindowRoot
    let coordinator: StageCoordinator
    let side = StackRoot(Screen("x"))
    let manager: WindowManager
    let time = ManualTime()
    let partner = PartnerHost()

    /// The answers for which no commit waited: `twice`, `late`.
    private(set) var strayAnswers: [String] = []

    /// The reports in the windows of the examined host, in the order in which they ended.
    private(set) var reports: [StageReport] = []

    /// The number of reports that ``takeReports()`` has returned.
    private var tallied = 0

    private let sideManager: WindowManager?

    init(_ place: HostPlace) {
        tabs = TabRoot(news, users)
        main = WindowRoot(tabs, name: "main")
        coordinator = StageCoordinator(main)
        let sideWindow = WindowRoot(side, name: "side")
        switch place {
        case .manager:
            manager = WindowManager(coordinator, time: time)
            sideManager = WindowManager(sideWindow, time: time)
            root = manager
        case .window:
            manager = WindowManager(sideWindow, coordinator, time: time)
            sideManager = nil
            root = main
        }
        for manager in [manager, sideManager] {
            manager?.diagnosticsHandler = { [weak self] diagnostic in
                switch diagnostic.error?.detail {
                case .answeredTwice: self?.strayAnswers.append("twice")
                case .answeredLate: self?.strayAnswers.append("late")
                default: break
                }
            }
        }
        manager.observeCommits { [weak self] record in
            guard let report = record.cause.report else { return }
            self?.reports.append(StageReport(report: report, outcome: record.outcome))
        }
        sideWindow.attach(partner)
    }

    var hasNewReports: Bool { reports.count > tallied }

    /// Returns the reports since the last call.
    func takeReports() -> [StageReport] {
        defer { tallied = reports.count }
        return Array(reports[tallied...])
    }

    /// A push on both stacks, in one commit that both hosts have to answer.
    func pushOnBoth(_ screen: Screen = Screen("c")) -> Transition<StackRoot> {
        .multiple(.push(screen), .perform(.push(Screen("y")), on: side))
    }

    /// Runs an act of the partner, and ignores its wrong answers.
    func misbehave(_ act: () -> Void) {
        let before = strayAnswers
        act()
        strayAnswers = before
    }
}

/// A host whose answers a test sends, wrong ones as well.
final class PartnerHost: Host {
    /// True if commits wait for an answer of the test.
    var isHolding = false

    private(set) var commits: [HostCommit] = []

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        commits.append(commit)
        if !isHolding, !commit.isInteractive { commit.acknowledge() }
    }

    func follow(_ gesture: Gesture, of commit: HostCommit) {
        if gesture.phase == .ended, commit.isWaiting { commit.acknowledge() }
    }
}
