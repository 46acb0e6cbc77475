import Coordination
import CoordinationHistory
import CoordinationTesting
import Shop
import Testing
import storefront

@Suite("The keys of the history", .navigationCoverage) struct HistoryKeysTests {
    let session = Session(isFirstVisit: false, visitor: .ada)

    @Test("brackets go to where the user was before, and forward again; escape goes up") func brackets() {
        session.go(.character("3"), .character("2"))
        expect(session.windows, "main: {[stores], [search]*, [cart], (account | )}")
        session.go(.character("["))
        expect(session.windows, "main: {[stores], [search], [cart]*, (account | )}")
        session.go(.character("["))
        expect(session.windows, "main: {[stores]*, [search], [cart], (account | )}")
        session.go(.character("["))
        #expect(session.screen(80).hasSuffix("You have not been anywhere before."))
        session.go(.character("]"), .character("]"))
        expect(session.windows, "main: {[stores], [search]*, [cart], (account | )}")
        session.go(.character("]"))
        #expect(session.screen(80).hasSuffix("You have not been anywhere after."))
    }

    @Test("the places are listed, with the current one and the chosen one; enter goes there") func list() {
        session.go(.character("3"), .character("2"), .character("h"))
        for size in [(80, 24), (40, 12)] {
            let screen = session.screen(size.0, size.1)
            #expect(screen.contains("Where you were") && screen.contains("› ● search"), "\(screen)")
            #expect(screen.contains("    cart") && !screen.contains("…"), "\(screen)")
        }
        session.go(.up, .up, .up)
        #expect(session.screen(80).contains("›   stores"))
        session.go(.enter)
        expect(session.windows, "main: {[stores]*, [search], [cart], (account | )}")
        session.go(.character("h"), .down, .escape)
        #expect(!session.screen(80).contains("Where you were"))
        expect(session.windows, "main: {[stores]*, [search], [cart], (account | )}")
    }

    @Test("whoever signs out takes the places along") func signedOut() {
        session.go(.character("3"), .character("2"))
        session.windows.send(StorefrontRoute.signOut)
        session.settle()
        session.go(.character("["))
        #expect(session.screen(80).hasSuffix("You have not been anywhere before."))
    }
}
