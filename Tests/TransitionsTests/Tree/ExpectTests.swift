import CoordinationTesting
import Testing
import Transitions

@Suite("The kit's own tests", .noUnhandledFailures) struct ExpectTests {
    @Test("expect passes for the same shape, whatever spaces the picture has")
    func passes() {
        expect(StackRoot(Screen("a"), Screen("b")), "[ a,b ]")
        expect(StackRoot(Screen("a")).tree, "[a]")
    }

    @Test("expect shows both trees and what differs")
    func fails() {
        let stack = StackRoot(Screen("a"), Screen("b"))
        #expect(
            mismatch(of: stack.tree, with: "[a]", "after the push") == """
                after the push

                The tree is not as expected.

                  expected: [a]
                  found:    [a, b]

                The trees differ: - is only in the expected one, + only in the one found.

                  window
                    stack
                      screen a
                +     screen b
                """)
        #expect(mismatch(of: stack.tree, with: "[a, b]") == nil)
    }

    @Test("expect says where a picture cannot be read")
    func unreadable() {
        let found = mismatch(of: StackRoot().tree, with: "[a}")
        #expect(found?.hasPrefix("Can't read the tree: column 3 has '}' where") == true)
    }

    @Test("a tree that is not as expected is an issue of the test, at its line") func recorded() async {
        let line = #line + 2
        let found = await issues {
            expect(StackRoot(Screen("a")), "[b]")
            expect(StackRoot(Screen("a")), "[a]")
        }
        #expect(found.map { $0.sourceLocation?.line } == [line])
        #expect(found.first?.comments.first?.rawValue.hasPrefix("The tree is not as expected.") == true)
    }

    @Test("an unhandled failure fails the test, at its line, with the whole message")
    func unhandled() async {
        let found = await issues {
            let stack = StackRoot(Screen("a"))
            stack.perform(.pop(), line: 7)
            stack.perform(.pop()) { _ in }
        }
        #expect(found.map { $0.sourceLocation?.line } == [7])
        #expect(
            found.first?.comments.map(\.rawValue) == [
                """
                This failure was not handled.

                Can't pop: there is nothing to go back to.

                  Stack: [a]

                Push something first, or dismiss or finish the modal that contains this stack.
                """
            ])
    }

    @Test("content that cannot be shown is reported when a root is made")
    func content() async {
        let found = await issues {
            let screen = Screen("a")
            expect(StackRoot(screen, screen), "[a]")
            let stack = StackRoot(screen)
            expect(TabRoot(screen, Screen("b")), "{b*}")
            expect(TabRoot(Screen("b"), selecting: Screen("c")), "{b*}")
            expect(SplitRoot(Screen("b"), Screen("c"), Screen("d")), "(b* | c)")
            expect(stack, "[a]")
        }
        #expect(found.count == 4)
        #expect(found.allSatisfy { $0.comments.first?.rawValue.hasPrefix("This failure was not handled.") == true })
    }

    @Test("content that has no place is reported with how much was given") func tooMuch() async {
        let found = await issues { _ = SplitRoot(Screen("a"), Screen("b"), Screen("c"), Screen("d")) }
        #expect(found.first?.comments.first?.rawValue.contains("4 were given and there are 2 columns") == true)
    }

    @Test("a manager's own handler is called first")
    func handler() {
        let stack = StackRoot(Screen("a"))
        let manager = WindowManager(WindowRoot(stack))
        var heard: [String] = []
        manager.diagnosticsHandler = { heard.append($0.message) }
        stack.perform(.pop())
        #expect(heard.count == 1)
        #expect(heard.first?.hasPrefix("Can't pop: there is nothing to go back to.") == true)
    }
}
