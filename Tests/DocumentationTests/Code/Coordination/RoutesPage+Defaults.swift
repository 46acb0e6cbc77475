import Coordination
import CoordinationTesting
import Testing

// The code of the page on routes and coordinators about members that have a default.

// snippet.nearly-asked
final class LetterModel {
    let node = Screen("letter")
    var isSent = false
}

extension LetterModel: Presentable {
    func verdict(forLeavingBy departure: Departure) -> Verdict { isSent ? .allow : .deny("the letter is not sent") }
}
// snippet.end

@Suite("The page on routes and coordinators: members with a default", .noUnhandledFailures)
struct RoutesPageDefaults {
    @Test("a letter that is not sent stays") func leaving() {
        // snippet.asked-in-a-test
        let stack = StackRoot(Screen("letters"))
        // snippet.hide
        let windows = WindowManager(WindowRoot(stack))
        let host = TestHost(windows)
        // snippet.show
        let letter = LetterModel()
        stack.push(letter)
        host.swipeBack()
        expect(stack, "[letters, letter]")
        // snippet.end
        letter.isSent = true
        host.swipeBack()
        expect(stack, "[letters]")
    }
}
