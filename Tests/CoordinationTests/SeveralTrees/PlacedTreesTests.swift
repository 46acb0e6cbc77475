@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

/// A tree with something pending gets a place in another one, and that is undone, or not.
@Suite(.bothEnds, .noUnhandledFailures) struct PlacedTreesTests {
    private let shown = Shown("home")
    private let house = House()
    private var recorder: Recorder { shown.recorder }

    /// How a commit that shows the house goes back.
    enum Undoing: CaseIterable { case refusedVerb, refusingHost, gesture, gate, caught }

    private func placeAndUndo(_ undoing: Undoing) {
        let (home, host) = (shown.home, shown.host)
        switch undoing {
        case .refusedVerb: home.perform(.multiple(.push(house), .pop(to: Screen("absent"))), completion: { _ in })
        case .refusingHost:
            host.nextRefusal = "no"
            home.perform(.push(house), completion: { _ in })
        case .gesture: home.root.begin(.push(house)).cancel()
        case .gate:
            let closed = House()
            closed.gates[.secret] = [Gate("porter") { _ in .deny("no") }]
            home.perform(.multiple(.push(house), .trigger(.secret, on: closed)), completion: { _ in })
        case .caught:
            home.perform(
                Transition("try") { [house] editor in
                    do { try editor.perform(.multiple(.push(house), .pop(to: Screen("absent")))) } catch {}
                    try editor.perform(.push(Screen("a")))
                })
            home.perform(.pop())
        }
        expect(shown.manager, "main: [home]")
    }

    private func asks() {
        house.gates[.secret] = [Gate("porter") { _ in .ask("Sure?", choices: [.proceed("Yes"), .cancel("No")]) }]
        house.trigger(.secret, completion: recorder("secret"))
    }

    @Test("a question moves with its tree into another tree, and is answered there") func questionPlaced() {
        asks()
        shown.home.perform(.push(house))
        expect(shown.manager, #"main: [home, [home]]!"Sure?""#)
        #expect(recorder.lines == [])
        shown.host.answer("Yes")
        expect(shown.manager, "main: [home, [home, secret]]")
        #expect(recorder.lines == ["secret: completed"])
    }

    @Test("an awaited answer moves with its tree into another tree") func answerPlaced() {
        house.ask("Well?", [Answer("Go", 1), Answer("Stay", role: .cancel, 2)]) { [recorder] in
            recorder.note("\($0)")
        }
        shown.home.perform(.present(house))
        #expect(recorder.lines == [])
        shown.host.answer("Go")
        #expect(recorder.lines == ["success(1)"])
    }

    @Test("an answer asked for in the commit that places its tree comes in the new tree") func askedAndPlaced() {
        let asking = Transition<StackRoot>("ask") { [house, recorder] _ in
            house.node.ask("Well?", [Answer("Go", 1), Answer("Stay", role: .cancel, 2)]) { recorder.note("\($0)") }
        }
        shown.home.perform(.multiple(.perform(.push(Screen("b")), on: house.root), asking, .push(house)))
        expect(shown.manager, #"main: [home, [home, b]]!"Well?""#)
        #expect(recorder.lines == [])
        shown.host.answer("Go")
        #expect(recorder.lines == ["success(1)"])
    }

    @Test("a question is answered after its tree's placing was undone", arguments: Undoing.allCases)
    func questionUndone(undoing: Undoing) {
        asks()
        placeAndUndo(undoing)
        expect(house, #"[home]!"Sure?""#)
        #expect(recorder.lines == [])
        house.choose("Yes", completion: nil)
        expect(house, "[home, secret]")
        #expect(recorder.lines == ["secret: completed"])
    }

    @Test("an alert that an undone commit has moved twice can be answered") func twice() {
        asks()
        let (home, stack) = (shown.home, StackRoot(Screen("x")))
        home.perform(
            .multiple(
                .push(house), .pop(), .push(stack), .perform(.push(house), on: stack), .pop(to: Screen("absent"))),
            completion: { _ in })
        house.choose("Yes", completion: nil)
        #expect(recorder.lines == ["secret: completed"])
    }

    @Test(
        "a waiting trigger stays in its tree when the tree's placing is undone, and resumes there",
        arguments: Undoing.allCases)
    func waitUndone(undoing: Undoing) throws {
        var isOpen = false
        house.gates[.secret] = [Gate("porter") { _ in isOpen ? .allow : .require(HouseRoute.login) }]
        house.trigger(.secret, completion: recorder("secret"))
        placeAndUndo(undoing)
        expect(house, "[home]^login")
        shown.manager.recover(to: .none(), completion: nil)
        #expect(recorder.lines == [])
        isOpen = true
        try #require(house.login).finish()
        expect(house, "[home, secret]")
        #expect(recorder.lines == ["secret: completed"])
    }

    @Test("a recovery of a tree ends the trigger that waits in it after its placing was undone") func recovered() {
        house.gates[.secret] = [Gate("porter") { _ in .require(HouseRoute.login) }]
        house.trigger(.secret, completion: recorder("secret"))
        placeAndUndo(.refusedVerb)
        house.recover(to: .home, completion: nil)
        expect(house, "[home]")
        #expect(recorder.lines == ["secret: cancelled: everything that was pending was ended"])
    }

    @Test(
        "a removed screen can be placed elsewhere by its observer, and its former tree resumes",
        arguments: [false, true])
    func removed(inANewRoot: Bool) {
        let (other, screen) = (Stacked("other"), Screen("moved"))
        shown.home.perform(.push(screen))
        var made: StackRoot?
        screen.observe { [shown] event in
            guard event == .left, made == nil else { return }
            shown.home.trigger(.push("later"), completion: shown.recorder("later"))
            if inANewRoot {
                made = StackRoot(screen)
            } else {
                made = StackRoot()
                other.perform(.push(screen), completion: shown.recorder("elsewhere"))
            }
        }
        shown.host.isHolding = true
        shown.home.perform(.pop(), completion: recorder("pop"))
        shown.host.acknowledge()
        #expect(recorder.outcome("pop")?.isCompleted == true)
        expect(shown.manager, "main: [home, later]")
        #expect(recorder.outcomes["later"] == nil)
        if inANewRoot { expect(made ?? StackRoot(), "[moved]") } else { expect(other, "[other, moved]") }
        shown.host.isHolding = false
        shown.host.acknowledge()
        #expect(recorder.outcome("later")?.isCompleted == true)
        shown.home.trigger(.push("last"), completion: recorder("last"))
        #expect(recorder.outcome("last")?.isCompleted == true)
    }

    @Test("a waiting trigger leaves with its tree, and only that tree's recovery ends it") func leaves() {
        house.gates[.secret] = [Gate("porter") { _ in .wait { [recorder] in recorder.keep($0) } }]
        house.trigger(.secret, completion: recorder("secret"))
        shown.home.perform(.push(house))
        shown.home.perform(.pop())
        shown.manager.recover(to: .none(), completion: nil)
        #expect(recorder.lines == [])
        house.recover(to: .home, completion: nil)
        #expect(recorder.lines == ["secret: cancelled: everything that was pending was ended"])
    }

    @Test("a waiting trigger ends when its tree leaves for good, and keeps nothing") func leavesForGood() {
        do {
            let other = House()
            other.gates[.secret] = [Gate("porter") { _ in .wait { [recorder] in recorder.keep($0) } }]
            other.trigger(.secret, completion: recorder("secret"))
            shown.home.perform(.push(other))
        }
        #expect(recorder.lines == [])
        shown.home.perform(.pop())
        #expect(recorder.lines == ["secret: cancelled: the tree has gone"])
    }

    @Test("a recovery from a child that a gesture has removed closes alerts of the outer tree")
    func removedByAGesture() {
        shown.home.ask("Well?", [Answer("Go", 1)]) { [recorder] in recorder.note("\($0)") }
        shown.home.perform(.push(house))
        let gesture = shown.home.root.begin(.pop())
        house.recover(to: .push("safe"), completion: recorder("recovery"))
        #expect(!gesture.isActive)
        expect(shown.manager, "main: [home, [home, safe]]")
        #expect(recorder.lines.contains("failure(cancelled: everything that was pending was ended)"))
    }

    @Test("a trigger made by an answer in a tree that has left has one outcome") func answeredElsewhere() {
        let (manager, house, recorder) = (shown.manager, house, recorder)
        house.gates[.secret] = [
            Gate("porter") {
                _ in
                .ask("Sure?", choices: [AlertChoice("Yes") { house.trigger(.push("b"), completion: recorder("b")) }])
            }
        ]
        shown.home.perform(.present(house))
        house.trigger(.secret, completion: recorder("secret"))
        shown.home.perform(.dismissToRoot())
        let host = TestHost(house, isHolding: true)
        house.trigger(.push("a"), completion: recorder("a"))
        manager.choose("Yes", completion: recorder("answer"))
        host.isHolding = false
        host.acknowledge()
        expect(house, "[home, a, b]")
        for name in ["a", "b", "answer"] { #expect(recorder.outcome(name)?.isCompleted == true, "\(name)") }
        #expect(recorder.outcomes["secret"]?.count == 1)
    }

    @Test("a report made as a tree leaves is carried out on that tree, and holds up no other")
    func reportedAsItLeaves() {
        let (other, recorder) = (Stacked("a", "b"), recorder)
        shown.home.perform(.push(other))
        let host = TestHost(other)
        other.top.observe { [weak node = other.root.node] event in
            guard event == .disappeared, let node, let first = node.child(at: 0) else { return }
            host.isHolding = true
            node.report(.popped(to: first.node.id), completion: recorder("report"))
        }
        shown.home.perform(.pop(), completion: recorder("pop"))
        expect(other, "[a]")
        expect(shown.manager, "main: [home]")
        #expect(recorder.outcome("pop")?.isCompleted == true)
        shown.home.trigger(.push("next"), completion: recorder("next"))
        #expect(recorder.outcome("next")?.isCompleted == true)
        #expect(recorder.outcomes["report"] == nil)
        host.acknowledge()
        #expect(recorder.outcome("report")?.isCompleted == true)
    }
}
