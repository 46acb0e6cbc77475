import Coordination
import CoordinationHistory
import CoordinationRestoration
import CoordinationTesting
import Testing

@Suite("A step", .noUnhandledFailures) struct StepTests {
    @Test("leads back and forward, and runs no effect again")
    func steps() {
        let desk = Desk(user: "ada")
        var trees = [desk.tree]
        for route in [DeskRoute.letter(1), .letter(2), .account, .settings, .sheet] {
            desk.desk.trigger(route)
            trees.append(desk.tree)
        }
        let effects = desk.facts.effects
        for index in (0..<trees.count - 1).reversed() {
            #expect(outcome { desk.history.back(completion: $0) }?.isCompleted == true)
            #expect(desk.tree == trees[index])
            #expect(desk.history.index == index)
        }
        for index in 1..<trees.count {
            desk.history.forward()
            #expect(desk.tree == trees[index])
        }
        #expect(desk.facts.effects == effects)
        #expect(desk.history.lastLosses.isEmpty)
    }

    @Test("goes to any entry at once, by its key or by a distance")
    func jumps() {
        let desk = Desk()
        for number in 1...4 { desk.desk.trigger(.letter(number)) }
        let entries = desk.history.entries
        desk.history.go(to: entries[1].id)
        expect(desk.windows, "main: {inbox[list, letter1]*, mine[account]}")
        desk.history.go(by: 3)
        #expect(desk.history.current == entries[4])
        #expect(desk.history.current.address == "/letter4")
    }

    @Test("out of range changes nothing, and says so")
    func outOfRange() {
        let desk = Desk()
        #expect(outcome { desk.history.back(completion: $0) } == .noChange)
        #expect(outcome { desk.history.forward(completion: $0) } == .noChange)
        #expect(outcome { desk.history.go(by: .min, completion: $0) } == .noChange)
        #expect(outcome { desk.history.go(to: 99, completion: $0) } == .noChange)
        #expect(outcome { desk.history.go(by: 0, completion: $0) } == .noChange)
        #expect(desk.line == "list*")
    }

    @Test("made twice at once, is reckoned from where the one before leads")
    func twice() {
        let desk = Desk()
        for number in 1...4 { desk.desk.trigger(.letter(number)) }
        let host = TestHost(desk.windows, isHolding: true)
        var outcomes: [TransitionOutcome] = []
        desk.history.back { outcomes.append($0) }
        desk.history.back { outcomes.append($0) }
        desk.history.back { outcomes.append($0) }
        desk.history.forward { outcomes.append($0) }
        #expect(desk.history.index == 4)
        host.isHolding = false
        host.acknowledge()
        #expect(outcomes.count == 4)
        #expect(desk.history.index == 2)
        expect(desk.windows, "main: {inbox[list, letter1, letter2]*, mine[account]}")
    }

    @Test("waits for a trigger before it, and for its entry")
    func afterTrigger() {
        let desk = Desk()
        let host = TestHost(desk.windows, isHolding: true)
        desk.desk.trigger(.letter(1))
        desk.desk.trigger(.letter(2))
        desk.history.back()
        host.isHolding = false
        host.acknowledge()
        #expect(desk.line == "list letter1* letter2")
    }

    @Test("that a host refuses leaves the history as it was")
    func refusedByHost() {
        let desk = Desk()
        desk.desk.trigger(.form)
        let form = try? desk.windows.frontmost(FormModel.self)
        form?.kept = "typed"
        desk.desk.trigger(.help)
        desk.desk.trigger(.list)
        let host = TestHost(desk.windows)
        host.nextRefusal = "no"
        let before = desk.history.entries
        #expect(outcome { desk.history.go(by: -2, completion: $0) }?.error != nil)
        #expect(desk.history.entries == before)
        #expect(desk.history.index == 3)
        expect(desk.windows, "main: {inbox[list]*, mine[account]}")
    }

    @Test("is refused by a screen that may not be left, at any distance, twice, and forward too")
    func denied() throws {
        let desk = Desk()
        for number in 1...3 { desk.desk.trigger(.letter(number)) }
        desk.desk.trigger(.form)
        desk.desk.trigger(.list)
        desk.history.back()
        let form = try desk.windows.frontmost(FormModel.self)
        form.verdict = .deny("unsaved")
        let (before, tree) = (desk.line, desk.tree)
        for distance in [-1, -3, -1, 1] {
            #expect(outcome { desk.history.go(by: distance, completion: $0) } == .rejected(.stays("unsaved")))
            #expect(desk.line == before)
            #expect(desk.tree == tree)
            #expect(desk.history.current.address == "/form")
        }
        form.verdict = .allow
        desk.history.go(by: -3)
        #expect(desk.line == "list letter1* letter2 letter3 form list")
    }

    @Test("waits for the answer of a screen that would be left; all is as it was meanwhile")
    func asked() throws {
        let desk = Desk()
        for number in 1...2 { desk.desk.trigger(.letter(number)) }
        desk.desk.trigger(.form)
        let form = try desk.windows.frontmost(FormModel.self)
        form.verdict = .ask("Discard?", choices: [.proceed("Discard"), .cancel("Keep")])
        let host = TestHost(desk.windows)
        let before = desk.history.entries
        var outcomes: [TransitionOutcome] = []
        desk.history.back { outcomes.append($0) }
        desk.history.back { outcomes.append($0) }
        #expect(outcomes.isEmpty)
        #expect(desk.history.index == 3)
        #expect(desk.history.entries == before)
        host.answer("Keep")
        host.answer("Keep")
        #expect(outcomes.count == 2)
        #expect(desk.history.index == 3)
        #expect(desk.history.entries == before)
        outcomes = []
        desk.history.go(by: -2) { outcomes.append($0) }
        host.answer("Discard")
        #expect(outcomes.map(\.isCompleted) == [true])
        #expect(desk.line == "list letter1* letter2 form")
        expect(desk.windows, "main: {inbox[list, letter1]*, mine[account]}")
    }

    @Test("asks the gate of what is in front there; its login comes first, and the step goes on")
    func gated() throws {
        let desk = Desk(user: "ada")
        desk.desk.trigger(.account)
        desk.desk.trigger(.inbox)
        desk.facts.user = nil
        desk.windows.gatesChanged()
        #expect(desk.line == "list*", "the entries of another owner are gone")
        let open = DeskCoordinator()
        let windows = WindowManager(WindowRoot(open, name: "main"))
        open.facts.user = "ada"
        let history = History(of: windows)
        open.trigger(.account)
        open.trigger(.inbox)
        open.facts.user = nil
        var outcomes: [TransitionOutcome] = []
        #expect(history.losses(of: history.entries[1].id).map(\.reason) == [.denied])
        history.back { outcomes.append($0) }
        expect(windows, "main: {inbox[list]*, mine[account]}^[login]")
        #expect(history.line == "list account list*")
        windows.back()
        #expect(outcomes == [.rejected(.closed("login"))])
        #expect(history.line == "list account list*")
        expect(windows, "main: {inbox[list]*, mine[account]}")
        history.back { outcomes.append($0) }
        open.facts.user = "ada"
        try windows.frontmost(LoginModel.self).finish()
        #expect(outcomes.last?.isCompleted == true)
        #expect(history.line == "list account* list")
        expect(windows, "main: {inbox[list], mine[account]*}")
    }

    @Test("made while a login is shown, closes it")
    func duringLogin() {
        let desk = Desk()
        desk.desk.trigger(.letter(1))
        let pending = outcome { done in
            desk.desk.trigger(.account, completion: done)
            desk.history.back()
        }
        #expect(pending == .rejected(.closed("login")))
        #expect(desk.line == "list* letter1")
        expect(desk.windows, "main: {inbox[list]*, mine[account]}")
        desk.history.forward()
        expect(desk.windows, "main: {inbox[list, letter1]*, mine[account]}")
    }

    @Test("of a window leaves the others")
    func oneWindow() {
        let (one, other) = (DeskCoordinator(), DeskCoordinator())
        let (first, second) = (WindowRoot(one, name: "one"), WindowRoot(other, name: "two"))
        let windows = WindowManager(first, second)
        let (history, others) = (History(of: first), History(of: second))
        let all = History(of: windows)
        one.trigger(.letter(1))
        other.trigger(.letter(2))
        one.trigger(.help)
        #expect(history.line == "list letter1 help*")
        #expect(others.line == "list letter2*")
        #expect(all.line == "list letter2*")
        let id = other.inbox.screens.last?.node.id
        history.go(by: -2)
        expect(windows, "one: {inbox[list]*, mine[account]}; two: {inbox[list, letter2]*, mine[account]}")
        #expect(other.inbox.screens.last?.node.id == id)
        #expect(others.line == "list letter2*")
        others.back()
        expect(windows, "one: {inbox[list]*, mine[account]}; two: {inbox[list]*, mine[account]}")
    }

    @Test("on a tree that has gone is cancelled")
    func released() {
        var desk: DeskCoordinator? = DeskCoordinator()
        let history = desk.map { History(of: $0) }
        weak var gone = desk
        desk?.trigger(.letter(1))
        desk?.trigger(.form)
        desk = nil
        #expect(gone == nil)
        #expect(outcome { history?.back(completion: $0) ?? () } == .cancelled(.released))
    }

    @Test("goes on when a coordinator is put into a window")
    func entering() {
        let desk = DeskCoordinator()
        let history = History(of: desk)
        desk.trigger(.letter(1))
        let windows = WindowManager(WindowRoot(desk, name: "main"))
        desk.trigger(.letter(2))
        #expect(history.line == "list letter1 letter2*")
        history.back()
        expect(windows, "main: {inbox[list, letter1]*, mine[account]}")
    }
}
