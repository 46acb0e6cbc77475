@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

@Suite(.bothEnds, .noUnhandledFailures) struct TriggerTests {
    @Test("a route is done on the next line") func doneAtOnce() {
        let news = NewsCoordinator()
        news.trigger(.article(id: 7))
        expect(news, "[news, article]")
    }

    @Test("every trigger has one outcome, which says what was done") func outcomes() throws {
        let news = NewsCoordinator()
        guard case .completed(let context)? = news.outcome(of: .article(id: 7)) else {
            Issue.record("not completed")
            return
        }
        #expect(context.changes.map(\.description) == ["inserted 'article' at 1 of NewsCoordinator"])
        #expect(context.shown.map(\.name) == ["article"])
        #expect(news.outcome(of: .nothing) == .noChange)
        #expect(
            news.outcome(of: .close)?.description == """
                failed: Can't dismiss: nothing is presented, and this root is in no modal.
                """)
        expect(news, "[news, article]")
    }

    @Test("the error of a single route names no step") func noStep() throws {
        let error = try #require(NewsCoordinator().failure(of: .close))
        #expect(error.path == [])
        #expect(error.index == nil)
    }

    @Test("the error of a route that is a sequence names the step in it") func stepOfSequence() throws {
        let stacked = Stacked("home")
        #expect(try #require(stacked.failure(of: .refused)).path == [1])
        expect(stacked, "[home]")
    }

    @Test("the next route works after a failure") func afterFailure() {
        let stacked = Stacked("home")
        for _ in 0..<3 { #expect(stacked.failure(of: .refused) != nil) }
        #expect(stacked.outcome(of: .push("next"))?.isCompleted == true)
        expect(stacked, "[home, next]")
    }

    @Test("a step has the options of its trigger, unless it has its own") func options() {
        let probe = Probe(StackRoot())
        var told: [Bool] = []
        let ask = Transition<StackRoot>("ask") { editor in told.append(editor.options.isAnimated) }
        probe.answers[0] = {
            .multiple(ask, ask.with(.animated), .multiple(ask, ask.with(.animated)).with(.unanimated), ask)
        }
        probe.trigger(.run(0), with: .unanimated)
        #expect(told == [false, true, false, true, false])
    }

    @Test("a coordinator and a window perform a transition without a route") func performing() {
        let news = NewsCoordinator()
        let window = WindowRoot(news, name: "main")
        let manager = WindowManager(window)
        news.perform(.push(Screen("legal")))
        window.perform(.present(Screen("welcome")))
        manager.perform(.open(WindowRoot(Screen("help"), name: "help")))
        expect(manager, "main: [news, legal]^welcome; help: help")
    }
}
