import Coordination
import CoordinationTesting
import Testing

/// Results of a screen that a root is made with, and that goes together with that root: a sheet with a bar of its own.
@Suite("Results of screens that roots are made with", .bothEnds, .noUnhandledFailures) struct EnclosedResultTests {
    private let shelf = ShelfCoordinator()
    private let tea = Item(name: "tea")

    private func returning(_ picker: ItemPicker) -> Later<ItemPicker> {
        picker.returning(ShelfRoute.chosen, otherwise: ShelfRoute.notChosen)
    }

    @Test("the result of a screen in a presented stack goes to what presents the stack", arguments: [false, true])
    func presented(isLate: Bool) throws {
        for count in 1...2 {
            shelf.root.perform(
                isLate
                    ? .present { StackRoot(self.returning(ItemPicker())) }
                    : .present(StackRoot(returning(ItemPicker()))))
            expect(shelf, "[shelf]^[picker]")
            try shelf.frontmost(ItemPicker.self).finish(with: tea)
            expect(shelf, "[shelf]")
            #expect(shelf.told == Array(repeating: .chosen(tea), count: count))
        }
    }

    @Test("the result of a screen in a pushed or nested root goes to what is around it") func pushed() throws {
        shelf.root.perform(.push(StackRoot(returning(ItemPicker()))))
        try shelf.frontmost(ItemPicker.self).finish(with: tea)
        shelf.root.perform(.present(TabRoot(StackRoot(returning(ItemPicker())))))
        shelf.root.perform(.dismiss())
        expect(shelf, "[shelf]")
        #expect(shelf.told == [.chosen(tea), .notChosen(.dismissed)])
    }

    @Test("an end without a result is told once, whether the user or the app closes the sheet") func dismissed() {
        shelf.root.perform(.present(StackRoot(returning(ItemPicker()))))
        shelf.back()
        #expect(shelf.told == [.notChosen(.dismissed)])
    }

    @Test("a host that answers later delays the result, and does not lose it") func held() throws {
        let windows = WindowManager(WindowRoot(shelf, name: "main"))
        let host = TestHost(windows)
        shelf.root.perform(.present(StackRoot(returning(ItemPicker()))))
        host.isHolding = true
        try shelf.frontmost(ItemPicker.self).finish(with: tea)
        #expect(shelf.told.isEmpty)
        host.isHolding = false
        host.acknowledge()
        #expect(shelf.told == [.chosen(tea)])
    }

    @Test("a stack that comes back in the same commit keeps its screen and its result") func moved() throws {
        let stack = StackRoot(returning(ItemPicker()))
        shelf.root.perform(.present(stack))
        shelf.root.perform(.multiple(.dismiss(), .push(stack)))
        expect(shelf, "[shelf, [picker]]")
        #expect(shelf.told.isEmpty)
        try shelf.frontmost(ItemPicker.self).finish(with: tea)
        #expect(shelf.told == [.chosen(tea)])
    }

    @Test("a stack that is shown elsewhere later sends the next result from there") func movedLater() throws {
        let (stack, other) = (StackRoot(returning(ItemPicker())), ShelfCoordinator())
        shelf.root.perform(.present(stack))
        shelf.root.perform(.dismiss())
        #expect(shelf.told == [.notChosen(.dismissed)])
        other.root.perform(.push(stack))
        try other.frontmost(ItemPicker.self).finish(with: tea)
        #expect(shelf.told == [.notChosen(.dismissed)])
        #expect(other.told == [.chosen(tea)])
    }
}
