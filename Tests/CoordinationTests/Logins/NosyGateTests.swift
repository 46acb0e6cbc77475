import Coordination
import CoordinationTesting
import Testing

/// What a gate triggers as it is asked is no part of what another gate wanted first.
@Suite(.bothEnds, .noUnhandledFailures) struct NosyGateTests {
    let mall = Mall()
    let recorder = Recorder()

    /// Has a gate of the windows trigger something each time that it is asked, but about that.
    private func snoop(_ trigger: @escaping (Mall) -> Void) {
        var isSnooping = false
        mall.manager.gates = [
            Gate("nosy") { [unowned mall] _ in
                if !isSnooping {
                    isSnooping = true
                    trigger(mall)
                    isSnooping = false
                }
                return .allow
            }
        ]
    }

    @Test("a trigger made by a gate is not waited for if the prerequisite shows nothing") func nothingShown() {
        mall.app.answers[.login] = { .none() }
        snoop { $0.app.trigger(.stall) { _ in } }
        mall.press.trigger(.secret, completion: recorder("secret"))
        #expect(recorder.lines.count == 1)
        #expect(recorder.error("secret") != nil)
    }

    @Test("a trigger made by a gate is undone with the part of the login's commit that asked the gate")
    func undonePart() {
        mall.app.answers[.login] = { [unowned mall] in
            Transition("login") { editor in
                try? editor.perform(
                    .multiple(
                        .trigger(MallRoute.promo, on: mall.app), .refuse("go on", because: "it is full")),
                    on: editor.root)
                try editor.perform(.present(Prerequisite("login")))
            }
        }
        var isLate = false
        snoop { mall in
            guard isLate else { return isLate = true }
            mall.stall.root.perform(.push(Screen("x")), completion: recorder("x"))
        }
        mall.press.trigger(.secret, completion: recorder("secret"))
        let undone = recorder.lines.filter { $0 == "x: cancelled: the commit that it had joined was undone" }
        #expect(recorder.lines.count == undone.count + recorder.lines.filter { $0 == "x: completed" }.count)
        #expect(undone.count == 1)
        expect(mall.manager, "main: {[press]*, [stall, x]}^login")
    }

    @Test("a revealing trigger made by a gate brings its screen to the front") func revealing() {
        snoop { $0.stall.root.perform(.push(Later { Screen("x") }, key: "x"), with: .revealing) { _ in } }
        mall.press.trigger(.secret, completion: recorder("secret"))
        expect(mall.manager, "main: {[press], [stall, x]*}")
        #expect(recorder.lines.count == 1)
    }

    @Test("a login is waited for, and not a screen that a gate pushed with it") func loginShown() throws {
        snoop { $0.stall.root.perform(.push(Screen("x"))) }
        mall.press.trigger(.secret, completion: recorder("secret"))
        expect(mall.manager, "main: {[press]*, [stall, x]}^login")
        mall.manager.gates = []
        try mall.signIn()
        #expect(recorder.lines == ["secret: completed"])
        expect(mall.manager, "main: {[press, secret]*, [stall, x]}")
    }
}
