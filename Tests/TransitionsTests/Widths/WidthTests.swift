@_spi(Hosting) import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

/// Mail in a tab: a list of folders beside a letter, on a phone that folds.
@Suite("Widths", .bothEnds, .noUnhandledFailures) struct WidthTests {
    let list = StackRoot(Screen("list"))
    let letter = Screen("letter")
    let detail: StackRoot
    let split: SplitRoot
    let tabs: TabRoot
    let manager: WindowManager
    let host: TestHost

    init() {
        detail = StackRoot(letter)
        split = SplitRoot(list, detail)
        tabs = TabRoot(split, StackRoot(Screen("account")))
        manager = WindowManager(WindowRoot(tabs, name: "main"))
        host = TestHost(manager)
        host.fold()
        expect(manager, "main/: {([list]* | [letter])*, [account]}")
    }

    /// Goes to the letter, and back to the list.
    private func readAndReturn() {
        split.perform(.showDetail(detail))
        manager.back()
        expect(manager, "main/: {([list]* | [letter])*, [account]}")
    }

    @Test("a folder that is pushed after going back to the list is in front, each time") func folder() {
        readAndReturn()
        list.perform(.push(Screen("folder")))
        expect(manager, "main/: {([list, folder]* | [letter])*, [account]}")
        #expect(manager.top.node.name == "folder")
        manager.back()
        list.perform(.push(Screen("folder")))
        #expect(manager.top.node.name == "folder")
    }

    @Test("the same letter is shown again from the list, and the next time nothing changes") func sameLetter() {
        readAndReturn()
        let shown = outcome { split.perform(.showDetail(detail), completion: $0) }
        #expect(shown?.isCompleted == true)
        #expect(manager.top === letter)
        #expect(outcome { split.perform(.showDetail(detail), completion: $0) } == .noChange)
        readAndReturn()
        manager.perform(.reveal(letter))
        expect(manager, "main/: {([list] | [letter])*, [account]}")
        readAndReturn()
        detail.perform(.pop(to: letter))
        #expect(manager.top === letter)
    }

    @Test("back in the list pops what is in the list, and never what is hidden") func backInTheList() {
        detail.perform(.push(Screen("attachment")))
        manager.back()
        manager.back()
        expect(manager, "main/: {([list]* | [letter])*, [account]}")
        #expect(!manager.canGoBack)
        manager.back()
        #expect(host.told.last == .backAtRoot)
        list.perform(.push(Screen("folder")))
        #expect(manager.canGoBack)
        detail.perform(Transition.push(Screen("picture")).inPlace)
        manager.back()
        expect(manager, "main/: {([list]* | [letter, picture])*, [account]}")
    }

    @Test("unfolded and folded again, the user is where they were") func thereAndBack() {
        readAndReturn()
        let ids = manager.tree.windows.map(\.id)
        host.unfold()
        expect(manager, "main: {([list]* | [letter])*, [account]}")
        #expect(detail.node.isVisible && list.node.isVisible)
        host.fold()
        expect(manager, "main/: {([list]* | [letter])*, [account]}")
        #expect(manager.tree.windows.map(\.id) == ids)
        #expect(outcome { host.fold(completion: $0) } == .noChange)
    }

    @Test("front and visibility are those of the column in hand, which hides the others") func sight() {
        #expect(manager.top.node.name == "list")
        #expect(!letter.node.isVisible && !letter.node.isInFront)
        #expect(letter.node.hiddenBy === list)
        #expect(letter.node.hiddenBy?.node === list.node)
        split.perform(.showDetail(detail))
        #expect(letter.node.isVisible && letter.node.isInFront && !list.node.isVisible)
        #expect(list.screens[0].node.hiddenBy === detail)
    }

    @Test("a list that refreshes does not take its column, nor does a reader lose theirs") func refresh() {
        split.perform(.showDetail(detail))
        list.perform(Transition.set([list.screens[0], Screen("new")]).inPlace)
        expect(manager, "main/: {([list, new] | [letter])*, [account]}")
        #expect(outcome { list.perform(.set(list.screens), completion: $0) } == .noChange)
        #expect(manager.top === letter)
        manager.back()
        detail.perform(Transition.set([letter, Screen("reply")]).inPlace)
        #expect(manager.top.node.name == "new")
    }

    @Test("launched narrow, an empty detail is not in front") func placeholder() {
        let split = SplitRoot(StackRoot(Screen("list")))
        let host = TestHost(split)
        host.fold()
        expect(split, "([list] | )/")
        #expect(split.top.node.name == "list")
        split.perform(.clear(column: 0))
        expect(split, "( | )/")
        #expect(split.node.columnInHand == 0)
    }

    @Test("in three columns, clearing the third does not move the one in hand") func threeColumns() {
        let split = SplitRoot(Screen("a"), Screen("b"), Screen("c"), columns: 3, inHand: 2)
        let host = TestHost(split)
        host.fold()
        expect(split, "(a | b | c)/")
        split.back()
        expect(split, "(a | b* | c)/")
        split.back()
        expect(split, "(a* | b | c)/")
        split.perform(.clear(column: 2))
        expect(split, "(a* | b | )/")
        #expect(!split.canGoBack)
    }

    @Test(
        "a link that sets what is there brings it to the front, also as a cover goes first", arguments: [false, true])
    func setInPlace(isCovered: Bool) {
        let top = Screen("list")
        let list = StackRoot(top)
        let split = SplitRoot(Screen("folders"), list, inHand: 0)
        if isCovered { split.perform(.present(Screen("sheet"))) }
        split.perform(.multiple(.dismissAll(), .perform(.set([top]), on: list)), with: TransitionOptions(reveals: true))
        expect(split, "(folders | [list])")
    }

    @Test("a column that is emptied gives the hand to the left, else to the right") func emptied() {
        let split = SplitRoot(Screen("a"), Screen("b"), Screen("c"), columns: 3, inHand: 2)
        split.perform(.clear(column: 2))
        expect(split, "(a | b | )")
        split.perform(.clear(column: 0))
        split.perform(.showDetail(Screen("d")))
        let step = outcome { split.node.report(.stepped(to: split.columns[1]!.node.id), completion: $0) }
        #expect(step?.isCompleted == true)
        split.perform(.clear(column: 1))
        expect(split, "( |  | d)")
    }

    @Test("a sheet of the list stays over what is in hand, folded and unfolded") func sheet() {
        split.perform(.showDetail(detail))
        host.unfold()
        list.perform(.present(Screen("sheet")))
        expect(manager, "main: {([list]^sheet | [letter])*, [account]}")
        #expect(manager.top.node.name == "sheet")
        host.fold()
        expect(manager, "main/: {([list]^sheet | [letter])*, [account]}")
        #expect(manager.top.node.name == "sheet")
        #expect(manager.top.node.isVisible)
        manager.back()
        #expect(manager.top === letter)
    }

    @Test("the user's hiding of a column is kept through folds, and showing it takes it") func hidden() {
        host.unfold()
        split.perform(.showDetail(detail))
        host.hide(column: 0, of: split)
        expect(manager, "main: {(/[list] | [letter])*, [account]}")
        #expect(!list.node.isVisible && list.node.hiddenBy === detail)
        host.fold()
        host.unfold()
        expect(manager, "main: {(/[list] | [letter])*, [account]}")
        host.show(column: 0, of: split)
        expect(manager, "main: {([list]* | [letter])*, [account]}")
        host.hide(column: 0, of: split)
        expect(manager, "main: {(/[list] | [letter])*, [account]}")
    }

    @Test("a column that is shown beside one before it, which is in hand, comes with that and takes nothing")
    func shownBeside() {
        let split = SplitRoot(Screen("a"), Screen("b"), Screen("c"), columns: 3, inHand: 2)
        let manager = WindowManager(WindowRoot(split, name: "main"))
        let host = TestHost(manager)
        for column in [0, 1] { host.hide(column: column, of: split) }
        split.perform(.reveal(split.columns[0]!))
        expect(manager, "main: (/a* | /b | c)")
        host.show(column: 1, of: split)
        expect(manager, "main: (/a* | b | c)")
        host.step(to: split.columns[2]!)
        host.hide(column: 1, of: split)
        expect(manager, "main: (/a | /b | c)")
        host.show(column: 1, of: split)
        expect(manager, "main: (/a | b* | c)")
    }

    @Test("a step names a column, or a screen in one, and pops to that in the same commit") func steps() {
        host.unfold()
        detail.perform(.push(Screen("attachment")))
        list.perform(.push(Screen("folder")))
        var records = 0
        let observer = manager.observeCommits { _ in records += 1 }
        host.step(to: letter)
        expect(manager, "main: {([list, folder] | [letter])*, [account]}")
        #expect(records == 1)
        host.step(to: list)
        expect(manager, "main: {([list, folder]* | [letter])*, [account]}")
        let again = outcome { host.step(to: list, completion: $0) }
        #expect(again == .noChange)
        withExtendedLifetime(observer) {}
    }

    @Test("presenting, and what happens in a modal, takes no column") func modals() {
        let sheet = StackRoot(Screen("sheet"))
        detail.perform(.present(sheet))
        expect(manager, "main/: {([list]* | [letter]^[sheet])*, [account]}")
        sheet.perform(.push(Screen("more")))
        expect(manager, "main/: {([list]* | [letter]^[sheet, more])*, [account]}")
        detail.perform(.dismiss())
        expect(manager, "main/: {([list]* | [letter])*, [account]}")
    }

    @Test("a hidden tab takes its column when it is selected, not before") func hiddenTab() {
        let inner = TabRoot(StackRoot(Screen("x")), StackRoot(Screen("y")))
        detail.perform(.push(inner))
        host.step(to: list)
        let hidden = inner.tabs[1] as? StackRoot
        hidden?.perform(.push(Screen("z")))
        expect(manager, "main/: {([list]* | [letter, {[x]*, [y, z]}])*, [account]}")
        inner.perform(.select(index: 1))
        expect(manager, "main/: {([list] | [letter, {[x], [y, z]*}])*, [account]}")
    }

    @Test("a transition in place shows nothing, and what follows it does") func inPlace() {
        split.perform(.multiple(.show(list), Transition.showDetail(Screen("first")).inPlace))
        expect(manager, "main/: {([list]* | first)*, [account]}")
        split.perform(.fill(column: 1, with: Screen("second")))
        expect(manager, "main/: {([list]* | second)*, [account]}")
        split.perform(.multiple(Transition.show(list).inPlace, .showDetail(Screen("third"))))
        expect(manager, "main/: {([list] | third)*, [account]}")
    }

    @Test("what is undone gives the column back; a width is never undone") func undone() {
        let failing = Transition<SplitRoot>.multiple(.showDetail(detail), .clear(column: 7))
        #expect(outcome { split.perform(failing, completion: $0) }?.error != nil)
        expect(manager, "main/: {([list]* | [letter])*, [account]}")
    }

    @Test("a page that is open when the window folds is gone back from, then the letter, and no further")
    func pageOpen() {
        host.unfold()
        detail.perform(.push(Screen("page")))
        host.fold()
        expect(manager, "main/: {([list] | [letter, page])*, [account]}")
        for tree in ["{([list] | [letter])*, [account]}", "{([list]* | [letter])*, [account]}"] {
            #expect(manager.canGoBack)
            manager.back()
            expect(manager, "main/: \(tree)")
        }
        #expect(!manager.canGoBack)
    }
}
