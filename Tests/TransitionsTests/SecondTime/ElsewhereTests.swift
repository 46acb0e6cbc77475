import CoordinationTesting
import Testing
import Transitions

/// What is shown elsewhere is refused by every verb that shows something, wherever it is, and nothing happens.
@Suite("What is shown elsewhere", .noUnhandledFailures) struct ElsewhereTests {
    enum Elsewhere: String, CaseIterable, Sendable {
        case content = "{r*, [z, p]}"
        case hidden = "{r*, [p, z]}"
        case tab = "{r*, p}"
        case column = "{r*, (z | p)}"
        case modal = "{r*, [z]^p}"
        case over = "{r*, [z]}^p"
        case embedded = "{r*, [z+p]}"
    }

    @Test("a stack", arguments: Elsewhere.allCases) func stack(_ place: Elsewhere) throws {
        try check(place, "r[a, b]", StackRoot.self) { p, root in
            [
                .push(p), .push(Later { p }), .push(Later { p }, key: 1), .replaceTop(p), .set([p]),
                .set([root.screens[0], p]),
                .show(p), .showDetail(p), .present(p), .presentOnRoot(p), .embed(p, in: root),
                Transition("insert") { editor in try editor.insert(p, at: 0) },
                Transition("replace") { editor in try editor.set([p]) },
            ]
        }
    }

    @Test("tabs, pages and a split", arguments: Elsewhere.allCases) func others(_ place: Elsewhere) throws {
        try check(place, "r{a*, b}", TabRoot.self) { p, root in
            [.insert(p, at: 0), .set([p]), .show(p), .present(p), .embed(p, in: root.tabs[0])]
        }
        try check(place, "r<a*, b>", PageRoot.self) { p, _ in [.set([p]), .show(p), .present(p)] }
        try check(place, "r(a | b)", SplitRoot.self) { p, _ in
            [.set([p]), .set(p, column: 0), .set(p, column: 1), .show(p), .showDetail(p), .present(p)]
        }
    }

    private func check<Root: ContainerRoot>(
        _ place: Elsewhere, _ picture: String, _ type: Root.Type,
        _ transitions: (any Presentable, Root) -> [Transition<Root>]
    ) throws {
        let stage = try Stage(place.rawValue.replacing("r", with: picture))
        let root = try #require(stage["r"] as? Root)
        let before = stage.tree
        for transition in transitions(stage["p"], root) {
            let refused = outcome { root.perform(transition, completion: $0) }
            var isRight = false
            if case .alreadyShown = refused?.error?.reason { isRight = true }
            #expect(isRight, "\(transition) gives \(refused?.description ?? "nothing")")
            #expect(stage.tree.entries == before.entries, "\(transition)")
        }
        let front = outcome { root.present(stage["p"], completion: $0) }
        #expect(front?.error != nil)
        #expect(flaws(in: stage.outermost) == [])
    }
}

/// Where nothing is shown anew, no gate of its type is asked, and no animation is stored.
@Suite("What is there already", .noUnhandledFailures) struct AlreadyThereTests {
    @Test("its gates are not asked, and nothing is stored") func gates() throws {
        let (log, fade) = (GatedScreen.Log(), Animation.default)
        let (a, b) = (GatedScreen("a"), GatedScreen("b"))
        let (stack, tabs, split) = (StackRoot(a), TabRoot(Screen("t"), b), SplitRoot())
        let window = WindowRoot(GatedScreen("c"), name: "main")
        let d = GatedScreen("d")
        GatedScreen.$log.withValue(log) {
            split.perform(.showDetail(d))
            log.count = 0
            let content = window.content ?? a
            #expect(outcome { stack.perform(.replaceTop(a, animation: fade), completion: $0) } == .noChange)
            #expect(outcome { stack.perform(.set([a], animation: fade), completion: $0) } == .noChange)
            #expect(outcome { tabs.perform(.insert(b, at: 1, animation: fade), completion: $0) } == .noChange)
            #expect(outcome { tabs.perform(.set(tabs.tabs, animation: fade), completion: $0) } == .noChange)
            #expect(outcome { split.perform(.showDetail(d, animation: fade), completion: $0) } == .noChange)
            #expect(outcome { split.perform(.set(d, column: 1, animation: fade), completion: $0) } == .noChange)
            #expect(outcome { window.perform(.setRoot(content, animation: fade), completion: $0) } == .noChange)
            #expect(log.count == 0)
            #expect([a, b, d, content].allSatisfy { $0.node.animation == nil })
        }
    }

    @Test("where it was built, its gates were asked; those of the next of its type are asked again") func built() {
        let log = GatedScreen.Log()
        let a = GatedScreen("a")
        let (stack, split, window) = (StackRoot(a), SplitRoot(), WindowRoot(name: "main"))
        GatedScreen.$log.withValue(log) {
            let (b, c, e) = (GatedScreen("b"), GatedScreen("c"), Screen("e"))
            split.perform(.show(b))
            window.perform(.setRoot(c))
            stack.perform(.embed(e, in: a))
            for transition: Transition<StackRoot> in [
                .replaceTop(Later { a }), .perform(.show(Later { b }), on: split),
                .perform(.setRoot(Later { c }), on: window),
            ] {
                log.count = 0
                stack.perform(.multiple(transition, .present(GatedScreen("next")), .dismiss()))
                #expect(log.count == 2, "\(transition)")
            }
        }
    }
}

private final class GatedScreen: Presentable {
    final class Log: @unchecked Sendable { var count = 0 }

    @TaskLocal static var log = Log()

    let node: Screen
    init(_ name: String) { node = Screen(name) }

    static var gates: [any Gate] {
        [
            ClosureGate("count") { _ in
                log.count += 1
                return .allow
            }
        ]
    }
}
