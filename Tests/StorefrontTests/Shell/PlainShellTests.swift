import CoordinationTesting
import Foundation
import Testing

@Suite("The shell without a terminal", .navigationCoverage) struct PlainShellTests {
    private func run(_ lines: String...) throws -> Program.Run {
        try Program().run("shell", input: Data(lines.joined(separator: "\n").utf8))
    }

    @Test("the screen is printed, and its numbers do what is written there") func numbers() throws {
        let run = try run("2", "# a remark", "", "2")
        #expect(run.status == 0)
        #expect(
            run.output == """
                Welcome
                  Tea, bread and books from the stores around the corner.
                  1  Next
                  2  Skip
                  /welcome

                Type a number, or ? for what else can be typed.

                Stores nearby
                  1  Harbour Tea, 1 Quay Street
                  2  Old Mill Bakery, 14 Mill Lane
                  3  Corner Books, 7 Church Square
                  [Stores] Search Cart Account
                  /stores/all

                ‹ Stores nearby │ Old Mill Bakery
                  14 Mill Lane
                  1  What it sells
                  2  When it is open
                  3  Order from here
                  [Stores] Search Cart Account
                  /stores/2

                """)
    }

    @Test("an alert is answered by its numbers, and a text follows the number") func answers() throws {
        let run = try run("2", "tab search", "1 tea road", "1", "1", "1")
        #expect(
            run.output.hasSuffix(
                """
                ‹ 'tea road' │ The tea road
                  Books
                  Price: 16.00
                  1  Put it in the cart
                  Stores [Search] Cart Account
                  /search/products/8

                ! Added to the cart
                  1  Show the cart
                  2  Go on shopping
                  /search/products/8

                Cart
                  The tea road, 16.00
                  Total: 16.00
                  1  Check out
                  2  Empty it
                  3  Begin a new one
                  Stores Search [Cart] Account
                  /cart/items

                """))
    }

    @Test("the commands of scripts are known") func commands() throws {
        let run = try run("trigger onboarding.done", "tab cart", "tree", "refused cart", "back")
        #expect(run.output.contains("\nCart\n  Nothing is in it yet.\n"))
        #expect(run.output.contains("\nmain: {[stores], [search], [cart]*, (account | )}\n"))
        #expect(run.output.contains("\nCan't read this line: there is no command 'cart'."))
        #expect(run.status == 1)
    }

    @Test(
        "a number that is not there, or too much after it, is refused with its reason",
        arguments: [
            ("9", "Can't read this line: nothing here has the number 9.\n\nThe screen shows 1 to 2.\n"),
            ("0", "Can't read this line: nothing here has the number 0.\n\nThe screen shows 1 to 2.\n"),
            ("1 2", "Can't read this line: 1 takes no argument, and '2' was given.\n\nWrite: 1\n"),
        ])
    func mistakes(line: String, error: String) throws {
        let run = try run(line)
        #expect(run.output.contains("\n\(error)\nWelcome\n"))
        #expect(run.status == 1)
    }

    @Test("a text that is not given is asked for") func noText() throws {
        let run = try run("2", "tab search", "1")
        #expect(
            run.output.contains("\nCan't read this line: 1 takes a text, and none was given.\n\nWrite: 1 green tea\n"))
    }

    @Test("a question mark says what can be typed", arguments: ["?", "help"]) func help(word: String) throws {
        let run = try run(word)
        #expect(run.status == 0)
        for word in ["1 to 2", "back", "trigger ROUTE", "open ADDRESS", "quit"] {
            #expect(run.output.contains(word), "\(run.output)")
        }
        #expect(run.lines.filter { $0.count > 80 } == [])
    }

    @Test("the shell begins with a hint, and answers an unreadable line with the commands") func hint() throws {
        #expect(try run().output.hasSuffix("\n\nType a number, or ? for what else can be typed.\n"))
        #expect(try run("frobnicate").output.contains("\nThe commands are trigger,"))
    }

    @Test("back turns a page back, and the first of them stays until it is answered") func pages() throws {
        let run = try run("1", "1", "back", "back", "back", "tree")
        #expect(run.status == 1)
        #expect(
            run.output.components(separatedBy: "\n\n").map { $0.prefix { $0 != "\n" } }.dropFirst(2) == [
                "Delivery", "Ready", "Delivery", "Welcome", "Please answer this first.", "Welcome",
                "main: splash^<welcome*, delivery, ready>",
            ])
    }

    @Test("the shell ends where the user quits", arguments: ["q", "quit"]) func quits(word: String) throws {
        let run = try run(word, "frobnicate")
        #expect(run.status == 0)
        #expect(run.lines.count == 6)
    }

    @Test("a closed pipe ends it") func closedPipe() throws {
        #expect(try Program().runWithClosedPipe(["shell"]) == 141)
    }
}
