@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationHistory
import CoordinationMoves
import CoordinationRestoration
import CoordinationTesting
import Testing

@Suite("A recording")
struct RecordingTests {
    /// Records what is done to an app, and plays it on another one.
    private func replay(
        _ count: Int? = nil, sourceLocation: SourceLocation = #_sourceLocation, _ body: (Library) -> Void
    ) throws -> (Library, Library, Recording) {
        let (first, second) = (Library(), Library())
        let recorder = Recorder(of: first.windows)
        body(first)
        let recording = try Recording(recorder.recording.text)
        let replay = try second.play(recording)
        #expect(replay.difference == nil, "\(replay)\n\(recording.text)", sourceLocation: sourceLocation)
        #expect(second.windows.tree == first.windows.tree, sourceLocation: sourceLocation)
        #expect(second.session.effects == first.session.effects, sourceLocation: sourceLocation)
        if let count { #expect(recording.steps.count == count, "\(recording)", sourceLocation: sourceLocation) }
        return (first, second, recording)
    }

    @Test("has routes, and a fresh app takes them")
    func routes() throws {
        let (_, _, recording) = try replay(3) { app in
            app.library.trigger(.list)
            app.library.trigger(.book(7))
            app.library.trigger([Hop(LibraryRoute.book(8)), Hop(LibraryRoute.form)])
        }
        #expect(recording.gaps.isEmpty)
        #expect(recording.text.utf8.count < 1000)
    }

    @Test("leaves out what the app does by itself: effects, timers, completions of its own")
    func insides() throws {
        _ = try replay(2) { app in
            app.time.advance(by: .seconds(3))  // The splash goes.
            app.library.trigger(.book(7))
            app.time.advance(by: .seconds(3))
            app.library.trigger(.list)
        }
    }

    @Test("has the calls of an outer completion, and those after an await")
    func completions() throws {
        _ = try replay(2) { app in
            app.library.trigger(.list) { _ in app.library.trigger(.book(1)) }
        }
    }

    @Test("has what a user does: reports, moves, answers, steps back")
    func users() throws {
        _ = try replay(6) { app in
            app.library.trigger(.book(7))
            app.windows.do(.tap("next", on: "book 7"))
            app.windows.back()
            app.library.trigger(.welcome)
            app.windows.do(.answer("go", to: "welcome"))
            app.windows.report(.popped(to: app.library.root.node.children[0].node.id))
        }
    }

    @Test("has results, and a login on the way")
    func logins() throws {
        _ = try replay(2) { app in
            app.library.trigger(.account)
            (app.windows.presentable(at: TreePath("/0/0^0")!) as? Login)?.finish(with: "anna")
            #expect(app.session.user == "anna")
        }
    }

    @Test("has a verdict that came later, and a gate that is played is not asked again")
    func verdicts() throws {
        _ = try replay(2) { app in
            app.library.trigger(.borrowed(3))
            app.session.checks.removeFirst().deny("no")
        }
        let (_, second, _) = try replay(3) { app in
            app.library.trigger(.borrowed(3))
            app.library.trigger(.list)
            app.session.allows = true
            app.session.checks.removeFirst()()
        }
        #expect(second.session.effects == ["borrowed 3"])
    }

    @Test("has edits of a model that can be stored")
    func edits() throws {
        let (_, second, _) = try replay(3) { app in
            app.library.trigger(.form)
            (app.windows.presentable(at: TreePath("/0/0^0")!) as? Form)?.kept = "Dear"
            app.windows.gatesChanged()
        }
        #expect((second.windows.presentable(at: TreePath("/0/0^0")!) as? Form)?.kept == "Dear")
    }

    @Test("has hosts that answer later, and one that refuses")
    func hosts() throws {
        _ = try replay { app in
            let host = TestHost(app.windows)
            host.isHolding = true
            app.library.trigger(.list)
            app.library.trigger(.book(1))
            host.acknowledge()
            host.refuse("there is no room")
            app.library.trigger(.book(2))
            host.acknowledge()
        }
    }

    @Test("names what cannot be repeated, when it is recorded")
    func gaps() throws {
        let first = Library()
        let recorder = Recorder(of: first.windows)
        first.library.trigger(.pay(Secret("4111 1111")))
        first.library.root.perform(.push(Screen("odd")))
        first.library.trigger(.list, gates: [Gate("g") { _ in .allow }])
        let recording = recorder.recording
        #expect(recording.gaps.map(\.reason) == [.secret, .noRoute, .gates])
        #expect(!recording.text.contains("4111"))
        let replay = try Library().play(recording)
        #expect(replay.played == 0)
        #expect(replay.difference?.reason == "the next step cannot be repeated, as it has a secret, which is not written")
    }

    @Test("reports the first difference with both trees and the step")
    func differences() throws {
        let first = Library()
        let recorder = Recorder(of: first.windows)
        for number in 1...3 { first.library.trigger(.book(number)) }
        let second = Library()
        second.library.limit = 1
        let difference = try #require(try second.play(recorder.recording).difference)
        #expect(difference.step?.number == 3)
        #expect(difference.recorded == #"[splash, "book 1", "book 2"]"#)
        #expect(difference.played == #"[splash, "book 1"]"#)
    }
}
