// What a device does when it likes: it refuses, ends nothing, and tells at once what it mostly tells late.
#if STAND_IN
    @_spi(Hosting) import Coordination
    import CoordinationTesting
    @testable import CoordinationUIKit
    import Foundation
    import Testing
    import UIKit

    @Suite("A host that ships, for UIKit: what is waited for, and for how long", .onScreen, .noUnhandledFailures)
    @MainActor struct WaitTests {
        let tabs = TabRoot(StackRoot(Screen("a")), Screen("users"))

        @Test("a modal that no commit waits for is tried twice, and again by the next commit")
        func withoutCommit() async {
            let stage = await Stage(tabs, isShown: false)
            stage.perform(.present(Screen("m")), on: tabs)
            await stage.settle()
            Toolkit.refusals = 50
            await stage.show()
            #expect(Toolkit.refusals > 40 && !Toolkit.isBusy)
            Toolkit.refusals = 0
            stage.perform(.select(index: 1), on: tabs)
            #expect(await stage.drawn == "{[a], users*}^m" && stage.outcomes == ["completed", "completed"])
        }

        @Test("a run loop calls back where the app has no time, but for cancelled calls") func loop() {
            let time = LoopTime(.current)
            var calls: [Int] = []
            time.schedule(after: .milliseconds(30)) { calls.append(2) }
            time.schedule(after: .milliseconds(-1)) { calls.append(1) }
            time.schedule(after: .zero) { calls.append(3) }.cancel()
            #expect(calls == [])
            let end = Date(timeIntervalSinceNow: 10)
            while calls.count < 2, Date() < end {
                _ = RunLoop.current.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
            }
            #expect(calls == [1, 2])
            #expect(time.now >= .milliseconds(30))
        }

        @Test("an animation that has not ended has its whole time again when the app recovers")
        func recovered() async throws {
            let stack = StackRoot(Screen("a"))
            let stage = await Stage(stack)
            stage.style.animators["fade"] = Fader()
            let fade = TransitionAnimation("fade", duration: .seconds(1))
            stage.perform(.push(Screen("b"), animation: fade), on: stack)
            for _ in 0..<10 { await stage.wait() }
            stage.windows.recover(to: .none()) { _ in }
            let navigation = try stage.navigation(stack)
            for _ in 0..<20 { await stage.wait() }
            #expect(try stage.navigation(stack) === navigation, "it has not been made anew yet")
            #expect(await stage.drawn == "[a]")
        }

        @Test("a tab that the app selects is not reported, even where its stack announces it at once")
        func toldAtOnce() async {
            let stack = StackRoot(Screen("eager"))
            let tabs = TabRoot(Screen("users"), stack)
            let style = TestStyle()
            style.screens["eager"] = Eager()
            let stage = await Stage(tabs, style: style)
            stage.perform(.select(index: 1), on: tabs)
            #expect(await stage.drawn == "{users, [eager]*}" && stage.takeReports() == [])
        }

        @Test("an action sheet that has nothing to point at is in the middle of the visible view")
        func sheetWithoutAnchor() async throws {
            let stage = await Stage(tabs)
            stage.style.hasActionSheets = true
            Toolkit.device.isPad = true
            stage.perform(.present(Screen("m"), style: .fullScreen), on: tabs)
            await stage.settle()
            stage.perform(.alert("Sure?", choices: [.cancel()]), on: tabs)
            #expect(await stage.drawn == "{[a]*, users}^m!Sure?")
            let popover = try #require(stage.top().popoverPresentationController)
            let view = try #require(popover.sourceView)
            #expect(view.window != nil && popover.permittedArrowDirections == [])
            #expect(popover.sourceRect.midX == view.bounds.midX && popover.sourceRect.midY == view.bounds.midY)
        }
    }

    /// A screen whose stack tells at once that it is shown.
    private final class Eager: UIViewController {
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            guard let navigationController else { return }
            navigationController.delegate?.navigationController(
                navigationController, didShow: self, animated: false)
        }
    }
#endif
