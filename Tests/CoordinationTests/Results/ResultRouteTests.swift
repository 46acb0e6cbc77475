@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite("Results as routes", .bothEnds, .noUnhandledFailures)
struct ResultRouteTests {
    let shelf = ShelfCoordinator()

    @Test("a screen that finishes is gone, and its output is a route of the coordinator that showed it")
    func outputIsRoute() {
        shelf.trigger(.choose)
        #expect(shelf.tree.description == "[shelf]^picker")
        shelf.picker?.finish(with: Item(name: "tea"))
        #expect(shelf.tree.description == "[shelf]")
        #expect(shelf.told == [.chosen(Item(name: "tea"))])
        #expect(shelf.picker == nil)
    }

    @Test("a child flow finishes with an item, pushed or presented; it is gone, and freed", arguments: [true, false])
    func childFinishes(isVertical: Bool) {
        shelf.isVertical = isVertical
        shelf.trigger(.chooseInFlow)
        shelf.child?.trigger(.more)
        #expect(shelf.tree.description == (isVertical ? "[shelf]^[pick, more]" : "[shelf, [pick, more]]"))
        shelf.child?.trigger(.pick("jam"))
        #expect(shelf.tree.description == "[shelf]")
        #expect(shelf.told == [.chosen(Item(name: "jam"))])
        #expect(shelf.child == nil)
    }

    @Test("a child flow that goes without an item says why, pushed or presented", arguments: [true, false])
    func childGoes(isVertical: Bool) {
        shelf.isVertical = isVertical
        shelf.trigger(.chooseInFlow)
        shelf.child?.trigger(.close)
        #expect(shelf.told == [.notChosen(isVertical ? .dismissed : .popped)])
        #expect(shelf.child == nil)
    }

    @Test("the parent may end the child, and is notified of that too")
    func parentEnds() {
        shelf.trigger(.chooseInFlow)
        shelf.perform(.dismiss())
        #expect(shelf.told == [.notChosen(.dismissed)])
    }

    @Test("a parent is notified when the user swipes its screen away")
    func userEnds() throws {
        let windows = WindowManager(WindowRoot(shelf, name: "main"))
        shelf.trigger(.choose)
        let picker = try #require(shelf.picker)
        windows.report(.dismissed(picker.node.id))
        #expect(shelf.told == [.notChosen(.dismissed)])
    }

    @Test("a second finish changes nothing, and the output comes once")
    func twice() throws {
        let windows = WindowManager(WindowRoot(shelf, name: "main"))
        let host = TestHost(windows, isHolding: true)
        shelf.trigger(.choose)
        host.acknowledge()
        let picker = try #require(shelf.picker)
        picker.finish(with: Item(name: "tea"))
        var second: TransitionOutcome?
        picker.finish(with: Item(name: "jam")) { second = $0 }
        host.acknowledge()
        #expect(second == .noChange)
        #expect(shelf.told == [.chosen(Item(name: "tea"))])
    }

    @Test("a finish that a host refuses has not happened, and can be made again")
    func refused() throws {
        let windows = WindowManager(WindowRoot(shelf, name: "main"))
        let host = TestHost(windows)
        shelf.trigger(.choose)
        let picker = try #require(shelf.picker)
        host.nextRefusal = "busy"
        picker.finish(with: Item(name: "tea")) { _ in }
        #expect(shelf.tree.description.hasSuffix("^picker"))
        #expect(shelf.told.isEmpty)
        picker.finish(with: Item(name: "jam"))
        #expect(shelf.told == [.chosen(Item(name: "jam"))])
    }

    @Test("a screen that was never shown reports no end, and may be asked again")
    func neverShown() {
        let picker = ItemPicker()
        var outcome: TransitionOutcome?
        let shown = Transition<StackRoot>.multiple(.push(picker.returning(ShelfRoute.chosen)), .push(picker))
        shelf.perform(shown) { outcome = $0 }
        #expect(outcome?.error?.index == 1)
        #expect(shelf.told.isEmpty)
        shelf.perform(.push(picker.returning(ShelfRoute.chosen)))
        picker.finish(with: Item(name: "tea"))
        #expect(shelf.told == [.chosen(Item(name: "tea"))])
    }

    @Test("a screen built late gives its output back too, pushed or presented", arguments: [true, false])
    func builtLate(isPushed: Bool) {
        weak var built: ItemPicker?
        let build = {
            let picker = ItemPicker()
            built = picker
            return picker
        }
        let show: Transition<StackRoot> =
            isPushed
            ? .push(Later(build).returning(ShelfRoute.chosen, otherwise: ShelfRoute.notChosen))
            : .present(Later(build).returning(ShelfRoute.chosen), style: .fullScreen)
        #expect(built == nil)
        shelf.perform(show)
        #expect(shelf.tree.description == (isPushed ? "[shelf, picker]" : "[shelf]^picker"))
        built?.finish(with: Item(name: "tea"))
        #expect(shelf.told == [.chosen(Item(name: "tea"))])
        #expect(built == nil)
    }

    @Test("a screen that is shown again may finish again")
    func again() {
        let picker = ItemPicker()
        for name in ["tea", "jam"] {
            shelf.perform(.push(picker.returning(ShelfRoute.chosen)))
            picker.finish(with: Item(name: name))
        }
        #expect(shelf.told == [.chosen(Item(name: "tea")), .chosen(Item(name: "jam"))])
    }

    @Test("a result comes before the completion of the finish")
    func order() throws {
        shelf.trigger(.choose)
        let picker = try #require(shelf.picker)
        var log: [String] = []
        picker.onFinish { log.append("result: \((try? $0.get())?.name ?? "none")") }
        picker.finish(with: Item(name: "tea")) { log.append("\($0)") }
        #expect(log == ["result: tea", "completed"])
    }

    @Test("a screen that nothing shows cannot finish")
    func notShown() {
        var outcome: TransitionOutcome?
        let picker = ItemPicker()
        picker.finish(with: Item(name: "tea")) { outcome = $0 }
        #expect(
            outcome?.error?.description == """
                Can't finish 'picker': nothing shows it.

                  Screen: picker

                Show it first.
                """)
    }
}
