import Coordination
import CoordinationTesting
import Shop
import Testing
import storefront

@Suite("Animations", .navigationCoverage) struct MotionTests {
    let session = Session(isFirstVisit: false, visitor: .ada)

    private var lastLine: String { session.picture(width: 60, height: 12).lines.last ?? "" }

    @Test("the new screen is there at once, and a bar shows how far it has come in") func bar() {
        session.press(.enter)
        #expect(session.isAnimating)
        expect(session.windows, "main: {[stores, store]*, [search], [cart], (account | )}")
        #expect(session.screen().hasPrefix(" ‹ Stores nearby        Harbour Tea\n"))
        #expect(lastLine == " ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ to Harbour Tea")
        session.advance(by: .milliseconds(100))
        #expect(lastLine == " ██████████░░░░░░░░░░░░░░░░░░░░ to Harbour Tea")
        #expect(session.untilNext == .milliseconds(200))
        session.advance(by: .milliseconds(199))
        #expect(lastLine == " █████████████████████████████░ to Harbour Tea")
        session.advance(by: .milliseconds(1))
        #expect(!session.isAnimating)
        #expect(session.untilNext == nil)
        #expect(lastLine == " ↑↓ choose   enter do it   ←→ tabs   esc back   ? keys")
    }

    @Test("an animation of one's own plays for as long as it says, and has its name") func named() {
        session.go(.enter)
        session.press(.enter)
        session.advance(by: .milliseconds(300))
        #expect(lastLine == " ███████████████░░░░░░░░░░░░░░░ to Harbour Tea (opening)")
        session.advance(by: .milliseconds(300))
        #expect(!session.isAnimating)
        session.press(.escape)
        session.advance(by: .milliseconds(100))
        #expect(lastLine == " ███████████████░░░░░░░░░░░░░░░ to Harbour Tea (closing)")
        session.advance(by: .milliseconds(100))
        #expect(!session.isAnimating)
    }

    @Test("keys that come meanwhile have their turn, in order") func typedAhead() {
        for key in [Key.enter, .down, .enter, .escape, .escape] { session.press(key) }
        expect(session.windows, "main: {[stores, store]*, [search], [cart], (account | )}")
        session.advance(by: .milliseconds(300))
        expect(session.windows, "main: {[stores, store]^details*, [search], [cart], (account | )}")
        session.advance(by: .milliseconds(300))
        expect(session.windows, "main: {[stores, store]*, [search], [cart], (account | )}")
        session.advance(by: .milliseconds(300))
        expect(session.windows, "main: {[stores]*, [search], [cart], (account | )}")
    }

    @Test("a tab that is tapped meanwhile is there at once, and what moved has arrived") func tab() {
        session.press(.enter)
        session.advance(by: .milliseconds(100))
        session.press(.character("3"))
        expect(session.windows, "main: {[stores, store], [search], [cart]*, (account | )}")
        #expect(!session.isAnimating)
        session.settle()
        expect(session.windows, "main: {[stores, store], [search], [cart]*, (account | )}")
        #expect(lastLine.hasSuffix("? keys"))
    }

    @Test("an alert that is answered while it comes is gone at once, and its route follows") func alert() {
        session.go(.character("3"))
        for key in [Key.enter, .enter] { session.press(key) }
        expect(session.windows, "main: {[stores]*, [search], [cart], (account | )}")
        #expect(lastLine.hasSuffix("░ to Stores nearby"))
        session.settle()
        expect(session.windows, "main: {[stores]*, [search], [cart], (account | )}")
        #expect(lastLine.hasSuffix("? keys"))
    }
}
