import CoordinationTesting
import Testing
import Transitions

@Suite("The kit's own tests", .noUnheardFailures) struct ExpectTests {
    @Test("expect passes for the same shape, whatever spaces the picture has")
    func passes() {
        expect(StackRoot(Screen("a"), Screen("b")), "[ a,b ]")
        expect(StackRoot(Screen("a")).tree, "[a]")
    }

    @Test("expect shows both trees and what differs")
    func fails() {
        withKnownIssue {
            expect(StackRoot(Screen("a"), Screen("b")), "[a]", "after the push")
        } matching: { issue in
            issue.comments.map(\.rawValue) == [
                """
                after the push

                The tree is not as expected.

                  expected: [a]
                  found:    [a, b]

                The trees differ: - is only in the expected one, + only in the one found.

                  window
                    stack
                      screen a
                +     screen b
                """
            ]
        }
    }

    @Test("expect says where a picture cannot be read")
    func unreadable() {
        withKnownIssue {
            expect(StackRoot(), "[a}")
        } matching: { issue in
            issue.comments.first?.rawValue.hasPrefix("Can't read the tree: column 3 has '}' where") ?? false
        }
    }

    @Test("a failure that nobody listens to fails the test, at its line, with the whole message")
    func unheard() {
        let stack = StackRoot(Screen("a"))
        withKnownIssue {
            stack.perform(.pop(), line: 7)
        } matching: { issue in
            issue.sourceLocation?.line == 7
                && issue.comments.map(\.rawValue) == [
                    """
                    Nobody listened to this failure.

                    Can't pop: there is nothing to go back to.

                      Stack: [a]

                    Push something first, or dismiss or finish what this stack stands in.
                    """
                ]
        }
        stack.perform(.pop()) { _ in }
    }

    @Test("content that cannot be shown is reported when a root is made")
    func content() {
        let screen = Screen("a")
        withKnownIssue { expect(StackRoot(screen, screen), "[a]") }
        let stack = StackRoot(screen)
        withKnownIssue { expect(TabRoot(screen, Screen("b")), "{b*}") }
        withKnownIssue { expect(TabRoot(Screen("b"), selecting: Screen("c")), "{b*}") }
        withKnownIssue { expect(SplitRoot(Screen("b"), Screen("c"), Screen("d")), "(b | c)") }
        expect(stack, "[a]")
    }

    @Test("content that has no place is reported with how much was given") func tooMuch() {
        withKnownIssue {
            _ = SplitRoot(Screen("a"), Screen("b"), Screen("c"), Screen("d"))
        } matching: { issue in
            issue.comments.first?.rawValue.contains("4 were given and there are 2 columns") ?? false
        }
    }

    @Test("a manager's own handler hears of failures first")
    func handler() {
        let stack = StackRoot(Screen("a"))
        let manager = WindowManager(WindowRoot(stack))
        var heard: [String] = []
        manager.diagnostics = { heard.append($0.message) }
        stack.perform(.pop())
        #expect(heard.count == 1)
        #expect(heard.first?.hasPrefix("Can't pop: there is nothing to go back to.") == true)
    }
}
