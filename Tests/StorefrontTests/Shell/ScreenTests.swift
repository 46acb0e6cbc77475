import Coordination
import CoordinationTesting
import Shop
import Testing
import storefront

@Suite("Screens", .navigationCoverage) struct ScreenTests {
    let session = Session(isFirstVisit: false, visitor: .ada)

    @Test("a tab has its bar beneath, and what can be done in a list") func tabs() {
        #expect(
            session.screen() == """
                                       Stores nearby
                ────────────────────────────────────────────────────────────
                 › Harbour Tea, 1 Quay Street
                   Old Mill Bakery, 14 Mill Lane
                   Corner Books, 7 Church Square




                ────────────────────────────────────────────────────────────
                    [1 Stores]     2 Search      3 Cart      4 Account
                 ↑↓ choose   enter do it   ←→ tabs   q quit   ? keys
                """)
    }

    @Test("the account is a list beside a placeholder, and what is chosen takes its place") func account() {
        session.go(.character("4"))
        #expect(
            session.screen() == """
                                          Account
                ────────────────────────────────────────────────────────────
                 Account              Nothing chosen

                 › Settings           What you choose is shown here.
                   Orders
                   About the shop


                ────────────────────────────────────────────────────────────
                     1 Stores      2 Search      3 Cart     [4 Account]
                 ↑↓ choose   enter do it   ←→ tabs   q quit   ? keys
                """)
        session.go(.down, .down, .enter, .enter)
        #expect(session.screen().hasPrefix(" ‹ About the shop         Account\n"))
        #expect(session.screen().contains(" Account              Licences\n"))
        session.go(.left)
        expect(session.windows, "main: {[stores], [search], [cart], (account* | [about, licences])*}")
        session.go(.left)
        expect(session.windows, "main: {[stores], [search], [cart]*, (account* | [about, licences])}")
        session.go(.right, .right, .backTab)
        expect(session.windows, "main: {[stores], [search], [cart]*, (account | [about, licences])}")
    }

    @Test("with less than 60 columns the account is its list, or what was chosen from it") func narrowAccount() {
        session.go(.character("4"))
        #expect(!session.screen(59).contains("What you choose"))
        session.go(.down, .down, .enter)
        #expect(session.screen(59).hasPrefix(" ‹ Account                Account\n"))
        #expect(!session.screen(59).contains("Orders"))
        #expect(session.screen(60).contains("Orders"))
        #expect(!session.screen(59).contains("Orders"))
        session.go(.escape)
        expect(session.windows, "main/: {[stores], [search], [cart], (account* | [about])*}")
        #expect(session.screen(59).contains("Orders"))
    }

    @Test("the columns of a split are side by side, and the tabs behind it are gone") func split() {
        session.go(.down, .down, .enter, .enter, .down, .down, .enter)
        #expect(
            session.screen() == """
                                        Corner Books
                ────────────────────────────────────────────────────────────
                 What there is        Books

                   Tea                › A book of maps, 24.00
                   Bread                The tea road, 16.00
                   Books                Bread at home, 19.00
                   Back to the store


                ────────────────────────────────────────────────────────────
                 ↑↓ choose   enter do it   ←→ sides   esc close   ? keys
                """)
    }

    @Test("with less than 60 columns the side in hand is alone, and one goes back to the other") func narrowSplit() {
        session.go(.down, .down, .enter, .enter, .down, .down, .enter)
        #expect(
            session.screen(44, 8) == """
                ‹ Corner Books
                Books

                › A book of maps, 24.00
                  The tea road, 16.00
                  Bread at home, 19.00

                 ↑↓ choose   enter do it   esc back   ? keys
                """)
        session.go(.escape)
        expect(
            session.windows,
            "main/: {[stores, store]^(categories* | products)*, [search], [cart], (account | )}")
        #expect(
            session.screen(44, 8) == """
                                Corner Books
                What there is

                  Tea
                  Bread
                › Books
                  Back to the store
                 ↑↓ choose   esc close   q quit   ? keys
                """)
        session.go(.right)
        #expect(!session.screen(44, 8).contains("A book of maps"), "the other side is not in sight")
        #expect(session.screen(60).contains("What there is        Books"), "wide again, both are there")
        session.go(.escape)
        expect(session.windows, "main: {[stores, store]*, [search], [cart], (account | )}")
    }

    @Test("a sheet is drawn over what presents it") func sheet() {
        session.go(.enter, .down, .enter)
        #expect(
            session.screen(60, 14) == """
                 ‹ Stores nearby        Harbour Tea
                ────────────────────────────────────────────────────────────
                 1 Quay Street ┌─ Harbour Tea ──────────────┐
                               │                            │
                   What it sell│ 1 Quay Street              │
                   When it is o│ Open from 9 to 18, on      │
                   Order from h│ Sundays from 10 to 14.     │
                               │                            │
                               │ › Close                    │
                               │                            │
                               └────────────────────────────┘
                ────────────────────────────────────────────────────────────
                    [1 Stores]     2 Search      3 Cart      4 Account
                 ↑↓ choose   enter do it   esc close   q quit   ? keys
                """)
    }

    @Test("pages say which of them is shown") func pages() {
        let session = Session()
        session.go(.enter)
        #expect(
            session.screen() == """
                                          Delivery
                ────────────────────────────────────────────────────────────
                 What is paid by noon is at the door by six.

                 › Next
                   Back
                   Skip


                ────────────────────────────────────────────────────────────
                                           ○ ● ○
                 ↑↓ choose   enter do it   ←→ pages   esc back   ? keys
                """)
    }

    @Test("an alert is drawn over everything, and takes the keys") func alert() {
        buy()
        #expect(
            session.screen() == """
                 ‹ 'tea'                 Black tea
                ────────────────────────────────────────────────────────────
                 Tea           ╔═ Added to the cart ════════╗
                 Price: 5.90   ║                            ║
                               ║ › Show the cart            ║
                   Put it in th║   Go on shopping           ║
                               ║                            ║
                               ╚════════════════════════════╝

                ────────────────────────────────────────────────────────────
                     1 Stores     [2 Search]     3 Cart      4 Account
                 ↑↓ choose   enter do it   esc cancel   q quit   ? keys
                """)
    }

    @Test("a small terminal gets what matters most") func small() {
        #expect(
            session.screen(20, 5) == """
                   Stores nearby
                › Harbour Tea, 1 Qu…
                  Old Mill Bakery, ↓
                [1 Stores] 2  3  4
                 ↑↓ choose   ? keys
                """)
        session.go(.up, .down, .down)
        #expect(
            session.screen(20, 5) == """
                   Stores nearby
                  Old Mill Bakery, ↑
                › Corner Books, 7 C…
                [1 Stores] 2  3  4
                 ↑↓ choose   ? keys
                """)
        buy()
        #expect(
            session.screen(20, 5) == """
                ╔═ Added to the … ═╗
                ║ › Show the cart  ║
                ║   Go on shopping ║
                ╚══════════════════╝
                 esc cancel   ? keys
                """)
    }

    @Test("lines above the first choice that have no room are reached by going further up") func scrolls() throws {
        let cart = try session.windows.router(for: CartRoute.self)
        for product in 1...8 { cart.trigger(.add(product)) }
        session.go(.character("3"))
        func items() -> [String] {
            session.screen(40, 12).split(separator: "\n").filter { $0.contains(".") && !$0.contains("Total") }
                .map { String($0.dropFirst().prefix { $0 != "," }) }
        }
        #expect(items() == ["Cinnamon bun", "Breakfast tea", "A book of maps", "The tea road"])
        for _ in 0..<9 {
            session.go(.up)
            _ = session.screen(40, 12)
        }
        #expect(items().first == "Green tea")
        #expect(!session.screen(40, 12).contains("↑ ") && session.screen(40, 12).contains("↓"))
        // As many steps down as there were steps up, not one more.
        session.go(.down, .down, .down, .down)
        #expect(items() == ["Cinnamon bun", "Breakfast tea", "A book of maps", "The tea road"])
        #expect(session.screen(40, 12).contains("› Check out"))
        // What is out of view is not done, but brought back.
        session.go(.up)
        #expect(items().first == "Rye bread")
        session.go(.enter)
        expect(session.windows, "main/: {[stores], [search], [cart]*, (account | )}")
        #expect(items().first == "Cinnamon bun")
        session.go(.down)
        #expect(session.screen(40, 12).contains("› Empty it"))
    }

    @Test("no screen is larger than the terminal, whatever its size", arguments: 0..<30) func sizes(width: Int) {
        for keys in [[], [Key.enter], [.enter, .down, .enter], [.enter, .enter, .enter], [.character("3"), .enter]] {
            let session = Session(isFirstVisit: keys.count == 1, visitor: .ada)
            for key in keys { session.press(key) }
            session.settle()
            for height in 0..<16 {
                let lines = session.picture(width: width, height: height).lines
                #expect(lines.count == height)
                #expect(lines.allSatisfy { $0.columns <= width })
            }
        }
    }

    @Test("wide letters keep the edges straight") func wide() {
        session.go(.character("2"), .enter)
        session.type("漢字漢字")
        #expect(
            session.screen(26, 6) == """
                ‹ '漢字漢字'
                Nothing is called so.

                › Search for something el…
                  1  [2 Search]  3   4
                 esc back   ? keys
                """)
    }

    private func buy() {
        session.go(.character("2"), .down, .enter, .down, .enter, .enter)
    }
}
