import Coordination
import CoordinationTesting
import Testing

/// Triggers that are made while something else is going on.
@Suite(.noUnheardFailures) struct JoiningTests {
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

    @Test("one made in a step of a chain runs before the next step") func joinsInChain() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            probe.trigger(.run(1), completion: recorder("inner"))
            return .push(Screen("a"))
        }
        probe.answers[1] = { .push(Screen("b")) }
        probe.answers[2] = { .push(Screen("c")) }
        probe.perform(probe.chain(routes: .run(0), .run(2)), completion: recorder("chain"))
        expect(probe, "[home, a, b, c]")
        #expect(recorder.lines == ["chain: completed", "inner: completed"])
    }

    @Test("it ends cancelled when the commit it joined is undone") func undone() {
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
        #expect(recorder.outcome("inner") == .cancelled(.undone))
        #expect(recorder.error("outer")?.path == [1])
    }

    @Test("when the joined one is refused, all of the commit is undone") func joinedIsRefused() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            probe.trigger(.run(1), completion: recorder("inner"))
            return .push(Screen("a"))
        }
        probe.answers[1] = { .pop(to: Screen("absent")) }
        probe.trigger(.run(0), completion: recorder("outer"))
        expect(probe, "[home]")
        #expect(recorder.error("outer")?.reason == .notOnStack(on: nil))
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

    @Test("one whose part was undone and caught ends cancelled, and the commit goes on") func caught() {
        let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
        probe.answers[0] = { [unowned probe] in
            Transition("try") { editor in
                do {
                    try editor.perform(.route(.run(1), on: probe))
                    Issue.record("not refused")
                } catch {
                    try editor.push(Screen("instead"))
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
        #expect(recorder.outcome("inner") == .cancelled(.undone))
    }

    @Test("one made in a child's init commits by itself, and what is built is shown") func childInit() {
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

    @Test("a child's init in a commit that is undone ends completed, and the child goes") func childInitUndone() {
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

    @Test("one made from a completion runs after it, one from an effect before it is told") func fixedOrder() {
        for _ in 0..<3 {
            let (probe, recorder) = (Probe(StackRoot(Screen("home"))), Recorder())
            for number in 1...4 {
                probe.answers[number] = {
                    recorder.note("prepare \(number)")
                    return .push(Screen("\(number)"))
                }
            }
            probe.answers[0] = { [unowned probe] in
                probe.trigger(.run(1), completion: recorder("joined"))
                return .multiple(
                    .effect("trigger") {
                        recorder.note("effect")
                        probe.trigger(.run(2), completion: recorder("from effect"))
                    }, .push(Screen("0")))
            }
            probe.trigger(.run(0)) { outcome in
                recorder("outer")(outcome)
                probe.trigger(.run(3), completion: recorder("from completion"))
                probe.trigger(.run(4), completion: recorder("after it"))
                recorder.note("completion ends")
            }
            expect(probe, "[home, 0, 1, 2, 3, 4]")
            #expect(
                recorder.lines == [
                    "prepare 1", "effect", "outer: completed", "completion ends", "joined: completed",
                    "prepare 2", "from effect: completed", "prepare 3", "from completion: completed", "prepare 4",
                    "after it: completed",
                ])
        }
    }

    @Test("completions that trigger 10,000 times over do not pile up") func longPingPong() async {
        let count = await onSmallStack {
            let stacked = Stacked("home")
            var left = 10_000
            func next() {
                guard left > 0 else { return }
                left -= 1
                stacked.trigger(.push("\(left)")) { _ in next() }
            }
            next()
            return stacked.root.node.count
        }
        #expect(count == 10_001)
    }

    @Test("one made on a child that the running commit took off still joins that commit") func onRemoved() {
        let (home, child, recorder) = (Stacked("home"), Stacked("child"), Recorder())
        home.perform(.push(child))
        home.perform(
            Transition("take") { editor in
                try editor.pop()
                child.trigger(.push("x"), completion: recorder("child"))
                recorder.note(child.tree.description)
            }, completion: recorder("take"))
        #expect(recorder.lines == ["[child]", "take: completed", "child: completed"])
        expect(home, "[home]")
        expect(child, "[child, x]")
    }

    @Test("one made on a screen after it was taken off reaches nobody") func afterRemoval() {
        let (home, leaf, recorder) = (Stacked("home"), Screen("leaf"), Recorder())
        home.perform(.push(leaf))
        home.trigger(.pop) { _ in leaf.trigger(StackedRoute.push("late"), completion: recorder("late")) }
        #expect(recorder.error("late")?.reason == .unclaimed(asked: []))
        expect(home, "[home]")
    }

    @Test("a child that was taken off while its trigger waited still ends it once") func removedWhileWaiting() {
        let (home, child, recorder) = (Stacked("home"), Stacked("child"), Recorder())
        home.perform(.push(child))
        home.perform(
            .effect("meanwhile") {
                home.trigger(.pop, completion: recorder("pop"))
                child.trigger(.push("x"), completion: recorder("child"))
            })
        #expect(recorder.lines == ["pop: completed", "child: completed"])
        expect(home, "[home]")
        expect(child, "[child, x]")
    }

    @Test("one made by a model that goes runs after what took it off, whether that stood or was undone")
    func fromDeinit() {
        let home = Stacked("home")
        home.perform(.push(LastWords(home.weakRouter)))
        home.perform(.multiple(.pop(), .push(Screen("x"))))
        expect(home, "[home, x, bye]")
        #expect(
            home.failure(performing: .multiple(.push(LastWords(home.weakRouter)), .pop(to: Screen("absent")))) != nil)
        expect(home, "[home, x, bye, bye]")
    }

    @Test("one made by a model that goes with its coordinator has nobody to go to, loudly") func fromDeinitOfAll() {
        var home: Stacked? = Stacked("home")
        if let router = home?.weakRouter { home?.perform(.push(LastWords(router))) }
        let found = collected { home = nil }
        #expect(found.map(\.error?.reason) == [.released])
    }
}

/// A model that triggers a route when it goes.
private final class LastWords: Presentable {
    let node = Screen("loud")
    private let router: WeakRouter<StackedRoute>

    init(_ router: WeakRouter<StackedRoute>) { self.router = router }

    deinit { router.trigger(.push("bye")) }
}
