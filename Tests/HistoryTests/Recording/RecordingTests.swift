@_spi(Log) @_spi(Hosting) import Coordination
import CoordinationHistory
import CoordinationLinks
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

    @Test("has the calls of a task, also of one that a timer has begun")
    @MainActor func tasks() async {
        let app = Library()
        let recorder = Recorder(of: app.windows)
        var task: Task<Void, Never>?
        app.time.schedule(after: .seconds(1)) {
            app.library.trigger(.list)
            task = Task { app.library.trigger(.book(7)) }
        }
        app.time.advance(by: .seconds(1))
        await task?.value
        #expect(recorder.recording.description == #"1 at 1.000 s: trigger {"book":{"_0":7}} at /0/0"#)
    }

    @Test("has the end of a movement of something that has gone meanwhile")
    func movedAway() throws {
        _ = try replay { app in
            let host = TestHost(app.windows)
            app.library.trigger(.form)
            let movement = app.windows.presentable(at: TreePath("/0/0^0")!)?.node.beginMovement()
            host.dragAway()
            movement?.end()
            app.library.trigger(.book(1))
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

    @Test("has addresses, which skip what is there already")
    func addresses() throws {
        let links = Links<LibraryRoute>([.path("book").value(Int.self, "number").route(LibraryRoute.book)])
        let link = try links.link(for: "/book/1")
        let (first, _, recording) = try replay(3) { app in
            app.library.trigger(.book(1))
            app.library.trigger(.book(2))
            app.windows.trigger(link, superseding: true)
        }
        #expect("\(first.windows.tree)" == #"[splash, "book 1"]"#)
        #expect(recording.text.contains(#""do":"address""#) && recording.text.contains(#""supersedes":true"#))
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

    @Test("has gestures, finished and cancelled, and movements")
    func gestures() throws {
        _ = try replay { app in
            let host = TestHost(app.windows)
            host.isHolding = true
            app.library.trigger(.book(1))
            host.acknowledge()
            app.windows.beginBack().cancel()
            let swipe = app.windows.beginBack()
            swipe.update(0.5)
            swipe.finish()
            app.library.trigger(.book(3))
            host.acknowledge()
            host.isHolding = false
            app.library.begin(.book(2)).finish()
            let movement = app.windows.beginMovement()
            app.library.trigger(.book(4))
            app.windows.report(.popped(to: app.library.root.node.children[0].node.id))
            movement.end()
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
        #expect(
            replay.difference?.reason == "the next step cannot be repeated, as it has a secret, which is not written")
    }

    @Test("has no payload that nobody releases, and no typed text")
    func secrets() throws {
        enum ForeignRoute: Route { case note(String) }
        let marker = "MARKER-4111"
        let app = Library()
        app.session.user = "anna"
        var lines = ""
        let recorder = Recorder(
            of: app.windows,
            trail: Trail(every: 2) { line in
                switch line {
                case .start(let text), .step(let text): lines += text
                }
            })
        app.library.trigger(.pay(Secret(marker)))
        app.library.trigger(.hidden(marker))
        app.library.trigger(.pay(Secret(marker)), gates: [Gate("g") { _ in .allow }])
        app.library.root.screens[0].send(ForeignRoute.note(marker)) { _ in }
        app.library.trigger(.form)
        app.windows.do(.tap("password", on: "form", typing: marker))
        #expect((app.windows.presentable(at: TreePath("/0/0^0")!) as? Form)?.password == marker)
        app.windows.back()
        recorder.end()
        #expect(!lines.contains(marker))
        #expect(!recorder.recording.description.contains(marker))
    }

    @Test("is made by each of two recorders, from when it was made to its end")
    func twoRecorders() throws {
        let app = Library()
        let host = TestHost(app.windows)
        let first = Recorder(of: app.windows)
        app.library.trigger(.list)
        var second: Recorder? = Recorder(of: app.windows)
        host.isHolding = true
        app.library.trigger(.book(1))
        host.acknowledge()
        let short = try #require(second?.recording)
        second = nil
        app.library.trigger(.book(2))
        host.acknowledge()
        #expect(first.recording.steps.count == 7)
        #expect(short.steps.map(\.description).last == "3 at 0.000 s: the host has shown it")
        #expect(try Library().play(first.recording).difference == nil)
        #expect(short.description.contains("2 at 0.000 s: commit 1 settles"))
        first.end()
        app.library.trigger(.book(3))
        #expect(first.recording.steps.count == 7)
    }

    @Test("has the values of moves that nobody has typed, and those that become a route")
    func values() throws {
        _ = try replay(3) { app in
            app.library.trigger(.form)
            app.windows.do(.tap("topic", on: "form", typing: "law"))
            app.windows.do(.tap("book", on: "form", typing: "12"))
        }
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

@Suite("The text of a recording")
struct RecordingTextTests {
    private let recording: Recording = {
        let app = Library()
        let recorder = Recorder(of: app.windows, version: "3.1")
        app.library.trigger(.list)
        app.time.advance(by: .milliseconds(1250))
        app.library.trigger([Hop(LibraryRoute.book(8)), Hop(LibraryRoute.form)], with: .revealing)
        app.library.trigger([Hop]())
        app.windows.gatesChanged()
        app.library.recover(to: .list)
        return recorder.recording
    }()

    @Test("is read as it was written, by any coder")
    func coding() throws {
        #expect(recording.version == "3.1")
        #expect(recording.gaps.isEmpty && !recording.isTorn)
        let read = try Recording(recording.text)
        #expect(read == recording)
        #expect("\(read)" == "\(recording)")
        #expect(
            recording.steps[1].description
                == #"2 at 1.250 s: trigger {"book":{"_0":8}}, {"form":{}} at /0/0"#)
    }

    @Test("without the end of its last line has all other steps")
    func torn() throws {
        for length in 1..<40 {
            let torn = try Recording(String(recording.text.dropLast(length)))
            #expect(torn.isTorn || length == 0)
            #expect(torn.steps.count == recording.steps.count)
        }
    }

    @Test("with one changed byte is refused, or has lost its last line")
    func damage() throws {
        let bytes = Array(recording.text.utf8)
        for index in bytes.indices {
            var changed = bytes
            changed[index] ^= 1
            guard let read = try? Recording(String(decoding: changed, as: UTF8.self)) else { continue }
            #expect(read.isTorn)
        }
    }

    @Test("that is too large, of another format or no recording is refused, with a remedy")
    func refusals() {
        #expect(throws: RecordingError.tooLarge(found: recording.text.utf8.count, limit: 10, unit: "bytes")) {
            try Recording(recording.text, limits: Recording.Limits(bytes: 10))
        }
        #expect(throws: RecordingError.tooLarge(found: 4, limit: 3, unit: "steps")) {
            try Recording(recording.text, limits: Recording.Limits(steps: 3))
        }
        for text in ["", "\n", "x", "{}\n", String(repeating: "[", count: 10_000)] {
            #expect(throws: RecordingError.self) { try Recording(text) }
        }
    }

    @Test("belongs to its owner")
    func owners() throws {
        let app = Library()
        let recorder = Recorder(of: app.windows, terms: RestorationTerms(owner: { "anna" }))
        #expect(recorder.recording.owner == "anna")
        #expect(throws: RecordingError.otherOwner) { try Library().play(recorder.recording) }
    }

    @Test("shrinks to the steps that are needed, and prints a test")
    func shrinking() {
        let app = Library()
        let recorder = Recorder(of: app.windows)
        for number in 1...20 { app.library.trigger(.book(number)) }
        let short = recorder.recording.shrunk { short in
            let played = Library()
            _ = try? played.play(short)
            let tree = "\(played.windows.tree)"
            return tree.contains("book 7") && tree.contains("book 13")
        }
        #expect(
            short.description == """
                1 at 0.000 s: trigger {"book":{"_0":7}} at /0/0
                2 at 0.000 s: trigger {"book":{"_0":13}} at /0/0
                """)
        #expect(short.test(named: "it", launching: "launch()").contains("let (tree, time) = launch()"))
    }
}

@Suite("A journey")
struct JourneyReplayTests {
    @Test("replays, and one that does not says why")
    func replays() async {
        expectReplays([
            JourneyStep("opens a book") { $0.send(LibraryRoute.book(7)) { _ in } },
            JourneyStep("goes back") { $0.back() },
        ]) { Library().windows }
        let issues = await issues {
            expectReplays([JourneyStep("opens something") { $0.perform(.open(WindowRoot(Screen("odd")))) }]) {
                Library().windows
            }
        }
        #expect(issues.map { $0.comments.map(\.rawValue).joined().contains("it has no route") } == [true])
    }
}
