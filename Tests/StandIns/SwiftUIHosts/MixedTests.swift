import Coordination
@_spi(Hosting) import CoordinationTesting
import SwiftUI
import Testing
import UIKit

import CoordinationSwiftUI
import CoordinationUIKit

@Suite("A host that ships, for SwiftUI where there is UIKit", .onScreen, .whereThereIsAScreen) @MainActor
struct MixedTests {
    let device: any Device = Surroundings.device

    @Test("a view shows a tree by view controllers, and screens are of both kinds")
    func mixed() async throws {
        device.begin()
        let stack = StackRoot(ViewModel("a"), ControllerModel("b"), name: "news")
        let windows = WindowManager(WindowRoot(TabRoot(stack, ViewModel("users")), name: "main"))
        let model = TreeModel(windows)
        let window = device.makeWindow()
        let hosting = UIHostingController(rootView: TreeView(model))
        window.rootViewController = hosting
        window.makeKeyAndVisible()
        await Surroundings.settle()
        #expect(model.drawn == "{[a, b]*, users}")
        #expect(hosting.children.first === model.controller)
        var outcomes: [String] = []
        stack.perform(.push(ViewModel("c"))) { outcomes.append("\($0)") }
        await Surroundings.settle()
        #expect(outcomes == ["completed"])
        #expect(model.drawn == "{[a, b, c]*, users}")
        let shown = try #require(model.controller.viewController(for: stack.node.children[2].node.id))
        #expect("\(type(of: shown))".contains("ScreenContent<ViewModel>"))
        #expect(model.controller.viewController(for: stack.node.children[1].node.id) is ControllerModel.Controller)
        #expect(stack.node.children.map { $0.node.name } == ["a", "b", "c"])
        stack.perform(.present(ViewModel("m"))) { _ in }
        await Surroundings.settle()
        #expect(model.drawn == "{[a, b, c]*, users}^m")
        #expect(model.drawn == HostContract.drawing(of: windows))
        #expect(device.faults == [])
    }

    @Test("a tab says its words and its image")
    func tabs() async throws {
        device.begin()
        let (first, second) = (ViewModel("a"), ViewModel("b"))
        let tree = TreeController(TabRoot(first, second))
        let window = device.makeWindow()
        window.rootViewController = tree
        window.makeKeyAndVisible()
        await Surroundings.settle()
        let bar = try #require(tree.children.first as? UITabBarController)
        #expect(bar.viewControllers?.map { $0.tabBarItem.title } == ["tab of a", "tab of b"])
        // It stays the same one, with what the app has added.
        bar.viewControllers?.first?.tabBarItem.badgeValue = "3"
        (tree.app as? TabRoot)?.perform(.select(index: 1)) { _ in }
        await Surroundings.settle()
        #expect(bar.viewControllers?.first?.tabBarItem.badgeValue == "3")
    }

    @Test("a model that has left the tree is freed")
    func freed() async {
        device.begin()
        let stack = StackRoot(Screen("a"))
        let model = TreeModel(stack)
        let window = device.makeWindow()
        window.rootViewController = UIHostingController(rootView: TreeView(model))
        window.makeKeyAndVisible()
        weak var pushed: ViewModel?
        do {
            let screen = ViewModel("b")
            pushed = screen
            stack.perform(.push(screen)) { _ in }
        }
        await Surroundings.settle()
        #expect(pushed != nil)
        stack.perform(.pop()) { _ in }
        await Surroundings.settle()
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
