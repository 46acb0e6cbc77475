@_spi(Hosting) import Coordination
import CoordinationTesting

/// The app of a run, with hosts that do as a test says, and a log of every notification, in order.
final class Player {
    private(set) var windows: WindowManager?
    let time = ManualTime()
    var log: [String] = []
    var commits: [HostCommit] = []
    var gestures: [Int: InteractiveTransition] = [:]
    var moods: [String: Mood] = [:]
    var armed: [Moment: [Step]] = [:]
    private var launches = 0
    private var lastReport: Report?
    private(set) var depth = 0

    /// Everything that was ever made.
    private(set) var made: [Made] = []
    private var panes: [Int: Made] = [:]
    private var sides: [Int: Made] = [:]

    struct Made {
        weak var object: AnyObject?
        weak var node: Node?
        let name: String
    }

    init() {
        let manager = WindowManager(time: time) { [weak self] in self.map { [$0.launch()] } ?? [] }
        windows = manager
        manager.diagnosticsHandler = { [weak self] diagnostic in
            switch diagnostic.error?.detail {
            case .answeredTwice: self?.say("diagnostic: twice")
            case .answeredLate: self?.say("diagnostic: late")
            default: self?.say("diagnostic: \(diagnostic.message)")
            }
        }
        manager.observeCommits { [weak self] record in
            self?.say("* \(record.outcome.kind)")
            self?.moment(.observer)
        }
    }

    /// Lets go of everything.
    func end() {
        armed = [:]
        depth = .min / 2
        windows = nil
        let dropped = gestures
        gestures = [:]
        withExtendedLifetime(dropped) {}
    }

    var tree: String { windows?.tree.description ?? "" }

    /// Whether a host answers what has settled, and is shown the tree for it.
    private(set) var isAnsweringLate = false

    func say(_ line: String) { log.append(line) }

    func moment(_ moment: Moment) { react(armed.removeValue(forKey: moment)) }

    func react(_ steps: [Step]?) {
        guard depth >= 0 else { return }
        depth += 1
        for step in steps ?? [] { take(step) }
        depth -= 1
    }

    /// What is alive and in no window.
    var strays: [String] {
        made.filter { made in
            if let node = made.node { return !isOnTree(node) }
            return made.object != nil
        }.map(\.name)
    }
}

extension Player {
    private func launch() -> WindowRoot {
        launches += 1
        let id = 1000 * launches
        let (home, list) = (pane(id + 1, "home"), pane(id + 2, "list"))
        for tab in [home, list] {
            tab.observe { [weak self, name = tab.root.node.name] event in
                guard [.appeared, .disappeared, .reselected].contains(event) else { return }
                self?.say("\(name) \(event)")
                self?.moment(.event)
            }
        }
        let app = TabsCoordinator(TabRoot(home, list, name: "app"))
        note(app, "app \(id)")
        return window(app, id, "main")
    }

    func window(_ content: any Presentable, _ id: Int, _ name: String) -> WindowRoot {
        let window = WindowRoot(content, name: name)
        sides[id] = note(window, "window \(id)")
        window.attach(PlayedHost(name, self))
        return window
    }

    func pane(_ id: Int, _ name: String) -> PaneCoordinator {
        let pane = PaneCoordinator(StackRoot(screen("root"), name: name), self)
        panes[id] = note(pane, "pane \(id)")
        return pane
    }

    func screen(_ name: String) -> Screen {
        let screen = Screen(name)
        note(screen, name)
        return screen
    }

    @discardableResult
    private func note(_ presentable: any Presentable, _ name: String) -> Made {
        let made = Made(object: presentable, node: presentable.node, name: name)
        self.made.append(made)
        return made
    }

    func isOnTree(_ presentable: any Presentable) -> Bool { outermost(presentable) === windows?.node }

    private func outermost(_ presentable: any Presentable) -> Node {
        var node: Node = presentable.node
        while let parent = node.parent { node = parent }
        return node
    }

    func pane(_ id: Int, onTree: Bool) -> PaneCoordinator? {
        guard let pane = panes[id]?.object as? PaneCoordinator, !onTree || isOnTree(pane) else { return nil }
        // One in a window that is not open would have a host of its own.
        let outermost = outermost(pane)
        return sides.values.contains { $0.node === outermost } ? nil : pane
    }

    func window(_ id: Int, onTree: Bool) -> WindowRoot? {
        guard let window = sides[id]?.object as? WindowRoot, !onTree || isOnTree(window) else { return nil }
        return window
    }

    var app: TabsCoordinator? {
        windows?.windows.lazy.compactMap { $0.content as? TabsCoordinator }.first
    }

    func take(_ step: Step) {
        switch step {
        case .call(let number, let asking, let how, let then):
            if !call(number, asking, how, then) { say("\(number) skipped") }
        case .update(let gesture): gestures[gesture]?.update(0.5)
        case .finish(let gesture): gestures[gesture]?.finish()
        case .cancel(let gesture): gestures[gesture]?.cancel()
        case .drop(let gesture): _ = gestures.removeValue(forKey: gesture)
        case .answer(let index, let refuses):
            guard commits.indices.contains(index) else { return }
            isAnsweringLate = !commits[index].isWaiting
            if refuses { commits[index].refuse("no") } else { commits[index].acknowledge() }
            isAnsweringLate = false
        case .mood(let window, let mood): moods[window] = mood
        case .advance(let seconds): if depth == 0 { time.advance(by: .seconds(seconds)) }
        case .at(let moment, let steps): armed[moment] = steps
        }
    }

    func remember(_ report: Report) -> Report {
        lastReport = report
        return report
    }

    /// Finds what a user sees there now.
    func report(of deed: Deed) -> Report? {
        switch deed {
        case .popped(let id, let index):
            return pane(id, onTree: true)?.root.node.child(at: index).map { .popped(to: $0.node.id) }
        case .dismissed(let id, let level):
            guard let node = pane(id, onTree: true)?.root.node, node.parent?.presented !== node else { return nil }
            var modal = node.presented
            for _ in 0..<level { modal = modal?.presented }
            return modal.map { .dismissed($0.id) }
        case .selected(let index): return app?.root.node.child(at: index).map { .selected($0.node.id) }
        case .chose(let title, let id, let index):
            guard let alerts = window(id, onTree: true)?.alerts, alerts.indices.contains(index) else { return nil }
            return .chose(title, alert: alerts[index].id)
        case .closed(let id): return window(id, onTree: true).map { .closed($0.node.id) }
        case .focused(let id): return window(id, onTree: true).map { .focused($0.node.id) }
        case .unknown: return .popped(to: Screen("nowhere").id)
        case .again: return lastReport
        }
    }
}
