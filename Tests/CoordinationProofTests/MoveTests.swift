import CoordinationProof
import Foundation
import Testing

@Suite("A move") struct MoveTests {
    static let moves = named + hostile.flatMap(all)

    private static let named: [Move] = [
        .tap("Settings", on: "account"), .tap("Search", on: "search", typing: "tea \"for\" two\n").numbered(2),
        .tap("", on: "a \\(b)"), .back, .swipe(to: "stores"), .drag("login").numbered(3, of: 4),
        .tab("AccountCoordinator"),
        .turn(to: "ready"), .answer("Leave", to: "Not saved"), .close("main"), .focus("editor"), .link("settings"),
        .wait(milliseconds: 60_000), .event("the session expires"), .tap("Pay", on: "checkout").refused, .back.refused,
        .tap("\u{200B}\u{7}🍵é", on: "on \"x\" to #2"), .link("x\" #2"),
        .step(to: "list").numbered(2), .step(to: "list").refused, .fold, .unfold,
    ]

    /// Names that a line may be misread by.
    private static let hostile = [
        "", "\u{301}b", "a\nb", "\r\n", "\u{2028}", "\"", "\\", " to \"b\"", "#2", "e\u{301}",
    ]

    /// A move of each kind that has a name.
    private static func all(_ name: String) -> [Move] {
        [
            .tap(name, on: "a"), .tap("a", on: name).numbered(2), .tap(name, on: name, typing: name), .swipe(to: name),
            .drag(name), .tab(name), .turn(to: name).numbered(3), .step(to: name), .answer(name, to: "a"),
            .answer("a", to: name),
            .answer(name, to: name).refused, .close(name), .focus(name), .link(name), .event(name),
        ]
    }

    @Test("a printed move is read back as the same move", arguments: moves) func line(move: Move) {
        #expect(Move(move.description) == move)
    }

    @Test("a move is coded as its line", arguments: moves) func coded(move: Move) throws {
        let data = try JSONEncoder().encode([move])
        #expect(try JSONDecoder().decode([Move].self, from: data) == [move])
    }

    @Test(
        "a text that is not a move is not read",
        arguments: [
            "", "tap", "tap \"a\"", "back back", "tap \"a\" on b", "tap \"a\" to \"b\"", "wait -1", "wait x",
            "tap \"a\" on \"b\" #1", "refused", "refused refused back", "link", " back", "back ", "drag \"a",
            "fly \"a\"",
            "answer \"a\" on \"b\"", "tap \"\\q\" on \"b\"", "answer \"a\" typing \"b\" to \"c\"", "swipe \"a\"",
        ])
    func unread(text: String) {
        #expect(Move(text) == nil)
    }

    @Test("a move is printed as Swift") func swift() {
        let second = Move.tap("A \"b\"", on: "c", typing: "d").numbered(2)
        #expect(second.swift == #".tap("A \"b\"", on: "c", typing: "d").numbered(2)"#)
        #expect(Move.drag("a").numbered(1, of: 2).swift == #".drag("a").numbered(1, of: 2)"#)
        #expect(Move.answer("Leave", to: "Not saved").refused.swift == #".answer("Leave", to: "Not saved").refused"#)
        #expect(Move.wait(milliseconds: 60_000).swift == ".wait(milliseconds: 60000)")
        #expect(Move.back.swift == ".back")
    }

    @Test("a way is read back from the text in its file") func file() throws {
        for law in ["never a stranger's settings", "never \"this\"\nor that", ""] {
            let way = RecordedWay(scenario: "a \"shop\"", law: law, moves: Self.moves)
            #expect(RecordedWay(way.description) == way)
            #expect(RecordedWay("# said\n\n\(way)") == way)
            #expect(RecordedWay(way.description.replacing("\n", with: "\r\n")) == way)
        }
        #expect(RecordedWay("back\n") == nil)
        #expect(RecordedWay("scenario \"a\"\nback\n") == nil)
        #expect(RecordedWay("scenario \"a\"\nlaw \"a\"\nfly\n") == nil)
    }
}
