import Coordination
import CoordinationTesting
import Testing

/// A gate that wants a login which is shown already, however it came.
@Suite(.bothEnds, .noUnhandledFailures) struct StandingLoginTests {
    let mall = Mall()

    @Test("presented twice under its key, it is there once, and the second time is no change") func twice() {
        mall.app.trigger(.login, completion: mall.recorder("first"))
        mall.app.trigger(.login, completion: mall.recorder("second"))
        #expect(mall.recorder.lines == ["first: completed", "second: no change"])
        mall.app.trigger(.promo)
        expect(mall.manager, "main: {[press]*, [stall]}^login^promo")
        mall.app.trigger(.login, completion: mall.recorder("third"))
        #expect(mall.recorder.lines.last == "third: completed")
        expect(mall.manager, "main: {[press]*, [stall]}^login")
    }

    @Test("opened by hand before a gate wants it, it is the one that is waited for", arguments: [false, true])
    func byHand(isHolding: Bool) throws {
        mall.host.isHolding = isHolding
        mall.app.trigger(.login)
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        mall.settle()
        expect(mall.manager, "main: {[press]*, [stall]}^login")
        #expect(mall.recorder.lines == [])
        try mall.signIn()
        mall.settle()
        #expect(mall.recorder.lines == ["secret: completed"])
        expect(mall.manager, "main: {[press]*, [stall, secret]}")
    }

    @Test("opened for another gate, it is shared, whichever route has asked for it") func byAnotherGate() throws {
        mall.press.trigger(.secret, completion: mall.recorder("press"))
        mall.porter.prerequisite = .require(MallRoute.sameLogin)
        mall.stall.trigger(.secret, completion: mall.recorder("stall"))
        expect(mall.manager, "main: {[press]*, [stall]}^login")
        try mall.signIn()
        #expect(mall.recorder.lines == ["press: completed", "stall: completed"])
        expect(mall.manager, "main: {[press, secret]*, [stall, secret]}")
    }

    @Test("hidden in another tab, or under what was pushed and presented, it comes to the front") func hidden() throws {
        mall.porter.prerequisite = .require(PressRoute.login)
        mall.press.trigger(.login)
        mall.press.trigger(.more)
        mall.app.trigger(.stall)
        mall.app.trigger(.promo)
        expect(mall.manager, "main: {[press, login, more], [stall]*}^promo")
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        expect(mall.manager, "main: {[press, login]*, [stall]}")
        try mall.signIn()
        #expect(mall.recorder.lines == ["secret: completed"])
        expect(mall.manager, "main: {[press]*, [stall, secret]}")
    }

    @Test("a second trigger that comes to wait for it brings it to the front again, and both resume") func second()
        throws
    {
        mall.porter.prerequisite = .require(PressRoute.login)
        mall.press.trigger(.secret, completion: mall.recorder("first"))
        expect(mall.manager, "main: {[press, login]*, [stall]}")
        mall.app.trigger(.stall)
        mall.stall.trigger(.secret, completion: mall.recorder("second"))
        expect(mall.manager, "main: {[press, login]*, [stall]}")
        mall.stall.trigger(.secret, completion: mall.recorder("third"))
        try mall.signIn()
        #expect(mall.recorder.lines == ["first: completed", "second: completed", "third: completed"])
        expect(mall.manager, "main: {[press, secret]*, [stall, secret, secret]}")
    }

    @Test(
        "where what covers it will not be left, the trigger that has come to wait ends so, and the first keeps waiting"
    )
    func covered() {
        mall.porter.prerequisite = .require(PressRoute.login)
        mall.press.trigger(.secret, completion: mall.recorder("first"))
        mall.app.root.perform(.present(Manuscript()))
        mall.stall.trigger(.secret, completion: mall.recorder("second"))
        #expect(mall.recorder.lines == ["second: rejected: a screen will not be left: unsaved"])
        expect(mall.manager, "main: {[press, login]*, [stall]}^draft")
        mall.app.root.recover(to: .dismissAll())
        #expect(mall.recorder.lines.last == "first: cancelled: everything that was pending was ended")
    }

    @Test("where what covers it wants it first, the trigger that has come to wait fails as a loop") func circular()
        throws
    {
        mall.porter.prerequisite = .require(PressRoute.login)
        mall.press.trigger(.secret, completion: mall.recorder("first"))
        mall.app.root.perform(.present(Manuscript { _ in .require(PressRoute.login) }))
        mall.stall.trigger(.secret, completion: mall.recorder("second"))
        #expect(mall.recorder.error("second")?.detail == .gateLoops("draft"))
        expect(mall.manager, "main: {[press, login]*, [stall]}^draft")
        #expect(mall.recorder.lines.count == 1)
    }

    @Test("where it is there and may not be shown, the gate's trigger ends as that says") func standsCovered() {
        mall.porter.prerequisite = .require(PressRoute.login)
        mall.press.trigger(.login)
        mall.app.root.perform(.present(Manuscript()))
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        #expect(mall.recorder.lines == ["secret: rejected: a screen will not be left: unsaved"])
        expect(mall.manager, "main: {[press, login]*, [stall]}^draft")
    }

    @Test("in another window, that window comes to the front", arguments: [false, true]) func window(isStanding: Bool) {
        mall.porter.prerequisite = .require(PressRoute.login)
        if isStanding { mall.press.trigger(.login) }
        let second = StackRoot(Screen("second"))
        mall.manager.perform(.open(WindowRoot(second, name: "other")))
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        expect(mall.manager, "other: [second]; main: {[press, login]*, [stall]}")
        #expect(mall.recorder.lines == [])
    }

    @Test("closed meanwhile, the trigger that waited for it is rejected, and it stays closed") func closed() {
        mall.app.trigger(.login)
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        mall.manager.back()
        #expect(mall.recorder.lines == ["secret: rejected: 'login' had to come first, and was closed"])
        expect(mall.manager, "main: {[press]*, [stall]}")
        mall.stall.trigger(.secret, completion: mall.recorder("again"))
        expect(mall.manager, "main: {[press]*, [stall]}^login")
    }

    @Test("replaced in its own commit by a screen that is asked whether it may be left, it is shown once more")
    func replacedAsItCame() throws {
        mall.porter.prerequisite = .require(PressRoute.login)
        mall.app.trigger(.stall)
        mall.stall.root.perform(
            .push(
                Manuscript { [press = mall.press] _ in
                    press.root.perform(.set([Screen("news")]))
                    return .allow
                }))
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        expect(mall.manager, "main: {[news, login]*, [stall, draft]}")
        #expect(mall.recorder.lines == [])
        try mall.signIn()
        #expect(mall.recorder.lines == ["secret: completed"])
        expect(mall.manager, "main: {[news]*, [stall, draft, secret]}")
    }

    @Test("closed while the host still shows something else, it is shown anew for the gate") func closedBefore() {
        mall.app.trigger(.login)
        mall.host.isHolding = true
        mall.manager.back()
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        mall.settle()
        expect(mall.manager, "main: {[press]*, [stall]}^login")
    }

    @Test("what was there before is not closed when the wait is given up") func givenUp() {
        mall.app.trigger(.login)
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        mall.app.root.recover(to: .none())
        #expect(mall.recorder.lines == ["secret: cancelled: everything that was pending was ended"])
        expect(mall.manager, "main: {[press]*, [stall]}^login")
    }

    @Test("a login that a route brings to the front by hand is waited for as well") func revealed() throws {
        let login = Prerequisite("login")
        mall.app.root.perform(.present(login))
        mall.app.answers[.login] = { .reveal(login) }
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        #expect(mall.recorder.lines == [])
        try mall.signIn()
        #expect(mall.recorder.lines == ["secret: completed"])
    }

    @Test("one that fills a place, and is shown there again, is waited for as well", arguments: 0..<3)
    func inItsPlace(kind: Int) {
        let login = Prerequisite("login")
        let split = SplitRoot(Screen("list"), login)
        mall.app.root.perform(.present(split))
        mall.app.answers[.login] = {
            switch kind {
            case 0: .perform(.showDetail(login), on: split)
            case 1: .perform(.set(login, column: 1), on: split)
            default: .dismiss(to: split)
            }
        }
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        #expect(mall.recorder.lines == [])
        mall.porter.isOpen = true
        split.perform(.clear(column: 1))
        if kind == 2 { mall.app.root.perform(.dismiss()) }
        #expect(mall.recorder.lines == ["secret: completed"])
    }

    @Test("a route that a gate wants first, and that does nothing, closes nothing") func nothing() {
        mall.porter.prerequisite = .require(PressRoute.nothing)
        mall.press.trigger(.more)
        mall.app.trigger(.promo)
        mall.app.trigger(.stall)
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        #expect(mall.recorder.error("secret")?.detail == .gateLoops("MallGate"))
        expect(mall.manager, "main: {[press, more], [stall]*}^promo")
    }

    @Test("shown behind something, it is brought to the front at once") func shownBehind() {
        mall.porter.prerequisite = .require(PressRoute.login)
        mall.app.trigger(.stall)
        mall.app.trigger(.promo)
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        expect(mall.manager, "main: {[press, login]*, [stall]}")
    }
}
