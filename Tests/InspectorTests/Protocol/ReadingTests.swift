#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationInspector
    import CoordinationMoves
    import CoordinationTesting
    import Foundation
    import Testing

    @Suite("What an inspector tells", .noUnhandledFailures) struct ReadingTests {
        let desk = Desk(.look)

        @Test("it says hello with its version, the rights and the calls") func hello() {
            let result = desk.call("hello")["result"]
            #expect(result["protocol"].number == 1 && result["rights"].text == "look")
            #expect(result["calls"].all.map(\.text).contains("do") && result["opens"].flag == true)
        }

        @Test("the tree comes as a line and as nodes, with the screen in front") func tree() throws {
            desk.mail.trigger(.letter(7))
            let result = desk.call("tree")["result"]
            #expect(result["tree"].text == "main: [inbox, \"letter 7\"]")
            #expect(result["nodes"].all.map { $0["kind"].text } == ["window", "stack", "screen", "screen"])
            #expect(result["front"]["title"].text == "letter 7" && result["front"]["path"].text == "/0/0/1")
        }

        @Test("moves come with their titles, what would stop them, and what they take") func moves() throws {
            let moves = desk.call("moves")["result"]["moves"].all
            #expect(moves.count == desk.windows.moves.count)
            #expect(moves[0]["move"].text == #"tap "open" on "inbox" about "MailRoute.letter(1)""#)
            #expect(moves[0]["title"].text == "Letter 1" && moves[0]["permission"].text == "now")
            let compose = moves[4]
            #expect(compose["permission"].text == "no" && compose["because"].text == "the mailbox is full")
            #expect(compose["enabled"].flag == false)
            #expect(moves[5]["permission"].text == "after" && moves[5]["route"].text == "MailRoute.login")
            #expect(moves[6]["takes"]["text"].text == "Search for" && moves[6]["takes"]["characters"].number == 9)
            #expect(moves[7]["takes"]["of"].all.map(\.text) == ["by date", "by name"])
            #expect(moves[7]["permission"].text == "nobody can tell")
        }

        @Test("what waits is told with the gate and its verdict") func waiting() {
            desk.mail.trigger(.locked)
            let waiting = desk.call("waiting")["result"]["waiting"][0]
            #expect(waiting["waitsFor"].text == "a gate" && waiting["gate"].text == "signed in")
            #expect(waiting["verdict"].text == "require MailRoute.login")
            #expect(waiting["cause"].text == "locked on Mail")
        }

        @Test("the last commits come with cause, verdicts and changes, and no more than the limit") func commits() {
            let desk = Desk(.look, limits: InspectorLimits(commits: 2))
            desk.mail.trigger(.letter(1))
            desk.mail.trigger(.compose) { _ in }
            desk.mail.trigger(.letter(2))
            let commits = desk.call("commits")["result"]["commits"].all
            #expect(commits.map { $0["cause"].text } == ["compose on Mail", "letter(2) on Mail"])
            #expect(commits[0]["outcome"].text == "rejected")
            #expect(commits[0]["because"].text == "it is not allowed: the mailbox is full")
            #expect(commits[0]["verdicts"][0].text == "room, about MailRoute.compose: deny: the mailbox is full")
            #expect(commits[1]["changes"][0].text.hasPrefix("inserted 'letter 2' at 2 of"))
        }

        @Test("a commit has its time since the inspector was made") func time() {
            let time = ManualTime()
            let mail = Mail()
            let windows = WindowManager(WindowRoot(mail, name: "main"), time: time)
            let inspector = Inspector(windows)
            time.advance(by: .milliseconds(250))
            mail.trigger(.letter(1))
            var line = ""
            inspector.connect { line = $0 }.handle(#"{"id":1,"call":"commits"}"#)
            #expect(Reply(line)["result"]["commits"][0]["atMilliseconds"].number == 250)
        }

        @Test("a follower is pushed each commit with the tree, until it does not follow") func follow() {
            #expect(desk.call("follow", #""on":true"#)["result"]["following"].flag == true)
            let before = desk.lines.count
            desk.mail.trigger(.letter(1))
            desk.mail.trigger(.compose) { _ in }
            let events = desk.lines[before...].map { Reply($0) }
            #expect(events.map { $0["commit"]["outcome"].text } == ["completed", "rejected"])
            #expect(events[0]["tree"].text == "main: [inbox, \"letter 1\"]")
            _ = desk.call("follow", #""on":false"#)
            let after = desk.lines.count
            desk.mail.trigger(.inbox)
            #expect(desk.lines.count == after)
        }

        @Test("a client that has gone is told nothing, and nothing is retained") func gone() {
            _ = desk.call("follow", #""on":true"#)
            weak let connection = desk.connection
            desk.hangUp()
            let before = desk.lines.count
            desk.mail.trigger(.letter(1))
            #expect(connection == nil && desk.lines.count == before)
        }

        @Test("the app is not retained, and its end is told") func released() {
            var mail: Mail? = Mail()
            var windows: WindowManager? = mail.map { WindowManager(WindowRoot($0, name: "main")) }
            guard let inspector = windows.map({ Inspector($0) }) else { return }
            var line = ""
            let connection = inspector.connect { line = $0 }
            weak let former = mail
            (mail, windows) = (nil, nil)
            connection.handle(#"{"id":1,"call":"tree"}"#)
            #expect(former == nil)
            #expect(
                Reply(line).refusal
                    == "Can't read the app: its windows have been released. Connect to the app again.")
        }

        @Test("the history and the recording are told") func past() throws {
            desk.mail.trigger(.letter(1))
            let history = desk.call("history")["result"]
            #expect(history["entries"].all.map { $0["title"].text } == ["inbox", "letter 1"])
            #expect(history["entries"][1]["address"].text == "/letters/1")
            #expect(history["current"].number == history["entries"][1]["entry"].number)
            let recording = desk.call("recording")["result"]
            #expect(recording["recording"].text.contains("letter") && recording["gaps"].all.isEmpty)
        }
    }
#endif
