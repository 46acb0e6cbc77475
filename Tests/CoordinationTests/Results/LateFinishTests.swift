@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// A tap that comes when the screen is going, or has just gone: no app can prevent it.
@Suite("A finish that comes too late", .bothEnds, .noUnhandledFailures)
struct LateFinishTests {
    let shelf = ShelfCoordinator()
    let recorder = Recorder()

    private func chosen(_ name: String) -> ShelfRoute { .chosen(Item(name: name)) }

    @Test("a finish just after the screen has gone changes nothing, and is no failure") func afterItHasGone() throws {
        let windows = WindowManager(WindowRoot(shelf, name: "main"))
        shelf.trigger(.choose)
        let picker = try #require(shelf.picker)
        windows.report(.dismissed(picker.node.id))
        picker.finish(with: Item(name: "tea"), completion: recorder("late"))
        picker.finish(with: Item(name: "tea"))
        #expect(recorder.outcome("late") == .noChange)
        #expect(shelf.told == [.notChosen(.dismissed)])
    }

    @Test("a late finish of a screen without a listener changes nothing either") func unheard() {
        let (home, picker) = (StackRoot(Screen("home")), ItemPicker())
        home.perform(.push(picker))
        home.perform(.pop())
        picker.finish(with: Item(name: "tea"), completion: recorder("late"))
        #expect(recorder.outcome("late") == .noChange)
    }

    @Test("a finish while the sheet is being dragged away counts if the sheet stays", arguments: [true, false])
    func whileDragged(stays: Bool) throws {
        let windows = WindowManager(WindowRoot(shelf, name: "main"))
        shelf.trigger(.choose)
        let picker = try #require(shelf.picker)
        let drag = windows.beginBack { _ in }
        drag.update(0.5)
        picker.finish(with: Item(name: "tea"), completion: recorder("save"))
        #expect(recorder.lines.isEmpty)
        if stays { drag.cancel() } else { drag.finish() }
        expect(shelf, "[shelf]")
        #expect(recorder.outcome("save")?.isCompleted == stays)
        #expect(recorder.outcome("save")?.error == nil)
        #expect(shelf.told == [stays ? chosen("tea") : .notChosen(.dismissed)])
    }

    @Test("a double tap finishes once, and its second tap changes nothing", arguments: [true, false])
    func doubleTap(isHolding: Bool) throws {
        let windows = WindowManager(WindowRoot(shelf, name: "main"))
        let host = TestHost(windows)
        shelf.trigger(.choose)
        let picker = try #require(shelf.picker)
        host.isHolding = isHolding
        picker.finish(with: Item(name: "tea"))
        picker.finish(with: Item(name: "jam"), completion: recorder("second"))
        if isHolding { host.acknowledge() }
        #expect(recorder.outcome("second") == .noChange)
        #expect(shelf.told == [chosen("tea")])
    }

    @Test("a late finish of a child that closed itself is no change") func removed() throws {
        shelf.trigger(.chooseInFlow)
        let child = try #require(shelf.child)
        child.trigger(.close)
        child.trigger(.pick("tea"), completion: recorder("late"))
        #expect(recorder.outcome("late") == .noChange)
        #expect(shelf.told == [.notChosen(.dismissed)])
    }

    @Test("a screen finishes again when it is shown again, and fails if it was never shown") func shownAgain() {
        let (home, picker) = (StackRoot(Screen("home")), ItemPicker())
        picker.finish(with: Item(name: "tea"), completion: recorder("never shown"))
        #expect(recorder.error("never shown")?.detail == .notShown)
        for name in ["first", "second"] {
            home.perform(.push(picker))
            picker.finish(with: Item(name: "tea"), completion: recorder(name))
            #expect(recorder.outcome(name)?.isCompleted == true)
        }
    }

    @Test("a second finish of a screen that keeps its place says that it has ended") func keepsItsPlace() {
        let picker = ItemPicker()
        let tabs = TabRoot(picker, Screen("b"))
        picker.finish(with: Item(name: "tea"))
        picker.finish(with: Item(name: "jam"), completion: recorder("second"))
        #expect(
            recorder.error("second")?.description == """
                Can't finish 'picker': it has already ended.

                  Screen: picker

                Finish once. Its caller already has the outcome.
                """)
        withExtendedLifetime(tabs) {}
    }
}
