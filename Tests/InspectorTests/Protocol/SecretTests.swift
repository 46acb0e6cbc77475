#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationInspector
    import CoordinationMoves
    import CoordinationTesting
    import Testing

    @Suite("Secrets before an inspector") struct InspectedSecretsTests {
        private let marker = "marker"

        @Test("what a route does not release is in no line, to a tool or to an agent") func nowhere() throws {
            let desk = Desk(map: "mail/inbox: back -> here")
            var told: [String] = []
            let port = AgentPort(desk.inspector, rights: .act) { told.append($0) }
            port.handle(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#)
            _ = desk.call("follow", #""on":true"#)
            desk.mail.trigger(.pay(Secret(marker)))
            desk.mail.trigger(.note(marker))
            desk.mail.trigger(.inbox)
            desk.mail.trigger(.note(marker), gates: [Gate("closed") { _ in .deny("it is closed") }]) { _ in }
            _ = desk.call("moves")
            desk.mail.trigger(.form)
            try desk.windows.frontmost(Mail.Form.self).kept.password = Secret(marker)
            desk.mail.trigger(.ask(Secret(marker)))
            for call in ["tree", "moves", "waiting", "commits", "history", "recording", "map"] { _ = desk.call(call) }
            for (id, tool) in ["look", "commits", "history", "recording", "map"].enumerated() {
                port.handle(
                    #"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"\#(tool)"}}"#)
            }
            let lines = desk.lines + told
            #expect(lines.count > 16)
            for line in lines { #expect(!line.contains(marker), "\(line)") }
            #expect(lines.contains { $0.contains("note(••••••••)") } && lines.contains { $0.contains("pay(") })
        }

        @Test("a row whose route is not released has a line of its own, by which it is done") func rows() throws {
            let desk = Desk()
            let rows = desk.call("moves")["result"]["moves"].all.map { $0["move"].text }.filter {
                $0.contains("\"note\"")
            }
            #expect(
                rows == [
                    #"tap "note" on "inbox" about "MailRoute.note(••••••••)" #1 of 2"#,
                    #"tap "note" on "inbox" about "MailRoute.note(••••••••)" #2 of 2"#,
                ])
            #expect(desk.make(rows[1])["result"]["outcome"].text == "completed")
            #expect(desk.mail.root.screens.last?.origin?.route == Hop(MailRoute.note("second marker")))
        }

        @Test("what a type hides is hidden when its coordinator has gone") func gone() {
            let desk = Desk()
            desk.mail.trigger(.note(marker))
            let commits = desk.call("commits")["result"]["commits"]
            #expect(commits[0]["cause"].text == "note(••••••••) on Mail")
        }

        @Test(
            "a move that fails names no row whose route is not released", arguments: ["one \"marker\"", "two\tmarkers"])
        func failing(text: String) {
            let desk = Desk()
            desk.mail.inbox.notes = [text, "other marker"]
            let row = desk.call("moves")["result"]["moves"].all.map { $0["move"].text }.first { $0.contains("#1 of 2") }
            let mark = desk.mark
            let replies = [
                desk.make(#"tap "note" on "inbox""#), desk.make(#"tap "note" on "inbox" about "none""#),
                desk.make(row ?? "", text: "typed"), desk.make(#"tap "sort" on "inbox""#, text: "by size"),
            ]
            desk.mail.inbox.notes = ["other marker", text]
            let late = desk.make(row ?? "", mark: mark)
            for reply in replies + [late] {
                #expect(!reply["result"]["because"].text.isEmpty || !reply["error"].isMissing, "\(reply)")
                #expect(!"\(reply)".contains("marker"), "\(reply)")
            }
            #expect(replies[0]["result"]["because"].text.contains("MailRoute.note(••••••••)"))
            expect(desk.windows, "main: [inbox]")
        }

        @Test("what a gate asks for is hidden as it is elsewhere, in words of its own, too") func waiting() {
            let desk = Desk()
            desk.mail.trigger(.stranger)
            desk.mail.trigger(.inbox, gates: [Gate("asks") { _ in .require(WordedRoute(text: marker)) }]) { _ in }
            let waiting = desk.call("waiting")["result"]["waiting"][0]
            #expect(waiting["gate"].text == "asks" && waiting["verdict"].text == "require WordedRoute.••••••••")
            desk.mail.trigger(.letter(1), gates: [Gate("login") { _ in .require(MailRoute.note(marker)) }]) { _ in }
            #expect(desk.call("waiting")["result"]["waiting"][1]["verdict"].text == "require MailRoute.note(••••••••)")
        }

        @Test("the payload of a route is hidden if no coordinator says that it may be told") func unknown() {
            let windows = WindowManager(WindowRoot(StackRoot(Rows([marker])), name: "main"))
            var lines: [String] = []
            let connection = Inspector(windows).connect { lines.append($0) }
            connection.handle(#"{"id":1,"call":"moves"}"#)
            #expect(
                Reply(lines[0])["result"]["moves"].all.map { $0["move"].text } == [
                    #"tap "open" on "rows" about "StrangeRoute.open(••••••••)""#,
                    #"tap "plain" on "rows" about "StrangeRoute.plain""#,
                ])
            #expect(!lines[0].contains(marker))
        }
    }
#endif
