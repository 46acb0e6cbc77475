import Coordination
import CoordinationMoves
import CoordinationTesting
import Foundation
import Testing

@Suite("Moves", .noUnhandledFailures) struct MovesTests {
    let app = Reader()

    private func item(_ line: String) throws -> Moves.Item {
        let move = try #require(Move(line))
        return try #require(app.moves.first { $0.move == move }, "\(app.moves.map(\.move))")
    }

    @Test("all that can be done is listed, in an order of its own") func listed() {
        #expect(
            app.moves.map(\.move.description) == [
                #"tap "open" on "list" about "ReaderRoute.story(1)""#,
                #"tap "open" on "list" about "ReaderRoute.story(2)""#,
                #"tap "delete" on "list" about "story 1""#, #"tap "delete" on "list" about "story 2""#,
                #"tap "account" on "list" about "ReaderRoute.account""#,
                #"tap "write" on "list" about "ReaderRoute.draft""#, #"tap "search" on "list""#,
                #"tap "sort" on "list""#, #"tab "news""#, #"tab "help""#,
            ])
        #expect(app.moves.first?.title == "Story 1")
    }

    @Test("an item says what would stop it, as far as anybody can tell") func permissions() throws {
        let account = #"tap "account" on "list" about "ReaderRoute.account""#
        #expect(try item(account).permission == .no("nobody is signed in"))
        #expect(try item(account).isEnabled == false)
        #expect(try item(#"tap "write" on "list" about "ReaderRoute.draft""#).permission == .now)
        #expect(try item(#"tap "delete" on "list" about "story 1""#).permission == nil)
        #expect(try item(#"tap "search" on "list""#).input == .text(prompt: "Search for", limit: 5))
        app.isSignedIn = true
        #expect(try item(account).permission == .now)
    }

    @Test("of a move that takes something away, the screens are asked that it would leave") func leaving() throws {
        app.trigger(.draft)
        #expect(try item("back").permission == .no("it is not saved"))
        #expect(try item(#"drag "draft""#).permission == .no("it is not saved"))
        app.draft.isSaved = true
        #expect(try item("back").permission == .now)
        #expect(try item(#"drag "draft""#).isEnabled)
    }

    @Test("under a modal that must be answered, a step back is not allowed") func mustBeAnswered() throws {
        app.trigger(.quiz)
        #expect(app.moves.map(\.move) == [.back])
        guard case .no(let reason) = try item("back").permission else { return _ = Issue.record("it may go back") }
        #expect(reason.contains("quiz"))
    }

    @Test("with an alert in front, there are only its answers") func alert() throws {
        app.alert("Sure?", choices: [AlertChoice("Yes"), AlertChoice("No", role: .cancel)])
        #expect(app.moves.map(\.move) == [.answer("Yes", to: "Sure?"), .answer("No", to: "Sure?"), .back])
        app.do(.answer("Yes", to: "Sure?"))
        #expect(app.moves.count == 10)
    }

    @Test("while a commit settles, gates answer, and nobody can tell what may be left", arguments: [false, true])
    func settling(isClaimed: Bool) throws {
        if isClaimed { app.claims = { [app] in $0.selects(app.root.tabs[1]) ? .account : nil } }
        let host = TestHost(app, isHolding: true)
        app.news.perform(.set([Screen("front"), app.list]))
        let account = #"tap "account" on "list" about "ReaderRoute.account""#
        for permission in [nil, Permission.now] {
            #expect(try item(account).permission == .no("nobody is signed in"))
            #expect(try item(#"tab "help""#).permission == (isClaimed ? .no("nobody is signed in") : permission))
            for line in ["back", #"swipe to "front""#, #"tab "news""#] {
                #expect(try item(line).permission == permission, "\(line)")
            }
            host.acknowledge()
        }
    }

    @Test("asking builds, begins and tells nothing, and gates know that it is a trial") func trial() {
        var records = 0
        let observer = app.root.node.outermost.observeCommits { _ in records += 1 }
        let before = app.tree
        for _ in 1...10 { _ = app.moves }
        #expect(app.trials == 10 && records == 0 && app.tree == before && app.list.stories == [1, 2])
        withExtendedLifetime(observer) {}
    }

    @Test("equal moves have a number, and how many they are") func equals() {
        app.list.stories = [3, 3]
        #expect(
            app.moves.prefix(2).map(\.move.description) == [
                #"tap "open" on "list" about "ReaderRoute.story(3)" #1 of 2"#,
                #"tap "open" on "list" about "ReaderRoute.story(3)" #2 of 2"#,
            ])
    }

    @Test("a move and a mark are coded as texts") func coded() throws {
        let moves = app.moves
        for item in moves {
            let data = try JSONEncoder().encode(item.move)
            #expect(try JSONDecoder().decode(Move.self, from: data) == item.move)
            #expect(String(decoding: data, as: UTF8.self).first == "\"")
        }
        let mark = try JSONDecoder().decode(MoveMark.self, from: JSONEncoder().encode(moves.mark))
        #expect(mark == moves.mark)
    }
}
