@_spi(Hosting) import Coordination
import CoordinationTesting
import Testing

private final class Guarded: Presentable {
    let node = Screen("guarded")
    static var gates: [Gate] { [Gate("door") { _ in .deny("closed") }] }
}

private struct Lost: Error {}

/// What needs no route takes what is built late, as transitions do.
@Suite(.bothEnds, .noUnhandledFailures) struct BuiltInFrontTests {
    @Test("a screen built late is built when its verb is reached, and shown") func shown() {
        let shown = Shown("home")
        var built = 0
        shown.window.push(
            Later {
                built += 1
                return Screen("details")
            })
        shown.window.present(Later { StackRoot(Screen("m")) }, style: .fullScreen)
        shown.window.push(Later { some("n") })
        shown.window.present(Later { some("o") })
        expect(shown.manager, "main: [home, details]^[m, n]^o")
        #expect(built == 1)
        #expect(shown.manager.layers[1].node.presentationStyle == .fullScreen)
    }

    private func some(_ name: String) -> any Presentable { Screen(name) }

    @Test("a refused push builds nothing, nor does a present that a gate denies") func refused() {
        let window = WindowRoot(Screen("a"), name: "main")
        let manager = WindowManager(window)
        let noStack = outcome {
            window.push(
                Later { () -> Screen in
                    Issue.record("it is built")
                    return Screen("never")
                }, completion: $0)
        }
        #expect(noStack?.error?.detail == .noStack(front: "a"))
        #expect(noStack?.error?.verb == "push Screen")
        let closed = outcome {
            window.present(
                Later { () -> Guarded in
                    Issue.record("it is built")
                    return Guarded()
                }, completion: $0)
        }
        #expect(closed == .rejected(.denied("closed")))
        let lost = outcome { window.present(Later { () throws -> Screen in throw Lost() }, completion: $0) }
        #expect(lost?.error?.description == "Can't build Screen: Lost().")
        expect(manager, "main: a")
    }

    @Test("a push that waits for its turn builds its screen in its turn") func waiting() {
        let shown = Shown("home", isHolding: true)
        shown.home.trigger(.push("a"), completion: nil)
        var built = 0
        shown.window.push(
            Later {
                built += 1
                return Screen("b")
            }, completion: shown.recorder("push"))
        #expect(built == 0)
        shown.host.acknowledge()
        #expect(built == 1)
        shown.host.acknowledge()
        #expect(shown.recorder.lines == ["push: completed"])
        expect(shown.manager, "main: [home, a, b]")
    }

    @Test("a kept screen is shown again on the next visit") func kept() throws {
        let shown = Shown("home")
        let keep = shown.manager.keep(until: { _ in }, key: 1) { Screen("kept") }
        let push = { try outcome { shown.window.push(keep, completion: $0) }?.get().shown.map(\.id) }
        let first = try push()
        shown.manager.back(completion: nil)
        #expect(try push() == first)
        shown.window.present(Later { Screen("m") })
        expect(shown.manager, "main: [home, kept]^m")
    }

    @Test("every verb takes a presentable built late, with its style and animation") func order() {
        let fade = TransitionAnimation("fade", duration: .zero)
        let stack = StackRoot(Screen("a"))
        let window = WindowRoot(stack, name: "main")
        let make = { name in Later { Screen(name) } }
        stack.perform(.push(make("b"), animation: fade))
        stack.perform(.replaceTop(make("c"), animation: fade))
        stack.perform(.push(Later { make("d") }, key: 1, animation: fade))
        stack.perform(.push(Later { make("never") }, key: 1))
        stack.perform(.show(make("e"), animation: fade))
        stack.perform(.showDetail(make("f"), animation: fade))
        stack.perform(.embed(make("g"), in: stack.screens[0], animation: fade))
        stack.perform(.presentOnRoot(make("h"), style: .fullScreen, animation: fade))
        stack.perform(.present(make("i"), animation: fade))
        stack.perform(.present(make("j"), style: .fullScreen, animation: fade))
        expect(window, "main: [a+g, c, d, e, f]^h^i^j")
        #expect((stack.screens.dropFirst() + stack.screens[0].node.embedded).allSatisfy { $0.node.animation == fade })
        #expect(window.layers.dropFirst().allSatisfy { $0.node.animation == fade })
        window.perform(.setRoot(make("k"), animation: fade))
        expect(window, "main: k")
        #expect(window.content?.node.animation == fade)
        window.perform(.presentOnRoot(make("l"), animation: fade))
        window.perform(
            Transition("edit") { editor in
                try editor.perform(.present(make("m"), animation: fade))
                try editor.perform(.present(make("n"), style: .fullScreen))
            })
        expect(window, "main: k^l^m^n")
    }
}
