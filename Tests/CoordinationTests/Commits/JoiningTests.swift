import Coordination
import CoordinationTesting
import Testing

/// Triggers that are made while a commit runs.
@Suite(.bothEnds, .noUnhandledFailures) struct JoiningTests {
    @Test("a trigger made in prepareTransition joins the commit and runs after the transition") func joins() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            probe.trigger(.run(1), completion: recorder("inner 1"))
            probe.trigger(.run(2), completion: recorder("inner 2"))
            return .multiple(.push(Screen("a")), .push(Screen("b")))
        }
        probe.answers[1] = { .push(Screen("c")) }
        probe.answers[2] = { .push(Screen("d")) }
        probe.trigger(.run(0), completion: recorder("outer"))
        expect(probe, "[home, a, b, c, d]")
        #expect(recorder.lines == ["outer: completed", "inner 1: completed", "inner 2: completed"])
    }

    @Test("a trigger made in a step of a chain runs before the next step") func joinsInChain() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            probe.trigger(.run(1), completion: recorder("inner"))
            return .push(Screen("a"))
        }
        probe.answers[1] = { .push(Screen("b")) }
        probe.answers[2] = { .push(Screen("c")) }
        probe.perform(probe.chain(routes: [.run(0), .run(2)]), completion: recorder("chain"))
        expect(probe, "[home, a, b, c]")
        #expect(recorder.lines == ["chain: completed", "inner: completed"])
    }

    @Test("a joined trigger ends as cancelled when its commit is undone") func undone() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            probe.trigger(.run(1), completion: recorder("inner"))
            return .multiple(.push(Screen("a")), .pop(to: Screen("absent")))
        }
        var wasAsked = false
        probe.answers[1] = {
            wasAsked = true
            return .push(Screen("b"))
        }
        probe.trigger(.run(0), completion: recorder("outer"))
        #expect(!wasAsked)
        expect(probe, "[home]")
        #expect(recorder.outcome("inner") == .cancelled(.rolledBack))
        #expect(recorder.error("outer")?.path == [1])
    }

    @Test("a joined trigger that is refused undoes the whole commit") func joinedIsRefused() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            probe.trigger(.run(1), completion: recorder("inner"))
            return .push(Screen("a"))
        }
        probe.answers[1] = { .pop(to: Screen("absent")) }
        probe.trigger(.run(0), completion: recorder("outer"))
        expect(probe, "[home]")
        #expect(recorder.error("outer")?.detail == .notOnStack(on: nil))
        #expect(recorder.outcomes["inner"]?.count == 1)
        #expect(recorder.outcome("inner")?.isCompleted == false)
    }

    @Test("joined triggers may join others, in a fixed order") func joinedJoins() {
        let probe = Probe(StackRoot(Screen("home")))
        for (number, next) in [0: [1, 2], 1: [3, 4], 2: [5]] {
            probe.answers[number] = { [unowned probe] in
                for route in next { probe.trigger(.run(route)) }
                return .push(Screen("\(number)"))
            }
        }
        for number in 3...5 { probe.answers[number] = { .push(Screen("\(number)")) } }
        probe.trigger(.run(0))
        expect(probe, "[home, 0, 1, 3, 4, 2, 5]")
    }

    @Test("a trigger in a part that is undone and caught is cancelled, and the commit continues") func caught() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            Transition("try") { editor in
                do {
                    try editor.perform(.trigger(.run(1), on: probe))
                    Issue.record("not refused")
                } catch {
                    try editor.perform(.push(Screen("instead")))
                }
            }
        }
        probe.answers[1] = { [unowned probe] in
            probe.trigger(.run(2), completion: recorder("inner"))
            return .multiple(.push(Screen("a")), .pop(to: Screen("absent")))
        }
        probe.trigger(.run(0), completion: recorder("outer"))
        expect(probe, "[home, instead]")
        #expect(recorder.outcome("outer")?.isCompleted == true)
        #expect(recorder.outcome("inner") == .cancelled(.rolledBack))
    }

    @Test("a trigger in a child's init commits by itself, before the child is shown") func childInit() {
        let home = Probe(StackRoot(Screen("home")))
        var seen = ""
        home.answers[0] = {
            let child = Stacked("about")
            seen = child.tree.description
            return .push(child)
        }
        home.trigger(.run(0))
        #expect(seen == "[about]")
        expect(home, "[home, [about]]")
    }

    @Test("a trigger in a child's init ends completed, and the child goes with the undone commit")
    func childInitUndone() {
        let (home, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        weak var child: Stacked?
        home.answers[0] = {
            let made = Stacked()
            made.trigger(.push("about"), completion: recorder("init"))
            child = made
            return .multiple(.push(made), .pop(to: Screen("absent")))
        }
        home.trigger(.run(0), completion: recorder("outer"))
        #expect(recorder.outcome("init")?.isCompleted == true)
        #expect(recorder.error("outer") != nil)
        #expect(child == nil)
    }

    @Test("routes triggered before any window exists happen in order") func beforeAnyWindow() {
        let (news, recorder) = (NewsCoordinator(), Recorder())
        news.trigger(.article(id: 1), completion: recorder("first"))
        news.trigger(.article(id: 2), completion: recorder("second"))
        #expect(recorder.lines == ["first: completed", "second: completed"])
        let manager = WindowManager(WindowRoot(news))
        expect(manager, "[news, article, article]")
        #expect(news.root.node.children.compactMap { ($0 as? ArticleModel)?.id } == [1, 2])
    }

    @Test("a trigger in another tree's prepareTransition runs after that transition, and is undone with it")
    func fromAnotherTree() {
        let (home, other, recorder) = (Stacked("home"), Probe(StackRoot(Screen("other"))), Recorder())
        other.answers[0] = { [unowned other] in
            other.trigger(.run(1), completion: recorder("inner"))
            return .push(Screen("a"))
        }
        other.answers[1] = { .push(Screen("b")) }
        home.perform(.trigger(.run(0), on: other), completion: recorder("outer"))
        expect(other, "[other, a, b]")
        #expect(recorder.lines == ["outer: completed", "inner: completed"])
        home.perform(.multiple(.trigger(.run(0), on: other), .pop()), completion: { _ in })
        expect(other, "[other, a, b]")
        #expect(recorder.outcomes["inner"]?.last == .cancelled(.rolledBack))
    }
}
