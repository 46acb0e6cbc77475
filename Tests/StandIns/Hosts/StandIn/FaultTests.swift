// What a device does when it likes: it refuses without a word, loses completions, ends nothing, tells late, is a tablet.
#if STAND_IN
    import Coordination
    import CoordinationTesting
    import CoordinationUIKit
    import Testing
    import UIKit

    @Suite("A host that ships, for UIKit: what the toolkit does not do", .onScreen, .noUnhandledFailures) @MainActor
    struct FaultTests {
        let tabs = TabRoot(StackRoot(Screen("a")), Screen("users"))

        @Test("a call that UIKit ignores is tried again, then refused, and nothing hangs")
        func refused() async {
            let stage = await Stage(tabs)
            Toolkit.refusals = 2
            stage.perform(.present(Screen("m")), on: tabs)
            #expect(
                await stage.drawn == "{[a]*, users}" && stage.outcomes.last?.contains("did not present 'm'") == true)
            Toolkit.refusals = 1
            stage.perform(.present(Screen("n")), on: tabs)
            #expect(await stage.drawn == "{[a]*, users}^n" && stage.outcomes.last == "completed")
            Toolkit.refusals = 2
            stage.perform(.multiple(.select(index: 1), .dismiss()), on: tabs)
            #expect(
                await stage.drawn == "{[a]*, users}^n" && stage.outcomes.last?.contains("did not dismiss 'n'") == true)
            Toolkit.refusals = 1
            stage.perform(.dismiss(), on: tabs)
            #expect(await stage.drawn == "{[a]*, users}" && stage.outcomes.last == "completed")
        }

        @Test(
            "a presentation or dismissal whose completion is lost is noticed, and nothing hangs",
            arguments: [true, false])
        func lost(isAnimated: Bool) async {
            let stage = await Stage(tabs)
            let options: TransitionOptions = isAnimated ? .animated : .unanimated
            Toolkit.lostCompletions = 4
            stage.perform(.present(Screen("m")), on: tabs, with: options)
            #expect(await stage.drawn == "{[a]*, users}^m" && stage.outcomes == ["completed"])
            stage.perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: tabs, with: options)
            #expect(await stage.drawn == "{[a]*, users}^m!Sure?" && stage.outcomes.count == 2)
            stage.windows.recover(to: .none()) { _ in }
            #expect(await stage.drawn == "{[a]*, users}^m")
            stage.perform(.dismiss(), on: tabs, with: options)
            #expect(await stage.drawn == "{[a]*, users}" && stage.outcomes == Array(repeating: "completed", count: 3))
            #expect(Toolkit.lostCompletions == 0 && stage.takeReports() == [])
        }

        @Test("a slow animation is given its time")
        func slow() async {
            let fader = Fader()
            let stage = await Stage(tabs)
            stage.style.animators["fade"] = fader
            let fade = TransitionAnimation("fade", duration: .seconds(1))
            stage.perform(.present(Screen("m"), animation: fade), on: tabs)
            for _ in 0..<6 { await stage.wait() }
            fader.finish()
            #expect(await stage.drawn == "{[a]*, users}^m" && stage.outcomes == ["completed"])
        }

        @Test(
            "a turn by the app or the user whose callback is lost is noticed",
            arguments: [true, false])
        func lostTurn(isUsers: Bool) async throws {
            let pages = PageRoot(Screen("a"), Screen("b"), Screen("c"))
            let stage = await Stage(pages)
            Toolkit.lostCompletions = 1
            if isUsers {
                let book = try #require(try stage.view(pages) as? UIPageViewController)
                #expect(stage.hand.turn(.forward, on: book))
            } else {
                stage.perform(.turn(.forward), on: pages)
            }
            #expect(await stage.drawn == "<a, b*, c>" && Toolkit.lostCompletions == 0)
            #expect(stage.takeReports().count == (isUsers ? 1 : 0))
            stage.perform(.turn(.forward), on: pages)
            #expect(await stage.drawn == "<a, b, c*>" && stage.outcomes.last == "completed")
        }

        @Test("the status bar, orientations and the like are asked for again whenever the front changes")
        func askedAnew() async throws {
            let stack = StackRoot(Screen("a"))
            let pages = PageRoot(Screen("p"), Screen("q"))
            let tabs = TabRoot(stack, pages)
            let stage = await Stage(tabs)
            let all = Set(UIViewController.Asked.allCases)
            let steps: [() -> Void] = [
                { stage.perform(.push(Screen("b")), on: stack) }, { stage.perform(.select(index: 1), on: tabs) },
                { stage.perform(.turn(.forward), on: pages) },
            ]
            for step in steps {
                stage.tree.asked = []
                step()
                await stage.settle()
                #expect(stage.tree.asked == all)
            }
            let modal = StackRoot(Screen("m"))
            stage.perform(.present(modal, style: .fullScreen), on: tabs)
            await stage.settle()
            let view = try stage.view(modal)
            view.asked = []
            stage.perform(.push(Screen("n")), on: modal)
            await stage.settle()
            #expect(view.asked == all)
        }

        @Test("a slow animation over a full screen is given its time")
        func underFullScreen() async {
            let (fader, modal) = (Fader(), StackRoot(Screen("m")))
            let stage = await Stage(tabs)
            stage.style.animators["fade"] = fader
            stage.perform(.present(modal, style: .fullScreen), on: tabs)
            await stage.settle()
            let fade = TransitionAnimation("fade", duration: .seconds(1))
            stage.perform(.push(Screen("n"), animation: fade), on: modal)
            for _ in 0..<6 { await stage.wait() }
            let view = stage.tree.viewController(for: modal.node.id)
            #expect(stage.outcomes == ["completed"])
            fader.finish()
            #expect(await stage.drawn == "{[a]*, users}^[m, n]" && stage.outcomes == ["completed", "completed"])
            #expect(stage.tree.viewController(for: modal.node.id) === view, "it has not been made anew")
        }

        @Test(
            "an animator that does not end holds nothing up for good, with or without a recovery",
            arguments: [true, false])
        func stackAnimator(isRecovered: Bool) async {
            let stack = StackRoot(Screen("a"))
            let style = TestStyle()
            let fader = Fader()
            style.animators["fade"] = fader
            let stage = await Stage(stack, style: style)
            let fade = TransitionAnimation("fade", duration: .seconds(1))
            stage.perform(.push(Screen("b"), animation: fade), on: stack)
            for _ in 0..<3 { await stage.wait() }
            #expect(stage.outcomes == [])
            if isRecovered { stage.windows.recover(to: .none()) { _ in } }
            stage.perform(.push(Screen("c")), on: stack)
            #expect(await stage.drawn == (isRecovered ? "[a, c]" : "[a, b, c]"))
            #expect(stage.outcomes.count == 2 && stage.outcomes.last == "completed")
            fader.finish()
            stage.perform(.pop(), on: stack)
            #expect(await stage.drawn == (isRecovered ? "[a]" : "[a, b]") && stage.takeReports() == [])
        }

        @Test("an animator of tabs that does not end holds nothing up for good")
        func tabsAnimator() async {
            let tabs = TabRoot(Screen("a"), Screen("b"), Screen("c"))
            let style = TestStyle()
            style.animators["fade"] = Fader()
            let stage = await Stage(tabs, style: style)
            let fade = TransitionAnimation("fade", duration: .seconds(1))
            stage.perform(.select(index: 1, animation: fade), on: tabs)
            stage.perform(.select(index: 2), on: tabs)
            #expect(await stage.drawn == "{a, b, c*}" && stage.outcomes == ["completed", "completed"])
        }

        @Test("a swipe that was held for long has its time when it is let go of", arguments: 14...24)
        func heldLong(turns: Int) async throws {
            let stack = StackRoot(Screen("a"), Screen("b"))
            let stage = await Stage(stack)
            let navigation = try stage.navigation(stack)
            #expect(stage.hand.beginSwipe(on: navigation) == .follows)
            stage.perform(.present(Screen("m")), on: stack)
            for _ in 0..<turns { await stage.wait() }
            stage.hand.endSwipe(on: navigation, isCancelled: false)
            #expect(await stage.drawn == "[a]^m" && stage.takeReports().count == 1)
            #expect(try stage.navigation(stack) === navigation)
        }

        @Test("a view controller in a frame is made again with the frame", arguments: [true, false])
        func framed(isRecovered: Bool) async throws {
            let (stack, pages) = (StackRoot(Screen("a")), PageRoot(Screen("p"), Screen("q"), Screen("r")))
            let tabs = TabRoot(
                stack, pages, Screen("c"), Screen("d"), Screen("e"), Screen("f"))
            let stage = await Stage(tabs)
            stage.style.animators["fade"] = Fader()
            if isRecovered {
                stage.perform(.select(index: 1), on: tabs)
                await stage.settle()
                stage.perform(.turn(.forward), on: pages)
                stage.windows.recover(to: .none()) { _ in }
                await stage.settle()
                let book = try #require(try stage.view(pages) as? UIPageViewController)
                #expect(book.viewIfLoaded?.window != nil && stage.hand.turn(.forward, on: book))
                await stage.settle()
                #expect(stage.takeReports().count == 1)
            } else {
                let fade = TransitionAnimation("fade", duration: .seconds(1))
                stage.perform(.push(Screen("b"), animation: fade), on: stack)
                #expect(await stage.drawn == "{[a, b]*, <p*, q, r>, c, d, e, f}")
                #expect(try stage.navigation(stack).viewIfLoaded?.window != nil)
            }
        }

        @Test("a column of a narrow split that is made again is still in front")
        func column() async {
            let list = StackRoot(Screen("list"))
            let split = SplitRoot(list)
            let stage = await Stage(split)
            stage.style.animators["fade"] = Fader()
            let fade = TransitionAnimation("fade", duration: .seconds(1))
            stage.perform(.showDetail(Screen("article"), animation: fade), on: split)
            let drawn = await stage.drawn
            #expect(drawn == "(/[list] | article)")
            #expect(stage.outcomes == ["completed"])
        }

        @Test("a modal that does not end coming is refused, other commits go on, and it is taken off at last")
        func endless() async throws {
            let stage = await Stage(tabs)
            Toolkit.endless = 1
            stage.perform(.present(Screen("m")), on: tabs)
            for _ in 0..<6 { await stage.wait() }
            #expect(stage.outcomes == [])
            await stage.settle()
            #expect(stage.outcomes.last?.contains("did not end presenting 'm'") == true)
            stage.perform(.select(index: 1), on: tabs)
            await stage.settle()
            #expect(stage.outcomes.last == "completed")
            expect(stage.windows, "main: {[a], users*}")
            Toolkit.endAll()
            #expect(await stage.drawn == "{[a], users*}")
            stage.perform(.present(Screen("n")), on: tabs)
            #expect(
                await stage.drawn == "{[a], users*}^n" && stage.outcomes.last == "completed"
                    && stage.takeReports() == [])
        }

        @Test("a modal that does not end going stays on the tree, and is reported when it has gone")
        func endlessDismissal() async throws {
            let stage = await Stage(tabs)
            stage.perform(.present(Screen("m")), on: tabs)
            await stage.settle()
            Toolkit.endless = 1
            stage.perform(.dismiss(), on: tabs)
            await stage.settle()
            #expect(stage.outcomes.last?.contains("did not end dismissing 'm'") == true)
            stage.perform(.select(index: 1), on: tabs)
            #expect(await stage.drawn == "{[a], users*}^m" && stage.outcomes.last == "completed")
            stage.perform(.dismiss(), on: tabs)
            await stage.settle()
            #expect(stage.outcomes.last?.contains("has not ended dismissing 'm'") == true)
            Toolkit.endAll()
            #expect(await stage.drawn == "{[a], users*}" && stage.takeReports().count == 1)
        }

        @Test("an alert that UIKit does not present is refused, and one that is not done coming waits for no answer")
        func silent() async {
            let stage = await Stage(tabs)
            let alert = Transition<TabRoot>.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()])
            Toolkit.refusals = 2
            stage.perform(alert, on: tabs)
            #expect(
                await stage.drawn == "{[a]*, users}" && stage.outcomes.last?.contains("did not present 'Sure?'") == true
            )
            Toolkit.endless = 1
            stage.perform(alert, on: tabs)
            stage.perform(.select(index: 1), on: tabs)
            await stage.settle()
            #expect(stage.outcomes.count == 3 && stage.outcomes.last == "completed")
            expect(stage.windows, "main: {[a], users*}")
            Toolkit.endAll()
            #expect(await stage.drawn == "{[a], users*}" && stage.takeReports() == [])
        }

        @Test(
            "recover heals while an alert does not end coming, which is taken off when it has", arguments: [0, 1, 20])
        func alertRecovers(turns: Int) async {
            let stage = await Stage(tabs)
            Toolkit.endless = 1
            stage.perform(.alert("Sure?", choices: [.cancel()]), on: tabs)
            for _ in 0..<turns { await stage.wait() }
            var isHealed = false
            stage.windows.recover(to: .none()) { _ in isHealed = true }
            await stage.settle()
            #expect(isHealed && stage.outcomes.count == 1 && stage.windows.alerts.isEmpty)
            stage.perform(.select(index: 1), on: tabs)
            await stage.settle()
            #expect(stage.outcomes.last == "completed")
            Toolkit.endAll()
            #expect(await stage.drawn == "{[a], users*}" && stage.takeReports() == [])
        }

        @Test("two answers that cancel are one for UIKit, and an action sheet is cancelled by a tap beside it")
        func sheets() async throws {
            let stage = await Stage(tabs)
            stage.style.hasActionSheets = true
            Toolkit.device.isPad = true
            stage.perform(
                .alert("Sure?", choices: [.cancel("No"), .cancel("Never"), AlertChoice("Yes", role: .destructive)]),
                on: tabs)
            #expect(await stage.drawn == "{[a]*, users}!Sure?")
            let alert = try #require(stage.top() as? UIAlertController)
            #expect(
                alert.preferredStyle == .actionSheet && alert.actions.map(\.style) == [.cancel, .default, .destructive])
            #expect(alert.tapBeside())
            #expect(await stage.drawn == "{[a]*, users}" && stage.takeReports().count == 1)
        }

        @Test("an alert that was answered does not come again before the answer is reported")
        func flickers() async throws {
            let stage = await Stage(tabs)
            stage.perform(.alert("Sure?", choices: [AlertChoice("Yes"), .cancel()]), on: tabs)
            await stage.settle()
            let alert = try #require(stage.top() as? UIAlertController)
            #expect(stage.hand.press("Yes", on: alert))
            try stage.navigation(tabs.tabs[0]).pushViewController(UIViewController(), animated: true)
            for _ in 0..<2 { await stage.wait() }
            #expect(stage.tree.presentedViewController == nil && stage.windows.alerts.count == 1)
            await stage.settle()
            #expect(stage.windows.alerts.isEmpty && stage.tree.presentedViewController == nil)
        }
    }
#endif
