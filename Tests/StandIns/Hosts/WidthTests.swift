@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

/// Mail in a tab: a list of folders beside letters, in a window that folds.
@Suite(
    "A host that ships, for UIKit: windows that become narrow and wide", .onScreen, .whereThereIsAScreen,
    .noUnhandledFailures) @MainActor
struct WidthTests {
    let list = StackRoot(Screen("list"))
    let letter = Screen("letter")
    let detail: StackRoot
    let split: SplitRoot
    let tabs: TabRoot

    init() {
        detail = StackRoot(letter)
        split = SplitRoot(list, detail)
        tabs = TabRoot(split, Screen("account"))
    }

    /// In a narrow window, after the letter was read.
    func backInTheList() async throws -> Stage {
        let stage = await Stage(tabs)
        await stage.setNarrow(true)
        stage.perform(.showDetail(detail), on: split)
        #expect(await stage.drawn == "{(/[list] | [letter])*, account}")
        #expect(stage.hand.tapBack(on: try stage.navigation(list)))
        #expect(await stage.drawn == "{([list] | /[letter])*, account}")
        return stage
    }

    @Test("going back from the bottom of a column is a step to the column beneath, and the tree keeps the other")
    func step() async throws {
        let stage = try await backInTheList()
        #expect(stage.takeReports() == [.stepped(to: list.node.id)] && stage.widths == [])
        expect(stage.windows, "main: {([list]* | [letter])/*, account}")
        #expect(try stage.navigation(list).viewControllers.count == 1)
        stage.perform(.select(index: 1), on: tabs)
        stage.perform(.select(index: 0), on: tabs)
        #expect(await stage.drawn == "{([list] | /[letter])*, account}")
    }

    @Test("a swipe from the bottom of a column is a step, and one that is given up is none", .withAFingerDown)
    func swipe() async throws {
        let stage = await Stage(tabs)
        await stage.setNarrow(true)
        stage.perform(.showDetail(detail), on: split)
        _ = await stage.drawn
        #expect(stage.hand.swipeBack(on: try stage.navigation(list), isCancelled: true) == .follows)
        #expect(await stage.drawn == "{(/[list] | [letter])*, account}" && stage.takeReports() == [])
        #expect(stage.hand.swipeBack(on: try stage.navigation(list), isCancelled: false) == .follows)
        #expect(await stage.drawn == "{([list] | /[letter])*, account}")
        #expect(stage.takeReports() == [.stepped(to: list.node.id)])
    }

    @Test("a folder tapped after going back is shown, each time") func folder() async throws {
        let stage = try await backInTheList()
        for _ in 0..<2 {
            stage.perform(.push(Screen("folder")), on: list)
            #expect(await stage.drawn == "{([list, folder] | /[letter])*, account}")
            #expect(stage.hand.tapBack(on: try stage.navigation(list)))
            #expect(await stage.drawn == "{([list] | /[letter])*, account}")
        }
    }

    @Test("the same letter tapped again is shown, and what is pushed on it") func sameLetter() async throws {
        let stage = try await backInTheList()
        stage.perform(.showDetail(detail), on: split)
        #expect(await stage.drawn == "{(/[list] | [letter])*, account}")
        #expect(stage.hand.tapBack(on: try stage.navigation(list)))
        _ = await stage.drawn
        stage.perform(.reveal(letter), on: stage.windows)
        #expect(await stage.drawn == "{(/[list] | [letter])*, account}")
        #expect(stage.hand.tapBack(on: try stage.navigation(list)))
        _ = await stage.drawn
        stage.perform(.push(Screen("reply")), on: detail)
        #expect(await stage.drawn == "{(/[list] | [letter, reply])*, account}")
    }

    @Test("back in the list goes nowhere, as there is no button") func backAtTheList() async throws {
        let stage = try await backInTheList()
        #expect(try !stage.windows.canGoBack && !stage.hand.tapBack(on: stage.navigation(list)))
        stage.windows.back()
        #expect(await stage.drawn == "{([list] | /[letter])*, account}")
        stage.perform(.showDetail(detail), on: split)
        _ = await stage.drawn
        #expect(stage.windows.canGoBack)
        stage.windows.back()
        #expect(await stage.drawn == "{([list] | /[letter])*, account}")
    }

    @Test("unfolded and folded again, the user is where they were, and each is reported once")
    func thereAndBack() async throws {
        let stage = try await backInTheList()
        _ = stage.takeReports()
        for _ in 0..<2 {
            await stage.setNarrow(false)
            #expect(await stage.drawn == "{([list] | [letter])*, account}")
            await stage.setNarrow(true)
            await stage.setNarrow(true)
            #expect(await stage.drawn == "{([list] | /[letter])*, account}")
        }
        #expect(stage.widths == [.all, .none, .all, .none] && stage.takeReports() == [])
        stage.perform(.showDetail(detail), on: split)
        await stage.setNarrow(false)
        await stage.setNarrow(true)
        #expect(await stage.drawn == "{(/[list] | [letter])*, account}")
    }

    @Test("a step is one screen view, and a fold is none") func screenViews() async throws {
        let stage = try await backInTheList()
        var viewed: [String] = []
        stage.windows.observeVisibility { if let front = $0.front { viewed.append(front.name) } }
        viewed = []
        stage.perform(.showDetail(detail), on: split)
        _ = await stage.drawn
        await stage.setNarrow(false)
        await stage.setNarrow(true)
        #expect(viewed == ["letter"] && letter.node.isVisible && !list.node.isVisible)
        #expect(stage.hand.tapBack(on: try stage.navigation(list)))
        _ = await stage.drawn
        #expect(viewed == ["letter", "list"] && !letter.node.isVisible && list.node.isVisible)
    }

    @Test("a list that refreshes in place does not show itself, nor the letter") func refreshes() async throws {
        let stage = try await backInTheList()
        stage.perform(.set([letter, Screen("reply")]).inPlace, on: detail)
        #expect(await stage.drawn == "{([list] | /[letter, reply])*, account}")
        stage.perform(.showDetail(detail), on: split)
        stage.perform(.set([list.screens[0], Screen("new")]).inPlace, on: list)
        #expect(await stage.drawn == "{(/[list, new] | [letter, reply])*, account}")
        stage.perform(.fill(column: 0, with: StackRoot(Screen("other"))), on: split)
        #expect(await stage.drawn == "{(/[other] | [letter, reply])*, account}")
    }

    @Test("a form at the bottom of a column asks before the user goes back from it", arguments: [false, true])
    func form(isSwiping: Bool) async throws {
        let stage = await Stage(tabs)
        await stage.setNarrow(true)
        stage.perform(.showDetail(StackRoot(Draft())), on: split)
        _ = await stage.drawn
        for isLeft in [false, true] {
            let navigation = try stage.navigation(list)
            if isSwiping {
                #expect(stage.hand.swipeBack(on: navigation) == .held)
            } else {
                #expect(stage.hand.tapBack(on: navigation))
            }
            #expect(await stage.drawn == "{(/[list] | [draft])*, account}!Unsaved")
            #expect(navigation.viewControllers.count == 2, "it is asked before anything moves")
            let alert = try #require(stage.top() as? UIAlertController)
            #expect(stage.hand.press(isLeft ? "Throw away" : "Stay", on: alert))
            #expect(
                await stage.drawn == (isLeft ? "{([list] | /[draft])*, account}" : "{(/[list] | [draft])*, account}"))
        }
    }

    @Test("the back button of a column's first screen asks, too, while it leads to another column")
    func firstScreen() async throws {
        let form = Draft()
        let stage = await Stage(tabs)
        await stage.setNarrow(true)
        stage.perform(.showDetail(StackRoot(form)), on: split)
        _ = await stage.drawn
        let item = try stage.view(form).navigationItem
        try #require(item.backAction).performWithSender(nil, target: nil)
        #expect(await stage.drawn == "{(/[list] | [draft])*, account}!Unsaved")
        let alert = try #require(stage.top() as? UIAlertController)
        #expect(stage.hand.press("Throw away", on: alert))
        #expect(await stage.drawn == "{([list] | /[draft])*, account}")
        await stage.setNarrow(false)
        #expect(await stage.drawn == "{([list] | [draft])*, account}" && item.backAction == nil)
    }

    @Test("a fold hides a form unasked, and a later question about it shows it") func hiddenForm() async throws {
        let stage = await Stage(tabs)
        await stage.setNarrow(false)
        stage.perform(.showDetail(Draft()), on: split)
        stage.perform(.push(Screen("folder")), on: list)
        await stage.setNarrow(true)
        #expect(await stage.drawn == "{([list, folder] | /draft)*, account}")
        stage.perform(.clear(column: 1), on: split)
        #expect(await stage.drawn == "{(/[list, folder] | draft)*, account}!Unsaved")
        let alert = try #require(stage.top() as? UIAlertController)
        #expect(stage.hand.press("Throw away", on: alert))
        #expect(await stage.drawn == "{([list, folder] | )*, account}")
    }

    @Test("a form pushed in the list after the letter is in front when the window becomes narrow")
    func shownLast() async throws {
        let stage = await Stage(tabs)
        await stage.setNarrow(false)
        stage.perform(.showDetail(Screen("other")), on: split)
        stage.perform(.push(Draft()), on: list)
        await stage.setNarrow(true)
        #expect(await stage.drawn == "{([list, draft] | /other)*, account}")
    }

    @Test("launched narrow, the list is shown, beside an empty column or a filled one", arguments: [true, false])
    func launched(isEmpty: Bool) async throws {
        let list = StackRoot(Screen("list"))
        let split = isEmpty ? SplitRoot(list) : SplitRoot(list, StackRoot(Screen("letter")))
        let stage = await Stage(split)
        await stage.setNarrow(true)
        #expect(await stage.drawn == (isEmpty ? "([list] | )" : "([list] | /[letter])"))
        expect(stage.windows, isEmpty ? "main: ([list] | )/" : "main: ([list]* | [letter])/")
    }

    @Test("of three columns, one behind the user is cleared, and they stay") func threeColumns() async throws {
        let list = StackRoot(Screen("list"))
        let split = SplitRoot(list, Screen("b"), Screen("c"), columns: 3)
        let stage = await Stage(split)
        await stage.setNarrow(true)
        stage.perform(.showDetail(Screen("d")), on: split)
        #expect(await stage.drawn == "(/[list] | /b | d)")
        let navigation = try stage.navigation(list)
        #expect(stage.hand.tapBack(on: navigation))
        #expect(await stage.drawn == "(/[list] | b | /d)")
        #expect(stage.hand.tapBack(on: navigation))
        #expect(await stage.drawn == "([list] | /b | /d)" && stage.takeReports().count == 2)
        stage.perform(.clear(column: 2), on: split)
        #expect(await stage.drawn == "([list] | /b | )")
        await stage.setNarrow(false)
        #expect(await stage.drawn == "([list] | b | )")
        stage.perform(.showDetail(Screen("e")), on: split)
        await stage.setNarrow(true)
        #expect(stage.hand.pickFromBackMenu(0, on: navigation))
        #expect(await stage.drawn == "([list] | /b | /e)" && stage.takeReports() == [.stepped(to: list.node.id)])
    }

    @Test("the menu of the back button leaves a column and screens of the one beneath in one step")
    func backMenu() async throws {
        let stage = await Stage(tabs)
        await stage.setNarrow(true)
        let screen = list.screens[0]
        stage.perform(.push(Screen("folder")), on: list)
        stage.perform(.showDetail(detail), on: split)
        _ = await stage.drawn
        #expect(stage.hand.pickFromBackMenu(0, on: try stage.navigation(list)))
        #expect(await stage.drawn == "{([list] | /[letter])*, account}")
        #expect(stage.takeReports() == [.stepped(to: screen.node.id)])
    }

    @Test("a sheet of the list stays over what is in hand, folded and unfolded", arguments: [true, false])
    func sheet(isPopover: Bool) async throws {
        let stage = await Stage(tabs)
        await stage.setNarrow(false)
        stage.perform(.showDetail(detail), on: split)
        stage.style.anchors["list"] = try stage.view(list).view
        stage.perform(.present(Screen("sheet"), style: isPopover ? .popover(from: "list") : .automatic), on: list)
        #expect(await stage.drawn == "{([list] | [letter])*, account}^sheet")
        let (sheet, presenter) = (stage.top(), stage.top().presentingViewController)
        #expect(presenter === stage.tree || presenter === stage.window.rootViewController)
        for isNarrow in [true, false, true] {
            await stage.setNarrow(isNarrow)
            #expect(await stage.drawn == "{(\(isNarrow ? "/" : "")[list] | [letter])*, account}^sheet")
            #expect(stage.top() === sheet && sheet.presentingViewController === presenter, "it is not presented again")
        }
        #expect(stage.takeReports() == [])
        stage.perform(.dismiss(), on: list)
        #expect(await stage.drawn == "{(/[list] | [letter])*, account}")
    }

    @Test("a window folds in the middle of anything, and is right in the end", arguments: Deed.allCases, [true, false])
    func middle(deed: Deed, isNarrow: Bool) async throws {
        let stage = await Stage(tabs)
        await stage.setNarrow(!isNarrow)
        stage.perform(.showDetail(detail), on: split)
        await stage.settle()
        var swiped: UINavigationController?
        var dragged: UIViewController?
        switch deed {
        case .drag:
            stage.perform(.present(Screen("sheet")), on: tabs)
            await stage.settle()
            if stage.hand.beginDrag(of: stage.top()) == .follows { dragged = stage.top() }
        case .push: stage.perform(.push(Screen("reply")), on: detail)
        case .folder: stage.perform(.push(Screen("folder")), on: list)
        case .present: stage.perform(.present(Screen("sheet")), on: tabs)
        case .alert: stage.perform(.alert("Sure?", choices: [.cancel()]), on: tabs)
        case .show: stage.perform(.showDetail(StackRoot(Screen("x"))), on: split)
        case .tab: stage.perform(.select(index: 1), on: tabs)
        case .search: stage.top().present(UISearchController(searchResultsController: nil), animated: true)
        case .clear: stage.perform(.clear(column: 1), on: split)
        case .swipe:
            let navigation = try stage.navigation(list)
            if stage.hand.beginSwipe(on: navigation) == .follows { swiped = navigation }
        }
        stage.device.setNarrow(isNarrow, stage.window)
        await stage.wait()
        if let dragged { stage.hand.endDrag(of: dragged, isCancelled: false) }
        if let swiped { stage.hand.endSwipe(on: swiped, isCancelled: false) }
        _ = await stage.drawn
        #expect(stage.widths.count == 2 || stage.widths.count == 1)
        if deed == .search { stage.top().dismiss(animated: false) }
        await stage.setNarrow(!isNarrow)
        _ = await stage.drawn
        #expect(stage.outcomes.allSatisfy { $0 == "completed" })
    }

    enum Deed: CaseIterable { case push, folder, present, alert, show, tab, search, clear, swipe, drag }

    @Test("a window folded while a page is open on the letter goes back from that, from the letter, and no further")
    func pageOpen() async throws {
        let stage = await Stage(tabs)
        await stage.setNarrow(false)
        stage.perform(.push(Screen("page")), on: detail)
        _ = await stage.drawn
        await stage.setNarrow(true)
        let navigation = try stage.navigation(list)
        #expect(await stage.drawn == "{(/[list] | [letter, page])*, account}")
        let detailStack = try stage.navigation(detail)
        #expect(stage.hand.tapBack(on: detailStack))
        #expect(await stage.drawn == "{(/[list] | [letter])*, account}" && !stage.hand.tapBack(on: detailStack))
        #expect(stage.windows.canGoBack && stage.hand.tapBack(on: navigation))
        #expect(await stage.drawn == "{([list] | /[letter])*, account}")
        #expect(!stage.windows.canGoBack && !stage.hand.tapBack(on: navigation))
        #expect(stage.takeReports() == [.popped(to: letter.node.id), .stepped(to: list.node.id)])
    }
}
