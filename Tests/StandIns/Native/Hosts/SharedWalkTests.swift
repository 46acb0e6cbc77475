import Coordination
import CoordinationTesting
import SwiftUI
import Testing

#if canImport(CoordinationSwiftUI)
    import CoordinationSwiftUI
#else
    import HostUnderTest
#endif

@Suite("A host that ships, for SwiftUI: the walk that all hosts take") @MainActor struct SharedWalkTests {
    @Test("it draws at each step what the tree says") func walk() throws {
        Loop.reset()
        let (steps, seed, log) = SharedWalk.ofSurroundings()
        let walk = SharedWalk(seed: seed)
        let model = TreeModel(walk.windows)
        let stage = SwiftUI.Stage { TreeView(model) }
        stage.open()
        walk.go(steps, with: StandInPlayer(stage: stage, model: model, windows: walk.windows))
        for found in walk.found.prefix(5) { Issue.record("\(found)") }
        try walk.write(to: log)
    }
}

/// The user of the stand-in.
@MainActor struct StandInPlayer: Player {
    let stage: SwiftUI.Stage
    let model: TreeModel
    let windows: WindowManager

    func play(_ action: UserAction) -> Bool { stage.play(action, on: windows.node) }
    func wait() { Loop.turn() }
    func settle() { Loop.idle() }

    /// What the host says of it, and what the stand-in does.
    var drawn: String { model.drawn == stage.words ? stage.words : "\(stage.words), and the host says \(model.drawn)" }
}
