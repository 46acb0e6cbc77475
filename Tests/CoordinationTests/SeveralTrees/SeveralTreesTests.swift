@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// One commit over trees of which none contains another.
@Suite(.bothEnds, .noUnhandledFailures) struct SeveralTreesTests {
    @Test("a transition may change another tree, in the same commit") func changesBoth() {
        let (one, two) = (Stacked("one"), Stacked("two"))
        one.perform(.multiple(.push(Screen("a")), .perform(.push(Screen("b")), on: two.root)))
        expect(one, "[one, a]")
        expect(two, "[two, b]")
    }

    @Test("two trees are as they were, and free, when a commit over both fails") func undoesBoth() {
        let (one, two) = (Stacked("one"), Stacked("two"))
        let error = one.failure(
            performing: .multiple(
                .push(Screen("a")), .perform(.push(Screen("b")), on: two.root), .trigger(.push("c"), on: two), .pop(),
                .pop()))
        #expect(error?.path == [4])
        expect(one, "[one]")
        expect(two, "[two]")
        #expect(two.outcome(of: .push("again"))?.isCompleted == true)
        #expect(one.outcome(of: .push("again"))?.isCompleted == true)
        expect(two, "[two, again]")
    }

    @Test("a trigger on a borrowed tree belongs to the commit that borrowed it", arguments: [false, true])
    func joinsBorrower(fails: Bool) {
        let (one, two, recorder) = (Stacked("one"), Stacked("two"), Recorder())
        let end: Transition<StackRoot> = fails ? .pop(to: Screen("absent")) : .none()
        one.perform(
            .multiple(
                .perform(.push(Screen("b")), on: two.root),
                Transition("meanwhile") { _ in
                    two.trigger(.push("late"), completion: recorder("late"))
                    recorder.note("asked: \(two.tree)")
                }, end), completion: recorder("commit"))
        #expect(recorder.lines.first == "asked: [two, b]")
        #expect(
            recorder.lines.last
                == (fails ? "late: cancelled: the commit that it had joined was undone" : "late: completed"))
        #expect(recorder.lines.count == 3)
        expect(two, fails ? "[two]" : "[two, b, late]")
    }

    @Test("a tree that is in the middle of its own commit cannot be borrowed by another's") func busy() {
        let (one, two, recorder) = (Stacked("one"), Stacked("two"), Recorder())
        one.perform(
            Transition("outer") { editor in
                try editor.perform(.push(Screen("a")))
                two.perform(.perform(.push(Screen("b")), on: editor.root), completion: recorder("inner"))
            }, completion: recorder("outer"))
        #expect(
            recorder.error("inner")?.description == """
                Can't change Stacked: it is running a transition of its own.

                  Stack: [one, a]

                Trigger it on that tree itself, which queues it, or after the other transition.
                """)
        #expect(recorder.outcome("outer")?.isCompleted == true)
        expect(one, "[one, a]")
        expect(two, "[two]")
    }

    @Test("a child that is in the middle of its own commit cannot be shown") func showingBusy() throws {
        let (home, child, recorder) = (Stacked("home"), Stacked("child", name: "child"), Recorder())
        child.perform(
            Transition("outer") { editor in
                home.perform(.push(child), completion: recorder("push"))
                home.perform(.present(child), completion: recorder("present"))
                try editor.perform(.push(Screen("x")))
            })
        #expect(
            recorder.error("push")?.description == """
                Can't push 'child': it is running a transition of its own.

                  Stack: [home]

                Trigger it on that tree itself, which queues it, or after the other transition.
                """)
        #expect(recorder.error("present")?.detail == .busy)
        expect(home, "[home]")
        #expect(home.outcome(performing: .push(child))?.isCompleted == true)
        expect(home, "[home, child[child, x]]")
    }

    @Test("a root cannot be made with a child that is in the middle of its own commit") func makingWithBusy() {
        let child = Stacked("child")
        var reasons: [TransitionError.Detail?] = []
        child.perform(
            Transition("outer") { _ in
                reasons = collected { _ = StackRoot(Screen("home"), child) }.map { $0.error?.detail }
            })
        #expect(reasons == [.busy])
    }

    @Test("a child shows itself from its own completion") func fromCompletion() {
        let (home, child) = (Stacked("home"), Stacked("child"))
        child.trigger(.push("x")) { _ in home.perform(.push(child)) }
        expect(home, "[home, [child, x]]")
    }

    @Test("a tree that is shown brings the triggers that wait on it") func bringsWaiting() {
        let (home, child, recorder) = (Stacked("home"), Stacked("child"), Recorder())
        child.perform(
            .effect("meanwhile") {
                child.trigger(.push("waits"), completion: recorder("child"))
                home.perform(
                    .multiple(
                        .push(child),
                        .effect("more") { home.perform(.push(Screen("top")), completion: recorder("home")) }))
                recorder.note("shown: \(home.tree)")
            })
        #expect(
            recorder.lines == ["child: completed", "home: completed", "shown: [home, [child, waits], top]"])
        expect(home, "[home, [child, waits], top]")
    }

    @Test(
        "a trigger that waited in a former tree does not join a commit of its new tree, but waits for it",
        arguments: [false, true], [TransitionOptions.Policy.enqueue, .coalesce])
    func waitsElsewhere(fails: Bool, policy: TransitionOptions.Policy) throws {
        let (home, child, recorder) = (Stacked("home"), Probe(StackRoot(Screen("child"))), Recorder())
        home.perform(.push(child))
        let gesture = home.root.begin(.pop())
        child.answers[0] = {
            home.trigger(.push("meanwhile"), completion: recorder("meanwhile"))
            return fails ? .pop(to: Screen("absent")) : .push(Screen("one"))
        }
        child.answers[1] = { .push(Screen("two")) }
        child.trigger(.run(0), completion: recorder("first"))
        child.trigger(.run(1), with: TransitionOptions(policy: policy), completion: recorder("second"))
        gesture.finish()
        #expect(recorder.outcomes.values.allSatisfy { $0.count == 1 })
        #expect((recorder.error("first") == nil) != fails)
        #expect(try #require(recorder.outcome("second")).get().changes.count == 1)
        expect(home, "[home, meanwhile]")
        expect(child, fails ? "[child, two]" : "[child, one, two]")
    }

    @Test("a trigger that waited in a former tree also waits while its new tree is borrowed", arguments: [false, true])
    func waitsWhileLent(fails: Bool) throws {
        let (home, child, recorder) = (Stacked("home"), Stacked("child"), Recorder())
        home.perform(.push(child))
        let gesture = home.root.begin(.pop())
        child.trigger(.push("one")) { _ in
            // What waits behind has its turn in the midst of this.
            Stacked("third").perform(
                .multiple(
                    .perform(.push(Screen("lent")), on: child.root),
                    Transition("meanwhile") { _ in home.trigger(.push("top"), completion: recorder("top")) },
                    fails ? .pop(to: Screen("absent")) : .none()), completion: recorder("third"))
        }
        child.trigger(.push("two"), completion: recorder("two"))
        gesture.finish()
        #expect((recorder.error("third") == nil) != fails)
        #expect(try #require(recorder.outcome("two")).get().changes.count == 1)
        expect(home, "[home, top]")
        expect(child, fails ? "[child, one, two]" : "[child, one, lent, two]")
    }

    @Test("a child can be built, changed and shown in one commit of another tree") func builtInside() {
        let home = Probe(StackRoot(Screen("home")))
        home.answers[0] = {
            let child = Stacked("child")
            return .multiple(.trigger(.push("before"), on: child), .push(child), .trigger(.push("after"), on: child))
        }
        home.trigger(.run(0))
        expect(home, "[home, [child, before, after]]")
    }

    @Test("a child changed before it was shown is as before when the commit is undone") func followedUndone() {
        let (home, child) = (Stacked("home"), Stacked("child"))
        #expect(
            home.failure(
                performing: .multiple(
                    .trigger(.push("before"), on: child), .push(child), .trigger(.push("after"), on: child), .pop(),
                    .pop()))?.path == [4])
        expect(home, "[home]")
        expect(child, "[child]")
        #expect(child.outcome(of: .push("alone"))?.isCompleted == true)
        expect(child, "[child, alone]")
        #expect(home.outcome(of: .push("alone"))?.isCompleted == true)
        #expect(home.outcome(performing: .push(child))?.isCompleted == true)
        expect(home, "[home, alone, [child, alone]]")
    }

    @Test("a child moves from one tree to another in one commit") func moves() {
        let (one, two, child) = (Stacked("one"), Stacked("two"), Stacked("child"))
        one.perform(.push(child))
        two.perform(.multiple(.perform(.pop(), on: one.root), .push(child)))
        expect(one, "[one]")
        expect(two, "[two, [child]]")
        #expect(one.failure(performing: .multiple(.perform(.pop(), on: two.root), .push(child), .push(child))) != nil)
        expect(one, "[one]")
        expect(two, "[two, [child]]")
        child.trigger(.push("x"))
        expect(two, "[two, [child, x]]")
    }

    @Test("a tree that was shown, changed and undone is borrowed before it is changed again") func borrowedAgain() {
        let (home, child, recorder) = (Stacked("home"), Stacked("child"), Recorder())
        home.perform(
            Transition("outer") { editor in
                try? editor.perform(
                    .multiple(.push(child), .perform(.push(Screen("x")), on: child.root), .pop(to: Screen("absent"))))
                try editor.perform(.push(Screen("y")), on: child.root)
                child.trigger(.push("late"), completion: recorder("late"))
                recorder.note("\(child.tree)")
            })
        #expect(recorder.lines == ["[child, y]", "late: completed"])
        expect(child, "[child, y, late]")
    }

    @Test("borrowing a busy tree is refused each time") func busyTwice() {
        let (one, two) = (Stacked("one"), Stacked("two"))
        var reasons: [TransitionError.Detail?] = []
        two.perform(
            Transition("outer") { _ in
                one.perform(
                    Transition("inner") { editor in
                        for _ in 0..<2 {
                            do throws(TransitionError) {
                                try editor.perform(.push(Screen("b")), on: two.root)
                                reasons.append(nil)
                            } catch { reasons.append(error.detail) }
                        }
                    })
            })
        #expect(reasons == [.busy, .busy])
        expect(two, "[two]")
    }

    @Test("two trees that perform on each other in one commit both change") func onEachOther() {
        let (one, two) = (Stacked("one"), Stacked("two"))
        one.perform(
            .perform(.multiple(.push(Screen("a")), .perform(.push(Screen("b")), on: one.root)), on: two.root))
        expect(one, "[one, b]")
        expect(two, "[two, a]")
    }

    @Test("a tree that was borrowed, then shown, then undone is as it was") func borrowedThenShown() {
        let (home, child, recorder) = (Stacked("home"), Stacked("child"), Recorder())
        home.perform(
            .multiple(
                .perform(.push(Screen("x")), on: child.root),
                Transition("meanwhile") { _ in child.trigger(.push("waits"), completion: recorder("waits")) },
                .push(child), .perform(.push(Screen("y")), on: child.root), .pop(to: Screen("absent"))),
            completion: recorder("commit"))
        #expect(recorder.error("commit")?.path == [4])
        #expect(recorder.lines.last == "waits: cancelled: the commit that it had joined was undone")
        expect(home, "[home]")
        expect(child, "[child]")
        home.perform(.push(child))
        expect(home, "[home, [child]]")
    }

    @Test("a window moves from one manager to another in one commit, or not at all") func windowMoves() {
        let app = AppCoordinator()
        let window = WindowRoot(app, name: "main")
        let one = WindowManager(WindowRoot(Screen("a"), name: "one"), window)
        let two = WindowManager(WindowRoot(Screen("b"), name: "two"))
        let move: Transition<WindowManager> = .multiple(.perform(.close(window), on: one), .open(window))
        #expect(two.outcome(performing: .multiple(move, .close(WindowRoot())))?.isCompleted == false)
        expect(one, "one: a; main: {[news]*, [users]}")
        expect(two, "two: b")
        #expect(two.outcome(performing: move)?.isCompleted == true)
        expect(one, "one: a")
        app.trigger(.users)
        expect(two, "two: b; main: {[news], [users]*}")
    }

    @Test("a tree that reports its last commit can be borrowed, and reports the rest") func borrowedWhileTelling() {
        let (one, two, recorder) = (Stacked("one"), Stacked("two"), Recorder())
        one.trigger(.push("a")) { outcome in
            recorder.note("a: \(outcome)")
            two.perform(
                .multiple(
                    .push(Screen("b")), .perform(.push(Screen("c")), on: one.root),
                    Transition("meanwhile") { _ in one.trigger(.push("d"), completion: recorder("d")) }),
                completion: recorder("two"))
            one.trigger(.push("e"), completion: recorder("e"))
            recorder.note("told")
        }
        #expect(recorder.lines == ["a: completed", "two: completed", "d: completed", "told", "e: completed"])
        expect(one, "[one, a, c, d, e]")
        expect(two, "[two, b]")
    }
}
