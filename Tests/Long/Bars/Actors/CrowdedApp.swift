@_spi(Hosting) import Coordination
import Programs
import TreeTools
import TestSupport

/// An app of two tabs that an actor owns.
actor CrowdedApp {
    private let launch = CrowdedLaunch()
    private var windows: WindowManager?
    private let host: CrowdedHost
    private let commitsToAnswer: AsyncStream<Void>
    private(set) var findings: [String] = []

    init(holds: Bool) {
        let (stream, handed) = AsyncStream.makeStream(of: Void.self, bufferingPolicy: .bufferingNewest(1))
        commitsToAnswer = stream
        host = CrowdedHost(holds: holds, handed: handed)
        let windows = WindowManager { [launch] in [launch.window()] }
        windows.attach(host)
        self.windows = windows
    }

    var commits: AsyncStream<CommitRecord> { windows?.commits ?? AsyncStream { $0.finish() } }

    var screenViews: AsyncStream<String> {
        guard let windows else { return AsyncStream { $0.finish() } }
        return AsyncStream { next in windows.observeVisibility { next($0.description) } }
    }

    /// Answers what the host holds and what is asked, a little after each commit that the host is handed.
    func answerAsLongAsItIsUsed() async {
        for await _ in commitsToAnswer {
            host.answer()
            if let window = windows?.frontWindow, !window.node.alerts.isEmpty { window.node.choose("Yes") { _ in } }
        }
        host.answerAll()
    }

    func stopAnswering() { host.handed.finish() }

    /// Does nothing, when it is its turn.
    func takeTurn() {}

    /// Lets go of the app, with which its streams end.
    func close() {
        host.answerAll()
        if let windows, (try? Tree(windows.tree.description)) != windows.tree {
            findings.append("a tree's line is another tree")
        }
        windows = nil
        if launch.app != nil { findings.append("an app lives although nothing keeps it") }
    }

    /// Awaits what a call with a completion comes to.
    private func ended(_ call: (@escaping (TransitionOutcome) -> Void) -> Void) async throws(TransitionOutcome.Failure)
    {
        let outcome = await withCheckedContinuation { waiting in call { waiting.resume(returning: $0) } }
        _ = try outcome.get()
    }

    func make(_ call: Call) async -> String {
        guard let app = launch.app, let windows else { return "closed" }
        let options = TransitionOptions(policy: call.number.isMultiple(of: 3) ? .reject : .enqueue)
        let stack = call.number.isMultiple(of: 2) ? app.first : app.second
        do throws(TransitionOutcome.Failure) {
            switch call.kind {
            case .push:
                try await ended { stack.perform(.push(Screen("s\(call.number)")), with: options, completion: $0) }
            case .pop: try await ended { stack.perform(.pop(), completion: $0) }
            case .present: try await app.perform(.present(Screen("m\(call.number)")))
            case .dismiss: try await app.perform(.dismiss())
            case .select: try await app.perform(.select(stack))
            case .trigger: try await app.trigger(.open(call.number))
            case .link:
                try await ended {
                    app.trigger(.tab(call.number % 2), then: CrowdedRoute.open(call.number), completion: $0)
                }
            case .ask:
                let answers = [Answer("Yes", true), Answer("No", role: .cancel, false)]
                _ = try await windows.ask("Sure \(call.number)?", answers)
            case .reset: try await ended { windows.reset(completion: $0) }
            case .play: play(UInt64(call.number))
            }
            return "completed"
        } catch {
            switch error {
            case .cancelled: return "cancelled"
            case .rejected: return "rejected"
            case .failed: return "failed"
            }
        }
    }

    /// Plays a whole program of its own meanwhile.
    private func play(_ seed: UInt64) {
        var drawing = Drawing(seed: seed)
        findings += drawing.program().play().flaws.map(\.headline)
    }
}

enum CrowdedRoute: Route {
    case open(Int), tab(Int)
}

/// What is opened at first, and again by a reset.
private final class CrowdedLaunch {
    private(set) weak var app: CrowdedCoordinator?

    func window() -> any Presentable {
        let app = CrowdedCoordinator()
        self.app = app
        return WindowRoot(app, name: "main")
    }
}

private final class CrowdedCoordinator: Coordinator {
    let root = TabRoot()
    let first = StackRoot(Screen("first"))
    let second = StackRoot(Screen("second"))

    init() { perform(.set([first, second])) }

    func prepareTransition(for route: CrowdedRoute) -> Transition<TabRoot> {
        switch route {
        case .tab(let index): .select(index: index)
        case .open(let number):
            .multiple(.perform(.push(Screen("r\(number)")), on: first), .select(first))
        }
    }
}

/// Answers later, or at once.
private final class CrowdedHost: Host {
    private let holds: Bool
    private var held: [HostCommit] = []

    /// Yields for each commit that there may be something to answer.
    let handed: AsyncStream<Void>.Continuation

    init(holds: Bool, handed: AsyncStream<Void>.Continuation) { (self.holds, self.handed) = (holds, handed) }

    func show(_ root: any Presentable) {}

    func apply(_ commit: HostCommit) {
        if holds { held.append(commit) } else { commit.acknowledge() }
        handed.yield()
    }

    func answer() {
        guard !held.isEmpty else { return }
        held.removeFirst().acknowledge()
        if !held.isEmpty { handed.yield() }
    }

    func answerAll() { while !held.isEmpty { answer() } }
}
