import Coordination
import CoordinationMoves
import CoordinationTesting
import Observation
import Testing

@Suite("Observed moves", .noUnhandledFailures) struct ObservedMovesTests {
    let app = Reader()

    /// Counts how often the moves change while somebody reads them.
    private final class View {
        let observed: ObservedMoves
        var changes = 0
        init(_ app: some Navigable) {
            observed = ObservedMoves(app)
            draw()
        }

        func draw() {
            nonisolated(unsafe) let view = self
            withObservationTracking {
                _ = observed.moves
            } onChange: {
                view.changes += 1
            }
        }
    }

    @Test("they are read again after a commit, and only if somebody asks") func commits() {
        let view = View(app)
        #expect(app.trials == 1)
        app.trigger(.story(1))
        #expect(view.changes == 1 && app.trials == 1)
        #expect(view.observed.moves.contains { $0.move == .back })
        app.trigger(.story(2))
        app.trigger(.story(1))
        #expect(view.changes == 1 && app.trials == 1)
        view.draw()
        app.news.perform(.popToRoot())
        #expect(view.changes == 2)
    }

    @Test("they are read again after a signal") func signals() {
        let view = View(app)
        #expect(view.observed.moves.contains { !$0.isEnabled })
        app.isSignedIn = true
        app.gatesChanged()
        #expect(view.changes == 1)
        #expect(!view.observed.moves.contains { !$0.isEnabled })
    }

    @Test("they are read again after the tree has become part of windows", arguments: [false, true])
    func adopted(isOpenedLater: Bool) {
        let view = View(app)
        let (first, second) = (WindowRoot(Screen("first")), WindowRoot(app))
        first.perform(.setRoot(Screen("front")))
        let windows = isOpenedLater ? WindowManager(first) : WindowManager(first, second)
        if isOpenedLater { windows.perform(.open(second)) }
        view.draw()
        for change in [{ app.gatesChanged() }, { app.trigger(.story(1)) }] {
            let before = view.changes
            change()
            #expect(view.changes > before)
            view.draw()
        }
    }

    @Test("they are read again after the tree was put into windows, and taken out again", arguments: [false, true])
    func takenOut(isUndone: Bool) {
        let view = View(app)
        let windows = WindowManager(WindowRoot(Screen("first")))
        let window = WindowRoot(app)
        if isUndone {
            let fails = Transition<WindowManager>("fail") { _ in
                throw TransitionError(cannot: "open", because: "it is off", remedy: "")
            }
            windows.perform(.multiple(.open(window), fails)) { _ in }
        } else {
            windows.perform(.open(window))
            view.draw()
            windows.perform(.close(window))
        }
        #expect(view.changes > 0)
        view.draw()
        let before = view.changes
        app.trigger(.story(1))
        #expect(view.changes > before)
    }

    @Test("they are read again when a model changes that the offers read") func models() {
        let page = Page()
        let app = StackRoot(page)
        let view = View(app)
        #expect(view.observed.moves.isEmpty)
        page.state.canSend = true
        #expect(view.changes > 0)
        #expect(view.observed.moves.map(\.title) == ["send"])
    }

    @Test("they do not retain the app") func released() {
        var app: Reader? = Reader()
        let observed = ObservedMoves(app!)
        #expect(!observed.moves.isEmpty)
        weak let gone = app
        app = nil
        #expect(gone == nil)
    }
}

@Observable private final class State { var canSend = false }

private final class Page: Presentable, Offering {
    let node = Screen("page")
    let state = State()
    var offers: [Offer] { state.canSend ? [Offer("send") { $0(.noChange) }] : [] }
}
