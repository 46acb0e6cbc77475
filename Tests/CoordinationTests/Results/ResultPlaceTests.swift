import Coordination
import CoordinationTesting
import Testing

/// What becomes of a result where what gives it stays, or goes with its tree.
@Suite("Results and places", .bothEnds, .noUnhandledFailures) struct ResultPlaceTests {
    private let recorder = Recorder()

    @Test("a finished screen that stays in its place keeps nothing of its asker") func nothingKept() {
        let picker = ItemPicker()
        let tabs = TabRoot(picker, Screen("b"))
        var told: [Result<Item, EndReason>] = []
        weak var heard: Recorder?
        do {
            let recorder = Recorder()
            heard = recorder
            picker.onFinish { [recorder] result in
                recorder.note("\(result)")
                told.append(result)
            }
        }
        #expect(heard != nil)
        picker.finish(with: Item(name: "tea"))
        #expect(told == [.success(Item(name: "tea"))])
        #expect(heard == nil)
        withExtendedLifetime(tabs) {}
    }

    @Test("a finished screen stays finished if asking it again is refused") func refused() {
        let picker = ItemPicker()
        let tabs = TabRoot(picker, Screen("b"))
        picker.finish(with: Item(name: "tea"))
        let shown = Transition<TabRoot>.present(picker.returning(ShelfRoute.chosen))
        tabs.perform(shown, completion: recorder("shown"))
        #expect(recorder.error("shown") != nil)
        picker.finish(with: Item(name: "jam"), completion: recorder("jam"))
        #expect(recorder.error("jam")?.detail == .finishedAlready)
    }

    @Test("a finish whose tree goes before it has settled has not happened") func treeGoes() {
        var told: [Result<Item, EndReason>] = []
        do {
            let stack = StackRoot(Screen("home"))
            let windows = WindowManager(WindowRoot(stack, name: "main"))
            let host = TestHost(windows)
            let picker = ItemPicker()
            picker.onFinish { told.append($0) }
            stack.perform(.push(picker))
            host.isHolding = true
            picker.finish(with: Item(name: "tea"), completion: recorder("finish"))
            #expect(told.isEmpty)
        }
        #expect(recorder.lines == ["finish: cancelled: the tree has gone"])
        #expect(told == [.failure(.released)])
    }
}
