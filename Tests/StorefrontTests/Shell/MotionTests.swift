import Coordination
import CoordinationTesting
import Shop
import Testing
import storefront

@Suite("What moves") struct MotionTests {
    let session = Session(isFirstVisit: false)

    private var lastLine: String { session.picture(width: 60, height: 12).lines.last ?? "" }

    @Test("the new screen is there at once, and a bar shows how far it has come in") func bar() {
        session.press(.enter) as Void
        #expect(session.isAnimating)
        expect(session.windows, "main: {[stores, store]*, [search], [cart], [account]}")
        #expect(session.screen().hasPrefix(" ‹ Stores nearby        Harbour Tea\n"))
        #expect(lastLine == " ░░░░░░░░░░░░░░░░░░░░░░░░░░░░░░ 'store' comes")
        session.advance(by: .milliseconds(100))
        #expect(lastLine == " ██████████░░░░░░░░░░░░░░░░░░░░ 'store' comes")
        #expect(session.untilNext == .milliseconds(200))
        session.advance(by: .milliseconds(199))
        #expect(lastLine == " █████████████████████████████░ 'store' comes")
        session.advance(by: .milliseconds(1))
        #expect(!session.isAnimating)
        #expect(session.untilNext == nil)
        #expect(lastLine == " ↑↓ choose   enter do it   ←→ tabs   esc back   q quit")
    }

    @Test("an animation of one's own plays for as long as it says, and has its name") func named() {
        session.press(.enter)
        session.press(.enter) as Void
        session.advance(by: .milliseconds(300))
        #expect(lastLine == " ███████████████░░░░░░░░░░░░░░░ 'categories' comes (opening)")
        session.advance(by: .milliseconds(300))
        #expect(!session.isAnimating)
        session.press(.escape) as Void
        session.advance(by: .milliseconds(100))
        #expect(lastLine == " ███████████████░░░░░░░░░░░░░░░ 'categories' goes (closing)")
        session.advance(by: .milliseconds(100))
        #expect(!session.isAnimating)
    }

    @Test("keys that come meanwhile have their turn, in order") func typedAhead() {
        for key in [Key.enter, .escape, .down, .enter] { session.press(key) as Void }
        expect(session.windows, "main: {[stores, store]*, [search], [cart], [account]}")
        session.settle()
        expect(session.windows, "main: {[stores, store]^details*, [search], [cart], [account]}")
    }

    @Test("a tab that is tapped meanwhile is there at once, and what moved has arrived") func tab() {
        session.press(.enter) as Void
        session.advance(by: .milliseconds(100))
        session.press(.character("3")) as Void
        expect(session.windows, "main: {[stores, store], [search], [cart]*, [account]}")
        #expect(!session.isAnimating)
        session.settle()
        expect(session.windows, "main: {[stores, store], [search], [cart]*, [account]}")
        #expect(lastLine.hasSuffix("q quit"))
    }

    @Test("an alert that is answered while it comes is gone at once, and its route follows") func alert() {
        session.press(.character("3"))
        for key in [Key.enter, .enter] { session.press(key) as Void }
        expect(session.windows, "main: {[stores]*, [search], [cart], [account]}")
        #expect(lastLine.hasSuffix(" turns up"))
        session.settle()
        expect(session.windows, "main: {[stores]*, [search], [cart], [account]}")
        #expect(lastLine.hasSuffix("q quit"))
    }
}
