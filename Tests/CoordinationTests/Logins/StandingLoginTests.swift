import Coordination
import CoordinationTesting
import Testing

/// A gate that wants a login which is shown already, however it came.
@Suite(.bothEnds, .noUnhandledFailures) struct StandingLoginTests {
    let mall = Mall()

    @Test("a login presented twice under its key is there once, and the second time is no change") func twice() {
        mall.app.trigger(.login, completion: mall.recorder("first"))
        mall.app.trigger(.login, completion: mall.recorder("second"))
        #expect(mall.recorder.lines == ["first: completed", "second: no change"])
        mall.app.trigger(.promo)
        expect(mall.manager, "main: {[press]*, [stall]}^login^promo")
        mall.app.trigger(.login, completion: mall.recorder("third"))
        #expect(mall.recorder.lines.last == "third: completed")
        expect(mall.manager, "main: {[press]*, [stall]}^login")
    }

    @Test("a login opened before a gate requires it is the one that is waited for", arguments: [false, true])
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

    @Test("a login opened for another gate is shared, whichever route has asked for it") func byAnotherGate() throws {
        mall.press.trigger(.secret, completion: mall.recorder("press"))
        mall.porter.prerequisite = .require(MallRoute.sameLogin)
        mall.stall.trigger(.secret, completion: mall.recorder("stall"))
        expect(mall.manager, "main: {[press]*, [stall]}^login")
        try mall.signIn()
        #expect(mall.recorder.lines == ["press: completed", "stall: completed"])
        expect(mall.manager, "main: {[press, secret]*, [stall, secret]}")
    }

    @Test("a login hidden in another tab, and under other screens, is brought to the front for a gate")
    func hidden() throws {
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

    @Test("a second trigger that waits for a login brings it to the front again, and both resume")
    func second() throws {
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

    @Test("a second trigger ends if a screen over the login will not be left, and the first keeps waiting")
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

    @Test("a trigger fails as a loop if the screen over its login requires that login") func circular() throws {
        mall.porter.prerequisite = .require(PressRoute.login)
        mall.press.trigger(.secret, completion: mall.recorder("first"))
        mall.app.root.perform(.present(Manuscript { _ in .require(PressRoute.login) }))
        mall.stall.trigger(.secret, completion: mall.recorder("second"))
        #expect(mall.recorder.error("second")?.detail == .gateLoops("draft"))
        expect(mall.manager, "main: {[press, login]*, [stall]}^draft")
        #expect(mall.recorder.lines.count == 1)
    }

    @Test("a trigger is rejected if a screen over an already opened login will not be left") func standsCovered() {
        mall.porter.prerequisite = .require(PressRoute.login)
        mall.press.trigger(.login)
        mall.app.root.perform(.present(Manuscript()))
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        #expect(mall.recorder.lines == ["secret: rejected: a screen will not be left: unsaved"])
        expect(mall.manager, "main: {[press, login]*, [stall]}^draft")
    }

    @Test("a login in another window brings that window to the front", arguments: [false, true])
    func window(isStanding: Bool) {
        mall.porter.prerequisite = .require(PressRoute.login)
        if isStanding { mall.press.trigger(.login) }
        let second = StackRoot(Screen("second"))
        mall.manager.perform(.open(WindowRoot(second, name: "other")))
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        expect(mall.manager, "other: [second]; main: {[press, login]*, [stall]}")
        #expect(mall.recorder.lines == [])
    }

    @Test("a login that is closed rejects the trigger that waited, and stays closed") func closed() {
        mall.app.trigger(.login)
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        mall.manager.back()
        #expect(mall.recorder.lines == ["secret: rejected: 'login' had to come first, and was closed"])
        expect(mall.manager, "main: {[press]*, [stall]}")
        mall.stall.trigger(.secret, completion: mall.recorder("again"))
        expect(mall.manager, "main: {[press]*, [stall]}^login")
    }

    @Test("a login that is replaced in its own commit is shown once more") func replacedAsItCame() throws {
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

    @Test("a login whose closing still settles is shown again for the gate") func closedBefore() {
        mall.app.trigger(.login)
        mall.host.isHolding = true
        mall.manager.back()
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        mall.settle()
        expect(mall.manager, "main: {[press]*, [stall]}^login")
    }

    @Test("a login that was there before the wait is not closed when the wait is given up") func givenUp() {
        mall.app.trigger(.login)
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        mall.app.root.recover(to: .none())
        #expect(mall.recorder.lines == ["secret: cancelled: everything that was pending was ended"])
        expect(mall.manager, "main: {[press]*, [stall]}^login")
    }

    @Test("a login that its route only reveals is waited for as well") func revealed() throws {
        let login = Prerequisite("login")
        mall.app.root.perform(.present(login))
        mall.app.answers[.login] = { .reveal(login) }
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        #expect(mall.recorder.lines == [])
        try mall.signIn()
        #expect(mall.recorder.lines == ["secret: completed"])
    }

    @Test("a login that its route shows again in its place is waited for as well", arguments: 0..<3)
    func inItsPlace(kind: Int) {
        let login = Prerequisite("login")
        let split = SplitRoot(Screen("list"), login)
        mall.app.root.perform(.present(split))
        mall.app.answers[.login] = {
            switch kind {
            case 0: .perform(.showDetail(login), on: split)
            case 1: .perform(.fill(column: 1, with: login), on: split)
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

    @Test("a prerequisite that does nothing closes nothing") func nothing() {
        mall.porter.prerequisite = .require(PressRoute.nothing)
        mall.press.trigger(.more)
        mall.app.trigger(.promo)
        mall.app.trigger(.stall)
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        #expect(mall.recorder.error("secret")?.detail == .gateLoops("MallGate"))
        expect(mall.manager, "main: {[press, more], [stall]*}^promo")
    }

    @Test("a login that would be shown behind something is brought to the front at once") func shownBehind() {
        mall.porter.prerequisite = .require(PressRoute.login)
        mall.app.trigger(.stall)
        mall.app.trigger(.promo)
        mall.stall.trigger(.secret, completion: mall.recorder("secret"))
        expect(mall.manager, "main: {[press, login]*, [stall]}")
    }
}
