@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import BrowserServer
import Testing

extension HostTests {
    @Test("the page shows at each step of the walk that all hosts take what the tree says")
    @MainActor func walk() throws {
        let (steps, seed, log) = SharedWalk.ofSurroundings()
        let walk = SharedWalk(seed: seed, isDetailStacked: true)
        let browser = PaperBrowser()
        walk.windows.attach(browser.host)
        walk.go(steps, with: PagePlayer(browser: browser))
        for found in walk.found.prefix(5) { Issue.record("\(found), from seed \(seed)") }
        try walk.write(to: log)
    }

    @Test("a walk that every host can take has the same log on each") @MainActor func commonWalk() throws {
        let (steps, seed, _) = SharedWalk.ofSurroundings()
        let walk = SharedWalk(seed: seed, policy: .common)
        let browser = PaperBrowser()
        walk.windows.attach(browser.host)
        walk.go(steps, with: PagePlayer(browser: browser))
        for found in try walk.endCommon() { Issue.record("\(found)") }
    }
}

@MainActor private struct PagePlayer: WalkPlayer {
    let browser: PaperBrowser

    /// A step back goes one screen back: a browser has a menu of its own for more.
    func canPlay(_ action: UserAction) -> Bool {
        guard case .goBack(to: let id) = action else { return true }
        return browser.parts.contains { $0.places?.dropLast().last??.id == "\(id)" && $0.back != nil }
    }

    func play(_ action: UserAction) -> Bool { browser.play(action) }

    func setNarrow(_ isNarrow: Bool) -> Bool {
        browser.host.isNarrow = isNarrow
        browser.settle()
        return true
    }

    /// No button hides a column.
    var canHide: Bool { false }
    func hideSidebar(_ isHidden: Bool) -> Bool { false }
    func wait() {}
    func settle() { for _ in 0..<8 { browser.settle() } }
    var drawn: String { browser.drawing }
}
