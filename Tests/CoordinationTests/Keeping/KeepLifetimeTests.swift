@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite("Lifetimes of kept screens", .bothEnds, .noUnhandledFailures)
struct KeepLifetimeTests {
    let cinema = Cinema()

    enum Move { case open, close, wait(Int) }

    struct Row: CustomTestStringConvertible {
        let testDescription: String
        let start: KeepingStart
        let isRenewed: Bool
        let moves: [Move]
        let built: Int

        init(_ words: String, _ start: KeepingStart, renewed: Bool, _ moves: [Move], built: Int) {
            (testDescription, self.start, isRenewed) = (words, start, renewed)
            (self.moves, self.built) = (moves, built)
        }
    }

    static let rows = [
        Row(
            "from closed: the time does not count while the screen is shown", .closed, renewed: true,
            [.open, .wait(200), .close, .wait(59), .open], built: 1),
        Row(
            "from closed, renewed: each closing begins a minute", .closed, renewed: true,
            [.open, .close, .wait(40), .open, .wait(40), .close, .wait(59), .open], built: 1),
        Row(
            "from closed, renewed: the screen is kept for no more than a minute", .closed, renewed: true,
            [.open, .close, .wait(40), .open, .wait(40), .close, .wait(60), .open], built: 2),
        Row(
            "from closed, once: the first closing begins the only minute", .closed, renewed: false,
            [.open, .close, .wait(40), .open, .close, .wait(19), .open], built: 1),
        Row(
            "from closed, once: the minute ends however often the screen is opened", .closed, renewed: false,
            [.open, .close, .wait(40), .open, .close, .wait(20), .open], built: 2),
        Row(
            "from closed, once: the minute ends while the screen is shown, too", .closed, renewed: false,
            [.open, .close, .wait(40), .open, .wait(20), .close, .open], built: 2),
        Row(
            "from shown: the time counts while the screen is shown", .shown, renewed: true,
            [.open, .wait(40), .close, .wait(19), .open], built: 1),
        Row(
            "from shown: the time ends, shown or not", .shown, renewed: true,
            [.open, .wait(60), .close, .open], built: 2),
        Row(
            "from shown, renewed: each showing begins a minute", .shown, renewed: true,
            [.open, .wait(40), .close, .open, .wait(40), .close, .open], built: 1),
        Row(
            "from shown, once: the first showing begins the only minute", .shown, renewed: false,
            [.open, .wait(40), .close, .open, .wait(20), .close, .open], built: 2),
    ]

    @Test("a kept screen's time counts from its closing or its showing, as given", arguments: rows)
    func counts(_ row: Row) {
        for move in row.moves {
            switch move {
            case .open: cinema.home.perform(cinema.film(from: row.start, isRenewed: row.isRenewed))
            case .close: cinema.close()
            case .wait(let seconds): cinema.time.advance(by: .seconds(seconds))
            }
        }
        #expect(cinema.built == row.built)
        #expect(cinema.shown == row.built)
    }

    @Test("a screen whose time ends while it is shown stays until closed, and the next is a new one") func onScreen() {
        cinema.home.perform(cinema.film(from: .shown))
        cinema.wait(600)
        expect(cinema.manager, "main: [home]^film")
        cinema.open()
        expect(cinema.manager, "main: [home]^film^film")
        #expect(cinema.shown == 2)
        weak var first: Film?
        first = (cinema.manager.top.node.parent?.presentable as? Film)
        #expect(first?.number == 1)
        cinema.home.perform(.dismissToRoot())
        #expect(first == nil)
        cinema.open()
        #expect(cinema.shown == 2)
    }

    @Test("a screen kept for no time, or less, is not kept", arguments: [Duration.zero, .seconds(-1)])
    func noTime(_ duration: Duration) {
        cinema.home.perform(cinema.film(for: duration))
        cinema.close()
        #expect(cinema.last == nil)
        cinema.home.perform(cinema.film(for: duration))
        #expect(cinema.shown == 2)
    }

    @Test("a screen can be kept for the longest duration there is") func forever() {
        cinema.home.perform(cinema.film(for: .seconds(Int64.max)))
        cinema.close()
        cinema.time.advance(by: .seconds(1_000_000))
        cinema.open()
        #expect(cinema.shown == 1)
    }

    @Test("the duration given when the screen was built counts, whatever later visits say") func firstWord() {
        cinema.home.perform(cinema.film(for: .seconds(10)))
        cinema.close()
        cinema.open()
        cinema.close()
        cinema.wait(100)
        #expect(cinema.last == nil)
    }

    @Test("keeping for a duration without a time source fails, and builds nothing") func noTimeSource() {
        let (home, recorder) = (Stacked("home"), Recorder())
        home.perform(.present(home.keep(for: .seconds(60), key: 1) { cinema.make() }), completion: recorder("open"))
        #expect(recorder.error("open")?.detail == .noTimeSource)
        #expect(recorder.error("open")?.summary == "Can't keep Film: there is no time source.")
        #expect(cinema.built == 0)
        home.perform(.present(home.keep(until: { _ in }, key: 1) { cinema.make() }))
        expect(home, "[home]^film")
    }

    @Test("a time source that calls late does not keep a screen longer") func lateCalls() {
        let (home, time) = (Stacked("home"), DeafTime())
        let manager = WindowManager(WindowRoot(home), time: time)
        let open = Transition<StackRoot>.present(home.keep(for: .seconds(60), key: 1) { cinema.make() })
        home.perform(open)
        home.perform(.dismiss())
        time.now = .seconds(60)
        home.perform(open)
        #expect(cinema.built == 2)
        expect(manager, "[home]^film")
    }
}

/// Has the time, and does not call.
private final class DeafTime: TimeSource {
    var now: Duration = .zero
    func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledCall { ScheduledCall(action) }
}
