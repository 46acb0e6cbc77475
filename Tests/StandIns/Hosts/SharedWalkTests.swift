import Coordination
import CoordinationTesting
import Testing
import UIKit

import CoordinationUIKit

@Suite("A host that ships, for UIKit: the walk that all hosts take", .onScreen, .whereThereIsAScreen) @MainActor
struct SharedWalkTests {
    @Test("the host draws at each step what the tree says") func walk() async throws {
        let walk = await take(.ofHost)
        for found in walk.found.prefix(5) { Issue.record("\(found)") }
        try walk.write(to: SharedWalk.ofSurroundings().log)
    }

    @Test("a walk that every host can take has the same log on each") func commonWalk() async throws {
        for found in try await take(.common).endCommon() { Issue.record("\(found)") }
    }

    private func take(_ policy: SharedWalk.Policy) async -> SharedWalk {
        let (steps, seed, _) = SharedWalk.ofSurroundings()
        let device = Surroundings.device
        device.begin()
        let walk = SharedWalk(seed: seed, time: device.time, policy: policy)
        let tree = TreeController(walk.windows)
        let window = device.makeWindow()
        window.rootViewController = tree
        window.makeKeyAndVisible()
        await Surroundings.onRunLoop {
            walk.go(steps, with: HandPlayer(hand: Surroundings.hand, device: device, tree: tree))
        }
        #expect(device.faults == [])
        return walk
    }
}

/// Plays by a hand on view controllers.
@MainActor struct HandPlayer: WalkPlayer {
    let hand: any Hand
    let device: any Device
    let tree: TreeController

    func play(_ action: UserAction) -> Bool {
        if case .turnPage(to: let id) = action { return turn(to: id) }
        return hand.play(action, on: tree, isSwiping: false)
    }

    /// Pages may be in a tab.
    private func turn(to id: NodeID) -> Bool {
        guard tree.presentedViewController == nil, let page = tree.viewController(for: id) else { return false }
        var waiting: [UIViewController] = [tree]
        while let view = waiting.popLast() {
            if let book = view as? UIPageViewController, book.viewIfLoaded?.window != nil {
                return page.parent == nil || page.parent === book ? hand.turn(.forward, on: book) : false
            }
            waiting += view.children
        }
        return false
    }

    func setNarrow(_ isNarrow: Bool) -> Bool {
        guard let window = tree.viewIfLoaded?.window else { return false }
        device.setNarrow(isNarrow, window)
        return true
    }

    func hideSidebar(_ isHidden: Bool) -> Bool {
        var waiting: [UIViewController] = [tree]
        while let view = waiting.popLast() {
            if let split = view as? UISplitViewController, split.viewIfLoaded?.window != nil {
                return hand.showSidebars(isHidden ? 0 : 1, of: split)
            }
            waiting += view.children
        }
        return false
    }

    func wait() { device.wait() }
    func settle() { device.settle() }
    var drawn: String { tree.drawn }
}
