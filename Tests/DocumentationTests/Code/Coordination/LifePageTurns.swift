@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// What the page on the life of a trigger says of turns, gates and outcomes.
@Suite("The page on the life of a trigger: turns", .noUnhandledFailures) struct LifePageTurns {
    @Test("a dismissed coordinator is freed") func letGo() {
        let app = FrontPageApp.AppCoordinator()
        app.trigger(.login)
        expect(app, "{[news]*, [account]}^[email]")
        // snippet.let-go
        weak let login = app.children.last  // {[news]*, [account]}^[email]
        app.perform(.dismiss())  // {[news]*, [account]}
        #expect(login == nil)
        // snippet.end
        expect(app, "{[news]*, [account]}")
    }

    private enum StepRoute: Route { case both, first, second }

    private final class Stepping: Coordinator {
        let root = StackRoot(Screen("home"))
        var heard: [String] = []

        func prepareTransition(for route: StepRoute) -> Transition<StackRoot> {
            switch route {
            case .both:
                trigger(.second) { [unowned self] in heard.append("second: \($0)") }
                return .push(Screen("first"))
            case .first: return .push(Screen("first"))
            case .second: return .push(Screen("second"))
            }
        }
    }

    @Test("a trigger runs in the commit, after the completion, or after the host has answered") func turns() {
        let app = Stepping()
        var outcome: TransitionOutcome?
        app.trigger(.both) { outcome = $0 }
        expect(app, "[home, first, second]")
        #expect(outcome?.description == "completed" && app.heard == ["second: completed"])

        app.trigger(.first) { [app] _ in
            expect(app, "[home, first, second, first]")
            app.trigger(.second)
            expect(app, "[home, first, second, first]")
        }
        expect(app, "[home, first, second, first, second]")

        let host = TestHost(app, isHolding: true)
        app.trigger(.first)
        app.trigger(.second)
        expect(app, "[home, first, second, first, second, first]")
        host.acknowledge()
        expect(app, "[home, first, second, first, second, first, second]")
    }

    @Test("a trigger ends in each of the five ways") func outcomes() {
        let app = Stepping()
        var outcomes: [String] = []
        app.trigger(.both) { outcomes.append($0.description) }
        app.perform(.popToRoot()) { outcomes.append($0.description) }
        app.perform(.popToRoot()) { outcomes.append($0.description) }
        app.perform(.pop()) { outcomes.append($0.description) }
        app.root.begin(.push(Screen("a"))) { outcomes.append($0.description) }.cancel()
        app.perform(.present(Screen("q"), style: .sheet(dismissible: false)), completion: nil)
        app.back { outcomes.append($0.description) }
        #expect(
            outcomes == [
                "completed", "completed", "no change",
                "failed: Can't pop: there is nothing to go back to.", "cancelled: the user turned back half-way",
                "rejected: 'q' has to be answered first",
            ])
    }

    private final class Guarded: Coordinator {
        let root = StackRoot(Screen("home"))
        var attempts = 0
        var isOpen = false
        var resume: Resumption?

        func gates(for route: StepRoute) -> [Gate] {
            guard route == .second else { return [] }
            return [
                Gate("later") { [unowned self] _ in
                    isOpen ? .allow : .wait { [unowned self] in resume = $0 }
                }
            ]
        }

        func prepareTransition(for route: StepRoute) -> Transition<StackRoot> {
            attempts += 1
            return switch route {
            case .both: .multiple(.push(Screen("before")), .trigger(.second, on: self))
            case .first: .push(Screen("first"))
            case .second: .push(Screen("second"))
            }
        }
    }

    @Test("a transition that waits for a gate is undone, prepared again, and holds nothing up") func gates() {
        let app = Guarded()
        var outcome: TransitionOutcome?
        app.trigger(.both) { outcome = $0 }
        expect(app, "[home]")
        #expect(app.attempts == 1)
        app.trigger(.first)
        expect(app, "[home, first]")
        #expect(outcome == nil && app.attempts == 2)
        app.isOpen = true
        app.resume?()
        expect(app, "[home, first, before, second]")
        #expect(outcome?.isCompleted == true && app.attempts == 4)
    }

    @Test("nothing that a finger drives waits for a gate") func gestureAtGate() {
        let app = Guarded()
        var outcome: TransitionOutcome?
        let swipe = app.begin(.second) { outcome = $0 }
        #expect(!swipe.isActive)
        #expect(outcome?.description == "rejected: it is not allowed: it cannot wait for 'later', which says: wait")
        expect(app, "[home]")
    }
}
