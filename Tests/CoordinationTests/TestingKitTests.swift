import Coordination
import CoordinationTesting
import Testing

/// What the kit records when something is wrong.
@Suite struct TestingKitTests {
    @Test("an unheard failure fails the test, at the line of the trigger", .noUnheardFailures) func unheard() {
        let news = NewsCoordinator()
        let line = #line + 2
        withKnownIssue {
            news.trigger(.close)
        } matching: { issue in
            issue.sourceLocation?.line == line && issue.sourceLocation?.fileID == #fileID
                && "\(issue)".contains("Can't dismiss: nothing is presented")
        }
    }

    @Test("a failure in a child task fails the test too", .noUnheardFailures) func unheardInTask() async {
        await withKnownIssue {
            await withTaskGroup(of: Void.self) { group in
                group.addTask { NewsCoordinator().trigger(.close, completion: nil) }
            }
        } matching: {
            "\($0)".contains("Nobody listened")
        }
    }

    @Test("a picture that is not met shows both trees and what differs") func pictures() {
        let news = NewsCoordinator()
        withKnownIssue {
            expect(news, "[news, article]", "after the link")
        } matching: { issue in
            let text = "\(issue)"
            return ["after the link", "expected: [news, article]", "found:    [news]", "screen article"]
                .allSatisfy(text.contains)
        }
    }

    @Test("a picture that cannot be read is an issue, and no match") func unreadable() {
        withKnownIssue { expect(NewsCoordinator(), "[news") }
    }
}
