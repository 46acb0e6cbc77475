import Coordination
import CoordinationTesting
import Testing

@Suite("A host for UIKit, on a stand-in for it", .noUnheardFailures) @MainActor struct UIKitHostTests {
    @Test("it keeps the contract")
    func contract() {
        var shown: [ObjectIdentifier: Shown] = [:]
        HostContract.check(
            make: { _ in
                let container = UIViewController()
                let host = UIKitHost(in: container)
                shown[ObjectIdentifier(host)] = Shown(container)
                return host
            },
            answer: { _ in UIKitAnimations.finish() },
            shown: { host in
                UIKitAnimations.finish()
                return shown[ObjectIdentifier(host)].map { picture(of: $0.container) } ?? ""
            },
            expected: { picture(of: $0) })
    }

    @Test("nested stacks are one, and a swipe that is finished takes off what was swiped away, once")
    func swipe() throws {
        let flow = StackRoot(Screen("c"), Screen("d"))
        let shown = Tabs(StackRoot(Screen("a"), Screen("b")))
        shown.stack.perform(.push(flow))
        #expect(shown.picture == "{[a, b, c, d]*, users}")
        var outcomes: [String] = []
        _ = shown.tree.windows.observeCommits { outcomes.append("\($0.outcome)") }
        let navigation = try shown.navigation
        navigation.beginSwipe()
        navigation.endSwipe(isCancelled: true)
        #expect(outcomes == [] && shown.picture == "{[a, b, c, d]*, users}")
        navigation.beginSwipe()
        navigation.endSwipe(isCancelled: false)
        #expect(outcomes == ["completed"])
        expect(shown.tree.windows, "main: {[a, b, [c]]*, users}")
        navigation.tapBack(to: 0)
        #expect(outcomes == ["completed", "completed"])
        expect(shown.tree.windows, "main: {[a]*, users}")
    }

    @Test("what is pushed while a finger is down comes when it has been lifted", arguments: [true, false])
    func pushMeanwhile(isCancelled: Bool) throws {
        let shown = Tabs(StackRoot(Screen("a"), Screen("b")))
        let navigation = try shown.navigation
        navigation.beginSwipe()
        var outcomes: [String] = []
        shown.stack.perform(.push(Screen("c"))) { outcomes.append("\($0)") }
        #expect(navigation.viewControllers.count == 1 && outcomes == [])
        navigation.endSwipe(isCancelled: isCancelled)
        UIKitAnimations.finish()
        #expect(outcomes == ["completed"])
        #expect(shown.picture == (isCancelled ? "{[a, b, c]*, users}" : "{[a]*, users}"))
        #expect(shown.picture == picture(of: shown.tree.windows))
    }
}

/// A container in a window.
@MainActor struct Shown {
    let window = UIWindow()
    let container: UIViewController

    init(_ container: UIViewController) {
        self.container = container
        window.rootViewController = container
        window.makeKeyAndVisible()
    }
}

/// Tabs in a window, the first of them a stack.
@MainActor private struct Tabs {
    let stack: StackRoot
    let tabs: TabRoot
    let tree: TreeViewController
    let shown: Shown

    init(_ stack: StackRoot) {
        self.stack = stack
        tabs = TabRoot(stack, Screen("users"))
        tree = TreeViewController(WindowRoot(tabs, name: "main"))
        shown = Shown(tree)
    }

    var picture: String {
        UIKitAnimations.finish()
        return DocumentationTests.picture(of: tree)
    }

    var bar: UITabBarController { get throws { try #require(tree.children.first as? UITabBarController) } }
    var navigation: UINavigationController {
        get throws { try #require(try bar.viewControllers?.first as? UINavigationController) }
    }
}
