import Coordination
import Testing
import UIKit

/// What the code to copy did wrong, on a toolkit that is as late and as unhelpful as the real one. Each is the opposite
/// of what the host that ships keeps to.
@Suite("The code to copy, as it was") @MainActor struct FormerHostTests {
    @Test("the host hangs after a screen presents something by itself, and recover does not help")
    func hangs() {
        let (_, tabs, tree) = former()
        let theirs = UIViewController()
        tree.present(theirs, animated: true)
        Toolkit.idle()
        var outcomes: [String] = []
        tabs.perform(.present(Screen("m"))) { outcomes.append("\($0)") }
        Toolkit.idle()
        theirs.dismiss(animated: true)
        Toolkit.idle()
        #expect(outcomes == [] && tree.presentedViewController == nil)
        #expect(Toolkit.log.first?.contains("already presenting") == true)
        tree.windows.recover(to: .multiple(.perform(.present(Screen("n")), on: tabs))) { outcomes.append("\($0)") }
        Toolkit.idle()
        #expect(outcomes == ["cancelled: everything that was pending was ended", "completed"])
        #expect(tree.presentedViewController == nil, "the tree says that it is there")
        #expect(tree.windows.tree.description.contains("^"))
    }

    @Test("pages and splits are an empty view, and completed")
    func blank() {
        let (_, _, tree) = former()
        for root in [PageRoot(Screen("p"), Screen("q")) as any Presentable, SplitRoot(Screen("l"), Screen("d"))] {
            var outcome = ""
            tree.windows.windows[0].perform(.setRoot(root)) { outcome = "\($0)" }
            Toolkit.idle()
            #expect(outcome == "completed")
            #expect(tree.children.first.map { type(of: $0) == UIViewController.self && $0.children.isEmpty } == true)
        }
    }

    @Test("embedded views are nowhere, a second window is in place of the first, and both are completed")
    func nowhere() {
        let (news, tabs, tree) = former()
        var outcomes: [String] = []
        tabs.perform(.embed(Screen("player"), in: news)) { outcomes.append("\($0)") }
        Toolkit.idle()
        let titles = tree.children.flatMap(\.children).flatMap(\.children).map(\.title)
        #expect(outcomes == ["completed"] && titles == ["a"])
        tree.windows.perform(.open(WindowRoot(Screen("second"), name: "second"))) { outcomes.append("\($0)") }
        Toolkit.idle()
        #expect(outcomes == ["completed", "completed"])
        #expect(tree.windows.windows.count == 2 && tree.children.map(\.title) == ["second"])
    }

    @Test("a modal presented during a drag is completed, is nowhere, and blocks the next commit")
    func stops() throws {
        let (_, tabs, tree) = former()
        tabs.perform(.present(Screen("m")))
        Toolkit.idle()
        let sheet = try #require(tree.presentedViewController)
        #expect(sheet.beginDrag() == .follows)
        var outcomes: [String] = []
        tabs.perform(.present(Screen("n"))) { outcomes.append("n \($0)") }
        sheet.endDrag(isCancelled: false)
        Toolkit.idle()
        tabs.perform(.select(index: 1)) { outcomes.append("tab \($0)") }
        Toolkit.idle()
        #expect(tree.presentedViewController == nil && outcomes == ["n completed"], "the tab does not come")
    }

    @Test("the tabs of roots without a name have no words")
    func wordless() throws {
        let (_, _, tree) = former()
        let bar = try #require(tree.children.first as? UITabBarController)
        #expect(bar.viewControllers?.first?.tabBarItem.title ?? "" == "")
    }
}

/// Tabs in a window, the first of them a stack. Everything is made in the test itself, which nothing interrupts then.
@MainActor private func former() -> (news: StackRoot, tabs: TabRoot, tree: TreeViewController) {
    Toolkit.reset()
    let news = StackRoot(Screen("a"))
    let tabs = TabRoot(news, Screen("users"))
    let tree = TreeViewController(WindowRoot(tabs, name: "main"))
    let window = UIWindow()
    window.rootViewController = tree
    window.makeKeyAndVisible()
    Toolkit.idle()
    windows.append(window)
    return (news, tabs, tree)
}

@MainActor private var windows: [UIWindow] = []
