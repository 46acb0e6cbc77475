import Coordination
import CoordinationTesting
import CoordinationUIKit
import Testing
import UIKit

@Suite("A host that ships, for UIKit: tabs", .onScreen, .whereThereIsAScreen, .noUnhandledFailures) @MainActor
struct TabTests {
    private func bar(_ stage: Stage, _ tabs: TabRoot) throws -> UITabBarController {
        try #require(try stage.view(tabs) as? UITabBarController)
    }

    @Test("a split or tabs may be the first tab, and a sixth tab puts all in frames")
    func framedFirst() async {
        let split = SplitRoot(StackRoot(Screen("l")), StackRoot(Screen("d")))
        let tabs = TabRoot(split, TabRoot(Screen("x"), Screen("y")))
        let stage = await Stage(tabs)
        #expect(await stage.drawn == "{([l] | /[d])*, {x*, y}}")
        stage.perform(.remove(split), on: tabs)
        #expect(await stage.drawn == "{{x*, y}*}")
        let rest = (1...5).map { Screen("t\($0)") }
        for (index, screen) in rest.enumerated() { stage.perform(.insert(screen, at: index + 1), on: tabs) }
        #expect(await stage.drawn == "{{x*, y}*, t1, t2, t3, t4, t5}")
        stage.perform(.remove(rest[2]), on: tabs)
        #expect(await stage.drawn == "{{x*, y}*, t1, t2, t4, t5}")
    }

    @Test("a tapped tab is selected, and notified when tapped again, once each time")
    func tap() async throws {
        let users = Screen("users")
        let tabs = TabRoot(StackRoot(Screen("a")), users)
        let stage = await Stage(tabs)
        var heard: [NodeEvent] = []
        users.observe { heard.append($0) }
        for _ in 0..<2 {
            #expect(stage.hand.tap(1, on: try bar(stage, tabs)))
            #expect(await stage.drawn == "{[a], users*}" && stage.takeReports().count == 1)
        }
        #expect(heard == [.appeared, .reselected])
    }

    @Test("a tab tapped again pops its stack to the first screen, reported once, if that may be left")
    func tapOnAStack() async throws {
        let stack = StackRoot(Screen("a"), Screen("b"), Screen("c"))
        let tabs = TabRoot(stack, Screen("users"))
        let stage = await Stage(tabs)
        #expect(stage.hand.tap(0, on: try bar(stage, tabs)))
        #expect(await stage.drawn == "{[a]*, users}" && stage.takeReports().count == 1)
        stage.perform(.push(Draft()), on: stack)
        await stage.settle()
        #expect(stage.hand.tap(0, on: try bar(stage, tabs)))
        #expect(try stage.navigation(stack).viewControllers.count == 2, "it is asked before")
        #expect(await stage.drawn == "{[a, draft]*, users}!Unsaved")
        let alert = try #require(stage.tree.presentedViewController as? UIAlertController)
        #expect(stage.hand.press("Stay", on: alert))
        #expect(await stage.drawn == "{[a, draft]*, users}" && stage.takeReports().count == 2)
    }

    @Test("a tab tapped again while its stack moves is notified")
    func tapWhileMoving() async throws {
        let stack = StackRoot(Screen("a"))
        let tabs = TabRoot(stack, Screen("users"))
        let stage = await Stage(tabs)
        stage.perform(.push(Screen("b")), on: stack)
        #expect(stage.hand.tap(0, on: try bar(stage, tabs)))
        #expect(await stage.drawn.hasPrefix("{[a") && stage.takeReports().count == 1)
    }

    @Test("a tab with a gate is asked for before it is shown")
    func gated() async throws {
        let club = Club()
        let stage = await Stage(club)
        let bar = try #require(try stage.view(club) as? UITabBarController)
        #expect(stage.hand.tap(1, on: bar))
        #expect(bar.selectedIndex == 0)
        await stage.settle()
        #expect(await stage.drawn == "{news*, account}^sign-in" && bar.selectedIndex == 0)
        club.isMember = true
        try stage.windows.frontmost(SignIn.self).finish()
        #expect(await stage.drawn == "{news, account*}")
        #expect(stage.takeReports().count == 1)
    }

    @Test("another commit before the tap is reported leaves one report of it")
    func between() async throws {
        let stack = StackRoot(Screen("a"))
        let tabs = TabRoot(stack, Screen("users"))
        let stage = await Stage(tabs)
        #expect(stage.hand.tap(1, on: try bar(stage, tabs)))
        stage.perform(.push(Screen("b")), on: stack)
        #expect(try bar(stage, tabs).selectedIndex == 1, "it does not flicker")
        #expect(await stage.drawn == "{[a, b], users*}" && stage.takeReports().count == 1)
        #expect(stage.outcomes == ["completed"])
    }

    @Test("a second tap on a tab and one on another, before UIKit reports, end where the last leads")
    func tapsAtOnce() async throws {
        let stack = StackRoot(Screen("a"))
        let tabs = TabRoot(stack, Screen("users"))
        let stage = await Stage(tabs)
        stage.perform(.select(index: 1), on: tabs)
        #expect(await stage.drawn == "{[a], users*}")
        _ = stage.takeReports()
        #expect(stage.hand.tap(1, on: try bar(stage, tabs)))
        #expect(stage.hand.tap(0, on: try bar(stage, tabs)))
        stage.perform(.push(Screen("b")), on: stack)
        #expect(await stage.drawn == "{[a, b]*, users}")
        let reports = stage.takeReports()
        #expect(reports.count <= 2 && reports.last == .selected(stack.node.id), "\(reports)")
    }

    @Test("two taps with a commit behind each end where the last one leads")
    func twiceBetween() async throws {
        let stack = StackRoot(Screen("a"))
        let tabs = TabRoot(stack, Screen("users"))
        let stage = await Stage(tabs)
        for (tab, name) in [(1, "b"), (0, "c")] {
            #expect(stage.hand.tap(tab, on: try bar(stage, tabs)))
            stage.perform(.push(Screen(name)), on: stack)
        }
        #expect(await stage.drawn == "{[a, b, c]*, users}")
        #expect(stage.takeReports() == [.selected(tabs.tabs[1].node.id), .selected(stack.node.id)])
        #expect(stage.outcomes == ["completed", "completed"])
    }

    @Test("more than five tabs: what the user picks of the rest is reported once, and stacks stay whole")
    func more() async throws {
        let last = StackRoot(Screen("f"), Screen("g"))
        let tabs = TabRoot(Screen("a"), Screen("b"), Screen("c"), Screen("d"), Screen("e"), last)
        let stage = await Stage(tabs)
        let bar = try bar(stage, tabs)
        #expect(await stage.drawn == "{a*, b, c, d, e, [f, g]}")
        #expect(stage.hand.tap(4, on: bar))
        await stage.settle()
        #expect(stage.takeReports() == [])
        stage.perform(.push(Screen("h")), on: last)
        await stage.settle()
        #expect(bar.selectedViewController === bar.moreNavigationController, "the list stays")
        #expect(stage.hand.pickFromMore(try #require(bar.viewControllers?.last), on: bar))
        #expect(await stage.drawn == "{a, b, c, d, e, [f, g, h]*}" && stage.takeReports().count == 1)
        #expect(stage.hand.tapBack(on: try stage.navigation(last)))
        #expect(await stage.drawn == "{a, b, c, d, e, [f, g]*}" && stage.takeReports().count == 1)
        stage.perform(.select(index: 0), on: tabs)
        #expect(await stage.drawn == "{a*, b, c, d, e, [f, g]}")
        stage.perform(.select(index: 4), on: tabs)
        #expect(await stage.drawn == "{a, b, c, d, e*, [f, g]}")
        stage.perform(.remove(Screen("z")), on: tabs)
        stage.perform(.remove(tabs.tabs[0]), on: tabs)
        #expect(await stage.drawn == "{b, c, d, e*, [f, g]}")
    }

    @Test("a sixth tab changes neither the bar items of the others nor the effect of a second tap")
    func sixth() async throws {
        let stack = StackRoot(Screen("a"), Screen("b"))
        let tabs = TabRoot(stack, Screen("own"), Screen("c"), Screen("d"), Screen("e"))
        let style = TestStyle()
        let own = UIViewController()
        own.tabBarItem = UITabBarItem(title: "Own", image: UIImage(systemName: "star"), tag: 7)
        style.screens["own"] = own
        let stage = await Stage(tabs, style: style)
        stage.perform(.insert(Screen("f"), at: 5), on: tabs)
        #expect(await stage.drawn == "{[a, b]*, own, c, d, e, f}")
        let bar = try bar(stage, tabs)
        let items = bar.viewControllers?.map { $0.tabBarItem.title ?? "" }
        #expect(items == ["a", "Own", "c", "d", "e", "f"] && bar.viewControllers?[1].tabBarItem.tag == 7)
        #expect(stage.hand.tap(0, on: bar))
        #expect(await stage.drawn == "{[a]*, own, c, d, e, f}" && stage.takeReports().count == 1)
        stage.perform(.push(Draft()), on: stack)
        await stage.settle()
        #expect(stage.hand.tap(0, on: bar))
        #expect(await stage.drawn == "{[a, draft]*, own, c, d, e, f}!Unsaved")
    }

    @Test("every tab has words: its own, its name, what it shows, or its place")
    func words() async throws {
        let tabs = TabRoot(
            Labelled(), StackRoot(Screen("a")), StackRoot(Screen("b"), name: "named"), Screen(""), Screen("users"))
        let stage = await Stage(tabs)
        let titles = try bar(stage, tabs).viewControllers?.map { $0.tabBarItem.title ?? "" }
        #expect(titles == ["Label", "a", "named", "4", "users"])
    }

    @Test("tabs change, and one in tabs is in a frame")
    func change() async {
        let inner = TabRoot(Screen("x"), Screen("y"))
        let tabs = TabRoot(Screen("a"), inner)
        let stage = await Stage(tabs)
        stage.perform(.multiple(.insert(Screen("b"), at: 0), .select(inner)), on: tabs)
        #expect(await stage.drawn == "{b, a, {x*, y}*}")
        stage.perform(.remove(inner), on: tabs)
        #expect(await stage.drawn == "{b*, a}")
    }

    @Test("another tab comes with an animation of the app's")
    func animation() async {
        let tabs = TabRoot(Screen("a"), Screen("b"))
        let style = TestStyle()
        let fader = Fader()
        style.animators["fade"] = fader
        let stage = await Stage(tabs, style: style)
        let fade = TransitionAnimation("fade", duration: .seconds(1))
        stage.perform(.select(index: 1, animation: fade), on: tabs)
        for _ in 0..<3 { await stage.wait() }
        #expect(fader.count == 1 && stage.outcomes == [])
        fader.finish()
        #expect(await stage.drawn == "{a, b*}" && stage.outcomes == ["completed"])
    }
}

private enum ClubRoute: Route { case account, login }

@MainActor private final class Club: @MainActor Coordinator {
    let root = TabRoot(Screen("news"), Screen("account"))
    var isMember = false

    func gates(for route: ClubRoute) -> [Gate] {
        guard route == .account else { return [] }
        return [
            Gate("members only") { [unowned self] _ in
                MainActor.assumeIsolated { isMember } ? .allow : .require(ClubRoute.login)
            }
        ]
    }

    func prepareTransition(for route: ClubRoute) -> Transition<TabRoot> {
        switch route {
        case .account: .select(index: 1)
        case .login: .present(SignIn())
        }
    }

    func route(for report: Report) -> ClubRoute? {
        if case .selected(let tab) = report, tab == root.tabs[1].node.id { .account } else { nil }
    }
}

private final class SignIn: Finishing {
    typealias Output = Void
    let node = Screen("sign-in")
}

@MainActor private final class Labelled: @MainActor Presentable, UIKitTab {
    let node = Screen("labelled")
    let tabBarItem = UITabBarItem(title: "Label", image: nil, tag: 0)
}
