import CoordinationTesting
import Testing

@Suite("Lines that cannot be read", .navigationCoverage) struct MistakeTests {
    @Test(
        "a line that cannot be read says what is wrong and what would be right",
        arguments: [
            ("triger stores.list", "there is no command 'triger'.", "Did you mean trigger?"),
            (
                "frobnicate", "there is no command 'frobnicate'.",
                "The commands are trigger, bubble, link, open, tab, back, dismiss, choose, tap, wait, refused, expect, address, tree, outline."
            ),
            (
                "trigger store.store 1", "there is no route 'store.store'.",
                "Did you mean stores.store? 'storefront routes' lists them all."
            ),
            (
                "trigger checkuot", "there is no route 'checkuot'.",
                "Did you mean cart.checkout? 'storefront routes' lists them all."
            ),
            ("trigger frobnicate", "there is no route 'frobnicate'.", "'storefront routes' lists them all."),
            ("trigger", "a route is missing.", "Name one, as in: trigger stores.store 3"),
            (
                "trigger stores.store", "stores.store takes one argument, and none was given.",
                "Write: stores.store STORE"
            ),
            ("trigger stores.store one", "'one' is not a number.", "STORE is a whole number, such as 3."),
            (
                "trigger search.find black tea", "search.find takes one argument, and 2 were given.",
                "Text with spaces goes in quotes. Write: search.find TEXT"
            ),
            (
                "trigger stores.list now", "stores.list takes no argument, and 'now' was given.",
                "Write: stores.list"
            ),
            ("tap", "tap takes a title, and a text where one is asked for.", "Write: tap Settings"),
            ("tap a, b, c", "tap takes a title, and a text where one is asked for.", "Write: tap Settings"),
            ("wait", "wait takes one argument, and none was given.", "Write: wait 60"),
            ("wait long", "'long' is not a number.", "SECONDS is a whole number, such as 3."),
            ("refused wait 1", "only what changes the tree can be refused.", "Write: refused back"),
            ("trigger app.tab till", "'till' is no tab.", "TAB is stores, search, cart or account."),
            ("trigger search.find \"tea", "a quote is not closed.", "Put a \" at the end of the text."),
            (
                #"trigger search.find "black\tea""#, "a backslash in quotes stands alone.",
                #"Write \" for a quote and \\ for a backslash."#
            ),
            (
                "trigger stores.list, stores.list", "a comma stands between two words.",
                "Put text with a comma in it in quotes."
            ),
            ("stores.store 1", "'stores.store' is a route, not a command.", "Write: trigger stores.store 1"),
            ("link app.tab search,", "a route is missing.", "Name one, as in: trigger stores.store 3"),
            ("tab", "tab takes one argument, and none was given.", "Write: tab cart"),
            ("choose", "choose takes a text, and none was given.", "Write: choose Keep it"),
            ("refused", "a command is missing.", "Write: refused back"),
            ("refused tree", "only what changes the tree can be refused.", "Write: refused back"),
            ("back twice", "back takes no argument, and 'twice' was given.", "Write: back"),
        ])
    func mistake(line: String, problem: String, remedy: String) throws {
        let run = try Program().play("# The second line is wrong.\n\(line)\ntree", "-q")
        let lines = run.output.split(separator: "\n", omittingEmptySubsequences: false)
        #expect(lines.first?.hasPrefix("> \(line)") == true)
        #expect(lines.first?.hasSuffix("  unreadable") == true)
        #expect(lines.dropFirst() == ["  line 2: Can't read this line: \(problem)", "", "  \(remedy)", ""])
        #expect(run.status == 1)
        #expect(run.complaints == "storefront: 1 of 2 commands failed: line 2.\n")
    }

    @Test("a picture that cannot be read shows where") func picture() throws {
        let run = try Program().play("expect main: {[stores], [search]}", "-q")
        #expect(
            run.output == """
                > expect main: {[stores], [search]}                               unreadable
                  line 1: Can't read the tree: column 26 has '}' where '*' was expected.

                    main: {[stores], [search]}
                                             ^

                  Put a star after the tab that is selected: {a*, b}.

                """)
    }

    @Test("a script of mistakes is read to its end") func all() throws {
        let run = try Program().run("play", Program.script("Checks/mistakes"), "--quiet")
        #expect(run.status == 1)
        #expect(
            run.complaints
                == "storefront: 19 of 20 commands failed: lines 3, 4, 5, 6, 7, 8, 9, 10, 11, 12 and 9 more.\n")
    }
}
