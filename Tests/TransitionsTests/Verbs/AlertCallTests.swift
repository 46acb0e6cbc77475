import CoordinationTesting
import Testing
@_spi(Hosting) import Transitions

@Suite("An alert without a route", .bothEnds, .noUnhandledFailures) struct AlertCallTests {
    @Test("a screen, a root, a window and a manager show an alert over everything in the window") func anywhere() {
        let screen = Screen("a")
        let stack = StackRoot(screen)
        let window = WindowRoot(stack, name: "main")
        let windows = WindowManager(WindowRoot(Screen("b"), name: "other"), window)
        for start in [screen, stack.node, window.node, windows.node] as [any Navigable] {
            var answers = 0
            let shown = outcome {
                start.alert("Sure?", message: "Really", choices: [AlertChoice("Yes") { answers += 1 }], completion: $0)
            }
            #expect(shown?.isCompleted == true)
            expect(windows, "other: b; main: [a]!\"Sure?\"")
            #expect(window.alerts.map(\.message) == ["Really"])
            windows.choose("Yes")
            #expect(answers == 1)
        }
        expect(windows, "other: b; main: [a]")
    }

    @Test("an alert without an answer is refused") func noChoices() {
        let stack = StackRoot(Screen("a"))
        let refused = outcome { stack.alert("Sure?", choices: [], completion: $0) }
        #expect(refused?.error?.detail == .noChoices)
        expect(stack, "[a]")
    }

    @Test("an alert behind another waits for its turn") func queued() {
        let stack = StackRoot(Screen("a"))
        stack.alert("One", choices: [.cancel()])
        stack.alert("Two", choices: [.cancel()])
        stack.choose("Cancel")
        expect(stack, "[a]!Two")
    }
}
