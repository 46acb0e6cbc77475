import CoordinationTesting
import Foundation
import Testing

@Suite("Scripts", .navigationCoverage) struct ScriptTests {
    let program: Program

    init() throws {
        program = try Program()
    }

    @Test(
        "the scripts that come with the example hold",
        arguments: [
            "addresses", "age", "bad-addresses", "cart", "kept", "leaving", "links", "login", "new-cart", "results",
        ])
    func holds(name: String) throws {
        let run = try program.run("play", Program.script("Checks/\(name)"), "--quiet")
        #expect(run == Program.Run(status: 0, output: "", complaints: ""))
    }

    @Test("each step prints the command, the outcome and the tree") func prints() throws {
        let run = try program.play(
            """
            # A remark.
            trigger onboarding.done

            back
            refused dismiss
            """)
        #expect(run.status == 0)
        #expect(
            run.output == """
                # A remark.
                > trigger onboarding.done                                         completed
                  main: {[stores]*, [search], [cart], (account | )}

                > back                                                            no change
                  main: {[stores]*, [search], [cart], (account | )}
                > refused dismiss                                                 failed, as it should
                  Can't dismiss: nothing is presented, and this root is in no modal.

                    Stack: [stores]

                  Present something first, or pop what was pushed.
                  main: {[stores]*, [search], [cart], (account | )}

                """)
    }

    @Test("an outline is drawn where it is asked for") func outline() throws {
        let run = try program.play("outline\n")
        #expect(run.lines.first == "  window main")
        #expect(run.lines.last == "        └─ screen ready")
    }

    @Test("a failed command is printed with its line, and the rest still runs") func unexpected() throws {
        let run = try program.run("play", Program.script("Checks/unexpected"), "--quiet")
        #expect(run.status == 1)
        #expect(run.complaints == "storefront: 3 of 6 commands failed: lines 4, 5, 6.\n")
        #expect(
            run.output == """
                > expect main: {[stores], [search]*, [cart], (account | )}        not as expected
                  line 4: The tree is not as expected.

                    expected: main: {[stores], [search]*, [cart], (account | )}
                    found:    main: {[stores, store]*, [search], [cart], (account | )}

                  The trees differ: - is only in the expected one, + only in the one found.

                    window main
                      tabs
                  -     stack
                  +     stack *  (now shown)
                          screen stores
                  -     stack *
                  +       screen store
                  +     stack  (no longer shown)
                          screen search
                        stack
                    ⋯ 4 lines alike
                > refused back                                                    completed
                  line 5: This had to be refused. The outcome is: completed.
                  main: {[stores]*, [search], [cart], (account | )}
                > trigger cart.pay                                                failed
                  line 6: Can't dismiss (step 0, counted from 0): nothing is presented, and \
                this root is in no modal.

                    Stack: [cart]

                  Present something first, or pop what was pushed.
                  main: {[stores]*, [search], [cart], (account | )}

                """)
    }

    @Test("a waiting command is reported by the line by which it resumes") func waits() throws {
        let run = try program.play("trigger onboarding.done\ntrigger account.orders\ntap I am Ada")
        #expect(run.status == 0)
        #expect(
            run.output.hasSuffix(
                """
                > trigger account.orders                                          waits
                  main: {[stores]*, [search], [cart], (account | )}^[login]
                > tap I am Ada                                                    completed
                  then: trigger account.orders                                    completed
                  main: {[stores]*, [search], [cart], (account | [orders])}

                """))
    }

    @Test("a tap on something not offered names the offers") func notOffered() throws {
        let run = try program.play("tap Out")
        #expect(run.status == 1)
        #expect(
            run.output.contains(
                """
                  line 1: Can't tap 'Out': the screen does not offer it.

                    Offers: 'Next', 'Skip'

                """))
    }

    @Test("a failed expectation does not stop what follows") func goesOn() throws {
        let run = try program.run("play", Program.script("Checks/unexpected"))
        #expect(run.lines.last == "  main: {[stores], [search]*, [cart], (account | )}")
    }

    @Test("ten thousand lines are played, each of them") func long() throws {
        var script = "trigger onboarding.done\n"
        for index in 0..<3_333 {
            script += "trigger stores.store \(index % 3 + 1)\nback\nlink app.tab cart, cart.add \(index % 9 + 1)\n"
        }
        let run = try program.play(script, "--json")
        #expect(run.status == 0)
        #expect(run.lines.count == 10_000)
        #expect(run.lines.last?.contains(#""line":10000"#) == true)
    }

    @Test("every route that is listed can be read") func listed() throws {
        let listed = try program.run("routes").lines
        #expect(listed.count == 47)
        let samples = [
            "TAB": "cart", "CATEGORY": "tea", "STORE": "1", "PRODUCT": "1", "TEXT": "tea",
            "WORK": "\"Swift, and more\"", "ORDER": "1",
        ]
        let script = listed.map { line in
            let words = line.split(separator: " ").prefix(2).map(String.init)
            let argument = words.last.flatMap { samples[$0] } ?? ""
            return "trigger \(words[0]) \(argument)\n"
        }
        let run = try program.play(script.joined(), "--json")
        #expect(run.lines.count == listed.count)
        #expect(run.lines.filter { $0.contains(#""outcome":"unreadable""#) } == [])
    }
}
