@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

extension GTKContractTests {
    @Test("the host draws at each step of the walk that all hosts take what the tree says") func walk() throws {
        let (steps, seed, log) = SharedWalk.ofSurroundings()
        let walk = SharedWalk(seed: seed, isDetailStacked: true)
        let window = AdwApplicationWindow.forTests()
        let host = GTKHost(in: window)
        walk.windows.attach(host)
        walk.go(steps, with: GTKPlayer(host: host, window: window, windows: walk.windows))
        window.destroy()
        for found in walk.found.prefix(5) { Issue.record("\(found)") }
        try walk.write(to: log)
    }

    @Test("a walk that every host can take has the same log on each") func commonWalk() throws {
        let (steps, seed, _) = SharedWalk.ofSurroundings()
        let walk = SharedWalk(seed: seed, policy: .common)
        let window = AdwApplicationWindow.forTests()
        let host = GTKHost(in: window)
        walk.windows.attach(host)
        walk.go(steps, with: GTKPlayer(host: host, window: window, windows: walk.windows))
        window.destroy()
        for found in try walk.endCommon() { Issue.record("\(found)") }
    }
}

private struct GTKPlayer: WalkPlayer {
    let host: GTKHost
    let window: AdwApplicationWindow
    let windows: WindowManager

    func play(_ action: UserAction) -> Bool { window.play(action, on: host) }

    func setNarrow(_ isNarrow: Bool) -> Bool {
        window.setNarrow(isNarrow)
        return true
    }

    /// An `AdwNavigationSplitView` has no button that hides its sidebar.
    var canHide: Bool { false }

    func hideSidebar(_ isHidden: Bool) -> Bool { false }

    func wait() { window.settle() }

    func settle() { window.settle() }

    var drawn: String { drawing(of: window) }

    var violations: [String] { GTKParity(windows: windows, host: host, window: window).violations }
}
