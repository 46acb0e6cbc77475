#if DEBUG || INSPECTOR
    import Coordination
    import CoordinationInspector
    import CoordinationTesting
    import Testing

    @Suite("A line to an inspector", .noUnhandledFailures) struct LinesTests {
        let desk = Desk()

        @Test(
            "is refused with the reason if it is no call",
            arguments: [
                ("", "it is no JSON: a value is missing, at byte 0"),
                ("{", "it is no JSON: a key is missing, at byte 1"),
                (#"{"id":1,}"#, "it is no JSON: a key is missing, at byte 8"),
                (#"{"id":1}x"#, "it is no JSON: there is text after the value, at byte 8"),
                (#"{"id":1,"id":2}"#, "it is no JSON: a key occurs twice, at byte 14"),
                (#"{"id":01}"#, "it is no JSON: a word is no value, at byte 6"),
                (#"{"id":+1}"#, "it is no JSON: a word is no value, at byte 6"),
                (#"{"id":1e999}"#, "it is no JSON: a word is no value, at byte 6"),
                (#"{"id":nan}"#, "it is no JSON: a word is no value, at byte 6"),
                (#"{"id":"\x"}"#, "it is no JSON: there is no such escape, at byte 9"),
                (#"{"id":"\ud800"}"#, "it is no JSON: half a character is missing, at byte 13"),
                (#"{"id":"\u12"}"#, "it is no JSON: an escape lacks its digits, at byte 11"),
                ("{\"id\":\"a\tb\"}", "it is no JSON: a text has a control character in it, at byte 8"),
                (#"{"id":"a"#, "it is no JSON: a text does not end, at byte 8"),
                (String(repeating: "[", count: 40), "it is no JSON: it is nested deeper than 32, at byte 32"),
                ("[]", "it is no call with an id"), ("7", "it is no call with an id"),
                (#"{"call":"tree"}"#, "it is no call with an id"),
                (#"{"id":1.5,"call":"tree"}"#, "it is no call with an id"),
                (#"{"id":1,"call":"fly"}"#, "there is no call of this name"),
                (#"{"id":1,"call":7}"#, "there is no call of this name"),
                (#"{"id":1,"call":"do"}"#, "'move' is not a text"),
                (#"{"id":1,"call":"do","move":"back"}"#, "'mark' is not a text"),
                (#"{"id":1,"call":"do","move":"hop","mark":""}"#, "it is no move"),
                (#"{"id":1,"call":"go","entry":"1"}"#, "'entry' is not a number"),
                (#"{"id":1,"call":"resize","narrow":1}"#, "'narrow' is not true or false"),
                (#"{"id":1,"call":"follow"}"#, "'on' is not true or false"),
            ])
        func refused(line: String, because: String) {
            let replies = desk.send(line)
            #expect(replies.count == 1 && replies[0]["error"]["because"].text == because, "\(replies)")
            #expect(!replies[0]["error"]["cannot"].text.isEmpty && !replies[0]["error"]["remedy"].text.isEmpty)
            expect(desk.windows, "main: [inbox]")
        }

        @Test(
            "has an id that comes back, however it is written",
            arguments: [
                ("7", "7"), ("-7", "-7"), (#""a""#, #""a""#), (#""\u00e9\ud83d\ude00\/""#, #""é😀/""#),
                (#""\b\f\n\r\t\"\\""#, #""\u0008\u000c\n\u000d\u0009\"\\""#),
                ("9223372036854775807", "9223372036854775807"),
            ])
        func ids(written: String, answered: String) {
            desk.connection?.handle(
                " { \"id\" : \(written) ,\r\n\t\"call\":\"waiting\", \"x\":[1.5e+3,null,true,{}] } ")
            #expect(desk.lines == [#"{"id":\#(answered),"result":{"waiting":[]}}"#])
        }

        @Test("is not read beyond its limit") func long() {
            let line = #"{"id":1,"call":"tree","x":"\#(String(repeating: "a", count: 70_000))"}"#
            #expect(
                desk.send(line)[0].refusal == "Can't read the line: it has more than 65536 bytes. Send shorter lines.")
        }

        @Test("comes in pieces, and of one that is too long only the beginning is kept") func pieces() {
            var splitter = LineSplitter(limits: InspectorLimits(lineBytes: 5))
            #expect(splitter.lines(in: "ab".utf8).isEmpty)
            #expect(splitter.lines(in: "c\r\n\n\nd\nefghijklm".utf8) == ["abc", "d"])
            #expect(splitter.lines(in: "nop\nq\n".utf8) == ["efghijk", "q"])
        }

        @Test("is too long, and not cut, if a return stands where its limit is") func returns() {
            var splitter = LineSplitter(limits: InspectorLimits(lineBytes: 5))
            #expect(splitter.lines(in: "abcde\r\nabcde\rfg\n".utf8) == ["abcde", "abcde\rf"])
        }

        @Test("is a line without a break, too, where the input ends") func last() {
            var splitter = LineSplitter()
            #expect(splitter.lines(in: "a\nbc\r".utf8) == ["a"])
            #expect(splitter.end() == "bc" && splitter.end() == nil)
        }

        @Test("of follow is refused when the windows have gone") func gone() {
            var windows: WindowManager? = WindowManager(WindowRoot(Screen("a")))
            var lines: [String] = []
            let connection = windows.map { Inspector($0) }?.connect { lines.append($0) }
            windows = nil
            connection?.handle(#"{"id":1,"call":"follow","on":true}"#)
            #expect(Reply(lines[0])["error"]["because"].text == "its windows have been released")
        }
    }
#endif
