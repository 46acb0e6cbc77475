import Coordination
import CoordinationTesting
import Testing

/// A reset that waits, as a transition without a route.
@Suite(.bothEnds, .noUnhandledFailures) struct SuspendedResetTests {
    @Test("a reset that waits for an answer keeps nothing of the app alive", arguments: 0..<3)
    func keepsNothing(kind: Int) {
        let recorder = Recorder()
        weak var gone: WindowManager?
        weak var window: WindowRoot?
        do {
            let manager = WindowManager(time: ManualTime()) { [WindowRoot(Stacked("home"), name: "main")] }
            gone = manager
            window = manager.frontWindow
            let draft = Manuscript { _ in .ask("Leave?", choices: [.proceed("Yes"), .cancel("No")]) }
            window?.perform(.present(draft))
            switch kind {
            case 0: manager.perform(.reset(), completion: recorder("reset"))
            case 1: window?.perform(.setRoot(Screen("other")), completion: recorder("reset"))
            default: (window?.content as? Stacked)?.perform(.dismissAll(), completion: recorder("reset"))
            }
            expect(manager, #"main: [home]^draft!"Leave?""#)
        }
        #expect(gone == nil)
        #expect(window == nil)
        #expect(recorder.lines == ["reset: cancelled: the tree has gone"])
    }
}
