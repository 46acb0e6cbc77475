import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

@Suite("A tree on another app's navigation controller", .noUnhandledFailures) @MainActor struct PushedTreeTests {
    let theirs = UINavigationController()
    let home: UIViewController
    let shown: Shown

    init() {
        home = Self.screen("home")
        theirs.setViewControllers([home], animated: false)
        shown = Shown(theirs)
    }

    private static func screen(_ title: String) -> UIViewController {
        let view = UIViewController()
        view.title = title
        return view
    }

    private func push(_ flow: any Presentable) -> TreeViewController {
        let tree = TreeViewController(WindowRoot(flow, name: "flow"), isPushed: true)
        theirs.delegate = tree.host
        theirs.pushViewController(tree, animated: true)
        UIKitAnimations.finish()
        return tree
    }

    private var titles: [String?] {
        UIKitAnimations.finish()
        return theirs.viewControllers.map(\.title)
    }

    @Test("a pushed tree continues with one bar, and removes screens that were pushed on its own")
    func continues() {
        let users = StackRoot(Screen("users"))
        let tree = push(users)
        #expect(titles == ["home", "users"])
        #expect(tree.children.map { $0 is UINavigationController } == [false])
        var outcomes: [String] = []
        users.perform(.push(Screen("user"))) { outcomes.append("\($0)") }
        #expect(outcomes == [])
        #expect(titles == ["home", "users", "user"] && outcomes == ["completed"])
        theirs.pushViewController(Self.screen("help"), animated: true)
        #expect(titles == ["home", "users", "user", "help"])
        users.perform(.push(StackRoot(Screen("photo"))))
        #expect(titles == ["home", "users", "user", "help", "photo"])
        theirs.tapBack()
        expect(tree.windows, "flow: [users, user]")
        users.perform(.push(Screen("photo")))
        #expect(titles == ["home", "users", "user", "help", "photo"])
        users.perform(.pop())
        #expect(titles == ["home", "users", "user", "help"])
        users.perform(.popToRoot())
        #expect(titles == ["home", "users"])
        users.perform(.replaceTop(Screen("teams")))
        #expect(titles == ["home", "teams"])
        #expect(theirs.viewControllers.last === tree)
    }

    @Test("the host keeps the contract on another app's stack")
    func contract() {
        var stacks: [ObjectIdentifier: UINavigationController] = [:]
        var windows: [Shown] = []
        HostContract.check(
            make: { _ -> UIKitHost in
                let theirs = UINavigationController()
                let container = UIViewController()
                theirs.setViewControllers([container], animated: false)
                windows.append(Shown(theirs))
                let host = UIKitHost(in: container, isPushed: true)
                theirs.delegate = host
                stacks[ObjectIdentifier(host)] = theirs
                return host
            },
            answer: { _ in UIKitAnimations.finish() },
            user: { host, action in stacks[ObjectIdentifier(host)].map { host.play(action, over: $0) } ?? false },
            shown: { host in
                UIKitAnimations.finish()
                return stacks[ObjectIdentifier(host)].map(pushedPicture) ?? ""
            },
            expected: { root in
                let isScreen = root.node.layers.first?.node is Screen
                return isScreen ? "[\(picture(of: root))]" : picture(of: root)
            })
    }

    @Test("another root replaces all of our screens, and nothing else")
    func anotherRoot() {
        let window = WindowRoot(StackRoot(Screen("a"), Screen("b")), name: "flow")
        let tree = TreeViewController(window, isPushed: true)
        theirs.pushViewController(tree, animated: true)
        #expect(titles == ["home", "a", "b"])
        theirs.pushViewController(Self.screen("help"), animated: true)
        window.perform(.setRoot(StackRoot(Screen("c"), Screen("d"))))
        #expect(titles == ["home", "c", "d"])
        window.perform(.setRoot(Screen("e")))
        #expect(titles == ["home", "e"])
    }

    @Test("a stack is pushed with the screens that it already has")
    func deep() {
        let tree = push(StackRoot(Screen("users"), Screen("user")))
        #expect(titles == ["home", "users", "user"])
        expect(tree.windows, "flow: [users, user]")
    }

    @Test("a swipe is reported, also one to the first screen, and one that is cancelled is not")
    func swipes() {
        let tree = push(StackRoot(Screen("a"), Screen("b"), Screen("c")))
        #expect(titles == ["home", "a", "b", "c"])
        theirs.beginSwipe()
        theirs.endSwipe(isCancelled: true)
        expect(tree.windows, "flow: [a, b, c]")
        theirs.beginSwipe()
        theirs.endSwipe(isCancelled: false)
        expect(tree.windows, "flow: [a, b]")
        theirs.tapBack()
        expect(tree.windows, "flow: [a]")
        #expect(titles == ["home", "a"])
    }

    @Test("a swipe that is claimed is undone, on their stack as well")
    func claimed() {
        final class Draft: Coordinator {
            enum Leave: Route { case leave }
            let root = StackRoot(Screen("draft"), Screen("editor"))
            func prepareTransition(for route: Leave) -> Transition<StackRoot> { .effect("ask") {} }
            func route(for report: Report) -> Leave? { if case .popped = report { .leave } else { nil } }
        }
        let tree = push(Draft())
        #expect(titles == ["home", "draft", "editor"])
        theirs.tapBack()
        #expect(titles == ["home", "draft", "editor"])
        expect(tree.windows, "flow: [draft, editor]")
    }

    @Test("a pushed tree presents over the other app, wherever the stack is")
    func presents() {
        let users = StackRoot(Screen("users"), Screen("user"))
        let tree = push(users)
        users.perform(.present(StackRoot(Screen("sheet"))))
        UIKitAnimations.finish()
        let sheet = theirs.presentedViewController as? UINavigationController
        #expect(sheet?.viewControllers.map(\.title) == ["sheet"])
        sheet?.presentationController?.drag()
        expect(tree.windows, "flow: [users, user]")
    }

    @Test("the tree goes when the user or back passes its first screen", arguments: [true, false])
    func leaves(byBack: Bool) {
        final class Users: Finishing {
            typealias Output = Void
            let node = Screen("users")
        }
        weak let model: Users?
        var reasons: [EndReason] = []
        do {
            let users = Users()
            model = users
            users.onFinish { if case .failure(let reason) = $0 { reasons.append(reason) } }
            _ = push(StackRoot(users))
            if byBack { users.back(completion: nil) } else { theirs.tapBack() }
        }
        #expect(titles == ["home"])
        #expect(model == nil && reasons == [.released])
    }

    @Test("the other app removes the whole tree at once")
    func takenOff() {
        weak var tree: TreeViewController?
        do { tree = push(StackRoot(Screen("a"), Screen("b"))) }
        #expect(titles == ["home", "a", "b"])
        theirs.popToViewController(home, animated: true)
        #expect(titles == ["home"])
        #expect(tree == nil)
    }

    @Test("tabs fill what was pushed")
    func tabs() {
        let tree = push(TabRoot(StackRoot(Screen("a")), Screen("b")))
        #expect(theirs.viewControllers.count == 2 && tree.children.first is UITabBarController)
    }
}
