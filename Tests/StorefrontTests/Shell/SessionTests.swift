import Coordination
import CoordinationTesting
import Shop
import Testing
import storefront

@Suite("A session", .navigationCoverage) struct SessionTests {
    let session = Session(isFirstVisit: false, visitor: .ada)
    let shop = "main: {[stores]*, [search], [cart], (account | )}"

    @Test("tabs are reached by their number, sideways, and around") func tabs() {
        session.go(.character("3"))
        expect(session.windows, "main: {[stores], [search], [cart]*, (account | )}")
        session.go(.right, .right)
        expect(session.windows, "main: {[stores], [search], [cart], (account | )*}")
        session.go(.left)
        expect(session.windows, "main: {[stores], [search], [cart]*, (account | )}")
        session.go(.tab, .tab)
        expect(session.windows, shop)
        session.go(.backTab)
        expect(session.windows, "main: {[stores], [search], [cart], (account | )*}")
        session.go(.character("7"))
        expect(session.windows, "main: {[stores], [search], [cart], (account | )*}")
    }

    @Test("the address of the screen is shown below, and one that is typed is opened") func addresses() {
        #expect(session.screen(80).hasSuffix("? keys                /stores/all"))
        session.go(.character("g"))
        #expect(session.screen(80).contains("Address: /▏"))
        session.type("stores/2")
        expect(session.windows, "main: {[stores, store]*, [search], [cart], (account | )}")
        #expect(session.screen(80).hasSuffix("/stores/2"))
        session.go(.character("g"))
        session.type("stores/two")
        #expect(session.screen(80).hasSuffix("\n There is no page /stores/two here. The nearest is /stores."))
        session.go(.character("g"), .escape)
        #expect(session.screen(80).hasSuffix("/stores/2"))
    }

    @Test(
        "an address is gone to as it was copied: after the slash of the prompt, from a browser, with spaces around it",
        arguments: [
            "/stores/2", "//stores/2", "stores/2", " /stores/2 ", "https://shop.example/stores/2", "shop://stores/2",
            "shop:///stores/2",
        ])
    func pasted(address: String) {
        session.go(.character("g"))
        session.type(address)
        expect(session.windows, "main: {[stores, store]*, [search], [cart], (account | )}")
        #expect(session.screen(80).hasSuffix("/stores/2"))
    }

    @Test(
        "an address of another shop, and one of this shop that would act, are no pages",
        arguments: [
            "https://other.example/stores/2", "https:///stores/2", "https://shop.example/do/buy/1", "shop://do/buy/1",
            "ftp://x",
        ])
    func foreign(address: String) {
        session.go(.character("g"))
        session.type(address)
        expect(session.windows, shop)
        #expect(session.screen(80).contains("\n There is no page \(address) here."))
    }

    @Test("the address of a receipt shows the cart, and pays nothing") func receipt() throws {
        session.go(.character("2"), .down, .enter, .enter, .enter, .enter, .enter, .enter)
        #expect(session.screen(80).contains("Thank you"))
        let address = try #require(session.screen(80).split(separator: " ").last)
        #expect(address == "/cart/items")
        session.go(.character("g"))
        session.type(String(address))
        expect(session.windows, "main: {[stores], [search, results, product], [cart]*, (account | )}")
    }

    @Test("a shopper reads a sentence where a step of a link fails") func failedStep() {
        session.go(.character("g"))
        session.type("/stores/99")
        expect(session.windows, shop)
        #expect(session.screen(80).hasSuffix("\n Sorry: there is no store 99, only 1, 2, 3."))
    }

    @Test("pages turn sideways, and not past their ends") func pages() {
        let session = Session()
        session.go(.left)
        expect(session.windows, "main: splash^<welcome*, delivery, ready>")
        session.go(.right, .right, .right)
        expect(session.windows, "main: splash^<welcome, delivery, ready*>")
        session.go(.left)
        expect(session.windows, "main: splash^<welcome, delivery*, ready>")
    }

    @Test("escape turns a page back, and the first of them stays until it is answered") func escapeOnPages() {
        let session = Session()
        session.go(.right, .right, .escape)
        expect(session.windows, "main: splash^<welcome, delivery*, ready>")
        #expect(session.screen(80).contains("esc back"))
        session.go(.backspace)
        expect(session.windows, "main: splash^<welcome*, delivery, ready>")
        #expect(!session.screen(80).contains("esc "))
        session.go(.escape)
        expect(session.windows, "main: splash^<welcome*, delivery, ready>")
    }

    @Test("escape on a page that asks something answers the alert, and the page stays") func escapeOnAlert() {
        let session = Session()
        session.go(.right)
        session.windows.perform(.alert("Sure?", choices: [.cancel("No")]))
        session.settle()
        session.go(.escape)
        expect(session.windows, "main: splash^<welcome, delivery*, ready>")
    }

    @Test("escape on a stack above a page goes back on the stack") func escapeOnCoveredPages() {
        let session = Session()
        session.go(.right)
        session.windows.present(StackRoot(Screen("terms"), Screen("licence")))
        session.settle()
        session.go(.escape)
        expect(session.windows, "main: splash^<welcome, delivery*, ready>^[terms]")
        session.go(.escape)
        expect(session.windows, "main: splash^<welcome, delivery*, ready>")
    }

    @Test("a question mark says which keys there are, and any key continues from there") func keys() {
        session.go(.character("?"))
        for size in [(80, 24), (40, 12)] {
            let screen = session.screen(size.0, size.1)
            for key in ["enter", "esc", "1 to 9", "←→ or tab", "ctrl-C"] { #expect(screen.contains(key), "\(screen)") }
            #expect(!screen.contains("…") && !screen.contains("↓ ║"), "\(screen)")
        }
        session.go(.enter)
        expect(session.windows, "main/: {[stores]*, [search], [cart], (account | )}")
        #expect(session.screen(80).hasSuffix("? keys                /stores/all"))
        session.go(.character("?"), .character("q"))
        #expect(!session.isOver)
        session.go(.character("?"), .interrupt)
        #expect(session.isOver)
    }

    @Test("a key that does nothing says how to find those that do", arguments: ["z", "7", "0"])
    func unknown(key: Character) {
        session.go(.character(key))
        #expect(session.screen(80).hasSuffix("\n '\(key)' does nothing here. Press ? for the keys."))
        expect(session.windows, shop)
    }

    @Test("a message that needs several lines is shown to its end") func longMessage() {
        let session = Session(isFirstVisit: false)
        session.go(.character("4"), .escape)
        #expect(
            session.screen(40).hasSuffix(
                """

                 Something had to be answered first, so
                 nothing has changed.
                """))
    }

    @Test("a text that asks for a question mark is given one") func questionInText() {
        session.go(.character("2"), .enter, .character("?"))
        #expect(session.screen().hasSuffix("\n Search for: ?▏"))
    }

    @Test("enter does what is selected, and escape goes back") func enter() {
        session.go(.down, .enter)
        expect(session.windows, "main: {[stores, store]*, [search], [cart], (account | )}")
        session.go(.down, .enter)
        expect(session.windows, "main: {[stores, store]^details*, [search], [cart], (account | )}")
        session.go(.escape)
        expect(session.windows, "main: {[stores, store]*, [search], [cart], (account | )}")
        session.go(.backspace)
        expect(session.windows, shop)
    }

    @Test("a list remembers what was selected in it") func remembers() {
        session.go(.down, .down, .down, .enter, .escape)
        #expect(session.screen().contains("› Corner Books"))
    }

    @Test("a product is bought, and the alert's answer goes to the cart") func buys() {
        session.go(.enter, .enter, .enter, .right, .enter, .enter)
        expect(
            session.windows,
            #"main: {[stores, store]^(categories | product)*, [search], [cart], (account | )}!"Added to the cart""#)
        session.go(.enter)
        expect(session.windows, "main: {[stores, store]^(categories | product), [search], [cart]*, (account | )}")
        #expect(session.screen().contains(" Green tea, 6.90\n"))
    }

    @Test("behind an alert, neither tabs nor screens take a key") func alert() {
        session.go(.character("3"), .enter)
        session.go(.character("1"), .right, .tab)
        expect(session.windows, #"main: {[stores], [search], [cart]*, (account | )}!"The cart is empty""#)
        session.go(.escape)
        expect(session.windows, "main: {[stores], [search], [cart]*, (account | )}")
    }

    @Test("a search asks for its text") func prompt() {
        session.go(.character("2"), .enter)
        session.go(.character("q"), .character("x"), .backspace, .down)
        #expect(session.screen().hasSuffix("\n Search for: q▏"))
        session.go(.backspace)
        session.type("road")
        expect(session.windows, "main: {[stores], [search, results]*, [cart], (account | )}")
        #expect(session.screen().contains("› The tea road, 16.00"))
        session.go(.down, .enter)
        session.go(.enter)
        #expect(session.screen().hasSuffix("\n Search for: ▏"))
        session.go(.escape)
        expect(session.windows, "main: {[stores], [search, results]*, [cart], (account | )}")
        #expect(session.screen().hasSuffix("? keys"))
    }

    @Test("a prompt goes with the screen that asked") func promptGoes() throws {
        session.go(.character("2"), .enter)
        try session.windows.router(for: AppRoute.self).trigger(.tab(.cart))
        session.settle()
        #expect(session.screen().hasSuffix("? keys"))
        session.go(.character("1"))
        expect(session.windows, shop)
    }

    @Test("a screen that has to be answered says so") func refused() {
        session.go(.character("2"), .down, .enter, .enter, .enter, .enter, .enter)
        #expect(session.screen().contains("┌─ Check out ─"))
        #expect(!session.screen().contains("esc back"))
        session.go(.escape)
        #expect(session.screen().hasSuffix("\n Please answer this first."))
        session.go(.down)
        #expect(session.screen().hasSuffix("? keys   /cart/checkout"))
    }

    @Test("a stranger who taps the account is asked who it is, and taken there") func login() {
        let session = Session(isFirstVisit: false)
        session.go(.character("4"))
        expect(session.windows, "\(shop)^[login]")
        #expect(session.screen().contains("Who are you?"))
        session.go(.enter)
        expect(session.windows, "main: {[stores], [search], [cart], (account | )*}")
    }

    @Test("a login that is closed says what came of the tap") func closedLogin() {
        let session = Session(isFirstVisit: false)
        session.go(.character("4"), .escape)
        expect(session.windows, shop)
        #expect(session.screen(80).hasSuffix("\n Something had to be answered first, so nothing has changed."))
    }

    @Test("a form that is not saved asks before another tab is seen") func form() {
        session.go(.character("3"), .down, .enter, .enter, .down, .down, .enter, .enter)
        session.type("1 Elm Street")
        let form = "main: {[stores], [search], [cart, method, [addresses, address-form]]*, (account | )}"
        expect(session.windows, form)
        session.go(.character("1"))
        expect(session.windows, form + "!\"Not saved\"")
        session.go(.enter)
        expect(session.windows, form)
        session.go(.down, .enter)
        expect(session.windows, "main: {[stores], [search], [cart, method, [addresses], store-picker]*, (account | )}")
    }

    @Test("at the root, going back says how to leave") func root() {
        session.go(.escape)
        #expect(session.screen().hasSuffix("\n There is nothing to go back to. Press q to quit."))
        expect(session.windows, shop)
    }

    @Test("the session is over when the user quits", arguments: [Key.character("q"), .interrupt]) func over(key: Key) {
        #expect(!session.isOver)
        session.go(key)
        #expect(session.isOver)
    }
}

@Suite("The shell, when a session ends", .noUnhandledFailures, .navigationCoverage) struct EndingSessionTests {
    let session = Session(isFirstVisit: false, visitor: .ada)

    @Test("the session ends: a login covers the account, and goes when its visitor is back") func expires() {
        session.go(.character("4"), .enter)
        expect(session.windows, "main: {[stores], [search], [cart], (account | [settings])*}")
        session.go(.character("x"))
        expect(session.windows, "main: {[stores], [search], [cart], (account | [settings])^[login]*}")
        #expect(session.screen(80).contains("The session has expired."))
        session.go(.enter)
        expect(session.windows, "main: {[stores], [search], [cart], (account | [settings])*}")
    }

    @Test("another visitor does not find what the first one has left") func other() {
        session.go(.character("4"), .enter, .character("x"), .down)
        #expect(session.screen(80).contains("› I am Tim"), "\(session.screen(80))")
        session.go(.enter)
        expect(session.windows, "main: {[stores], [search], [cart], (account | )*}")
    }

    @Test("a hidden account is covered when it would come into sight") func hidden() {
        session.go(.character("4"), .enter, .character("1"), .character("x"))
        expect(session.windows, "main: {[stores]*, [search], [cart], (account | [settings])}")
        session.go(.character("4"))
        #expect(session.windows.tree.description.contains("login"))
    }

    @Test("while the shop takes no ratings, an order cannot be rated, and the reason is beside it") func ratings() {
        session.go(.character("r"))
        #expect(session.screen(80).contains("The shop takes no ratings."))
        session.go(.character("r"))
        #expect(session.screen(80).contains("The shop takes ratings."))
    }
}
