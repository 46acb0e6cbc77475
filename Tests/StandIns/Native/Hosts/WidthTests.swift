@_spi(Hosting) import Coordination
import CoordinationSwiftUI
import CoordinationTesting
import Testing

/// Mail in a tab: a list of folders beside a letter.
@Suite("A host that ships, for SwiftUI: a window of any width", .onScreen, .whereThereIsAScreen, .noUnhandledFailures)
@MainActor struct WidthTests {
    let list = StackRoot(Screen("list"))
    let letter = Screen("letter")
    let detail: StackRoot
    let split: SplitRoot
    let tabs: TabRoot

    init() {
        detail = StackRoot(letter)
        split = SplitRoot(list, detail)
        tabs = TabRoot(split, StackRoot(Screen("account")))
    }

    /// A narrow window, in which the user has read the letter and gone back to the list.
    private func inTheList() async -> Theatre {
        let theatre = await Theatre(tabs)
        await theatre.setNarrow(true)
        theatre.perform(.showDetail(detail), on: split)
        #expect(await theatre.drawn == "{(/[list] | [letter])*, [account]}")
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "{([list] | /[letter])*, [account]}")
        #expect(theatre.takeReports().last == .stepped(to: list.node.id))
        return theatre
    }

    @Test("the width is reported for the window, once for each change, and never where it is wide from the start")
    func reported() async throws {
        let theatre = await Theatre(tabs)
        #expect(theatre.windows.windows.map(\.node.isNarrow) == [false])
        guard Surroundings.canBeNarrow else { return }
        let window = try #require(theatre.windows.windows.first).node.id
        #expect(theatre.takeReports() == [])
        for _ in 0..<2 { await theatre.setNarrow(true) }
        #expect(theatre.takeReports() == [.resized(window, .none)])
        for _ in 0..<2 { await theatre.setNarrow(false) }
        #expect(theatre.takeReports() == [.resized(window, .all)])
        #expect(await theatre.drawn == "{([list] | [letter])*, [account]}")
    }

    @Test("a folder that is pushed on the list is in front, each time", .inANarrowWindow) func folder() async {
        let theatre = await inTheList()
        for _ in 0..<2 {
            theatre.perform(.push(Screen("folder")), on: list)
            #expect(await theatre.drawn == "{([list, folder] | /[letter])*, [account]}")
            #expect(theatre.tapBack())
            #expect(await theatre.drawn == "{([list] | /[letter])*, [account]}")
        }
    }

    @Test("the same letter is shown again from the list", .inANarrowWindow) func sameLetter() async {
        let theatre = await inTheList()
        theatre.perform(.showDetail(detail), on: split)
        #expect(await theatre.drawn == "{(/[list] | [letter])*, [account]}")
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "{([list] | /[letter])*, [account]}")
        theatre.perform(.reveal(letter), on: tabs)
        #expect(await theatre.drawn == "{(/[list] | [letter])*, [account]}")
        #expect(theatre.outcomes == ["completed", "completed", "completed"])
    }

    @Test("back in the list goes back to what is beneath it, and never pops the letter", .inANarrowWindow)
    func backInTheList() async {
        let theatre = await inTheList()
        #expect(!theatre.windows.canGoBack && !theatre.tapBack())
        theatre.perform(.push(Screen("folder")), on: list)
        #expect(await theatre.drawn == "{([list, folder] | /[letter])*, [account]}")
        #expect(theatre.windows.canGoBack)
        theatre.windows.back()
        #expect(await theatre.drawn == "{([list] | /[letter])*, [account]}")
        theatre.perform(.showDetail(detail), on: split)
        #expect(await theatre.drawn == "{(/[list] | [letter])*, [account]}")
        theatre.windows.back()
        #expect(await theatre.drawn == "{([list] | /[letter])*, [account]}")
    }

    @Test("unfolded and folded again, the user is where they were", .inANarrowWindow) func thereAndBack() async {
        let theatre = await inTheList()
        for _ in 0..<2 {
            await theatre.setNarrow(false)
            #expect(await theatre.drawn == "{([list] | [letter])*, [account]}")
            await theatre.setNarrow(true)
            #expect(await theatre.drawn == "{([list] | /[letter])*, [account]}")
        }
        theatre.perform(.select(index: 1), on: tabs)
        await theatre.setNarrow(false)
        #expect(await theatre.drawn == "{([list] | [letter]), [account]*}")
        await theatre.setNarrow(true)
        theatre.perform(.select(index: 0), on: tabs)
        #expect(await theatre.drawn == "{([list] | /[letter])*, [account]}")
    }

    @Test(
        "in the list, the list is in front and hides the letter; a fold is no screen view, a step is one",
        .inANarrowWindow)
    func front() async {
        let theatre = await inTheList()
        #expect(theatre.windows.top.node.name == "list")
        #expect(letter.node.hiddenBy === list)
        var views: [String] = []
        let observer = theatre.windows.observeVisibility { views.append($0.front?.title ?? "-") }
        views = []
        for isNarrow in [false, true] { await theatre.setNarrow(isNarrow) }
        #expect(views == [])
        theatre.perform(.showDetail(detail), on: split)
        #expect(await theatre.drawn == "{(/[list] | [letter])*, [account]}")
        #expect(theatre.tapBack())
        await theatre.settle()
        #expect(views == ["letter", "list"])
        withExtendedLifetime(observer) {}
    }

    @Test("a list that refreshes keeps its reader, and so does a letter", .inANarrowWindow) func refresh() async {
        let theatre = await inTheList()
        theatre.perform(Transition.set([Screen("new"), Screen("newer")]).inPlace, on: list)
        #expect(await theatre.drawn == "{([new, newer] | /[letter])*, [account]}")
        theatre.perform(Transition.set([letter, Screen("reply")]).inPlace, on: detail)
        #expect(await theatre.drawn == "{([new, newer] | /[letter, reply])*, [account]}")
        theatre.perform(.showDetail(detail), on: split)
        theatre.perform(Transition.set([Screen("newest")]).inPlace, on: list)
        #expect(await theatre.drawn == "{(/[newest] | [letter, reply])*, [account]}")
        #expect(theatre.outcomes.dropFirst().allSatisfy { $0 == "completed" })
    }

    @Test("launched narrow, an empty detail is not shown, but the list", .inANarrowWindow) func launch() async {
        let split = SplitRoot(StackRoot(Screen("list")))
        let theatre = await Theatre(split, isShown: false)
        theatre.device.setNarrow(true, theatre.window)
        await theatre.show()
        #expect(await theatre.drawn == "([list] | )")
        theatre.perform(.fill(column: 1, with: Screen("placeholder")), on: split)
        #expect(await theatre.drawn == "([list] | /placeholder)")
    }

    @Test("in three columns, clearing the third does not move the reader of the first", .inANarrowWindow)
    func threeColumns() async {
        let split = SplitRoot(Screen("a"), Screen("b"), Screen("c"), columns: 3)
        let theatre = await Theatre(split)
        await theatre.setNarrow(true)
        #expect(await theatre.drawn == "(a | /b | /c)")
        theatre.perform(.clear(column: 2), on: split)
        #expect(await theatre.drawn == "(a | /b | )")
    }

    @Test("a sheet of the list stays over what is in hand, folded and unfolded", .inANarrowWindow) func sheet() async {
        let theatre = await Theatre(tabs)
        theatre.perform(.showDetail(detail), on: split)
        theatre.perform(.present(Screen("sheet")), on: list)
        #expect(await theatre.drawn == "{([list] | [letter])*, [account]}^sheet")
        await theatre.setNarrow(true)
        #expect(await theatre.drawn == "{(/[list] | [letter])*, [account]}^sheet")
        await theatre.setNarrow(false)
        #expect(await theatre.drawn == "{([list] | [letter])*, [account]}^sheet")
        #expect(theatre.device.warnings == [] && theatre.takeReports().count == 2)
    }

    @Test(
        "folding in the middle of a push, a presentation, an alert or a swipe leaves the screen as the tree",
        .inANarrowWindow)
    func inTheMiddle() async {
        let theatre = await Theatre(tabs)
        var isNarrow = false
        for turns in 0..<6 {
            for deed in 0..<5 {
                theatre.perform(.showDetail(detail), on: split)
                await theatre.settle()
                switch deed {
                case 0: theatre.perform(.push(Screen("more")), on: detail)
                case 1: theatre.perform(.push(Screen("folder")), on: list)
                case 2: theatre.perform(.present(Screen("sheet")), on: detail)
                case 3: theatre.perform(.alert("Sure?", choices: [.cancel()]), on: list)
                default: _ = theatre.hand.beginSwipe(in: theatre.window)
                }
                for _ in 0..<turns { await Surroundings.wait() }
                isNarrow.toggle()
                theatre.device.setNarrow(isNarrow, theatre.window)
                theatre.hand.endSwipe(in: theatre.window, isCancelled: turns % 2 == 0)
                let drawn = await theatre.drawn
                #expect(drawn.contains(isNarrow ? "/" : " | ["), "\(drawn)")
                theatre.perform(.dismissAll(), on: tabs)
                _ = await theatre.drawn
            }
        }
        #expect(theatre.outcomes.allSatisfy { ["completed", "no change"].contains($0) }, "\(theatre.outcomes)")
    }

    @Test(
        "what was shown last is in sight after a fold: a form in the sidebar, pushed after the letter", .inANarrowWindow
    )
    func lastShown() async {
        let theatre = await Theatre(tabs)
        theatre.perform(.showDetail(detail), on: split)
        theatre.perform(.push(Screen("form")), on: list)
        #expect(await theatre.drawn == "{([list, form] | [letter])*, [account]}")
        await theatre.setNarrow(true)
        #expect(await theatre.drawn == "{([list, form] | /[letter])*, [account]}")
        theatre.perform(.pop(to: letter), on: detail)
        #expect(await theatre.drawn == "{(/[list, form] | [letter])*, [account]}")
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "{([list, form] | /[letter])*, [account]}")
        #expect(theatre.takeReports().last == .stepped(to: list.node.id))
    }

    @Test("a sidebar with a form is there again until that was asked, if the user hides it", .inANarrowWindow)
    func hiddenForm() async throws {
        let theatre = await Theatre(tabs)
        theatre.windows.diagnosticsHandler = { #expect($0.message.contains("Draft says no view")) }
        theatre.perform(.push(Draft()), on: list)
        #expect(await theatre.drawn == "{([list, draft] | [letter])*, [account]}")
        #expect(theatre.hideSidebar(true))
        #expect(await theatre.drawn == "{([list, draft] | [letter])*, [account]}!Unsaved")
        #expect(try theatre.press("Stay"))
        #expect(await theatre.drawn == "{([list, draft] | [letter])*, [account]}")
        #expect(theatre.hideSidebar(true))
        await theatre.settle()
        #expect(try theatre.press("Throw away"))
        #expect(await theatre.drawn == "{(/[list, draft] | [letter])*, [account]}")
    }

    @Test("of three columns, the user hides one or two, and going to one shows it", .inANarrowWindow)
    func hiddenOfThree() async {
        let (a, b, c) = (Screen("a"), Screen("b"), Screen("c"))
        let split = SplitRoot(a, b, c, columns: 3)
        let theatre = await Theatre(split)
        #expect(theatre.hideSidebar(true))
        #expect(await theatre.drawn == "(/a | /b | c)")
        #expect(theatre.takeReports() == [.hid(column: 0, of: split.node.id), .hid(column: 1, of: split.node.id)])
        theatre.perform(.reveal(b), on: split)
        #expect(await theatre.drawn == "(/a | b | c)")
        theatre.perform(.reveal(c), on: split)
        #expect(await theatre.drawn == "(/a | /b | c)")
        #expect(theatre.takeReports() == [])
        theatre.perform(.reveal(a), on: split)
        #expect(await theatre.drawn == "(a | b | c)", "SwiftUI hides a column with those before it")
        #expect(theatre.takeReports() == [.showed(column: 1, of: split.node.id)] && split.node.columnInHand == 0)
        theatre.perform(.reveal(c), on: split)
        #expect(await theatre.drawn == "(/a | b | c)" && theatre.outcomes.count == 4)
        #expect(theatre.hideSidebar(true))
        #expect(await theatre.drawn == "(/a | /b | c)")
        #expect(theatre.hideSidebar(false))
        #expect(await theatre.drawn == "(a | b | c)")
        #expect(
            theatre.takeReports() == [
                .hid(column: 1, of: split.node.id), .showed(column: 1, of: split.node.id),
                .showed(column: 0, of: split.node.id),
            ])
        #expect(split.node.columnInHand == 0)
        await theatre.setNarrow(true)
        #expect(await theatre.drawn == "(a | /b | /c)")
    }

    @Test("the user hides the sidebar and shows it, which holds through folds", .inANarrowWindow) func hidden() async {
        let theatre = await Theatre(tabs)
        theatre.perform(.showDetail(detail), on: split)
        await theatre.settle()
        _ = theatre.takeReports()
        #expect(theatre.hideSidebar(true))
        #expect(await theatre.drawn == "{(/[list] | [letter])*, [account]}")
        #expect(theatre.takeReports() == [.hid(column: 0, of: split.node.id)])
        #expect(!list.node.isVisible)
        for isNarrow in [true, false] {
            await theatre.setNarrow(isNarrow)
            #expect(await theatre.drawn == "{(/[list] | [letter])*, [account]}")
        }
        _ = theatre.takeReports()
        #expect(theatre.hideSidebar(false))
        #expect(await theatre.drawn == "{([list] | [letter])*, [account]}")
        #expect(theatre.takeReports() == [.showed(column: 0, of: split.node.id)])
        #expect(split.node.columnInHand == 0)
        #expect(theatre.hideSidebar(true))
        #expect(await theatre.drawn == "{(/[list] | [letter])*, [account]}")
        theatre.perform(.push(Screen("folder")), on: list)
        #expect(await theatre.drawn == "{([list, folder] | [letter])*, [account]}")
        theatre.perform(.showDetail(detail), on: split)
        #expect(await theatre.drawn == "{(/[list, folder] | [letter])*, [account]}")
    }

    @Test(
        "a form that would be left by going back from its column is asked, and a fold hides it unasked",
        .inANarrowWindow)
    func form() async throws {
        let form = Draft()
        let theatre = await Theatre(tabs)
        theatre.windows.diagnosticsHandler = { #expect($0.message.contains("Draft says no view")) }
        await theatre.setNarrow(true)
        theatre.perform(.showDetail(form), on: split)
        #expect(await theatre.drawn == "{(/[list] | draft)*, [account]}")
        #expect(theatre.tapBack())
        #expect(await theatre.drawn == "{(/[list] | draft)*, [account]}!Unsaved")
        #expect(try theatre.press("Stay"))
        #expect(await theatre.drawn == "{(/[list] | draft)*, [account]}")
        #expect(theatre.tapBack())
        await theatre.settle()
        #expect(try theatre.press("Throw away"))
        #expect(await theatre.drawn == "{([list] | /draft)*, [account]}")
        theatre.perform(.showDetail(form), on: split)
        await theatre.setNarrow(false)
        theatre.perform(.show(list), on: split)
        #expect(await theatre.drawn == "{([list] | draft)*, [account]}", "what stays in sight is not left")
        await theatre.setNarrow(true)
        #expect(await theatre.drawn == "{([list] | /draft)*, [account]}")
        theatre.perform(.clear(column: 1), on: split)
        #expect(await theatre.drawn.hasSuffix("!Unsaved"))
        #expect(try theatre.press("Throw away"))
        #expect(await theatre.drawn == "{([list] | )*, [account]}")
    }

    @Test(
        "a window folded while a page is open on the letter goes back from that, from the letter, and no further",
        .inANarrowWindow)
    func pageOpen() async {
        let theatre = await Theatre(tabs)
        theatre.perform(.push(Screen("page")), on: detail)
        #expect(await theatre.drawn == "{([list] | [letter, page])*, [account]}")
        await theatre.setNarrow(true)
        for drawn in ["(/[list] | [letter, page])", "(/[list] | [letter])", "([list] | /[letter])"] {
            #expect(await theatre.drawn == "{\(drawn)*, [account]}")
            #expect(theatre.tapBack() == theatre.windows.canGoBack || drawn.hasPrefix("([list]"))
        }
        #expect(!theatre.windows.canGoBack && !theatre.tapBack())
    }

    @Test("a split that nobody has seen is as wide as the window when it is first shown", .inANarrowWindow)
    func unread() async {
        let detail = StackRoot(Screen("letter"))
        let split = SplitRoot(StackRoot(Screen("list")), detail)
        let tabs = TabRoot(StackRoot(Screen("account")), split)
        let theatre = await Theatre(tabs)
        await theatre.setNarrow(true)
        theatre.perform(.multiple(.perform(.showDetail(detail), on: split), .select(index: 1)), on: tabs)
        #expect(await theatre.drawn == "{[account], (/[list] | [letter])*}")
        await theatre.setNarrow(false)
        #expect(await theatre.drawn == "{[account], ([list] | [letter])*}")
    }

    @Test("hiding a rail leaves it hidden, however wide the split beside it is then", .inANarrowWindow)
    func rail() async {
        let rail = SplitRoot(Screen("rail"), SplitRoot(Screen("list"), Screen("letter"), inHand: 1), inHand: 1)
        let theatre = await Theatre(rail)
        #expect(await theatre.drawn == "(rail | (list | letter))")
        #expect(theatre.hideSidebar(true))
        for isNarrow in [true, false] {
            await theatre.setNarrow(isNarrow)
            #expect(await theatre.drawn == "(/rail | (\(isNarrow ? "/" : "")list | letter))")
        }
        #expect(theatre.takeReports().filter { $0.subject == rail.node.id } == [.hid(column: 0, of: rail.node.id)])
    }
}
