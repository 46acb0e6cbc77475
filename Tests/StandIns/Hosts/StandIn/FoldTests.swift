// UIKit folds when it lays out: in the middle of that is only the stand-in.
#if STAND_IN
    @_spi(Log) @_spi(Hosting) import Coordination
    @_spi(Hosting) import CoordinationTesting
    import CoordinationUIKit
    import Testing
    import UIKit

    @Suite(
        "A host that ships, for UIKit: triggers while a split collapses or expands", .onScreen, .whereThereIsAScreen,
        .noUnhandledFailures) @MainActor
    struct FoldTests {
        let list = StackRoot(Screen("list"))
        let detail = StackRoot(Screen("letter"))
        let split: SplitRoot

        init() { split = SplitRoot(list, detail, inHand: 1) }

        /// A window that is as narrow as is said, and then begins to become the other way.
        private func folding(to isNarrow: Bool) async -> (stage: Stage, causes: Causes) {
            let stage = await Stage(split)
            await stage.setNarrow(!isNarrow)
            let causes = Causes(stage.windows)
            stage.device.setNarrow(isNarrow, stage.window)
            return (stage, causes)
        }

        /// The causes of the commits, in order.
        @MainActor private final class Causes {
            var texts: [String] = []
            init(_ windows: WindowManager) {
                windows.observeCommits { [weak self] record in
                    guard case .resized? = record.cause.report else {
                        self?.texts.append("verb")
                        return
                    }
                    self?.texts.append("width")
                }
            }
        }

        @Test("a push in the middle comes after the width", arguments: [true, false], [true, false])
        func push(isNarrow: Bool, isOnList: Bool) async throws {
            let (stage, causes) = await folding(to: isNarrow)
            let stack = isOnList ? list : detail
            stage.perform(.push(Screen("x")), on: stack)
            #expect(stack.screens.count == 1 && stage.windows.waiting.count == 1)
            _ = await stage.drawn
            #expect(stack.screens.count == 2 && causes.texts == ["width", "verb"] && stage.outcomes == ["completed"])
        }

        @Test("several verbs in the middle come in their order") func several() async throws {
            let (stage, causes) = await folding(to: true)
            stage.perform(.push(Screen("x")), on: detail)
            stage.perform(.present(Screen("sheet")), on: split)
            stage.perform(.pop(), on: detail)
            #expect(await stage.drawn == "(/[list] | [letter])^sheet")
            #expect(causes.texts == ["width", "verb", "verb", "verb"])
        }

        @Test("the reverse ends it, and is no width", arguments: [true, false])
        func reverse(isNarrow: Bool) async throws {
            let (stage, causes) = await folding(to: isNarrow)
            stage.device.setNarrow(!isNarrow, stage.window)
            stage.perform(.push(Screen("x")), on: detail)
            _ = await stage.drawn
            #expect(detail.screens.count == 2 && causes.texts == ["verb"])
        }

        @Test("a split that leaves the tree in the middle holds nothing any more") func leaves() async throws {
            let stack = StackRoot(Screen("a"), split)
            let stage = await Stage(stack)
            await stage.setNarrow(false)
            stage.device.setNarrow(true, stage.window)
            stage.windows.recover(to: .none())
            stage.perform(.pop(), on: stack)
            #expect(await stage.drawn == "[a]")
            #expect(stage.windows.waiting.isEmpty)
        }

        @Test("a window that is on its way to its size holds triggers until the end", arguments: [true, false])
        func resizing(isNarrow: Bool) async throws {
            let stage = await Stage(split)
            await stage.setNarrow(!isNarrow)
            Toolkit.device.resizingTurns = 5
            let causes = Causes(stage.windows)
            stage.device.setNarrow(isNarrow, stage.window)
            for _ in 0..<3 { await stage.wait() }
            stage.perform(.push(Screen("x")), on: detail)
            #expect(detail.screens.count == 1 && causes.texts == [])
            #expect(await stage.drawn == "(\(isNarrow ? "/" : "")[list] | [letter, x])")
            #expect(causes.texts == ["width", "verb"])
        }

        @Test("one whose end UIKit does not tell is given up") func lost() async throws {
            let stage = await Stage(split)
            await stage.setNarrow(false)
            let controller = try #require(try stage.view(split) as? UISplitViewController)
            _ = controller.delegate?.splitViewController(
                controller, topColumnForCollapsingToProposedTopColumn: .primary)
            stage.perform(.push(Screen("x")), on: detail)
            #expect(detail.screens.count == 1)
            #expect(await stage.drawn == "([list] | [letter, x])")
        }

        @Test("another host ends it") func detached() async throws {
            let (stage, _) = await folding(to: true)
            stage.perform(.push(Screen("x")), on: detail)
            stage.window.rootViewController = nil
            stage.windows.attach(ImmediateHost())
            #expect(detail.screens.count == 2)
        }
    }
#endif
