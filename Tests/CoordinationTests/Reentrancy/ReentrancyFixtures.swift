@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// An app whose parts go, or are called, in the middle of a commit; what then happens triggers on the same tree.
final class Plaza {
    let windows: WindowManager
    let launch = Launch()

    /// A second window, to which a test may attach a host of its own.
    let other: StackRoot
    var app: PlazaCoordinator { launch.app }
    let time = ManualTime()
    let host: TestHost?
    var root: StackRoot { app.root }

    /// The outcomes of what was triggered in the middle of something, in order.
    private(set) var ended: [TransitionOutcome] = []

    private var routed: [TransitionOutcome] = []

    /// How often something went, or was called.
    private(set) var calls = 0

    /// Whether what was pushed is there in the end.
    var isToStay = true

    /// What a way to go or to be called keeps for later.
    var kept: [Any] = []

    init(isShown: Bool) {
        let launch = launch
        windows = WindowManager(time: time) {
            launch.act()
            let app = PlazaCoordinator()
            launch.app = app
            return [WindowRoot(app, name: "main")]
        }
        host = isShown ? TestHost(windows) : nil
        other = StackRoot(Screen("other"))
        windows.perform(.open(WindowRoot(other, name: "other")))
        windows.perform(.bringToFront(windows.windows[0]))
        kept.append(windows.observeCommits { [unowned self] _ in commits += 1 })
    }

    /// How many commits an observer was notified of.
    private(set) var commits = 0

    /// Does to the tree, and asks of it, what an app may at any time.
    ///
    /// The screen that it pushes comes once, even where it is called often.
    func act() {
        calls += 1
        guard calls == 1 else { return }
        _ = (windows.tree, windows.node.isVisible, windows.gates.count, windows.diagnosticsHandler == nil)
        _ = (windows.deadline, windows.time == nil, app.top.node.hiddenBy, app.children.count, windows.alerts.count)
        kept.append(windows.observeCommits { _ in })
        kept.append(app.root.observe { _ in })
        windows.observeVisibility { _ in }.end()
        app.trigger(.quiet) { [self] in routed.append($0) }
        app.root.perform(.push(Screen("again"))) { [self] in ended.append($0) }
    }

    /// What acts as it is let go of.
    func nagger() -> Nagger { Nagger { [unowned self] in act() } }

    /// A closure that is the last to hold what acts as it is let go of.
    func holding<Input, Output>(_ closure: @escaping (Input) -> Output) -> (Input) -> Output {
        let nagger = nagger()
        return { input in withExtendedLifetime(nagger) { closure(input) } }
    }

    /// Such a closure, which takes nothing.
    func ending() -> () -> Void {
        let held: (()) -> Void = holding {}
        return { held(()) }
    }

    /// What comes of one way: it was called, what was triggered then ended once, and the tree still works.
    func check(_ name: String, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(calls > 0, "\(name): neither called nor let go of", sourceLocation: sourceLocation)
        #expect(ended.count == min(calls, 1), "\(name): \(ended)", sourceLocation: sourceLocation)
        #expect(routed.count == min(calls, 1), "\(name)", sourceLocation: sourceLocation)
        let again = windows.tree.description.components(of: "again")
        #expect(
            again == (ended.first?.isCompleted == true && isToStay ? 1 : 0), "\(name): \(ended)",
            sourceLocation: sourceLocation)
        var after: TransitionOutcome?
        app.root.perform(.push(Screen("after"))) { after = $0 }
        #expect(after?.isCompleted == true, "\(name): \(after as Any)", sourceLocation: sourceLocation)
        #expect(host.map { "\($0.shown)" == "\(windows.tree)" } ?? true, "\(name)", sourceLocation: sourceLocation)
        #expect(commits > 0, sourceLocation: sourceLocation)
    }
}

/// What is called as the app is launched anew.
final class Launch {
    var act: () -> Void = {}
    fileprivate(set) weak var app: PlazaCoordinator!
}

extension String {
    /// How often a word is in it.
    fileprivate func components(of word: String) -> Int {
        var (count, rest) = (0, self[...])
        while let range = rest.firstRange(of: word) {
            count += 1
            rest = rest[range.upperBound...]
        }
        return count
    }
}

/// Acts when it goes.
final class Nagger: Presentable {
    let node = Screen("nagger")
    private let act: () -> Void

    init(_ act: @escaping () -> Void) { self.act = act }

    deinit { act() }
}

enum PlazaRoute: Route { case here, guarded, quiet }

final class PlazaCoordinator: Coordinator {
    let root = StackRoot(Screen("plaza"))
    var answer: (PlazaRoute) -> Transition<StackRoot> = { .push(Screen("\($0)")) }
    var gates: [Gate] = []
    var claims: () -> PlazaRoute? = { nil }

    func prepareTransition(for route: PlazaRoute) -> Transition<StackRoot> {
        route == .quiet ? .none() : answer(route)
    }

    func gates(for route: PlazaRoute) -> [Gate] { route == .guarded ? gates : [] }

    func route(for report: Report) -> PlazaRoute? { claims() }
}

/// One way to go, or to be called.
struct PlazaWay {
    let name: String
    let go: (Plaza) throws -> Void

    init(_ name: String, _ go: @escaping (Plaza) throws -> Void) {
        self.name = name
        self.go = go
    }
}
