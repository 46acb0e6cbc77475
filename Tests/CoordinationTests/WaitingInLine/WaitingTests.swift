@_spi(Hosting) import Coordination
import CoordinationTesting
import TestSupport
import Testing

/// Triggers that wait until the current commit has ended.
@Suite(.bothEnds, .noUnhandledFailures) struct WaitingTests {
    @Test("a trigger from an effect runs before one from a completion, and both after the completions")
    func fixedOrder() {
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

    @Test("a trigger on a child that the running commit removed still joins that commit") func onRemoved() {
        let (home, child, recorder) = (Stacked("home"), Stacked("child"), Recorder())
        home.perform(.push(child))
        home.perform(
            Transition("take") { editor in
                try editor.perform(.pop())
                child.trigger(.push("x"), completion: recorder("child"))
                recorder.note(child.tree.description)
            }, completion: recorder("take"))
        #expect(recorder.lines == ["[child]", "take: completed", "child: completed"])
        expect(home, "[home]")
        expect(child, "[child, x]")
    }

    @Test("a route sent by a screen after its removal reaches no router") func afterRemoval() {
        let (home, leaf, recorder) = (Stacked("home"), Screen("leaf"), Recorder())
        home.perform(.push(leaf))
        home.trigger(.pop) { _ in leaf.send(StackedRoute.push("late"), completion: recorder("late")) }
        #expect(recorder.error("late")?.detail == .unclaimed(asked: []))
        expect(home, "[home]")
    }

    @Test("a trigger whose child is removed while it waits still ends once") func removedWhileWaiting() {
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

    @Test("a trigger made by a model as it is freed runs after its commit, even if that is undone")
    func fromDeinit() {
        let home = Stacked("home")
        home.perform(.push(LastWords(home.weakRouter)))
        home.perform(.multiple(.pop(), .push(Screen("x"))))
        expect(home, "[home, x, bye]")
        #expect(
            home.failure(performing: .multiple(.push(LastWords(home.weakRouter)), .pop(to: Screen("absent")))) != nil)
        expect(home, "[home, x, bye, bye]")
    }

    @Test("a trigger made by a model freed with its coordinator fails, and is reported") func fromDeinitOfAll() {
        var home: Stacked? = Stacked("home")
        if let router = home?.weakRouter { home?.perform(.push(LastWords(router))) }
        let found = collected { home = nil }
        #expect(found.map(\.error?.reason) == [.released])
    }

    @Test("a trigger made while a keyed screen is built joins the commit, and ends with it") func fromBuilding() {
        let (home, recorder) = (Stacked("home"), Recorder())
        home.perform(
            .push(
                Later {
                    home.trigger(.push("joined"), completion: recorder("first"))
                    return Screen("built")
                }, key: 1))
        expect(home, "[home, built, joined]")
        home.perform(
            .push(
                Later {
                    home.trigger(.push("joined"), completion: recorder("second"))
                    throw TransitionError(cannot: "build it", because: "it is out of stock")
                }, key: 2), completion: recorder("push"))
        expect(home, "[home, built, joined]")
        #expect(recorder.outcome("first")?.isCompleted == true)
        #expect(recorder.outcome("second") == .cancelled(.rolledBack))
        #expect(recorder.error("push")?.summary == "Can't build it: it is out of stock.")
    }

    @Test("a completion may trigger and then free everything, and the trigger still completes") func lettingGo() {
        let recorder = Recorder()
        var home: Stacked? = Stacked("home")
        weak let watched = home
        home?.trigger(.push("a")) { outcome in
            recorder("a")(outcome)
            home?.trigger(.push("b"), completion: recorder("b"))
            home = nil
        }
        #expect(recorder.lines == ["a: completed", "b: completed"])
        #expect(watched == nil)
    }
}

/// A model that triggers a route when it goes.
private final class LastWords: Presentable {
    let node = Screen("loud")
    private let router: WeakRouter<StackedRoute>

    init(_ router: WeakRouter<StackedRoute>) { self.router = router }

    deinit { router.trigger(.push("bye")) }
}
