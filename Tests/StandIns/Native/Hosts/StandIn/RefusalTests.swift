// What a toolkit does when it likes: it refuses without a word, and takes longer.
#if STAND_IN
    import Coordination
    import CoordinationTesting
    import SwiftUI
    import Testing

    @Suite("A host that ships, for SwiftUI: what the toolkit refuses", .onScreen) @MainActor struct RefusalTests {
        @Test("a modal that comes with the window, and that SwiftUI refuses more than once, is asked for again")
        func refusedWithoutCommit() async {
            let stack = StackRoot(Screen("a"))
            let theatre = await Theatre(stack, isShown: false)
            theatre.perform(.present(Screen("m")), on: stack)
            await theatre.settle()
            #expect(theatre.outcomes == ["completed"])
            Loop.refusals = 4
            await theatre.show()
            #expect(await theatre.drawn == "[a]^m")
        }

        @Test("a screen that must not be left holds a swipe, and its own back button asks")
        func ownBackButton() async {
            let stack = StackRoot(Screen("a"))
            let theatre = await Theatre(stack)
            theatre.perform(.push(Draft()), on: stack)
            #expect(await theatre.drawn == "[a, draft]")
            #expect(theatre.window.stage?.beginSwipe() == .held)
            #expect(theatre.tapBack())
            #expect(await theatre.drawn == "[a, draft]!Unsaved")
        }

        @Test("two modals that are dismissed while the upper one springs back from a drag both go", arguments: 1...5)
        func dismissedInADrag(turns: Int) async {
            let stack = StackRoot(Screen("a"))
            let theatre = await Theatre(stack)
            theatre.perform(.present(StackRoot(Screen("m"), Screen("n"))), on: stack)
            theatre.perform(.present(Screen("o")), on: stack)
            await theatre.settle()
            Loop.animationTurns = turns
            #expect(theatre.hand.beginDrag(in: theatre.window))
            theatre.hand.endDrag(in: theatre.window, isCancelled: true)
            theatre.perform(.dismissAll(), on: stack, with: .unanimated)
            #expect(await theatre.drawn == "[a]")
        }

        @Test("a sheet that SwiftUI leaves behind a cover that goes is taken off after it", arguments: [true, false])
        func dismissedUnderACover(isAnimated: Bool) async {
            let stack = StackRoot(Screen("a"))
            let theatre = await Theatre(stack)
            theatre.perform(.present(Screen("m")), on: stack)
            theatre.perform(.present(Screen("n"), style: .fullScreen), on: stack)
            #expect(await theatre.drawn == "[a]^m^n")
            Loop.refusals = 1
            theatre.perform(.dismissAll(), on: stack, with: isAnimated ? .animated : .unanimated)
            #expect(await theatre.drawn == "[a]")
            #expect(theatre.window.stage?.words == "[a]")
        }
    }
#endif
