@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationMoves
@_spi(Hosting) import CoordinationTesting
import Testing

/// Something that a user might do, by itself and as it is reported.
struct Candidate {
    let report: Report
    let action: UserAction
}

/// What can be touched in a window, held against what may be done.
struct GTKParity {
    let windows: WindowManager
    let host: GTKHost
    let window: AdwApplicationWindow

    /// What does not hold while nothing moves.
    var violations: [String] {
        let moves = HostContract.moves(of: windows)
        let touches = Set(candidates.filter { window.touch(for: $0.action, on: host) != nil }.map(\.report))
        // libadwaita's switcher shows each tab alike, and a dialog reports an attempt.
        let refused = touches.filter { moves[$0]?.isEnabled != true && !isTab($0) && dialog($0) == nil }
        let missing = moves.filter { $1.isEnabled && !touches.contains($0) && !isLeftToToolkit($0) }
        let dialogs = candidates.compactMap { dialog($0.report) }.filter { $0.canClose != $0.isAllowed }
        return refused.map { "a touch for \($0) is no move, or none that may be done" }
            + missing.map { "'\($1.move)' may be done, and nothing can be touched for it (\($0))" }
            + dialogs.map { "a dialog \($0.canClose ? "closes" : "does not close"), and may it? \($0.isAllowed)" }
    }

    /// What can be touched for moves, those that may be done or the others.
    func touchable(isEnabled: Bool) -> [Candidate] {
        let moves = HostContract.moves(of: windows)
        return candidates.filter {
            moves[$0.report]?.isEnabled == isEnabled && window.touch(for: $0.action, on: host) != nil
        }
    }

    private var candidates: [Candidate] {
        var nodes: [Node] = windows.node.layers.map { $0.node } + [windows.node]
        var next = 0
        while next < nodes.count {
            nodes += nodes[next].children.map { $0.node }
            next += 1
        }
        var found: [Candidate] = []
        func add(_ report: Report, _ action: UserAction) { found.append(Candidate(report: report, action: action)) }
        for alert in windows.node.alerts.prefix(1) {
            for choice in alert.choices {
                add(.chose(choice.title, alert: alert.id), .answer(choice.title, alert: alert.id))
            }
        }
        for node in nodes {
            let (id, parent) = (node.id, node.parent as? Container)
            if node.presentationStyle != nil { add(.dismissed(id), .dragAway(id)) }
            switch parent?.layout.kind {
            case .stack where isNextBack(node): add(.popped(to: id), .goBack(to: id))
            case .tabs: add(.selected(id), .tapTab(id))
            case .pages where isNextPage(node): add(.selected(id), .turnPage(to: id))
            case .split: add(.stepped(to: id), .goBack(to: (node as? Container)?.flattened.last?.node.id ?? id))
            default: break
            }
        }
        return found
    }

    /// Whether it is below the screen on top of its stack, and of those around that.
    private func isNextBack(_ node: Node) -> Bool {
        var stack = node.parent as? Container
        while let inner = stack, inner.presentationStyle == nil, let outer = inner.parent as? Container,
            outer.layout == .stack
        {
            stack = outer
        }
        return stack?.flattened.dropLast().last?.node === node
    }

    /// Whether a swipe leads to it.
    private func isNextPage(_ node: Node) -> Bool {
        guard let pages = node.parent as? Container, let index = pages.index(of: node) else { return false }
        return pages.shownRange.contains(index - 1) || pages.shownRange.contains(index + 1)
    }

    private func isTab(_ report: Report) -> Bool {
        guard case .selected(let id) = report else { return false }
        return (windows.node.node(id)?.parent as? Container)?.layout == .tabs
    }

    /// Whether libadwaita has no control for it: a tap on the selected tab leads nowhere, a carousel does not go from its
    /// last page to the first, and what a touch in a column beside brings comes with the verb of that touch.
    private func isLeftToToolkit(_ report: Report) -> Bool {
        guard let node = windows.node.node(report.subject), let parent = node.parent as? Container else { return false }
        return switch report {
        case .selected where parent.layout == .tabs: parent.shown.contains { $0.node === node }
        case .selected: !isNextPage(node)
        case .stepped: parent.columnsBeside != ColumnsBeside.none
        default: false
        }
    }

    private func dialog(_ report: Report) -> (canClose: Bool, isAllowed: Bool)? {
        guard case .dismissed(let id) = report, let top = window.dialogs.last, let box = host.frames[id]?.box,
            top.child === box
        else { return nil }
        return (top.canClose, windows.node.allows(report))
    }
}

extension GTKContractTests {
    @Test("what can be touched is what may be done, and a touch does that", arguments: ParityScene.allCases)
    func parity(_ scene: ParityScene) {
        var index = 0
        while true {
            let shown = show(scene)
            defer { shown.window.destroy() }
            #expect(shown.violations == [], "\(scene)")
            let enabled = shown.touchable(isEnabled: true)
            let all = enabled + shown.touchable(isEnabled: false)
            guard all.indices.contains(index) else { break }
            let (report, action) = (all[index].report, all[index].action)
            let item = HostContract.moves(of: shown.windows)[report]
            let before = "\(shown.windows.tree)"
            var reports: [Report] = []
            shown.windows.observeCommits { reports += [$0.cause.report].compactMap(\.self) }
            #expect(shown.window.play(action, on: shown.host))
            shown.window.settle()
            if index >= enabled.count {
                #expect("\(shown.windows.tree)" == before, "\(scene): \(report)")
            } else if case .asks(let title)? = item?.permission {
                #expect(shown.windows.node.alerts.first?.title == title, "\(scene): \(report)")
            } else {
                #expect(reports == [report], "\(scene)")
            }
            #expect(shown.violations == [], "\(scene), after \(report)")
            index += 1
        }
        #expect(index > 0, "\(scene)")
    }

    @Test("what a model says meanwhile is offered after the next signal, and a wrong button is found") func planted() {
        let (stack, screen) = (StackRoot(Screen("a")), Guarded())
        let shown = show(stack, isNarrow: true) { stack.perform(.push(screen)) }
        defer { shown.window.destroy() }
        #expect(shown.violations == [])
        // Nobody tells that the model says something else now.
        screen.verdict = .deny("no")
        #expect(shown.violations.first?.contains("is no move, or none that may be done") == true)
        shown.windows.gatesChanged()
        shown.window.settle()
        #expect(shown.violations == [])
        screen.verdict = .allow
        #expect(shown.violations.first?.contains("nothing can be touched for it") == true)
    }

    private func show(_ scene: ParityScene) -> GTKParity {
        let (app, act) = scene.make()
        return show(app, isNarrow: scene.isNarrow, act)
    }

    private func show(_ app: any Presentable, isNarrow: Bool, _ act: () -> Void) -> GTKParity {
        let windows = WindowManager(WindowRoot(app, name: "main"))
        windows.diagnosticsHandler = { _ in }
        let window = AdwApplicationWindow.forTests()
        let host = GTKHost(in: window)
        windows.attach(host)
        window.setNarrow(isNarrow)
        act()
        window.settle()
        return GTKParity(windows: windows, host: host, window: window)
    }
}
