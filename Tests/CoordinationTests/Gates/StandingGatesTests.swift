@_spi(Log) @_spi(Hosting) import Coordination
@_spi(Hosting) import CoordinationTesting
import Testing

/// A club with rooms for members: a session that ends leaves nothing in sight that is theirs.
@Suite("Standing gates", .bothEnds, .noUnhandledFailures) struct StandingGatesTests {
    let club = Chapter()
    let manager: WindowManager
    let host: TestHost

    init() {
        manager = WindowManager(WindowRoot(club, name: "main"))
        host = TestHost(manager)
        expect(manager, "main: {[home]*, [shop]}")
    }

    func enter(_ routes: ChapterRoute...) { for route in routes { club.trigger(route) } }

    func changeGates(_ user: Int?) {
        club.session.user = user
        manager.gatesChanged()
    }

    @Test("what is in sight is covered at once, and uncovered when the gate holds again") func cover() throws {
        enter(.members)
        expect(manager, "main: {[home, members]*, [shop]}")
        let members = manager.top
        changeGates(nil)
        expect(manager, "main: {[home, members^login]*, [shop]}")
        #expect(!members.node.isVisible)
        #expect(outcome { manager.gatesChanged(completion: $0) } == .noChange)
        changeGates(1)
        expect(manager, "main: {[home, members]*, [shop]}")
        #expect(manager.top === members && members.node.isVisible)
    }

    @Test("a cover that finishes goes; if the gate does not hold, another one comes") func finish() throws {
        enter(.members)
        changeGates(nil)
        let first = try manager.frontmost(ChapterLogin.self)
        first.finish()
        expect(manager, "main: {[home, members^login]*, [shop]}")
        #expect(try manager.frontmost(ChapterLogin.self) !== first)
        club.session.user = 1
        try manager.frontmost(ChapterLogin.self).finish()
        expect(manager, "main: {[home, members]*, [shop]}")
    }

    @Test("a signal cuts a settling commit short only if something has to be repaired") func cutShort() {
        host.isHolding = true
        var outcomes: [TransitionOutcome] = []
        club.trigger(.members) { outcomes.append($0) }
        manager.gatesChanged { outcomes.append($0) }
        #expect(host.waiting.count == 1)
        #expect(outcomes.isEmpty)
        host.acknowledge()
        #expect(outcomes.map(\.isCompleted) == [true, false])
        club.trigger(.about)
        changeGates(nil)
        #expect(host.waiting.isEmpty)
        expect(manager, "main: {[home, members, about]*, [shop]}")
    }

    @Test("a step back from a cover leaves what it covers; a drag is refused") func back() throws {
        enter(.members)
        changeGates(nil)
        let dragged = outcome { host.dragAway(completion: $0) }
        #expect(dragged == .rejected(.mustBeAnswered("login")))
        #expect(manager.canGoBack)
        manager.back()
        expect(manager, "main: {[home]*, [shop]}")
    }

    @Test("a tab that its coordinator selects by a guarded route is covered when it is selected") func tab() {
        changeGates(nil)
        club.session.isOpen = false
        manager.gatesChanged()
        expect(manager, "main: {[home]*, [shop]}")
        host.choose(club.root.tabs[1])
        expect(manager, "main: {[home], [shop]^closed*}")
        #expect(!manager.canGoBack)
        host.choose(club.root.tabs[0])
        expect(manager, "main: {[home]*, [shop]^closed}")
        club.session.isOpen = true
        manager.gatesChanged()
        expect(manager, "main: {[home]*, [shop]}")
    }

    @Test("where nothing stands beneath, what would be removed is covered") func bottom() {
        FlaggedRoom.isOn = false
        let window = WindowManager(WindowRoot(FlaggedRoom(), name: "main"))
        window.gatesChanged()
        expect(window, "main: room^beta")
        FlaggedRoom.isOn = true
        window.gatesChanged()
        expect(window, "main: room")
    }

    @Test("a place is replaced by a route, whose own gates are asked") func replace() {
        club.session.isAdult = true
        enter(.wine)
        expect(manager, "main: {[home, wine]*, [shop]}")
        club.session.isAdult = false
        manager.gatesChanged()
        expect(manager, "main: {[home, juice]*, [shop]}")
    }

    @Test("a cover is hidden with its place in a fold, and comes back with it") func fold() {
        let mail = ChapterMail(club.session)
        let (list, room) = (mail.list, mail.room)
        let folding = WindowManager(WindowRoot(mail, name: "main"))
        let host = TestHost(folding)
        mail.trigger(.members)
        host.step(to: list)
        club.session.user = nil
        folding.gatesChanged()
        expect(folding, "main: ([list]* | [members^login])")
        host.fold()
        expect(folding, "main/: ([list]* | [members^login])")
        #expect(folding.top.node.name == "list" && list.screens[0].node.isVisible)
        host.step(to: room)
        #expect(folding.top.node.name == "login")
        host.unfold()
        club.session.user = 1
        folding.gatesChanged()
        expect(folding, "main: ([list] | [members])")
    }

    @Test("what a fold brings into sight is covered in the same commit") func foldBrings() {
        let mail = ChapterMail(club.session)
        let folding = WindowManager(WindowRoot(mail, name: "main"))
        let host = TestHost(folding)
        mail.trigger(.members)
        host.fold()
        host.step(to: mail.list)
        club.session.user = nil
        folding.gatesChanged()
        expect(folding, "main/: ([list]* | [members])")
        host.unfold()
        expect(folding, "main: ([list]* | [members^login])")
        host.fold()
        expect(folding, "main/: ([list]* | [members^login])")
        #expect(folding.top.node.name == "list")
    }

    @Test("a signal does not wait for a settling commit, and no host can refuse the repair") func settling() {
        enter(.members)
        host.isHolding = true
        var pushed: TransitionOutcome?
        club.trigger(.members) { pushed = $0 }
        host.nextRefusal = "no"
        changeGates(nil)
        #expect(pushed?.isCompleted == true)
        #expect(manager.top.node.name == "login")
        #expect(host.shown.description.contains("login"))
        #expect(host.told.last == .show(manager.tree))
    }

    @Test("nobody is asked to leave, and the draft is back when the gate holds again") func draft() throws {
        enter(.members)
        let draft = ChapterDraft()
        club.news.perform(.push(draft))
        changeGates(nil)
        expect(manager, "main: {[home, members, draft]*, [shop]}")
        draft.session = club.session
        manager.gatesChanged()
        #expect(draft.questions == 0)
        changeGates(1)
        #expect(manager.top === draft)
    }

    @Test("another user never meets the first one's draft") func owners() throws {
        enter(.members)
        changeGates(nil)
        changeGates(2)
        expect(manager, "main: {[home]*, [shop]}")
        enter(.members)
        expect(manager, "main: {[home, members]*, [shop]}")
        changeGates(3)
        expect(manager, "main: {[home]*, [shop]}")
    }

    @Test("if another user enters before the signal, what stood for the first one goes all the same") func lateSignal()
    {
        enter(.members, .about)
        club.session.user = 2
        enter(.members)
        expect(manager, "main: {[home]*, [shop]}")
    }

    @Test("the login that a trigger waits for is not covered") func exempt() {
        changeGates(nil)
        club.trigger(.members) { _ in }
        manager.gatesChanged()
        manager.gatesChanged()
        expect(manager, "main: {[home]*, [shop]}^login")
    }

    @Test("every window is repaired, also one behind another") func windows() {
        let mail = ChapterMail(club.session)
        manager.perform(.open(WindowRoot(mail, name: "other")))
        mail.trigger(.members)
        enter(.members)
        changeGates(nil)
        expect(manager, "main: {[home, members^login]*, [shop]}; other: ([list] | [members^login])")
    }

    @Test("calls within a commit are one, and the record names what was repaired") func records() {
        enter(.members)
        var lines: [String] = []
        let observer = manager.observeCommits { record in
            lines.append("\(record.cause): \(record.effects.joined(separator: "; "))")
        }
        club.session.user = nil
        club.news.perform(
            Transition("signals") { [manager] _ in
                manager.gatesChanged()
                manager.gatesChanged()
                manager.gatesChanged()
            })
        #expect(lines.count == 2)
        #expect(lines.contains { $0.contains("gatesChanged()") && $0.contains("cover 'members'") })
        withExtendedLifetime(observer) {}
    }

    @Test("a rolled back commit takes its cover along") func rollback() {
        enter(.members, .about)
        changeGates(nil)
        host.nextRefusal = "no"
        let refused = outcome { manager.back(completion: $0) }
        #expect(refused?.error?.reason == .hostRefused)
        expect(manager, "main: {[home, members, about]*, [shop]}")
        manager.back()
        expect(manager, "main: {[home, members^login]*, [shop]}")
    }

    @Test("without standing gates a signal changes nothing") func without() {
        let stack = StackRoot(Screen("a"))
        #expect(outcome { stack.gatesChanged(completion: $0) } == .noChange)
        stack.perform(.push(Screen("b")))
        expect(stack, "[a, b]")
    }
}
