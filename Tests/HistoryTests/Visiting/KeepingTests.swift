import Coordination
import CoordinationHistory
import CoordinationRestoration
import CoordinationTesting
import Testing

@Suite("What a step keeps, and loses", .noUnhandledFailures) struct KeepingTests {
    @Test("what stands in both keeps its object, its id and what was typed")
    func sameObject() throws {
        let desk = Desk()
        desk.desk.trigger(.form)
        let form = try desk.windows.frontmost(FormModel.self)
        form.kept = "typed"
        desk.desk.trigger(.help)
        form.kept = "typed more"
        desk.history.back()
        #expect(try desk.windows.frontmost(FormModel.self) === form)
        #expect(form.kept == "typed more")
        desk.history.forward()
        form.kept = "and more"
        desk.history.back()
        #expect(form.kept == "and more")
    }

    @Test("what comes back anew has the state that it was left with")
    func keptState() throws {
        let desk = Desk()
        desk.desk.trigger(.form)
        try desk.windows.frontmost(FormModel.self).kept = "typed"
        desk.windows.back()
        #expect(desk.line == "list form list*")
        desk.history.back()
        #expect(try desk.windows.frontmost(FormModel.self).kept == "typed")
        try desk.windows.frontmost(FormModel.self).kept = "again"
        desk.history.back()
        desk.history.forward()
        #expect(try desk.windows.frontmost(FormModel.self).kept == "again")
    }

    @Test("siblings of one route keep their own objects and states")
    func siblings() {
        let desk = Desk()
        desk.desk.trigger(.letter(7))
        desk.desk.trigger(.letter(7))
        let letters = desk.desk.inbox.screens.compactMap { $0 as? LetterModel }
        for (index, letter) in letters.enumerated() { letter.kept = index + 1 }
        desk.desk.trigger(.help)
        desk.history.back()
        #expect(desk.history.lastLosses.isEmpty)
        #expect(desk.desk.inbox.screens.compactMap { $0 as? LetterModel }.map(\.kept) == [1, 2])
        desk.history.back()
        desk.history.forward()
        #expect(desk.desk.inbox.screens.compactMap { $0 as? LetterModel }.map(\.kept) == [1, 2])
    }

    @Test("a screen that no route has shown stays as long as it stands, and is named when it cannot come back")
    func loose() {
        let desk = Desk()
        desk.desk.pushLoose("loose")
        desk.desk.trigger(.letter(1))
        #expect(desk.line == "list loose letter1*")
        #expect(desk.history.losses(of: desk.history.entries[1].id).isEmpty)
        desk.history.back()
        #expect(desk.history.lastLosses.isEmpty)
        expect(desk.windows, "main: {inbox[list, loose]*, mine[account]}")
        desk.history.back()
        let named = desk.history.losses(of: desk.history.entries[1].id)
        #expect(named.map(\.description) == ["/0/0/0/1 'loose': no route has put it there"])
        desk.history.forward()
        #expect(desk.history.lastLosses == named)
        expect(desk.windows, "main: {inbox[list]*, mine[account]}")
        #expect(desk.line == "list list* letter1")
    }

    @Test("an alert and a secret are named beforehand")
    func named() {
        let desk = Desk()
        desk.desk.trigger(.letter(1))
        desk.desk.trigger(.ask)
        desk.desk.trigger(.secret(Secret("pin")))
        desk.windows.back()
        desk.windows.back()
        desk.history.go(by: -3)
        let entries = desk.history.entries
        #expect(desk.history.losses(of: entries[2].id).map(\.reason) == [.secret])
        #expect(desk.history.losses(of: entries[1].id).map(\.description) == ["/0 'Sure?': alerts are not restored"])
        #expect(desk.tree == "main: {inbox[list]*, mine[account]}")
        #expect(desk.history.entries == entries)
        desk.history.go(to: entries[2].id)
        #expect(desk.history.lastLosses.map(\.reason) == [.secret])
    }

    @Test("losses changes nothing")
    func trial() {
        let desk = Desk()
        for number in 1...3 { desk.desk.trigger(.letter(number)) }
        desk.windows.back()
        var events = 0
        let observer = desk.windows.observeCommits { _ in events += 1 }
        let (tree, effects) = (desk.windows.tree, desk.facts.effects)
        #expect(desk.history.losses(of: desk.history.entries[3].id).isEmpty)
        #expect(desk.windows.tree == tree)
        #expect(desk.facts.effects == effects)
        #expect(events == 0)
        observer.end()
    }

    @Test("the entries of another owner are gone")
    func owners() {
        let desk = Desk(user: "ada")
        desk.desk.trigger(.account)
        desk.desk.trigger(.settings)
        desk.desk.trigger(.inbox)
        desk.facts.user = nil
        #expect(desk.line == "list*")
        desk.history.back()
        expect(desk.windows, "main: {inbox[list]*, mine[account, settings]}")
        desk.facts.user = "tim"
        desk.desk.trigger(.letter(1))
        #expect(desk.line == "letter1*")
    }

    @Test("the entries made before a login stay after it")
    func beforeLogin() throws {
        let desk = Desk()
        desk.desk.trigger(.letter(1))
        desk.desk.trigger(.account)
        try desk.signIn()
        #expect(desk.line == "list letter1 account*")
        desk.facts.user = nil
        desk.windows.gatesChanged()
        #expect(desk.line == "list account*")
        desk.desk.trigger(.inbox)
        #expect(desk.line == "list letter1*", "the account of ada is no entry any more")
    }

    @Test("no gated screen is shown to a stranger")
    func stranger() {
        let desk = DeskCoordinator()
        desk.facts.user = "ada"
        let windows = WindowManager(WindowRoot(desk, name: "main"))
        let history = History(of: windows)
        desk.trigger(.settings)
        desk.trigger(.inbox)
        desk.trigger(.letter(1))
        desk.facts.user = nil
        // What is behind the selected tab is left out, and named.
        let losses = history.losses(of: history.entries[2].id)
        #expect(losses.map(\.reason) == [.denied])
        history.back()
        expect(windows, "main: {inbox[list]*, mine[account]}")
        history.back()
        expect(windows, "main: {inbox[list]*, mine[account]}^[login]")
    }
}

@Suite("A stored history", .noUnhandledFailures) struct StoredHistoryTests {
    private func stored() throws -> (StoredState, StoredHistory) {
        let desk = Desk()
        desk.desk.trigger(.letter(1))
        desk.desk.trigger(.form)
        try desk.windows.frontmost(FormModel.self).kept = "typed"
        desk.desk.trigger(.help)
        desk.desk.trigger(.list)
        desk.history.go(by: -1)
        return (try desk.windows.stored(), try desk.history.stored())
    }

    @Test("goes on in the next launch")
    func nextLaunch() throws {
        let (state, text) = try stored()
        let facts = DeskFacts()
        let windows = WindowManager(WindowRoot(DeskCoordinator(facts), name: "main"))
        _ = try windows.restore(state)
        let history = History(of: windows, restoring: try StoredHistory(text.text))
        #expect(history.line == "list letter1 form help* list")
        history.back()
        expect(windows, "main: {inbox[list, letter1, form]*, mine[account]}")
        #expect(try windows.frontmost(FormModel.self).kept == "typed")
        history.go(by: -2)
        #expect(history.line == "list* letter1 form help list")
        history.go(by: 4)
        expect(windows, "main: {inbox[list]*, mine[account]}")
        #expect(facts.effects.isEmpty)
    }

    @Test("is at the place from before while a login is shown, in the next launch too")
    func onTheWay() throws {
        let desk = Desk()
        desk.desk.trigger(.letter(1))
        desk.desk.trigger(.account)
        #expect(desk.line == "list letter1*")
        let (state, text) = (try desk.windows.stored(), try desk.history.stored())
        let windows = WindowManager(WindowRoot(DeskCoordinator(DeskFacts()), name: "main"))
        _ = try windows.restore(state)
        expect(windows, "main: {inbox[list, letter1]*, mine[account]}^[login]")
        let history = History(of: windows, restoring: text) { [weak windows] in "/\(windows?.top.node.name ?? "")" }
        #expect(history.line == "list letter1*")
        #expect(history.current.address == "/letter1")
    }

    @Test("is trimmed to the limit")
    func limit() throws {
        let (_, text) = try stored()
        let desk = Desk(limit: 3, restoring: text)
        #expect(desk.line == "form list* list")
    }

    @Test("of another owner is not offered")
    func owner() throws {
        let desk = Desk(user: "ada")
        desk.desk.trigger(.account)
        desk.desk.trigger(.settings)
        let text = try desk.history.stored()
        #expect(Desk(restoring: text).history.entries.count == 1)
        #expect(Desk(restoring: text, user: "ada").history.entries.count == 3)
    }

    @Test("has no secret in it, and equals itself when it is read")
    func secrets() throws {
        let desk = Desk()
        desk.desk.trigger(.secret(Secret("1234")))
        desk.desk.trigger(.sheet)
        let text = try desk.history.stored()
        #expect(!text.text.contains("1234"))
        #expect(try StoredHistory(text.text) == text)
    }

    @Test("that was damaged is refused")
    func damage() throws {
        let (_, text) = try stored()
        let bytes = Array(text.text.utf8)
        for place in stride(from: 0, to: bytes.count, by: 7) {
            var damaged = bytes
            damaged[place] ^= 1
            #expect(throws: RestorationError.self) { try StoredHistory(String(decoding: damaged, as: UTF8.self)) }
            #expect(throws: RestorationError.self) {
                try StoredHistory(String(decoding: bytes[..<place], as: UTF8.self))
            }
        }
        #expect(throws: RestorationError.wrongSum) {
            try StoredHistory(text.text.replacing("letter", with: "litter"))
        }
        #expect(throws: RestorationError.unknownFormat(9)) {
            try StoredHistory(#"{"history":9,"sum":"0"}"# + "\n")
        }
        #expect(throws: RestorationError.tooLarge(found: bytes.count, limit: 100, unit: "bytes")) {
            try StoredHistory(text.text, limits: StoredState.Limits(bytes: 100))
        }
    }
}
