#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationHistory
    import CoordinationInspector
    import CoordinationMoves
    import CoordinationTesting
    import Testing

    @Suite("What an inspector does", .noUnhandledFailures) struct ActingTests {
        let desk = Desk()
        private let open = #"tap "open" on "inbox" about "MailRoute.letter(2)""#

        @Test("a move is done as by a user, and the tree comes back") func make() {
            let result = desk.make(open)["result"]
            #expect(result["outcome"].text == "completed")
            #expect(result["tree"].text == "main: [inbox, \"letter 2\"]")
            expect(desk.windows, "main: [inbox, \"letter 2\"]")
        }

        @Test("a text or a choice goes with it") func texts() {
            #expect(desk.make(#"tap "sort" on "inbox""#, text: "by name")["result"]["outcome"].text == "noChange")
            #expect(desk.mail.inbox.sorted == "by name")
            #expect(desk.make(#"tap "search" on "inbox""#, text: "tea")["result"]["outcome"].text == "completed")
        }

        @Test("a gate stops it with its reason, as it stops a user") func denied() {
            let result = desk.make(#"tap "compose" on "inbox" about "MailRoute.compose""#)["result"]
            #expect(result["outcome"].text == "rejected")
            #expect(result["because"].text == "it is not allowed: the mailbox is full")
        }

        @Test("what waits is told as pending at once, and its end later, under its id") func pending() {
            let reply = desk.make(#"tap "locked" on "inbox" about "MailRoute.locked""#, id: 7)
            #expect(reply["result"]["outcome"].text == "pending")
            #expect(reply["result"]["waiting"][0]["gate"].text == "signed in")
            desk.mail.isSignedIn = true
            #expect(desk.make(#"tap "sign in" on "login""#, id: 8)["result"].isMissing)  // Two lines came.
            let last = desk.lines.suffix(2).map { Reply($0) }
            #expect(last[0]["event"].text == "ended" && last[0]["id"].number == 7)
            #expect(last[0]["end"]["outcome"].text == "completed")
            #expect(last[1]["id"].number == 8)
            expect(desk.windows, "main: [inbox, safe]")
        }

        @Test("a cancelled call is not told of, and goes on as when a user looks away") func cancelled() {
            _ = desk.make(#"tap "locked" on "inbox" about "MailRoute.locked""#, id: 7)
            #expect(desk.call("cancel", #""of":7"#, id: 8)["result"]["cancelled"].flag == true)
            #expect(desk.call("cancel", #""of":7"#, id: 9)["result"]["cancelled"].flag == false)
            desk.mail.isSignedIn = true
            #expect(desk.make(#"tap "sign in" on "login""#)["result"]["outcome"].text == "completed")
            expect(desk.windows, "main: [inbox, safe]")
        }

        @Test("of more calls than may be outstanding, the oldest is told as unknown") func outstanding() {
            let desk = Desk(limits: InspectorLimits(outstanding: 2))
            for id in 1...3 { _ = desk.make(#"tap "never ends" on "inbox""#, id: id) }
            let ended = desk.lines.map { Reply($0) }.filter { $0["event"].text == "ended" }
            #expect(ended.count == 1 && ended[0]["id"].number == 1 && ended[0]["end"]["outcome"].text == "unknown")
        }

        @Test("a mark that is old is refused, and nothing is done") func oldMark() {
            let mark = desk.mark
            desk.mail.inbox.letters = [2, 1]
            let result = desk.make(open, mark: mark)["result"]
            #expect(result["outcome"].text == "failed")
            #expect(result["because"].text.contains("what can be done there has changed since"))
            expect(desk.windows, "main: [inbox]")
        }

        @Test("a number over several columns is refused if any of them has changed since") func numbers() {
            let columns = [Rows(["a"]), Rows(["b", "c"]), Rows(["d"])]
            let split = SplitRoot(columns[0], columns[1], columns[2], columns: 3)
            let windows = WindowManager(WindowRoot(split, name: "main"))
            var lines: [String] = []
            let connection = Inspector(windows).connect(as: .act) { lines.append($0) }
            connection.handle(#"{"id":1,"call":"moves"}"#)
            let (moves, mark) = (Reply(lines[0])["result"]["moves"].all, Reply(lines[0])["result"]["mark"].text)
            let second = moves.map { $0["move"].text }.first { $0.contains("••") && $0.hasSuffix("#2 of 4") } ?? ""
            // The second is "c" now, in a column that is as it was.
            (columns[0].texts, columns[2].texts) = ([], ["d", "e"])
            connection.handle(#"{"id":2,"call":"do","move":\#(json(second)),"mark":\#(json(mark))}"#)
            #expect(
                Reply(lines[1]).refusal == "Can't do '\(second)': what can be done has changed since. "
                    + "Read the moves again, and choose.")
        }

        @Test("in races of a refresh and a move, it is never done to another row") func races() throws {
            var random = SystemRandomNumberGenerator()
            let inbox = desk.mail.inbox
            (inbox.notes, desk.mail.isFull) = ([], false)
            var (done, refused) = (0, 0)
            for _ in 1...300 {
                inbox.letters = Array(1...Int.random(in: 1...4, using: &random)).shuffled(using: &random)
                let (letters, mark) = (inbox.letters, desk.mark)
                let letter = try #require(letters.randomElement(using: &random))
                if Bool.random(using: &random) {
                    inbox.letters = Array(1...Int.random(in: 1...4, using: &random)).shuffled(using: &random)
                }
                let now = inbox.letters
                let result = desk.make(#"tap "delete" on "inbox" about "letter \#(letter)""#, mark: mark)["result"]
                if now == letters {
                    #expect(result["outcome"].text == "noChange" && inbox.letters == now.filter { $0 != letter })
                    done += 1
                } else {
                    #expect(result["outcome"].text == "failed" && inbox.letters == now)
                    refused += 1
                }
            }
            #expect(done > 30 && refused > 30)
        }

        @Test("an address is followed; one that is none is refused with the nearest") func addresses() {
            #expect(desk.call("open", #""address":"/letters/7""#)["result"]["outcome"].text == "completed")
            expect(desk.windows, "main: [inbox, \"letter 7\"]")
            let refusal = desk.call("open", #""address":"/leters/7""#).refusal
            #expect(refusal.hasPrefix("Can't open /leters/7: ") && refusal.contains("/letters/7"))
        }

        @Test("a step goes to an entry of the history") func history() throws {
            desk.mail.trigger(.letter(1))
            let entry = try #require(desk.call("history")["result"]["entries"][0]["entry"].number)
            #expect(desk.call("go", #""entry":\#(entry)"#)["result"]["outcome"].text == "completed")
            expect(desk.windows, "main: [inbox]")
        }

        @Test("a recording of what it did replays on a fresh app") func replay() throws {
            _ = desk.make(open)
            _ = desk.make("back")
            let recording = try Recording(desk.call("recording")["result"]["recording"].text)
            let fresh = WindowManager(WindowRoot(Mail(), name: "main"))
            #expect(try recording.play(on: fresh).difference == nil && recording.steps.count >= 2)
        }

        @Test("windows become narrow and wide, and gates are asked again at a signal") func signals() {
            #expect(desk.call("resize", #""narrow":true"#)["result"]["tree"].text == "main/: [inbox]")
            #expect(desk.call("resize", #""narrow":false"#)["result"]["tree"].text == "main: [inbox]")
            #expect(["completed", "noChange"].contains(desk.call("signal")["result"]["outcome"].text))
        }

        @Test("who may look cannot act", arguments: ["do", "open", "go", "signal", "resize"])
        func look(call: String) {
            let desk = Desk(.look)
            #expect(
                desk.call(call, #""move":"back","mark":"","address":"/letters/7","entry":1,"narrow":true"#).refusal
                    == "Can't do '\(call)': this client may look, and not act. "
                    + "Connect with the right to act, if the app's author gives it.")
            expect(desk.windows, "main: [inbox]")
        }
    }
#endif
