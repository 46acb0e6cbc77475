@_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

@Suite("A host for UIKit, on a stand-in for it", .noUnhandledFailures) @MainActor struct UIKitHostTests {
    @Test("the host keeps the contract, by the back button and by swipes", arguments: [false, true])
    func contract(isSwiping: Bool) {
        var shown: [ObjectIdentifier: Shown] = [:]
        HostContract.check(
            make: { _ -> UIKitHost in
                let container = UIViewController()
                let host = UIKitHost(in: container)
                shown[ObjectIdentifier(host)] = Shown(container)
                return host
            },
            answer: { _ in UIKitAnimations.finish() },
            user: { host, action in
                shown[ObjectIdentifier(host)].map { host.play(action, over: $0.container, isSwiping: isSwiping) }
                    ?? false
            },
            shown: { host in
                UIKitAnimations.finish()
                return shown[ObjectIdentifier(host)].map { picture(of: $0.container) } ?? ""
            },
            expected: { picture(of: $0) })
    }

    @Test("nested stacks are one, and a swipe that is finished removes what was swiped away, once")
    func swipe() throws {
        let flow = StackRoot(Screen("c"), Screen("d"))
        let stack = StackRoot(Screen("a"), Screen("b"))
        let shown = Tabs(stack)
        stack.perform(.push(flow))
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

    @Test("a push while a finger is down waits until it has been lifted", arguments: [true, false])
    func pushMeanwhile(isCancelled: Bool) throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let shown = Tabs(stack)
        let navigation = try shown.navigation
        navigation.beginSwipe()
        var outcomes: [String] = []
        stack.perform(.push(Screen("c"))) { outcomes.append("\($0)") }
        #expect(navigation.viewControllers.count == 1 && outcomes == [])
        navigation.endSwipe(isCancelled: isCancelled)
        UIKitAnimations.finish()
        #expect(outcomes == ["completed"])
        #expect(shown.picture == (isCancelled ? "{[a, b, c]*, users}" : "{[a]*, users}"))
        #expect(shown.picture == picture(of: shown.tree.windows))
    }

    @Test("a view controller's own push stays, and our stack continues above it")
    func pushedByItself() throws {
        let stack = StackRoot(Screen("a"))
        let shown = Tabs(stack)
        let itself = UIViewController()
        itself.title = "itself"
        try shown.navigation.pushViewController(itself, animated: true)
        stack.perform(.push(Screen("b")))
        #expect(shown.picture == "{[a, itself, b]*, users}")
        try shown.navigation.tapBack()
        expect(shown.tree.windows, "main: {[a]*, users}")
        try shown.navigation.tapBack()
        #expect(shown.picture == "{[a]*, users}")
    }

    @Test("modals and alerts come and go one by one, and the commit waits for all")
    func modals() throws {
        let shown = Tabs(StackRoot(Screen("a")))
        var outcomes: [String] = []
        let question = AlertChoice("Yes")
        shown.tabs.perform(
            .multiple(
                .present(StackRoot(Screen("m"))), .present(Screen("n"), style: .fullScreen),
                .alert("Sure?", choices: [question, .cancel()]))
        ) { outcomes.append("\($0)") }
        #expect(outcomes == [])
        #expect(shown.picture == "{[a]*, users}^[m]^n!Sure?")
        #expect(outcomes == ["completed"])
        let top = shown.tree.presentedViewController?.presentedViewController
        #expect(top?.modalPresentationStyle == .fullScreen)
        try #require(top?.presentedViewController as? UIAlertController).tap("Yes")
        #expect(shown.tree.windows.alerts.isEmpty && shown.picture == "{[a]*, users}^[m]^n")
        shown.tabs.perform(.multiple(.dismissToRoot(), .present(Screen("o"))))
        #expect(shown.picture == "{[a]*, users}^o")
    }

    @Test("a modal is presented as its style says, and a style without a UIKit counterpart by what it covers")
    func styles() throws {
        let shown = Tabs(StackRoot(Screen("a")))
        var reports: [String] = []
        shown.tree.windows.diagnostics = { reports.append($0.error?.summary ?? "") }
        let button = UIView()
        shown.tree.host?.anchors = { $0 == "share" ? button : nil }
        let rows: [(PresentationStyle, UIModalPresentationStyle)] = [
            (.automatic, .automatic), (.fullScreen, .fullScreen), (.sheet(grabber: true), .automatic),
            (.formSheet(), .formSheet), (.overFullScreen, .overFullScreen),
            (.overCurrentContext, .overCurrentContext), (.popover(from: "share"), .popover),
            (.popover(from: "elsewhere"), .automatic), (.custom("curtain", covers: true), .fullScreen),
            (.pageSheet(detents: [.medium, .height(310), .fraction(0.25)], selected: .height(310)), .pageSheet),
        ]
        for (style, expected) in rows {
            if shown.tree.presentedViewController != nil { shown.tabs.perform(.dismiss()) }
            UIKitAnimations.finish()
            shown.tabs.perform(.present(Screen("m"), style: style))
            UIKitAnimations.finish()
            let view = try #require(shown.tree.presentedViewController)
            #expect(view.modalPresentationStyle == expected, "\(style)")
            #expect(view.popoverPresentationController?.sourceView === (expected == .popover ? button : nil))
            #expect(view.sheetPresentationController?.prefersGrabberVisible != true || style.hasGrabber)
        }
        #expect(reports.count == 2 && reports.allSatisfy { $0.contains("UIKitHost does not draw that style") })
        struct Context: UISheetPresentationController.Detent.ResolutionContext { let maximumDetentValue = 800.0 }
        let sheet = try #require(shown.tree.presentedViewController?.sheetPresentationController)
        #expect(sheet.detents.map { $0.resolvedValue(in: Context()) } == [400, 310, 200])
        #expect(sheet.selectedDetentIdentifier == sheet.detents[1].identifier)
    }

    @Test("a sheet that is dragged away is dismissed, one that has to be answered is not, and is reported")
    func drag() throws {
        let shown = Tabs(StackRoot(Screen("a")))
        shown.tabs.perform(.present(Screen("m")))
        UIKitAnimations.finish()
        shown.tree.presentedViewController?.presentationController?.drag()
        expect(shown.tree.windows, "main: {[a]*, users}")
        shown.tabs.perform(.present(Screen("n"), style: .sheet(dismissible: false)))
        UIKitAnimations.finish()
        let sheet = shown.tree.presentedViewController
        var outcomes: [String] = []
        shown.tree.windows.observeCommits { outcomes.append("\($0.outcome)") }
        let presentation = try #require(sheet?.presentationController)
        #expect(presentation.delegate?.presentationControllerShouldDismiss(presentation) == false)
        presentation.drag()
        #expect(outcomes.count == 1 && outcomes.allSatisfy { $0.hasPrefix("rejected") })
        #expect(shown.picture == "{[a]*, users}^n")
    }

    @Test("a modal presented before there is a window comes as soon as there is one")
    func early() {
        let root = StackRoot(Screen("a"))
        let tree = TreeViewController(WindowRoot(root, name: "main"))
        var outcomes: [String] = []
        root.perform(.present(Screen("m"))) { outcomes.append("\($0)") }
        #expect(outcomes == ["completed"] && picture(of: tree) == "[a]")
        let shown = Shown(tree)
        UIKitAnimations.finish()
        #expect(picture(of: shown.container) == "[a]^m")
    }

    @Test("a gesture of ours moves nothing until it has ended")
    func gesture() {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let shown = Tabs(stack)
        let gesture = stack.begin(.pop())
        gesture.update(0.6)
        #expect(shown.picture == "{[a, b]*, users}")
        gesture.finish()
        #expect(shown.picture == "{[a]*, users}")
    }

    @Test("a model that its view controller keeps is freed when it is popped")
    func freed() {
        let stack = StackRoot(Screen("a"))
        let shown = Tabs(stack)
        weak var model: Kept?
        do {
            let made = Kept()
            model = made
            stack.perform(.push(made))
        }
        UIKitAnimations.finish()
        #expect(model != nil)
        stack.perform(.pop())
        UIKitAnimations.finish()
        #expect(model == nil && shown.picture == "{[a]*, users}")
    }

    @Test("a tapped tab is selected, and tapped again it is notified")
    func tab() throws {
        let users = Screen("users")
        let shown = Tabs(StackRoot(Screen("a")), users)
        var heard: [NodeEvent] = []
        users.observe { heard.append($0) }
        try shown.bar.tap(1)
        expect(shown.tree.windows, "main: {[a], users*}")
        try shown.bar.tap(1)
        #expect(heard == [.appeared, .reselected])
    }

    @Test("tabs on a stack are arranged like others")
    func tabsOnStack() throws {
        let stack = StackRoot(Screen("a"))
        let shown = Tabs(stack)
        let over = TabRoot(Screen("x"), Screen("y"))
        stack.perform(.push(over))
        over.perform(.select(index: 1))
        #expect(shown.picture == "{[a, {x, y*}]*, users}")
    }

    @Test("a swipe that a coordinator claims is undone, and the route decides")
    func claimed() throws {
        let draft = Draft()
        let shown = Tabs(draft)
        draft.root.perform(.push(Screen("editor")))
        UIKitAnimations.finish()
        let navigation = try shown.navigation
        navigation.beginSwipe()
        navigation.endSwipe(isCancelled: false)
        #expect(shown.picture == "{[draft, editor]*, users}!Unsaved")
        #expect(navigation.viewControllers.count == 2)
    }

    @Test("a screen and a tab say how they look")
    func looks() throws {
        let shown = Tabs(Draft())
        #expect(try shown.navigation.tabBarItem?.title == "Drafts")
        #expect(try shown.navigation.viewControllers.first?.title == "draft")
    }
}

/// A model whose view controller keeps it.
@MainActor private final class Kept: @MainActor Presentable, UIKitScreen {
    final class Controller: UIViewController {
        var model: Kept?
    }

    let node = Screen("kept")

    func makeViewController() -> UIViewController {
        let controller = Controller()
        controller.model = self
        return controller
    }
}

private enum DraftRoute: Route { case leave }

/// Asks before anything is left.
@MainActor private final class Draft: @MainActor Coordinator, UIKitTab {
    let root = StackRoot(Screen("draft"))
    let tabBarItem = UITabBarItem(title: "Drafts", image: UIImage(systemName: "doc"), tag: 0)

    func prepareTransition(for route: DraftRoute) -> Transition<StackRoot> {
        .alert("Unsaved", choices: [.cancel()])
    }

    func route(for report: Report) -> DraftRoute? {
        if case .popped = report { .leave } else { nil }
    }
}

/// Tabs in a window, the first of them a stack.
@MainActor private struct Tabs {
    let tabs: TabRoot
    let tree: TreeViewController
    let shown: Shown

    init(_ first: any Presentable, _ users: Screen = Screen("users")) {
        tabs = TabRoot(first, users)
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
