#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationInspector
    import CoordinationMoves
    import CoordinationTesting
    import Testing

    @Suite("An inspector when the windows are released", .noUnhandledFailures) struct ReleasedTests {
        /// An app that goes, with its inspector and what its client has been sent.
        private final class Going {
            let mail = Mail()
            var windows: WindowManager?
            let inspector: Inspector
            var connection: InspectorConnection?
            var lines: [String] = []

            init() {
                let windows = WindowManager(WindowRoot(mail, name: "main"))
                self.windows = windows
                inspector = Inspector(windows)
                connection = inspector.connect(as: .act) { [weak self] in self?.lines.append($0) }
            }

            func call(_ name: String, _ fields: String = "", id: Int) {
                connection?.handle(#"{"id":\#(id),"call":"\#(name)"\#(fields)}"#)
            }

            func make(_ move: String, id: Int) {
                call("moves", id: 0)
                let mark = Reply(lines.removeLast())["result"]["mark"].text
                call("do", #","move":\#(json(move)),"mark":\#(json(mark))"#, id: id)
            }
        }

        @Test("what is pending ends: by its outcome, or as unknown if nothing tells one; then a follower is told")
        func pending() throws {
            let app = Going()
            app.make(#"tap "never ends" on "inbox""#, id: 1)
            app.make(#"tap "locked" on "inbox" about "MailRoute.locked""#, id: 2)
            app.call("follow", #","on":true"#, id: 3)
            let before = app.lines.count
            app.windows = nil
            let told = app.lines[before...].map { Reply($0) }
            try #require(told.count == 3)
            #expect(told.map { $0["event"].text } == ["ended", "ended", "released"])
            #expect(told[0]["id"].number == 2 && told[0]["end"]["outcome"].text == "cancelled")
            #expect(told[1]["id"].number == 1 && told[1]["end"]["outcome"].text == "unknown")
            #expect(told[1]["end"]["because"].text == "its windows have been released")
            app.call("tree", id: 4)
            #expect(app.lines.count == before + 4)
        }

        @Test("who follows no more, has cancelled, or has gone is not told") func others() {
            let app = Going()
            app.make(#"tap "never ends" on "inbox""#, id: 1)
            app.call("cancel", #","of":1"#, id: 2)
            app.call("follow", #","on":true"#, id: 3)
            app.call("follow", #","on":false"#, id: 4)
            var others: [String] = []
            var second: InspectorConnection? = app.inspector.connect { others.append($0) }
            second?.handle(#"{"id":1,"call":"follow","on":true}"#)
            second = nil
            let before = app.lines.count
            app.windows = nil
            #expect(app.lines.count == before && others.count == 1)
        }

        @Test("a call that releases the windows ends at once") func inside() {
            let app = Going()
            app.mail.inbox.letters = []
            app.mail.inbox.goes = { app.windows = nil }
            app.make(#"tap "goes" on "inbox""#, id: 1)
            #expect(app.lines.count == 1)
            #expect(Reply(app.lines[0])["result"]["outcome"].text == "unknown")
        }

        @Test("an agent's wait is answered, and one that was cancelled is not") func waits() {
            let app = Going()
            var lines: [String] = []
            let port = AgentPort(app.inspector) { lines.append($0) }
            port.handle(#"{"jsonrpc":"2.0","id":0,"method":"initialize","params":{}}"#)
            for id in 1...3 {
                port.handle(#"{"jsonrpc":"2.0","id":\#(id),"method":"tools/call","params":{"name":"wait"}}"#)
            }
            port.handle(#"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":2}}"#)
            app.windows = nil
            let told = lines.dropFirst().map { Reply($0) }
            #expect(told.map { $0["id"].number } == [1, 3])
            #expect(told.allSatisfy { $0["result"]["isError"].flag == true })
            #expect(
                told.first?["result"]["structuredContent"]["app"]["because"].text == "its windows have been released")
        }

        @Test("an inspector that goes first leaves nothing on the windows") func first() {
            let windows = WindowManager(WindowRoot(Mail(), name: "main"))
            let before = windows.node.observerCount
            var inspector: Inspector? = Inspector(windows)
            #expect(windows.node.observerCount == before + 1)
            var lines: [String] = []
            var connection = inspector?.connect { lines.append($0) }
            connection?.handle(#"{"id":1,"call":"follow","on":true}"#)
            (inspector, connection) = (nil, nil)
            #expect(lines.count == 1)
        }
    }
#endif
