@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing
import storefront

@Suite("The host of the terminal", .noUnhandledFailures, .navigationCoverage) struct TerminalHostTests {
    @Test("the host keeps the contract, with and without animations") func contract() {
        for standard in [Duration.zero, .milliseconds(300)] {
            let time = ManualTime()
            var desks: [ObjectIdentifier: Desk] = [:]
            HostContract.check(
                make: { root -> TerminalHost in
                    let console = Console(showing: root, time: time, standard: standard)
                    desks[ObjectIdentifier(console.host)] = Desk(console: console, root: root)
                    return console.host
                },
                answer: { _ in time.advance(by: .seconds(1)) },
                user: { host, action in desks[ObjectIdentifier(host)]?.play(action) ?? false })
        }
    }

    @Test("a walk that every host can take has the same log on each") @MainActor func commonWalk() throws {
        let (steps, seed, _) = SharedWalk.ofSurroundings()
        let time = ManualTime()
        let walk = SharedWalk(seed: seed, time: time, policy: .common)
        let console = Console(showing: walk.windows, time: time, standard: .milliseconds(300))
        walk.windows.attach(console.host)
        walk.go(steps, with: ConsolePlayer(console: console, windows: walk.windows))
        for found in try walk.endCommon() { Issue.record("\(found)") }
    }
}

/// Plays at a console that is 100 columns wide, or 50.
@MainActor private final class ConsolePlayer: WalkPlayer {
    private let console: Console
    private let windows: WindowManager
    private var width = 100

    init(console: Console, windows: WindowManager) { (self.console, self.windows) = (console, windows) }

    func play(_ action: UserAction) -> Bool { Desk(console: console, root: windows).play(action) }

    func setNarrow(_ isNarrow: Bool) -> Bool {
        width = isNarrow ? 50 : 100
        _ = console.picture(width: width, height: 30)
        return true
    }

    var canHide: Bool { false }
    func hideSidebar(_ isHidden: Bool) -> Bool { false }
    func wait() {}
    func settle() { console.advance(by: .seconds(1)) }

    /// The tree, if the terminal has the words of what is in sight in front.
    var drawn: String {
        let lines = console.picture(width: width, height: 30).lines
        let words = Set(lines.flatMap { $0.split { !$0.isLetter && !$0.isNumber } })
        let missing = inSight.filter { !words.contains(Substring($0)) }
        return missing.isEmpty ? HostContract.drawing(of: windows) : "\(lines), without \(missing)"
    }

    private var inSight: [String] {
        if windows.node.alerts.first != nil { return ["Sure", "Yes", "Cancel"] }
        var waiting = windows.node.layers.last.map { [$0.node] } ?? []
        var names: [String] = []
        while let node: Node = waiting.popLast() {
            guard let container = node as? Container else {
                names.append(node.name)
                continue
            }
            for child in container.children where child.node.isVisible { waiting.append(child.node) }
        }
        return names
    }
}

/// A console, and who sits there.
private struct Desk {
    let console: Console
    weak var root: (any Presentable)?

    init(console: Console, root: any Presentable) {
        (self.console, self.root) = (console, root)
    }

    /// Presses the keys for it. Escape is no report: nothing has happened when it is pressed.
    func play(_ action: UserAction) -> Bool {
        let alert = root?.node.alerts.first
        switch action {
        case .tapTab(let id):
            guard alert == nil, root?.node.layers.count == 1, let tab = place(of: id) else { return false }
            console.press(.character(Character("\(tab.index + 1)")))
        case .turnPage(to: let id):
            guard alert == nil, root?.node.layers.count == 1, let page = place(of: id) else { return false }
            let shown = page.holder.shownRange
            guard shown == page.index - 1..<page.index || shown == page.index + 1..<page.index + 2 else { return false }
            console.press(shown.lowerBound < page.index ? .right : .left)
        case .answer(let title, alert: let id):
            guard alert?.id == id, let index = alert?.choices.firstIndex(where: { $0.title == title }) else {
                return false
            }
            for _ in alert?.choices ?? [] { console.press(.up) }
            for _ in 0..<index { console.press(.down) }
            console.press(.enter)
        case .goBack, .dragAway, .closeWindow, .focusWindow: return false
        }
        return true
    }

    private func place(of id: NodeID) -> (holder: Container, index: Int)? {
        guard let node = root?.node.node(id), let holder = node.parent as? Container else { return nil }
        return holder.children.firstIndex { $0.node === node }.map { (holder, $0) }
    }
}
