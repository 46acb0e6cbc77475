import Coordination
import CoordinationTesting
import Testing

/// What is presented under a key: found again with what it was presented with, as long as it is there.
@Suite(.bothEnds, .noUnhandledFailures) struct KeyedPresentingTests {
    let recorder = Recorder()
    let root = StackRoot(Screen("a"))
    let manager: WindowManager

    init() { manager = WindowManager(WindowRoot(root, name: "main")) }

    func present(
        _ key: some Hashable & Sendable, _ name: String = "k", on other: StackRoot? = nil
    ) -> TransitionOutcome? {
        var outcome: TransitionOutcome?
        (other ?? root).perform(.present(Later { Screen(name) }, key: key)) { outcome = $0 }
        return outcome
    }

    @Test("a keyed modal is built once; modals over it go, and nothing changes if it is on top") func once() {
        #expect(present("k")?.isCompleted == true)
        root.perform(.multiple(.present(Screen("m")), .present(Screen("n"))))
        expect(manager, "main: [a]^k^m^n")
        #expect(present("k")?.isCompleted == true)
        expect(manager, "main: [a]^k")
        #expect(present("k") == .noChange)
        root.perform(.dismiss())
        #expect(present("k")?.isCompleted == true)
        expect(manager, "main: [a]^k")
    }

    @Test("keys of two types differ, and so do the keys of a stack and of its modals") func types() {
        _ = present("1", "s")
        _ = present(1, "i")
        expect(manager, "main: [a]^s^i")
        root.perform(.push(Later { Screen("b") }, key: "1"))
        expect(manager, "main: [a, b]^s^i")
        #expect(present("1")?.isCompleted == true)
        expect(manager, "main: [a, b]^s")
    }

    @Test("a keyed modal loses its key when it is shown elsewhere or moved into the stack") func elsewhere() {
        let shown = Screen("k")
        root.perform(.present(Later { shown }, key: "k"))
        root.perform(.multiple(.dismiss(), .push(shown)))
        expect(manager, "main: [a, k]")
        _ = present("k", "new")
        expect(manager, "main: [a, k]^new")
        root.perform(.multiple(.pop(), .dismiss(), .present(shown)))
        _ = present("k", "newest")
        expect(manager, "main: [a]^k^newest")
    }

    @Test("a key is as it was after an undone commit") func undone() {
        root.perform(.multiple(.present(Later { Screen("k") }, key: "k"), .pop())) { _ in }
        expect(manager, "main: [a]")
        _ = present("k")
        root.perform(.multiple(.dismiss(), .present(Later { Screen("other") }, key: "k"), .pop())) { _ in }
        #expect(present("k") == .noChange)
        expect(manager, "main: [a]^k")
    }

    @Test("a presented root finds a keyed modal among those it is presented with") func presented() {
        let inner = StackRoot(Screen("x"))
        _ = present("k")
        root.perform(.present(inner))
        #expect(present("k", on: inner)?.isCompleted == true)
        expect(manager, "main: [a]^k")
    }

    @Test("a window presents by its root; a manager and an empty window present nothing") func windows() {
        let window = WindowRoot(Screen("w"), name: "new")
        manager.perform(.open(window))
        window.perform(.present(Later { Screen("k") }, key: "k"))
        window.perform(.present(Later { Screen("k") }, key: "k"), completion: recorder("again"))
        expect(manager, "main: [a]; new: w^k")
        manager.perform(.present(Later { Screen("k") }, key: "k"), completion: recorder("manager"))
        WindowRoot().perform(.present(Later { Screen("k") }, key: "k"), completion: recorder("empty"))
        #expect(recorder.lines.first == "again: no change")
        #expect(recorder.error("manager")?.detail == .wrongPlace("a window manager presents nothing itself"))
        #expect(recorder.error("empty")?.detail == .noRoot)
    }

    @Test("a root shown with a keyed modal keeps the modal under its key") func carried() {
        let (inner, outer) = (StackRoot(Screen("x")), StackRoot(Screen("y")))
        inner.perform(.present(Later { Screen("k") }, key: "k"))
        root.perform(.present(inner))
        expect(manager, "main: [a]^[x]^k")
        #expect(present("k") == .noChange)
        outer.perform(.present(Later { Screen("l") }, key: "k"))
        root.perform(.push(outer))
        expect(manager, "main: [a, [y]^l]^[x]^k")
        #expect(present("k", on: outer) == .noChange, "what is pushed keeps its own list")
    }

    @Test("a keyed modal has its style and animation, and an error of its builder is the outcome") func styled() {
        root.perform(.present(Later { Screen("k") }, key: "k", style: .fullScreen, animation: .default))
        #expect(root.node.modals.first?.node.style == .fullScreen)
        struct Broken: Error {}
        root.perform(
            .present(Later { () throws -> Screen in throw Broken() }, key: "b"), completion: recorder("broken"))
        #expect(recorder.error("broken") != nil)
        expect(manager, "main: [a]^k")
    }

    @Test("a keyed modal may have a type that is known only when it is built") func anyType() {
        let build: () throws -> any Presentable = { Screen("k") }
        for _ in 1...2 { root.perform(.present(Later { Later(build) }, key: "k")) }
        expect(manager, "main: [a]^k")
    }
}
