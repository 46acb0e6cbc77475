@_spi(Hosting) import Coordination
import CoordinationHistory
import CoordinationTesting
import Testing

@Suite("A trail") struct TrailTests {
    @Test("begins again only when all of it comes back, and counts what hosts answer from there")
    func trails() throws {
        let app = Library()
        var (text, starts) = ("", 0)
        let recorder = Recorder(
            of: app.windows,
            trail: Trail(every: 2) { line in
                switch line {
                case .start(let line): (text, starts) = (line, starts + 1)
                case .step(let line): text += line
                }
            })
        let host = TestHost(app.windows)
        app.library.trigger(.list)
        app.library.trigger(.welcome)
        app.windows.back()  // The alert is open.
        #expect(starts == 1)
        app.library.trigger(.book(1))
        #expect(starts == 2)
        host.isHolding = true
        app.library.trigger(.book(2))
        app.library.trigger(.book(3))
        recorder.end()
        let second = Library()
        #expect(try second.play(Recording(text)).difference == nil)
        // The last one waits for the host.
        #expect("\(second.windows.tree)" == #"[list, "book 1", "book 2"]"#)
        #expect(second.windows.tree == app.windows.tree)
        host.acknowledge()
    }

    @Test("has a step of a history as a gap") func steps() throws {
        let app = Library()
        var text = ""
        let recorder = Recorder(
            of: app.windows,
            trail: Trail { line in
                switch line {
                case .start(let line): text = line
                case .step(let line): text += line
                }
            })
        let history = History(of: app.windows)
        app.library.trigger(.list)
        app.library.trigger(.book(1))
        history.back()
        app.library.trigger(.book(2))
        recorder.end()
        let recording = try Recording(text)
        #expect(recording.gaps.map(\.reason) == [.noRoute] && recording.gaps.first?.step == 3)
        #expect(try Library().play(recording).played == 2)
    }
}
