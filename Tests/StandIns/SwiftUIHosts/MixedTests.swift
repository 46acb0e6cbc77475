import Coordination
import CoordinationTesting
import SwiftUI
import Testing
import UIKit

#if canImport(CoordinationSwiftUI)
    import CoordinationSwiftUI
    import CoordinationUIKit
#else
    import HostUnderTest
    import SwiftUIHostUnderTest
#endif

@Suite("A host that ships, for SwiftUI where there is UIKit") @MainActor struct MixedTests {
    @Test("a view shows a tree by view controllers, and screens are of both kinds")
    func mixed() throws {
        Toolkit.reset()
        Loop.reset()
        let stack = StackRoot(ViewModel("a"), ControllerModel("b"), name: "news")
        let windows = WindowManager(WindowRoot(TabRoot(stack, ViewModel("users")), name: "main"))
        let model = TreeModel(windows)
        let window = UIWindow()
        let hosting = UIHostingController(rootView: TreeView(model))
        window.rootViewController = hosting
        window.makeKeyAndVisible()
        Toolkit.idle()
        #expect(model.drawn == "{[a, b]*, users}")
        #expect(hosting.children.first === model.controller)
        var outcomes: [String] = []
        stack.perform(.push(ViewModel("c"))) { outcomes.append("\($0)") }
        Toolkit.idle()
        #expect(outcomes == ["completed"])
        #expect(model.drawn == "{[a, b, c]*, users}")
        let shown = try #require(model.controller.viewController(for: stack.node.children[2].node.id))
        let view = try #require(shown as? UIHostingController<Text>)
        #expect(view.stage?.words == "view of c")
        #expect(model.controller.viewController(for: stack.node.children[1].node.id) is ControllerModel.Controller)
        #expect(stack.node.children.map { $0.node.name } == ["a", "b", "c"])
        stack.perform(.present(ViewModel("m")))
        Toolkit.idle()
        #expect(model.drawn == "{[a, b, c]*, users}^m")
        #expect(model.drawn == HostContract.drawing(of: windows))
        #expect(Toolkit.faults == [])
    }

    @Test("a URL that onOpenURL receives goes to the app's links, at launch and later")
    func urls() throws {
        Toolkit.reset()
        Loop.reset()
        let stack = StackRoot(Screen("a"))
        var opened: [String] = []
        let model = TreeModel(stack) { url in
            opened.append(url.absoluteString)
            stack.perform(.push(Screen(url.lastPathComponent)))
        }
        let window = UIWindow()
        let hosting = UIHostingController(rootView: TreeView(model))
        window.rootViewController = hosting
        window.makeKeyAndVisible()
        hosting.stage?.open(try #require(URL(string: "shop:/notes/1")))
        Toolkit.idle()
        #expect(model.drawn == "[a, 1]")
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = URL(string: "https://shop.example/notes/2")
        hosting.stage?.resume(activity)
        Toolkit.idle()
        #expect(model.drawn == "[a, 1, 2]" && opened == ["shop:/notes/1", "https://shop.example/notes/2"])
    }

    @Test("a tab says its words and its image")
    func tabs() throws {
        Toolkit.reset()
        let (first, second) = (ViewModel("a"), ViewModel("b"))
        let tree = TreeController(TabRoot(first, second))
        let window = UIWindow()
        window.rootViewController = tree
        window.makeKeyAndVisible()
        Toolkit.idle()
        let bar = try #require(tree.children.first as? UITabBarController)
        #expect(bar.viewControllers?.map { $0.tabBarItem.title } == ["tab of a", "tab of b"])
        // It stays the same one, with what the app has added.
        bar.viewControllers?.first?.tabBarItem.badgeValue = "3"
        (tree.app as? TabRoot)?.perform(.select(index: 1))
        Toolkit.idle()
        #expect(bar.viewControllers?.first?.tabBarItem.badgeValue == "3")
    }

    @Test("what has left the tree is let go of, with its view")
    func freed() {
        Toolkit.reset()
        let stack = StackRoot(Screen("a"))
        let model = TreeModel(stack)
        let window = UIWindow()
        window.rootViewController = UIHostingController(rootView: TreeView(model))
        window.makeKeyAndVisible()
        weak var pushed: ViewModel?
        do {
            let screen = ViewModel("b")
            pushed = screen
            stack.perform(.push(screen))
        }
        Toolkit.idle()
        #expect(pushed != nil)
        stack.perform(.pop())
        Toolkit.idle()
        #expect(pushed == nil)
    }
}

@MainActor final class ViewModel: @MainActor Presentable, SwiftUIScreen, SwiftUITab {
    let node: Screen
    init(_ name: String) { node = Screen(name) }
    var view: Text { Text("view of \(node.name)") }
    var tabTitle: String { "tab of \(node.name)" }
    var tabSymbol: String { "star" }
}

@MainActor final class ControllerModel: @MainActor Presentable, UIKitScreen {
    final class Controller: UIViewController {}
    let node: Screen
    init(_ name: String) { node = Screen(name) }
    func makeViewController() -> UIViewController { Controller() }
}
