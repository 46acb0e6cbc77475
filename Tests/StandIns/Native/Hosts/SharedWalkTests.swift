import AppKit
import Coordination
import CoordinationSwiftUI
import CoordinationTesting
import Testing

@Suite("A host that ships, for SwiftUI: the walk that all hosts take", .onScreen, .whereThereIsAScreen) @MainActor
struct SharedWalkTests {
    @Test("the host draws at each step what the tree says") func walk() async throws {
        let walk = await take(.ofHost)
        for found in walk.found.prefix(5) { Issue.record("\(found)") }
        try walk.write(to: SharedWalk.ofSurroundings().log)
    }

    @Test(
        "a walk that every host can take has the same log on each",
        .enabled(if: Surroundings.canHold && Surroundings.canBeNarrow, "a hand by public names turns no pages"))
    func commonWalk() async throws {
        for found in try await take(.common).endCommon() { Issue.record("\(found)") }
    }

    private func take(_ policy: SharedWalk.Policy) async -> SharedWalk {
        let (steps, seed, _) = SharedWalk.ofSurroundings()
        let device = Surroundings.device
        device.begin()
        let walk = SharedWalk(seed: seed, policy: policy)
        let (model, window) = (TreeModel(walk.windows), device.makeWindow())
        device.show(model, in: window)
        await Surroundings.onRunLoop {
            walk.go(
                steps,
                with: HandPlayer(
                    hand: Surroundings.hand, device: device, window: window, model: model, windows: walk.windows))
        }
        return walk
    }
}

/// Plays by a hand on a window.
@MainActor struct HandPlayer: WalkPlayer {
    let hand: any Hand
    let device: any Device
    let window: NSWindow
    let model: TreeModel
    let windows: WindowManager

    func canPlay(_ action: UserAction) -> Bool {
        switch action {
        case .dragAway, .turnPage: Surroundings.canHold
        default: true
        }
    }
    func play(_ action: UserAction) -> Bool { hand.play(action, on: windows.node, in: window) }
    func setNarrow(_ isNarrow: Bool) -> Bool {
        if Surroundings.canBeNarrow { device.setNarrow(isNarrow, window) }
        return Surroundings.canBeNarrow
    }
    /// Nothing public hides a column.
    var canHide: Bool { Surroundings.canHold }
    func hideSidebar(_ isHidden: Bool) -> Bool { hand.hideSidebar(isHidden, in: window) }
    func wait() { device.wait() }
    func settle() { device.settle() }

    /// What the host says of it, if that can be read on the screen.
    var drawn: String {
        let (seen, expected) = (device.read(window), device.expected(of: windows, drawn: model.drawn))
        return seen == expected ? model.drawn : "\(seen), and the host says \(model.drawn)"
    }
}
