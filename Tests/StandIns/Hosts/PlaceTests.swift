import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite(
    "A host that ships, for UIKit: splits, embedded views, windows", .onScreen, .whereThereIsAScreen,
    .noUnhandledFailures) @MainActor
struct PlaceTests {
    @Test("a split has its columns, each a stack, and an empty one", arguments: [true, false])
    func split(isNarrow: Bool) async throws {
        let list = StackRoot(Screen("list"))
        let split = SplitRoot(list)
        let stage = await Stage(split)
        let view = try #require(try stage.view(split) as? UISplitViewController)
        await stage.setNarrow(isNarrow)
        #expect(await stage.drawn == "([list] | )" && view.isCollapsed == isNarrow)
        func narrow(_ drawn: String) -> String { isNarrow ? drawn : drawn.filter { $0 != "/" } }
        stage.perform(.showDetail(Screen("article")), on: split)
        #expect(await stage.drawn == narrow("(/[list] | article)"))
        let shown = try stage.navigation(list).viewControllers
        #expect(shown.count == (isNarrow ? 2 : 1), "narrow, the detail is on top")
        stage.perform(.push(Screen("more")), on: list)
        #expect(await stage.drawn == narrow("([list, more] | /article)"))
        stage.perform(.showDetail(StackRoot(Screen("x"), Screen("y"))), on: split)
        #expect(await stage.drawn == narrow("(/[list, more] | [x, y])"))
        stage.perform(.clear(column: 1), on: split)
        #expect(await stage.drawn == "([list, more] | )")
        #expect(stage.outcomes == Array(repeating: "completed", count: 4))
    }

    @Test("a screen that was a column is freed when the column is empty, or becomes a stack", arguments: [true, false])
    func freedColumn(isEmptied: Bool) async {
        weak var model: Kept?
        let split = SplitRoot(Screen("list"))
        do {
            let kept = Kept()
            model = kept
            split.perform(.fill(column: 1, with: kept)) { _ in }
        }
        let stage = await Stage(split)
        #expect(await stage.drawn == "(list | /kept)" && model != nil)
        stage.perform(isEmptied ? .clear(column: 1) : .fill(column: 1, with: StackRoot(Screen("b"))), on: split)
        #expect(await stage.drawn == (isEmptied ? "(list | )" : "(list | /[b])") && model == nil)
    }

    @Test("three columns are drawn, and a commit with more is refused with a reason")
    func columns() async {
        let stack = StackRoot(Screen("a"))
        let stage = await Stage(stack)
        stage.perform(.present(SplitRoot(Screen("x"), Screen("y"), Screen("z"), columns: 3)), on: stack)
        #expect(await stage.drawn == "[a]^(x | /y | /z)")
        stage.perform(.multiple(.dismiss(), .present(SplitRoot(Screen("x"), columns: 4))), on: stack)
        #expect(await stage.drawn == "[a]^(x | /y | /z)")
        #expect(stage.outcomes.count == 2 && stage.outcomes.last?.contains("no split of 4 columns") == true)
    }

    @Test("embedded content is drawn where there is room for it")
    func embeds() async throws {
        let screen = Screen("a")
        let stack = StackRoot(screen)
        let stage = await Stage(stack)
        let player = StackRoot(Screen("p"))
        stage.perform(.embed(player, in: screen), on: stack)
        #expect(await stage.drawn == "[a+[p]]")
        #expect(try stage.navigation(player).parent === stage.view(screen))
        stage.perform(.push(Screen("q")), on: player)
        #expect(await stage.drawn == "[a+[p, q]]")
        stage.perform(.unembed(player), on: stack)
        #expect(await stage.drawn == "[a]" && stage.tree.viewController(for: player.node.id) == nil)
        #expect(try stage.view(screen).children.isEmpty)
    }

    @Test("a commit that embeds where there is no room is refused with a reason")
    func noRoom() async {
        let style = TestStyle()
        style.screens["full"] = UIViewController()
        let stack = StackRoot(Screen("full"))
        let stage = await Stage(stack, style: style)
        stage.perform(.embed(Screen("p"), in: stack.screens[0]), on: stack)
        #expect(await stage.drawn == "[full]" && stage.outcomes[0].contains("cannot show embedded screens"))
        stage.perform(.embed(Screen("p"), in: stack), on: stack)
        #expect(await stage.drawn == "[full]" && stage.outcomes[1].contains("containers cannot show"))
    }

    @Test("the one in front of several windows fills the controller")
    func windows() async {
        let stage = await Stage(StackRoot(Screen("a")))
        let other = WindowRoot(Screen("w"), name: "more")
        stage.perform(.open(other), on: stage.windows)
        #expect(await stage.drawn == "w")
        stage.perform(.present(Screen("m")), on: other)
        #expect(await stage.drawn == "w^m")
        stage.perform(.bringToFront(stage.windows.windows[0]), on: stage.windows)
        #expect(await stage.drawn == "[a]")
        stage.perform(.bringToFront(other), on: stage.windows)
        stage.perform(.close(other), on: stage.windows)
        #expect(await stage.drawn == "[a]" && stage.outcomes == Array(repeating: "completed", count: 5))
    }

    @Test("the screen in front decides on the status bar and the orientations")
    func forwards() async throws {
        final class Player: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        let style = TestStyle()
        let player = Player()
        style.screens["player"] = player
        let stack = StackRoot(Screen("a"))
        let tabs = TabRoot(stack, Screen("b"))
        let stage = await Stage(tabs, style: style)
        stack.perform(.push(Screen("player"))) { _ in }
        await stage.settle()
        let root = try #require(stage.window.rootViewController)
        #expect(root.leavesAll(to: player))
        #expect(root.supportedInterfaceOrientations == .landscape)
        tabs.perform(.select(index: 1)) { _ in }
        await stage.settle()
        #expect(root.asked(\.childForStatusBarStyle).title == "b")
        #expect(root.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
    }

    @Test("the column in hand of a split decides, at any width")
    func splitForwards() async throws {
        final class Player: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
        }
        let style = TestStyle()
        let player = Player()
        style.screens["player"] = player
        let list = StackRoot(Screen("list"))
        let split = SplitRoot(list, Screen("article"))
        let stage = await Stage(split, style: style)
        stage.perform(.showDetail(Screen("player")), on: split)
        for isNarrow in [false, true] {
            await stage.setNarrow(isNarrow)
            #expect(stage.tree.leavesAll(to: player))
            #expect(stage.tree.supportedInterfaceOrientations == .landscape)
        }
        stage.perform(.push(Screen("more")), on: list)
        stage.perform(.clear(column: 1), on: split)
        await stage.settle()
        #expect(try stage.tree.leavesAll(to: stage.view(list.screens[1])))
    }

    @Test(
        "the views of a tree that lives on go with its controller, and commits are answered", arguments: [true, false])
    func goes(isMoving: Bool) async {
        let device = Surroundings.device
        device.begin()
        let stack = StackRoot(Screen("a"))
        let windows = WindowManager(WindowRoot(stack, name: "main"), time: device.time)
        let window = device.makeWindow()
        var outcomes: [String] = []
        weak var shown: UIViewController?
        weak var modal: UIViewController?
        do {
            let tree = TreeController(windows)
            window.rootViewController = tree
            window.makeKeyAndVisible()
            await Surroundings.settle()
            let sheet = Screen("m")
            stack.perform(.present(sheet)) { outcomes.append("\($0)") }
            if isMoving { await Surroundings.wait() } else { await Surroundings.settle() }
            shown = tree.viewController(for: stack.node.id)
            modal = tree.viewController(for: sheet.node.id)
            // A real one may have come to its end by then.
            #expect(shown != nil && modal != nil && (isMoving || outcomes == ["completed"]))
            window.rootViewController = nil
        }
        await Surroundings.settle()
        #expect(shown == nil && modal == nil && outcomes == ["completed"])
        stack.perform(.push(Screen("b"))) { outcomes.append("\($0)") }
        #expect(outcomes == ["completed", "completed"])
        let other = TreeController(windows)
        window.rootViewController = other
        await Surroundings.settle()
        #expect(other.drawn == "[a, b]^m")
    }
}

extension UIViewController {
    fileprivate func leavesAll(to view: UIViewController) -> Bool {
        let paths: [KeyPath<UIViewController, UIViewController?>] = [
            \.childForStatusBarStyle, \.childForStatusBarHidden, \.childForHomeIndicatorAutoHidden,
            \.childForScreenEdgesDeferringSystemGestures,
        ]
        return paths.allSatisfy { asked($0) === view }
    }

    /// The one that is asked in the end for something that it leaves to another one.
    fileprivate func asked(_ path: KeyPath<UIViewController, UIViewController?>) -> UIViewController {
        var asked = self
        while let next = asked[keyPath: path] { asked = next }
        return asked
    }
}
